// A real mail server of the test's own.

import { SMTPServer } from 'smtp-server';

export interface Heard {
  readonly to: string;
  readonly id: string;
  /** The message as it is read: the transfer encoding taken off. */
  readonly text: string;
}

export interface MailServer extends AsyncDisposable {
  readonly url: string;
  readonly heard: Heard[];
}

export async function mailServer(): Promise<MailServer> {
  const heard: Heard[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const text = decoded(Buffer.concat(chunks).toString('utf8'));
        const id = /^message-id:\s*(<[^>]+>)/im.exec(text)?.[1] ?? '';
        heard.push({ to: session.envelope.rcptTo.map(({ address }) => address).join(), id, text });
        done();
      });
    },
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    heard,
    [Symbol.asyncDispose]: () => new Promise<void>((closed) => server.close(() => closed())),
  };
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
