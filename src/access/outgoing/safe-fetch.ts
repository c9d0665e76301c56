// Questions to services whose address stands in the program. Where such a service sends on to another address, that
// one is somebody's word: at most five of them are followed, each one that may be connected to (safe-address.ts), and
// the connection goes to the machines that were found when that was decided.

import { OtherSideError } from './other-side.ts';
import { pinnedFetch } from './pinned-request.ts';
import { type SafeAddressRules, type VettedAddress, vetAddress } from './safe-address.ts';

const maxHops = 5;
const movedOn: readonly number[] = [301, 302, 303, 307, 308];

type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

/** Asks an address, or, where it was vetted, the machines of it. Follows no redirect. */
type Ask = (url: string, init: RequestInit, vetted: VettedAddress | null) => Promise<Response>;

export const ask: Ask = (url, init, vetted) =>
  vetted ? pinnedFetch(vetted, init) : fetch(url, { ...init, redirect: 'manual' });

/** `fetch` that follows redirects to vetted addresses only. Rejects with OutsideAddressError for others. */
export function safeFetch(rules: SafeAddressRules, ask: Ask): Fetch {
  return async (url, init = {}) => {
    let [at, asked] = [url, init];
    let vetted: VettedAddress | null = null;
    for (let hop = 0; ; hop++) {
      const response = await ask(at, asked, vetted);
      const location = response.headers.get('location');
      if (!movedOn.includes(response.status) || location === null) return response;
      await response.body?.cancel();
      if (hop === maxHops) throw new OtherSideError(`more than ${maxHops} redirects`);
      if (!URL.canParse(location, at)) throw new OtherSideError('it sends on to what is no address');
      const next = new URL(location, at);
      vetted = await vetAddress(next.href, rules);
      const headers = new Headers(asked.headers);
      // What was meant for one machine is not for another one.
      if (next.origin !== new URL(at).origin) headers.delete('authorization');
      const again = response.status === 307 || response.status === 308;
      const { body: _body, method: _method, ...bare } = asked;
      if (!again) headers.delete('content-type');
      asked = again ? { ...asked, headers } : { ...bare, headers };
      at = next.href;
    }
  };
}
