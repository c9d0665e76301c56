// An app with the real keys and limits, and a clock of its own for the limits.

import { listedIn } from '../../src/access/address.ts';
import { limitsBy } from '../../src/access/limits.ts';
import { createApp } from '../../src/app.ts';
import { keyRing } from '../../src/people/accounts/key-ring.ts';
import { appParts, createTestApp, site } from './test-app.ts';

export interface Ask {
  readonly path?: string;
  readonly from?: string;
  readonly method?: string;
  readonly headers?: Record<string, string>;
}

/** Asked so often, it is not held against the contract. */
export async function limited(trusted: readonly string[] = []) {
  let ms = 0;
  let request = 0;
  const test = await createTestApp();
  const app = createApp({
    ...appParts(test),
    requestId: () => `test-${++request}`,
    identify: keyRing({ desk: test.desk, now: () => test.clock.now, clock: () => ms }).identify,
    limits: limitsBy(() => ms),
    trusts: listedIn(trusted),
  });
  return {
    test,
    pass: (more: number) => {
      ms += more;
    },
    ask: ({
      path = '/api/v1/labels-nowhere',
      from = '203.0.113.9',
      method = 'GET',
      headers = {},
    }: Ask = {}) => app.fetch(new Request(site + path, { method, headers }), { address: from }),
    [Symbol.asyncDispose]: () => test[Symbol.asyncDispose](),
  };
}

/** How many of so many requests are not refused by a limit. */
export async function passes(times: number, ask: (n: number) => Promise<Response>): Promise<number> {
  let passed = 0;
  for (let n = 0; n < times; n++) if ((await ask(n)).status !== 429) passed += 1;
  return passed;
}
