// Messages to addresses that callers give: to vetted addresses alone, and of the answer at most 64 kB are read.

import { Refusal } from '../../kernel/refusal.ts';
import { isOtherSide } from './other-side.ts';
import { pinnedRequest } from './pinned-request.ts';
import {
  OutsideAddressError,
  type SafeAddressRules,
  type VettedAddress,
  vetAddress,
  withinTime,
} from './safe-address.ts';

interface OutsideMessage {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** For everything together: looking up, connecting, sending, reading. */
  readonly timeoutMs: number;
  /** Whose message it is: names are looked up for one after the other of each sender. */
  readonly sender?: string;
}

export type Outcome =
  | { readonly status: number; readonly retryAfter: string | null }
  | { readonly error: 'not_allowed' | 'unresolved' | 'timeout' | 'connection_failed' };

/** Resolves with null where this process ends before anything was answered: nobody knows what came of it. */
export type Post = (message: OutsideMessage) => Promise<Outcome | null>;

const maxReadBytes = 64 * 1024;

/** Posts to vetted addresses only; never throws for what the other side does. What it throws is a mistake of ours. */
export function safePost(rules: SafeAddressRules): (message: OutsideMessage) => Promise<Outcome> {
  return async (message) => {
    const signal = AbortSignal.timeout(message.timeoutMs);
    try {
      const vetted = await withinTime(vetAddress(message.url, rules, message.sender), signal);
      return await posted(message, vetted, signal);
    } catch (error) {
      if (error instanceof OutsideAddressError) return { error: error.reason };
      // Of this sender too many names led nowhere just now.
      if (error instanceof Refusal) return { error: 'unresolved' };
      if (signal.aborted || isTimeout(error)) return { error: 'timeout' };
      if (isOtherSide(error)) return { error: 'connection_failed' };
      throw error;
    }
  };
}

/** Headers, body or connection took too long, in the library's own words. */
const timeouts: readonly unknown[] = [
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'UND_ERR_CONNECT_TIMEOUT',
];

function isTimeout(error: unknown): boolean {
  return error instanceof Error && timeouts.includes((error as { code?: unknown }).code);
}

function posted({ headers, body, timeoutMs }: OutsideMessage, vetted: VettedAddress, signal: AbortSignal) {
  return pinnedRequest(vetted, { method: 'POST', headers, body, signal }, timeoutMs, async (answer) => {
    const retryAfter = answer.headers['retry-after'];
    await readSome(answer.body);
    return { status: answer.statusCode, retryAfter: typeof retryAfter === 'string' ? retryAfter : null };
  });
}

/** What the receiver says is read, up to a limit, and forgotten; the status alone counts. */
async function readSome(body: AsyncIterable<Uint8Array>): Promise<void> {
  let length = 0;
  try {
    for await (const chunk of body) {
      length += chunk.length;
      if (length >= maxReadBytes) return;
    }
  } catch {
    // The status has arrived: a body that breaks off changes nothing.
  }
}
