import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type App, createApp } from '../../../src/app.ts';
import { operations } from '../../../src/catalogue.ts';
import { plainRoutes } from '../../../src/channels/http/plain-routes.ts';
import { routeOf } from '../../../src/channels/rest/addresses.ts';
import { families } from '../../../src/families.ts';
import { drawFrom } from '../../../src/omega/scoring/chance.ts';
import { keyRing } from '../../../src/people/accounts/key-ring.ts';
import { pageRoutes } from '../../../src/website/website.ts';
import { here, hereConfig, makeKey, newPerson, signedInBrowser } from '../../support/browser.ts';
import { addDemo } from '../../support/demo-app.ts';
import { takesLong } from '../../support/often.ts';
import { appParts, createTestApp } from '../../support/test-app.ts';
import { pathsIn } from '../../support/website.ts';

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

/** Every address of the route table that names nothing: pages, operations, files. */
function ofTheRouteTable(): readonly string[] {
  const accounts = { off: [], secret: new Uint8Array(32) } as never;
  const site = { families, operations } as never;
  const pages = pageRoutes({ accounts, site, operations, partner: '', documented: () => ({}) as never });
  return [
    ...pages.filter(({ method }) => method === 'GET').map(({ path }) => path),
    ...[...operations, ...plainRoutes].filter(({ method }) => method === 'GET').map((one) => routeOf(one)),
  ].filter((path) => !/[:{*]/.test(path));
}

/** So many addresses that the pages of the site lead to, the nearest first. */
async function crawled(app: App, from: readonly string[], most: number): Promise<readonly string[]> {
  const known = new Set(from);
  for (const path of known) {
    if (known.size >= most) break;
    const answer = await app.fetch(new Request(here + path, { headers: { accept: 'text/html' } }));
    const text = await answer.text();
    for (const next of pathsIn(text)) if (!next.startsWith('/assets/')) known.add(next);
  }
  return [...known].slice(0, most);
}

test('two sessions of different tiers, a reader without one and a key get from shared caches what each gets without', {
  timeout: 600_000,
}, async (context) => {
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
  await addDemo(t);
  const shared = wired();
  const as = { ...t, app: shared };
  const full = await signedInBrowser(as, await newPerson(t, 'Ada', 'full'));
  const top = await signedInBrowser(as, await newPerson(t, 'Grace', 'top'));
  const key = await makeKey(top, { tier_cap: 'top' });
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
  const linked = await crawled(wired(), ['/', ...lists.map((one) => `/${one}`)], 80);
  const all = [...new Set([...addresses, ...ofTheRouteTable(), ...linked])];
  assert.ok(all.length >= 200, `${all.length} addresses`);
  // In an order that has nothing to do with who asks, some twice, so that whatever is kept is met by others.
  const draw = drawFrom(process.env.TEST_SEED ?? '1', 'shared caches');
  const order = [...all, ...all.slice(0, 80)]
    .flatMap((path) => Object.entries(callers).map(([who, headers]) => ({ path, who, headers, at: draw() })))
    .toSorted((a, b) => a.at - b.at);
  const answers = new Map<string, string>();
  const kept = new Map<string, Headers>();
  for (const { path, who, headers } of order) {
    const { response, seen } = await asked(shared, path, headers);
    const before = answers.get(`${who} ${path}`);
    assert.ok(before === undefined || before === seen, `${who} ${path} is answered the same again`);
    answers.set(`${who} ${path}`, seen);
    kept.set(`${who} ${path}`, response.headers);
  }
  let differing = 0;
  for (const path of all) {
    for (const who of ['full', 'top', 'key']) {
      if (answers.get(`${who} ${path}`) === answers.get(`nobody ${path}`)) continue;
      differing++;
      const headers = kept.get(`${who} ${path}`);
      assert.match(headers?.get('cache-control') ?? '', /no-store/, `${who} ${path}`);
      if (who !== 'key') assert.equal(headers?.get('etag'), null, `${who} ${path}`);
    }
  }
  assert.ok(differing > 200, `${differing} answers are of somebody alone`);
  for (const [who, headers] of Object.entries(callers)) {
    const fresh = wired();
    for (const path of all) {
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
