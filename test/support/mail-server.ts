// A real mail server of a test's own, which keeps what it hears.

import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { type Listening, listening } from './listening.ts';

export interface Heard {
  readonly to: string;
  /** The message as it is read: the transfer encoding taken off. */
  readonly text: string;
}

export type MailServer = Listening & { readonly heard: readonly Heard[] };

/** @param options what it does otherwise than taking every mail of everybody */
export async function mailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const heard: Heard[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address).join();
        heard.push({ to, text: decoded(Buffer.concat(chunks).toString('utf8')) });
        done();
      });
    },
    ...options,
  });
  const at = await listening(server.server as never);
  return { ...at, url: `smtp://127.0.0.1:${at.port}`, heard };
}

/** Quoted-printable and base64 bodies as the text that they stand for. */
function decoded(message: string): string {
  const end = message.indexOf('\r\n\r\n');
  const [head, body] = [message.slice(0, end), message.slice(end + 4)];
  if (/^content-transfer-encoding:\s*base64/im.test(head))
    return `${head}\r\n\r\n${Buffer.from(body, 'base64').toString('utf8')}`;
  if (!/^content-transfer-encoding:\s*quoted-printable/im.test(head)) return message;
  const plain = body
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return `${head}\r\n\r\n${Buffer.from(plain, 'latin1').toString('utf8')}`;
}
