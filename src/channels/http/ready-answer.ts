// Answers that stand ready for the public: what was asked before goes out with the headers of all before a
// Request, a Response or a router is made. Whoever is not simply the public with requests left takes the long
// way, and nothing was counted; so who is refused is refused there alone.

import { clientAddress, countedAddress, widerNetwork } from '../../access/address.ts';
import { publicCaller } from '../../access/caller.ts';
import { limitHeaders, policies } from '../../access/limits.ts';
import { pathOf } from './address-parts.ts';
import { corsHeaders, isOpenToBrowsers } from './cors.ts';
import { type EdgeOptions, staleWarning } from './edge.ts';
import type { PlainRequest, ReadyAnswer } from './plain-request.ts';
import type { Headers } from './respond.ts';

/** An answer that is there, with the headers of its own. */
export interface Found {
  readonly status: number;
  readonly headers: Readonly<Headers>;
  readonly bytes: Uint8Array<ArrayBuffer> | null;
  /** Figures count it by this. */
  readonly route?: string;
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

  return (asked, peer, find) => {
    if (asked.headers.has('authorization')) return null;
    const from = clock();
    const found = find();
    if (found === null) return null;
    const address = countedAddress(clientAddress(peer, asked.headers.get('x-forwarded-for'), options.trusts));
    const id = requestId();
    const path = pathOf(asked.url);
    const isOpen = isOpenToBrowsers(path);
    // A page has a policy of its own in place of everybody's.
    const headers = [...(isOpen ? openFlat : without(all, found.headers)), 'X-Request-Id', id];
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
    pushAll(headers, found.headers);
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

function without(all: readonly (readonly [string, string])[], others: Readonly<Headers>): string[] {
  return all.filter(([name]) => !(name in others)).flat();
}

function pushAll(into: string[], members: Readonly<Headers>): void {
  for (const name in members) into.push(name, members[name] as string);
}
