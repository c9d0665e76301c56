// The lines that a client writes to a program, before the library reads them: it drops a line that is no message,
// and whoever wrote it would wait for ever. Here such a line is answered.

import { Transform } from 'node:stream';
import { deserializeMessage, ProtocolErrorCode } from '@modelcontextprotocol/server';
import { isMembers } from './plain-call.ts';

/** The bytes of a line that are read, as many as the library keeps. */
const maxLineBytes = 10 * 1024 * 1024;

interface LineParts {
  /** Says a line to the client. */
  readonly say: (line: string) => void;
  readonly onError: (error: Error) => void;
}

/** Lets lines with a message through, and answers the others. */
export function messageLines({ say, onError }: LineParts): Transform {
  let begun: Buffer[] = [];
  let bytes = 0;
  const refuse = (code: number, message: string, id: string | number | null) => {
    onError(new Error(message));
    say(`${JSON.stringify({ jsonrpc: '2.0', id, error: { code, message } })}\n`);
  };
  const add = (piece: Buffer) => {
    bytes += piece.length;
    if (bytes > maxLineBytes) begun = [];
    else begun.push(piece);
  };
  const lineOf = (): Buffer | null => {
    const line = bytes > maxLineBytes ? null : Buffer.concat(begun);
    begun = [];
    bytes = 0;
    return line;
  };
  return new Transform({
    transform(chunk: Buffer, _, done) {
      let from = 0;
      for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, from)) {
        add(chunk.subarray(from, end + 1));
        from = end + 1;
        const line = lineOf();
        if (line === null) refuse(ProtocolErrorCode.InvalidRequest, tooLong, null);
        else if (isMessage(line.toString('utf8').trim(), refuse)) this.push(line);
      }
      if (from < chunk.length) add(chunk.subarray(from));
      done();
    },
  });
}

const tooLong = `The line is longer than ${maxLineBytes} bytes.`;

function isMessage(
  line: string,
  refuse: (code: number, message: string, id: string | number | null) => void,
): boolean {
  if (line === '') return false;
  try {
    deserializeMessage(line);
    return true;
  } catch (error) {
    if (error instanceof SyntaxError) {
      refuse(ProtocolErrorCode.ParseError, 'The line is not valid JSON.', null);
      return false;
    }
  }
  const value: unknown = JSON.parse(line);
  // An answer to a broken answer may go back and forth for ever.
  if (isMembers(value) && !('method' in value) && ('error' in value || 'result' in value)) return true;
  const { id = null } = isMembers(value) ? (value as { id?: unknown }) : {};
  const sentence = 'Send one message of JSON-RPC 2.0 in each line; batches are not taken.';
  const named = typeof id === 'string' || typeof id === 'number' ? id : null;
  refuse(ProtocolErrorCode.InvalidRequest, sentence, named);
  return false;
}
