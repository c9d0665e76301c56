// Answers to what never became a request, or what programs on its way may read differently.

import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { hasOneHost } from '../../channels/http/hosts.ts';
import { commonHeaders } from '../../channels/http/respond.ts';

export const maxHeaderSize = 16 * 1024;

/** Answers once, and ends the connection. */
export function refuse(outgoing: ServerResponse, [status, code, sentence]: Flaw): void {
  const { head, body } = plainAnswer(status, code, sentence);
  outgoing.writeHead(status, { ...head, Connection: 'close' }).end(body);
}

/** Answers what never became a request, unless an answer has begun on the connection. */
export function refuseUnread([status, code, sentence]: Flaw, socket: Socket, begun?: ServerResponse): void {
  if (!socket.writable || (begun?.headersSent && !begun.writableFinished)) {
    socket.destroy();
    return;
  }
  const { head, body } = plainAnswer(status, code, sentence);
  const lines = Object.entries({ ...head, Connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
}

/** Why a request is refused that nobody was asked about. */
export type Flaw = readonly [status: number, code: string, sentence: string];

export const unmetExpectation: Flaw = [417, 'invalid_input', 'Expect is not understood here.'];

export const noTunnel: Flaw = [501, 'invalid_input', 'CONNECT is not understood here: this is no proxy.'];

const flaws: Readonly<Record<string, Flaw>> = {
  HPE_HEADER_OVERFLOW: [431, 'too_large', `The headers may have at most ${maxHeaderSize} bytes.`],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'too_slow', 'The request took too long to arrive.'],
};

/** Of what the parser could not read. */
export function flawOf({ code }: NodeJS.ErrnoException): Flaw {
  return flaws[code ?? ''] ?? wrong('This is not an HTTP request.');
}

/** What is wrong with a request that programs on its way may read differently; null: nothing. */
export function flawIn({ rawHeaders, url = '', headers, httpVersionMajor }: IncomingMessage): Flaw | null {
  if (httpVersionMajor !== 1) return [505, 'invalid_input', 'Send HTTP/1.1.'];
  if (!hasOneHost(rawHeaders) || !isTarget(url))
    return wrong('Send one Host header and a path that begins with /.');
  const coding = headers['transfer-encoding'];
  if (coding !== undefined && coding.toLowerCase() !== 'chunked')
    return wrong('A body is sent whole or chunked, in no other coding.');
  // Somebody before us may have let this path pass because it looked like another one. Most have no such sign.
  if (!url.includes('/.') && !url.includes('%') && !url.includes('\\')) return null;
  const [path = ''] = url.split(/[?#]/, 1);
  if (/\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path)) return wrong('The path may not hold . or .. as a step.');
  if (path.includes('\\')) return wrong('The path may not hold a backslash.');
  return null;
}

const wrong = (sentence: string): Flaw => [400, 'invalid_input', sentence];

function isTarget(url: string): boolean {
  return url.startsWith('/') || /^https?:\/\/[^\s/?#@]+(?:[/?#]|$)/i.test(url);
}

/** An answer to what never became a request. */
function plainAnswer(status: number, code: string, error: string) {
  const body = JSON.stringify({ error, code, request_id: null });
  const head = {
    ...commonHeaders,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    'Cache-Control': 'no-store',
  };
  return { status, head, body };
}
