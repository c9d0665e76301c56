// The mirror of an instance over the ledger of this one.

import type { Desk } from '../../desk/desk.ts';
import { beginErasure, bytesAlone } from '../../desk/unfinished-erasures.ts';
import { families } from '../../families.ts';
import { apiRoot } from '../../kernel/address.ts';
import { hourMs } from '../../kernel/durations.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import type { Config } from '../../settings/config.ts';
import { tokenOf } from '../node/logins.ts';
import { CommandError } from '../node/output.ts';
import { MirrorError } from './lines.ts';
import { type Mirror, mirrorOf } from './mirror.ts';

export interface MirrorArguments {
  readonly url: string;
  readonly key: string | undefined;
  /** Where logins are kept, which count where no key is given; left out: there are none. */
  readonly logins?: string;
}

/** ms for an answer of the feed to end, and for a file of the dumps. */
const answerWithinMs = 60_000;

const fileWithinMs = hourMs;

/** @throws CommandError where it is the address of nothing */
export function siteOfInstance(url: string): string {
  const site = url.replace(/\/+$/, '');
  if (/^https?:\/\//.test(site) && URL.canParse(site)) return site;
  throw new CommandError(`${url} is no address such as https://example.org.`, 2);
}

/** The mirror of an instance over this ledger. */
export function mirrorInto(
  { url, key, logins }: MirrorArguments,
  { ledger, desk }: { readonly ledger: Ledger; readonly desk: Desk },
  config: Config,
  now: () => Date,
  onProgress: (sentence: string) => void,
): Mirror {
  const site = siteOfInstance(url);
  const { origin } = new URL(site);
  const credential = async () => {
    if (key !== undefined || logins === undefined) return key ?? null;
    return tokenOf({ file: logins, fetch, now }, origin, origin + apiRoot);
  };
  const ask = async (address: string, ending?: AbortSignal) => {
    // The key goes to the instance itself and to nobody else.
    if (!address.startsWith(`${site}/`)) {
      const sentence = `${site} names a file elsewhere, ${address}; mirror it by the address that it gives itself.`;
      throw new MirrorError(sentence);
    }
    ending?.throwIfAborted();
    const token = await credential();
    const isFile = address.endsWith('.ndjson.gz');
    const inTime = AbortSignal.timeout(isFile ? fileWithinMs : answerWithinMs);
    const signal = ending ? AbortSignal.any([inTime, ending]) : inTime;
    const headers = token === null ? {} : { Authorization: `Bearer ${token}` };
    return fetch(address, { headers, redirect: 'error', signal });
  };
  const forgotten = () => beginErasure(desk, { ...bytesAlone, names: [], at: now().toISOString() });
  return mirrorOf({
    url: site,
    ledger,
    families,
    folder: config.perennialData,
    ask,
    now,
    onProgress,
    forgotten,
  });
}
