// Answers that stand ready for the public: what was asked before goes out with the headers of all before a
// Request, a Response or a router is made. Whoever is not simply the public with requests left takes the long
// way, and nothing was counted; so who is refused is refused there alone.

import { clientAddress, countedAddress } from '../../access/address.ts';
import { publicCaller } from '../../access/caller.ts';
import { limitHeaders, policies } from '../../access/limits.ts';
import { widerNetwork } from '../../kernel/counted-network.ts';
import { pathOf } from './address-parts.ts';
import { type CachedAnswer, matches } from './answer-cache.ts';
import { corsHeaders, isOpenToBrowsers } from './cors.ts';
import type { EdgeOptions } from './edge.ts';
import { chooseEncoding, type Encoding, tellPacking } from './packing.ts';
import type { PlainRequest, ReadyAnswer } from './plain-request.ts';
import { type Headers, staleWarning } from './respond.ts';

/** An answer that is there, with the headers of its own. */
export interface Found {
  readonly status: 200 | 304;
  readonly headers: Readonly<Headers>;
  readonly bytes: Uint8Array<ArrayBuffer> | null;
  /** Figures count it by this. */
  readonly route?: string;
}

const founds = new WeakMap<CachedAnswer, Partial<Record<Encoding | 'unchanged', Found>>>();

/**
 * What is kept, as this caller takes it; null where it is still to be packed for it. Made once for each form.
 * @param headersOf what the answer says of itself
 */
export function atHand(
  entry: CachedAnswer,
  asked: PlainRequest,
  headersOf: (entry: CachedAnswer) => Headers,
): Found | null {
  const { etag, route, bytes } = entry;
  const form = matches(asked.headers.get('if-none-match'), etag)
    ? 'unchanged'
    : chooseEncoding(asked.headers.get('accept-encoding'), bytes.identity.length);
  const ofEntry = founds.get(entry) ?? {};
  const known = ofEntry[form];
  if (known) return known;
  const sent = form === 'unchanged' ? null : bytes[form];
  if (sent === undefined) return null;
  const headers = headersOf(entry);
  if (sent && form !== 'unchanged') tellPacking(headers, form, sent);
  const found: Found = {
    status: sent ? 200 : 304,
    headers,
    bytes: sent,
    ...(route === undefined ? {} : { route }),
  };
  founds.set(entry, { ...ofEntry, [form]: found });
  return found;
}

export type Ready = (asked: PlainRequest, peer: string, find: () => Found | null) => ReadyAnswer | null;

/**
 * @param always the headers that every answer carries
 * @returns asks `find` for the answer before anything is counted; null: ask the long way
 */
export function readyAnswers(options: EdgeOptions, always: Readonly<Headers>): Ready {
  const { limits, requestId, clock } = options;
  const all = Object.entries(always);
  const open = Object.entries({ ...always, ...corsHeaders });
  const openFlat = open.filter(([name]) => name in always).flat();
  const corsFlat = open.filter(([name]) => !(name in always)).flat();
  /** The headers around the id of a request, which are the same each time. */
  const cached = new WeakMap<
    Found,
    { readonly before: readonly string[]; readonly own: readonly string[] }
  >();
  const around = (found: Found, isOpen: boolean) => {
    const known = cached.get(found);
    if (known) return known;
    // A page has a policy of its own in place of everybody's.
    const before = isOpen ? openFlat : all.filter(([name]) => !(name in found.headers)).flat();
    const made = { before, own: Object.entries(found.headers).flat() };
    cached.set(found, made);
    return made;
  };

  return (asked, peer, find) => {
    if (asked.headers.has('authorization')) return null;
    const from = clock();
    const found = find();
    if (found === null) return null;
    const address = countedAddress(clientAddress(peer, asked.headers.get('x-forwarded-for'), options.trusts));
    const id = requestId();
    const path = pathOf(asked.url);
    const isOpen = isOpenToBrowsers(path);
    const { before, own } = around(found, isOpen);
    const headers = [...before, 'X-Request-Id', id];
    if (options.isStale?.()) headers.push('Warning', staleWarning);
    if (isOpen) headers.push(...corsFlat);
    if (limits) {
      // Who may not ask is refused the long way, which counts nobody a second time.
      const wider = widerNetwork(address);
      if (wider !== null && !limits.look(wider, policies.network).passes) return null;
      const standing = limits.take(address, policies.public);
      if (!standing.passes) return null;
      if (wider !== null) limits.take(wider, policies.network);
      pushAll(headers, limitHeaders(policies.public, standing));
    }
    headers.push(...own);
    const { status, bytes, route } = found;
    const caller = publicCaller(address);
    options.onAnswer?.({
      id,
      method: asked.method,
      path,
      status,
      ms: clock() - from,
      caller,
      ...(route === undefined ? {} : { route }),
    });
    return { status, headers, bytes };
  };
}

function pushAll(into: string[], members: Readonly<Headers>): void {
  for (const name in members) into.push(name, members[name] as string);
}
