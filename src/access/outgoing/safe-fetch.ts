// Questions to services whose address stands in the program. Where such a service sends on to another
// address, that one is somebody's word: at most five of them are followed, each https and public.

import { type SafeAddressRules, vetAddress } from './safe-address.ts';

const maxHops = 5;
const movedOn: readonly number[] = [301, 302, 303, 307, 308];

type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

/** `fetch` that follows redirects to vetted addresses only. Rejects with OutsideAddressError for others. */
export function safeFetch(rules: SafeAddressRules, fetch: Fetch): Fetch {
  return async (url, init = {}) => {
    let [at, asked] = [url, init];
    for (let hop = 0; ; hop++) {
      const response = await fetch(at, { ...asked, redirect: 'manual' });
      const location = response.headers.get('location');
      if (!movedOn.includes(response.status) || location === null) return response;
      await response.body?.cancel();
      if (hop === maxHops) throw new Error(`more than ${maxHops} redirects`);
      const next = new URL(location, at);
      await vetAddress(next.href, rules);
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
