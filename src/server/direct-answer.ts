// Requests that are answered without the objects of fetch: plain ones, of programs below /api/v1 and of whoever
// looks at a page that was shown before. What is odd
// in any way (another method, a body, an address that would be read differently, a Host that is no plain
// name) takes the long way, where each oddity has its answer.

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DirectAnswers, PlainRequest } from '../channels/http/plain-request.ts';

/** Addresses that a URL would leave as they are. */
const plainTarget = /^\/[!$&(-;=?-[\]_a-z~%]*$/;
/** The same of names, as the library that makes the Requests takes them. */
const plainHost = /^[a-z0-9._-]+(?::(?:[1-5]\d{3,4}|[6-9]\d{3}))?$|^(?:127\.0\.0\.1|localhost):6[0-4]\d{3}$/;

/** Of these headers a message keeps the first alone; what was sent twice is told as sent. */
const keptOnce = new Set(['authorization', 'content-length', 'host', 'user-agent']);

/** The request as the app reads it; null where only the long way does. */
export function plainlyAsked(incoming: IncomingMessage): PlainRequest | null {
  const { method, url = '', headers, rawHeaders } = incoming;
  if (method !== 'GET' || !plainTarget.test(url) || !plainHost.test(headers.host ?? '')) return null;
  if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return null;
  const get = (name: string) => {
    const value = headers[name];
    if (value === undefined) return null;
    return typeof value === 'string' && !keptOnce.has(name) ? value : allOf(rawHeaders, name);
  };
  return {
    method,
    url: `http://${headers.host}${url}`,
    headers: { get, has: (name) => headers[name] !== undefined },
  };
}

function allOf(rawHeaders: readonly string[], name: string): string {
  const values = rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === name);
  return values.join(', ');
}

/** Answers with what stands ready; whether there was something. What fails here fails again the long way, and is told there. */
export function answerReady(direct: DirectAnswers, asked: PlainRequest, outgoing: ServerResponse): boolean {
  try {
    const answer = direct.ready(asked, outgoing.req.socket.remoteAddress ?? '');
    if (answer === null) return false;
    outgoing.writeHead(answer.status, answer.headers as string[]);
    outgoing.end(answer.bytes ?? undefined);
    return true;
  } catch {
    return outgoing.headersSent;
  }
}

/**
 * Answers without a Request where that can be done. 'no': it cannot be, or it failed, which the long way tells;
 * a Response that was made after all is handed back, for whoever writes those.
 */
export async function answerLean(
  direct: DirectAnswers,
  asked: PlainRequest,
  outgoing: ServerResponse,
): Promise<Response | 'answered' | 'no'> {
  try {
    const answer = await direct.lean(asked, outgoing.req.socket.remoteAddress ?? '');
    if (answer === null) return 'no';
    if (answer instanceof Response) return answer;
    outgoing.writeHead(answer.status, answer.headers);
    if (answer.onSent) outgoing.once('finish', answer.onSent);
    outgoing.end(answer.bytes ?? undefined);
    return 'answered';
  } catch {
    return outgoing.headersSent ? 'answered' : 'no';
  }
}
