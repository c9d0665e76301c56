// A provider that is slow or sends without end: whoever reads notices nothing, whoever signs in is told when to
// come back.

import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import { test } from 'node:test';
import { OAuth2Server } from 'oauth2-mock-server';
import { openIdProvider } from '../../../src/people/accounts/providers.ts';
import {
  type Browser,
  browserOf,
  here,
  hereConfig,
  newPerson,
  type Seen,
  signedInBrowser,
} from '../../support/browser.ts';
import { listening } from '../../support/listening.ts';
import { createTestApp } from '../../support/test-app.ts';

/** What is asked of a provider: keys are not, as the ID token comes from the provider itself, over TLS. */
const kinds = ['discovery', 'token'] as const;
type Kind = (typeof kinds)[number];

function kindOf(path: string): Kind | null {
  if (path.startsWith('/.well-known/')) return 'discovery';
  return kinds.find((kind) => path === `/${kind}`) ?? null;
}

const faults: Readonly<Record<string, (response: ServerResponse) => void>> = {
  'never answers': () => undefined,
  'begins to answer and never ends': (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{');
  },
  'sends without end': (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const more = () => {
      while (!response.destroyed && response.write(' '.repeat(64_000))) sent += 64_000;
    };
    response.on('drain', more);
    more();
  },
};

let sent = 0;

/** A provider of which one answer is as bad as that, and the site that signs in with it. */
async function siteWith(fault: (response: ServerResponse) => void, longestWaitMs: number) {
  const good = new OAuth2Server();
  await good.issuer.keys.generate('RS256');
  await good.start(0, '127.0.0.1');
  const state: { bad: Kind | null; asked: number } = { bad: null, asked: 0 };
  const bad = await listening(
    createServer((_, response) => {
      state.asked++;
      fault(response);
    }),
  );
  let ms = 0;
  const provider = openIdProvider(
    { issuer: good.issuer.url as string, clientId: 'perennial', clientSecret: 's', label: 'Test ID' },
    {
      site: here,
      fetch: ((url: string, init: RequestInit) => {
        const kind = kindOf(new URL(url).pathname);
        return fetch(kind !== null && kind === state.bad ? bad.url : url, init);
      }) as never,
      longestWaitMs,
      random: randomBytes,
      clock: () => ms,
    },
  );
  const t = await createTestApp({
    now: new Date(),
    parts: () => ({ config: hereConfig, providers: [provider] }),
  });
  return {
    t,
    state,
    forget: () => {
      ms += 3_600_000;
    },
    [Symbol.asyncDispose]: async () => {
      await t[Symbol.asyncDispose]();
      await bad[Symbol.asyncDispose]();
      await good.stop();
    },
  };
}

for (const [fault, act] of Object.entries(faults)) {
  // What sends without end is refused for its size, long before its time is over.
  const waitMs = fault === 'sends without end' ? 60_000 : 250;
  test(`U6: a provider that ${fault}: every read goes on, sign-in says 503 and when to come back, and works once it is better`, async () => {
    await using site = await siteWith(act, waitMs);
    const { t, state } = site;
    const ada = await signedInBrowser(t, await newPerson(t, 'Ada'));
    for (const kind of kinds) {
      site.forget();
      sent = 0;
      const { asked } = state;
      let answer: Seen;
      do {
        const browser = browserOf(t, { at: here });
        const path = kind === 'discovery' ? '/sign-in/1' : await callback(browser);
        state.bad = kind;
        const signingIn = browser.get(path);
        for (const read of ['/', '/grants', '/api/v1/grants'])
          assert.equal((await ada.get(read)).status, 200, `${kind}: ${read}`);
        answer = await signingIn;
        state.bad = null;
        assert.deepEqual([answer.status, answer.headers.get('retry-after')], [503, '60'], kind);
        // On a busy machine a good answer may have come too late as well.
      } while (state.asked === asked);
      assert.match(answer.text, /not possible at the moment; the rest of the site goes on/);
      assert.ok(sent < 20_000_000, `${kind}: ${sent} bytes were taken`);
      const again = browserOf(t, { at: here });
      let back: Seen;
      do back = await again.get(await callback(again));
      while (back.status === 503);
      assert.equal(back.headers.get('location'), '/welcome', `${kind}: ${back.text}`);
    }
  });
}

/** Where the browser comes back to from the provider. */
async function callback(browser: Browser): Promise<string> {
  let begun: Seen;
  do begun = await browser.get('/sign-in/1');
  while (begun.status === 503);
  assert.equal(begun.status, 303, begun.text);
  const there = await fetch(begun.headers.get('location') as string, { redirect: 'manual' });
  const back = new URL(there.headers.get('location') as string);
  return back.pathname + back.search;
}
