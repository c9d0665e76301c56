// How a page leaves: with the policy that lets nothing foreign in, a validator, compressed, and kept only
// where everybody of the tier gets the same.

import type { Caller } from '../../access/caller.ts';
import {
  type AnswerCache,
  bytesOf,
  type CachedAnswer,
  etagOf,
  etagOfBytes,
  matches,
} from '../../channels/http/answer-cache.ts';
import { bestAmong, bytesIn, chooseEncoding, tellPacking } from '../../channels/http/packing.ts';
import { asResponse, type PlainAnswer, type PlainRequest } from '../../channels/http/plain-request.ts';
import { atHand, type Found } from '../../channels/http/ready-answer.ts';
import type { Asset } from './assets.ts';
import { wordsHoldUntil } from './format.ts';
import { hasPost, writtenOf } from './html.ts';
import { documentOf } from './layout.ts';
import type { Page, PageRequest } from './page.ts';

/** Nothing inline, nothing foreign but pictures. */
const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: https:; font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const varying = 'Authorization, Cookie, Accept, Accept-Encoding';

/** Nobody in particular: what is made for one is made for all. */
export function isAnonymous({ tier, key, account }: Caller): boolean {
  return tier === 'public' && key === null && account === null;
}

interface Sending {
  readonly mark: string;
  readonly cache: AnswerCache;
  readonly version: number;
  readonly route: string;
}

/** Whether a page may be kept for others who ask the same. */
function isShared(page: Page, caller: Caller, status: number): boolean {
  return page.shared === true && status === 200 && isAnonymous(caller) && !page.cookies?.length;
}

/** The key under which an address is kept. */
export function keyOf(address: string): string {
  return `page ${address}`;
}

export async function sendPage(
  page: Page,
  ask: PageRequest,
  address: string,
  sending: Sending,
): Promise<PlainAnswer | Response> {
  const { request, visit, now } = ask;
  const status = page.status ?? 200;
  const document = documentOf(page, ask);
  const shared = isShared(page, visit.caller, status);
  const { mark, version, cache, route } = sending;
  const until = Math.min(page.until ?? Number.POSITIVE_INFINITY, wordsHoldUntil(now));
  const key = keyOf(address);
  const identity = bytesOf(writtenOf(document));
  const entry: CachedAnswer = {
    etag:
      shared && !page.beyondCatalogue
        ? etagOf(`${mark} ${key}`, version, until)
        : etagOfBytes(mark, identity),
    version,
    from: now.getTime(),
    until,
    route,
    // Else a browser says nothing of where a form came from, and it is taken for another site's.
    ...(hasPost(document) ? { headers: { 'Referrer-Policy': 'same-origin' } } : {}),
    bytes: { identity },
  };
  if (shared && until > now.getTime() && cache.isWanted(key)) cache.put(key, entry);
  const { headers = {}, cookies = [] } = page;
  const answer = await sendEntry(entry, request, ask, { status, shared, headers, once: cookies.length > 0 });
  if (cookies.length === 0) return answer;
  const response = asResponse(answer);
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie);
  return response;
}

/** A page that is kept, as it leaves at once; null where it is still to be packed for this visitor. */
export function pageAtHand(entry: CachedAnswer, asked: PlainRequest): Found | null {
  return atHand(entry, asked, keptHeaders);
}

function keptHeaders({ headers, etag }: CachedAnswer): Record<string, string> {
  return { ...pageHeaders, ...headers, 'Cache-Control': sharedFor, ETag: etag };
}

const sharedFor = 'public, max-age=60, stale-while-revalidate=60';

export async function sendEntry(
  entry: CachedAnswer,
  request: PlainRequest,
  { visit }: Pick<PageRequest, 'visit'>,
  {
    status = 200,
    shared = true,
    headers: further = {},
    once = false,
  }: {
    status?: number;
    shared?: boolean;
    headers?: Readonly<Record<string, string>>;
    /** It is sent again to whoever has it. */
    once?: boolean;
  } = {},
): Promise<PlainAnswer> {
  const headers: Record<string, string> = {
    ...visit.headers,
    ...pageHeaders,
    ...entry.headers,
    'Cache-Control': shared ? sharedFor : 'private, no-store',
    ...further,
  };
  if (status === 200 && request.method !== 'POST') {
    headers.ETag = entry.etag;
    if (!once && matches(request.headers.get('if-none-match'), entry.etag))
      return { status: 304, headers, bytes: null };
  }
  const encoding = chooseEncoding(request.headers.get('accept-encoding'), entry.bytes.identity.length);
  const bytes = encoding === 'identity' ? entry.bytes.identity : await bytesIn(entry, encoding);
  tellPacking(headers, encoding, bytes);
  return { status, headers, bytes };
}

export const pageHeaders: Readonly<Record<string, string>> = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': pagePolicy,
  'Referrer-Policy': 'no-referrer',
  Vary: varying,
};

/** A style sheet, script, font or picture under the name of its bytes. */
export function sendAsset(asset: Asset, request: PlainRequest): Response {
  const encoding = asset.packed
    ? bestAmong(['br', 'gzip'], request.headers.get('accept-encoding'))
    : 'identity';
  const bytes = encoding === 'identity' || !asset.packed ? asset.bytes : asset.packed[encoding]();
  const headers: Record<string, string> = {
    'Content-Type': asset.type,
    'Cache-Control': 'public, max-age=31536000, immutable',
    Vary: 'Accept-Encoding',
  };
  tellPacking(headers, encoding, bytes);
  return new Response(bytes, { status: 200, headers });
}
