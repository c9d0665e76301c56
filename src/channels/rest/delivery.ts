// From an answer to what is sent: its headers, the packing that the caller takes, and nothing where the caller
// already has it.

import type { Answer } from '../../kernel/answer.ts';
import type { Written } from '../../kernel/json.ts';
import type { Operation } from '../../kernel/operation.ts';
import type { Tier } from '../../kernel/tier.ts';
import type { Format } from '../formats/format.ts';
import { type CachedAnswer, matches } from '../http/answer-cache.ts';
import type { Visit } from '../http/edge.ts';
import { bytesIn, chooseEncoding, tellPacking } from '../http/packing.ts';
import type { PlainAnswer, PlainRequest } from '../http/plain-request.ts';
import type { Headers } from '../http/respond.ts';
import { statusOfSuccess } from '../http/status.ts';

/** The answer to what was done: never kept, never asked for again by its validator. */
export function deliverOnce(
  operation: Operation,
  answered: Answer<Written>,
  visit: Visit,
  notice: Headers | null,
): Response {
  const { text, version, askAgainIn } = answered;
  const headers: Headers = {
    ...visit.headers,
    ...notice,
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    ...(version === undefined ? {} : { ETag: `"${version}"` }),
    ...(askAgainIn === undefined ? {} : { 'Retry-After': String(askAgainIn) }),
  };
  return new Response(String(text), { status: statusOfSuccess(operation.success), headers });
}

interface Delivery {
  readonly operation?: Operation;
  readonly askAgainIn?: number | undefined;
  /** Where the bytes are nobody's: told when they are read no more. */
  readonly giveBack?: (() => void) | undefined;
}

export async function deliver(
  entry: CachedAnswer,
  request: PlainRequest,
  visit: Visit,
  { operation, askAgainIn, giveBack }: Delivery = {},
): Promise<PlainAnswer> {
  const headers: Headers = { ...visit.headers, ...headersOf(entry, visit.caller.tier, operation) };
  if (askAgainIn !== undefined) headers['Retry-After'] = String(askAgainIn);
  if (!visit.caller.session && matches(request.headers.get('if-none-match'), entry.etag)) {
    giveBack?.();
    return { status: 304, headers, bytes: null };
  }
  const encoding = chooseEncoding(request.headers.get('accept-encoding'), entry.bytes.identity.length);
  if (encoding === 'identity') {
    const bytes = entry.bytes.identity;
    tellPacking(headers, encoding, bytes);
    return { status: 200, headers, bytes, ...(giveBack && { onSent: giveBack }) };
  }
  const bytes = await bytesIn(entry, encoding);
  giveBack?.();
  tellPacking(headers, encoding, bytes);
  return { status: 200, headers, bytes };
}

/** What an answer says of itself. */
export function headersOf(entry: CachedAnswer, tier: Tier, operation?: Operation): Headers {
  return {
    'Content-Type': 'application/json; charset=utf-8',
    ...entry.headers,
    'Cache-Control': cacheControl(tier, operation),
    Vary: varying,
    ETag: entry.etag,
  };
}

/** What is outside the catalogue (comments, requests of people) is asked for each time. */
export function cacheControl(tier: Tier, operation: Operation | undefined): string {
  if (tier !== 'public' || operation?.personal) return 'private, no-store';
  return operation?.root === 'site' ? 'no-store' : 'public, max-age=60, stale-while-revalidate=60';
}

export const varying = 'Authorization, Accept, Accept-Encoding';

export function typeOf({ mediaType }: Format): Headers {
  return { 'Content-Type': mediaType === 'application/ld+json' ? mediaType : `${mediaType}; charset=utf-8` };
}
