// Requests that are answered without the objects of fetch: plain ones, of programs below /api/v1 and of whoever
// looks at a page that was shown before. What is odd in any way (another method, a body, an address that would
// be read differently, a Host that is no plain name) takes the long way, where each oddity has its answer.

import type { IncomingMessage, ServerResponse } from 'node:http';
import { isOfTools } from '../../channels/http/mounts.ts';
import type { DirectAnswers, PlainRequest, PlainSent } from '../../channels/http/plain-request.ts';
import type { EndAnswer } from './sent-together.ts';

/** Addresses that a URL would leave as they are. */
const plainTarget = /^\/[!$&(-;=?-[\]_a-z~%]*$/;
/** The same of names, as the library that makes the Requests takes them. */
const plainHost = /^[a-z0-9._-]+(?::(?:[1-5]\d{3,4}|[6-9]\d{3}))?$|^(?:127\.0\.0\.1|localhost):6[0-4]\d{3}$/;

/** Of these headers a message keeps the first alone; what was sent twice is told as sent. */
const keptOnce = new Set(['authorization', 'content-length', 'host', 'user-agent']);

/** The request as the app reads it; null where only the long way does. */
export function plainlyAsked(incoming: IncomingMessage): PlainRequest | null {
  const { method, headers } = incoming;
  return method === 'GET' && headers['content-length'] === undefined ? plainly(incoming) : null;
}

function plainly({ method = '', url = '', headers, rawHeaders }: IncomingMessage): PlainRequest | null {
  if (!plainTarget.test(url) || !plainHost.test(headers.host ?? '')) return null;
  if (headers['transfer-encoding'] !== undefined) return null;
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

/** Of what is sent to a tool server, so many bytes are read before anybody says how they are answered. */
const maxSentBytes = 64 * 1024;

/**
 * What was sent to a tool server, where all of its body is there; null where only the long way reads it. A body
 * that was read for nothing stands at the message, where the library that makes the Requests takes it.
 */
function plainlySent(outgoing: ServerResponse): PlainSent | null {
  const incoming: IncomingMessage = outgoing.req;
  const length = Number(incoming.headers['content-length'] ?? 0);
  if (incoming.method !== 'POST' || !isOfTools(incoming.url ?? '')) return null;
  if (length === 0 || incoming.readableLength !== length) return null;
  const plainRequest = length > maxSentBytes ? null : plainly(incoming);
  if (plainRequest === null) return null;
  const body = incoming.read(length) as Buffer;
  Object.assign(incoming, { rawBody: body });
  const closed = new AbortController();
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) closed.abort();
  });
  return { ...plainRequest, body, signal: closed.signal };
}

/**
 * Answers with what stands ready; null where nothing does. What fails here fails again the long way, and is told there.
 */
export function answerReady(
  direct: DirectAnswers,
  asked: PlainRequest,
  outgoing: ServerResponse,
  end: EndAnswer,
): Promise<void> | null {
  try {
    const answer = direct.ready(asked, peerOf(outgoing));
    if (answer === null) return null;
    outgoing.writeHead(answer.status, answer.headers as string[]);
    return end(outgoing, answer.bytes);
  } catch {
    return null;
  }
}

/** What became of a request: it was answered, it takes the long way, or a Response was made that is still to be written. */
type Outcome = Response | 'answered' | 'no';

/** Answers without a Request where that can be done. 'no': it cannot be, or it failed, which the long way tells. */
export async function answerLean(
  direct: DirectAnswers,
  asked: PlainRequest,
  outgoing: ServerResponse,
  end: EndAnswer,
): Promise<Outcome> {
  return write(outgoing, end, () => direct.lean(asked, peerOf(outgoing)));
}

/** The same for what is sent with a body that came at once. */
export async function answerSent(
  direct: DirectAnswers,
  outgoing: ServerResponse,
  end: EndAnswer,
): Promise<Outcome> {
  // What was read in one piece with the head is handed over before this goes on.
  await null;
  const sent = plainlySent(outgoing);
  return sent === null ? 'no' : write(outgoing, end, () => direct.sent(sent, peerOf(outgoing)));
}

const peerOf = ({ req }: ServerResponse) => req.socket.remoteAddress ?? '';

async function write(
  outgoing: ServerResponse,
  end: EndAnswer,
  made: () => ReturnType<DirectAnswers['lean']>,
): Promise<Outcome> {
  try {
    const answer = await made();
    if (answer === null) return 'no';
    if (answer instanceof Response) return answer;
    outgoing.writeHead(answer.status, answer.headers);
    if (answer.onSent) outgoing.once('finish', answer.onSent);
    await end(outgoing, answer.bytes);
    return 'answered';
  } catch {
    return outgoing.headersSent ? 'answered' : 'no';
  }
}
