import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demoWorld } from '../../../demo/world.ts';
import { createApp } from '../../../src/app.ts';
import { keyRing } from '../../../src/people/accounts/key-ring.ts';
import { here, hereConfig, newPerson, signedInBrowser } from '../../support/browser.ts';
import { takesLong } from '../../support/often.ts';
import { appParts, createTestApp } from '../../support/test-app.ts';

/** Addresses of pages, of the API and of files, each of which several tiers may ask for. */
const lists = [
  'grants',
  'events',
  'companies',
  'heroes',
  'theories',
  'organizations',
  'investors',
  'content',
];
const addresses = [
  '/',
  '/search?q=ageing',
  '/openapi.json',
  '/llms.txt',
  ...lists.flatMap((one) => [
    `/${one}`,
    `/${one}?limit=2`,
    `/${one}?q=a`,
    `/${one}.csv`,
    `/${one}.md`,
    `/api/v1/${one}`,
    `/api/v1/${one}?limit=1`,
    `/api/v1/${one}?limit=1&offset=1`,
    `/api/v1/${one}?q=ageing`,
    `/api/v1/${one}.csv`,
    `/api/v1/${one}.ndjson`,
    `/api/v1/${one}.atom`,
  ]),
  ...['stats', 'catalogue', 'taxonomy', 'deprecations', 'changes', 'whats-new', 'search?q=ageing'].map(
    (one) => `/api/v1/${one}`,
  ),
];

test('two sessions of different tiers, a reader without one and a key get from shared caches what each gets without', async (context) => {
  if (!takesLong(context)) return;
  await using t = await createTestApp();
  const clock = () => t.clock.now.getTime();
  const wired = () =>
    createApp({
      ...appParts(t),
      config: hereConfig,
      requestId: () => 'r',
      secret: new Uint8Array(32).fill(3),
      identify: keyRing({ desk: t.desk, now: () => t.clock.now, clock }).identify,
    });
  const world = Map.groupBy(demoWorld({ now: t.clock.now }), ({ family }) => family);
  for (const [family, own] of world) await t.add(family, ...own.map(({ record }) => record));
  const shared = wired();
  const as = { ...t, app: shared };
  const full = await signedInBrowser(as, await newPerson(t, 'Ada', 'full'));
  const top = await signedInBrowser(as, await newPerson(t, 'Grace', 'top'));
  const made = await top.submit('/account/keys', '/account/keys', { name: 'script', tier_cap: 'top' });
  const key = /perennial_key_\w{36}/.exec(made.text)?.[0] as string;
  assert.ok(key, made.text);
  const cookie = (of: typeof full) => ({ cookie: `perennial=${of.cookies.get('perennial')}` });
  const callers = {
    nobody: {},
    full: cookie(full),
    top: cookie(top),
    key: { authorization: `Bearer ${key}` },
  } as const;
  const asked = async (app: typeof shared, path: string, headers: object) => {
    const response = await app.fetch(
      new Request(here + path, {
        headers: { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate', ...headers },
      }),
    );
    // A ticket of a form is made anew each time.
    const text = (await response.text()).replaceAll(/name="ticket" value="[^"]+"/g, '');
    return { response, seen: `${response.status} ${text}` };
  };
  // In an order that has nothing to do with who asks, twice, so that whatever is kept is met by others.
  const questions = [...addresses, ...addresses].flatMap((path, at) =>
    Object.entries(callers).map(([who, headers]) => ({ path, who, headers, at })),
  );
  const order = questions.toSorted(
    (a, b) => ((a.at * 7_919 + a.who.length * 31) % 211) - ((b.at * 7_919 + b.who.length * 31) % 211),
  );
  const answers = new Map<string, string>();
  for (const { path, who, headers } of order) {
    const { response, seen } = await asked(shared, path, headers);
    const before = answers.get(`${who} ${path}`);
    assert.ok(before === undefined || before === seen, `${who} ${path} is answered the same again`);
    answers.set(`${who} ${path}`, seen);
    if (who === 'full' || who === 'top') {
      const isPage = !/^\/(?:api|openapi|llms)/.test(path);
      if (isPage) assert.match(response.headers.get('cache-control') ?? '', /no-store/, path);
      if (isPage) assert.equal(response.headers.get('etag'), null, path);
    }
  }
  assert.ok(new Set(answers.keys()).size >= 400);
  for (const [who, headers] of Object.entries(callers)) {
    const fresh = wired();
    for (const path of addresses) {
      const { seen } = await asked(fresh, path, headers);
      assert.equal(
        answers.get(`${who} ${path}`),
        seen,
        `${who} ${path} equals what is made for this caller alone`,
      );
    }
  }
  // The question means something: the tiers do differ.
  assert.notEqual(answers.get('full /organizations'), answers.get('nobody /organizations'));
  assert.equal(
    answers.get('full /api/v1/grants'),
    answers.get('nobody /api/v1/grants'),
    'no cookie counts there',
  );
});
