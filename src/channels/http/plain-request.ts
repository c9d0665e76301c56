// What a request says and what an answer is, without the objects of fetch around them. A Request is such a
// request too; where none was made, making it, and a Response, would cost more than many an answer.

import type { Headers as HeaderMembers } from './respond.ts';

export interface PlainRequest {
  readonly method: string;
  /** Absolute. */
  readonly url: string;
  readonly headers: PlainHeaders;
}

/** A request whose body was there with it. */
export interface PlainSent extends PlainRequest {
  readonly body: Uint8Array;
  /** Ends when whoever sent it goes. */
  readonly signal: AbortSignal;
}

export interface PlainHeaders {
  /** All values of a header, with commas between; null where there is none. */
  readonly get: (name: string) => string | null;
  readonly has: (name: string) => boolean;
}

/** An answer as it is sent. */
export interface PlainAnswer {
  readonly status: number;
  readonly headers: HeaderMembers;
  readonly bytes: Uint8Array<ArrayBuffer> | null;
  /** Told when the system has taken the bytes, after which they change; who hands them on some other way does not tell. */
  readonly onSent?: () => void;
}

/** An answer that stood ready: its headers as name and value in turn. */
export interface ReadyAnswer {
  readonly status: number;
  readonly headers: readonly string[];
  readonly bytes: Uint8Array<ArrayBuffer> | null;
}

/** What answers without the objects of fetch, where it can; null: ask the long way, nothing was counted. */
export interface DirectAnswers {
  /** At once, what was answered before to a caller who shows no credential. */
  readonly ready: (asked: PlainRequest, peer: string) => ReadyAnswer | null;
  readonly lean: (asked: PlainRequest, peer: string) => Promise<PlainAnswer | Response> | null;
  /** The same for what is sent to be read and changes nothing, such as calls of tools. */
  readonly sent: (sent: PlainSent, peer: string) => Promise<PlainAnswer | Response> | null;
}

/** The Request of whoever came by fetch; forms, and what is handed on, take no other way. */
export function wholeRequest(asked: PlainRequest): Request {
  if (asked instanceof Request) return asked;
  throw new Error(`${asked.method} ${asked.url} cannot be answered without a Request`);
}

export function asResponse(answer: PlainAnswer | Response): Response {
  if (answer instanceof Response) return answer;
  return new Response(answer.bytes, { status: answer.status, headers: answer.headers });
}

/** A header of an answer; the name is spelled as it was set. */
export function headerOf(answer: PlainAnswer | Response, name: string): string | null {
  return answer instanceof Response ? answer.headers.get(name) : (answer.headers[name] ?? null);
}

export function setHeader(answer: PlainAnswer | Response, name: string, value: string): void {
  if (answer instanceof Response) answer.headers.set(name, value);
  else answer.headers[name] = value;
}

export function removeHeader(answer: PlainAnswer | Response, name: string): void {
  if (answer instanceof Response) answer.headers.delete(name);
  else delete answer.headers[name];
}
