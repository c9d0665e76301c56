import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { makeSecret } from '../../src/access/key-format.ts';
import { Refusal } from '../../src/kernel/refusal.ts';
import { createKey } from '../../src/people/accounts/keys.ts';
import { assets } from '../../src/website/kit/assets.ts';
import { type Ask, limited, passes } from '../support/limited-app.ts';
import { createTestApp, noon, type TestApp } from '../support/test-app.ts';

async function key(test: TestApp, tier: 'full' | 'top'): Promise<string> {
  const wanted = { tier, team: 'Lab', operator: false, days: 9 };
  return (await createKey(test.desk, wanted, { now: noon, random: randomBytes })).key;
}

test('exactly 600 of 10,000 requests of a minute pass, whatever addresses they claim', async () => {
  await using t = await limited();
  const claims = (n: number) => {
    const address = `${n % 223}.${(n * 7) % 256}.${(n * 13) % 256}.9`;
    return { 'x-forwarded-for': address, forwarded: `for=${address}`, 'x-real-ip': address };
  };
  assert.equal(await passes(10_000, (n) => t.ask({ headers: claims(n) })), 600);
  t.pass(61_000);
  assert.equal(await passes(700, (n) => t.ask({ headers: claims(n) })), 600);
});

test('behind a trusted proxy each client has its own 600, and what a client adds changes nothing', async () => {
  await using t = await limited(['10.0.0.0/8']);
  const via = (client: string) => (n: number) =>
    t.ask({ from: '10.0.0.1', headers: { 'x-forwarded-for': `${n % 256}.1.1.1, ${client}` } });
  assert.equal(await passes(650, via('198.51.100.7')), 600);
  assert.equal(await passes(650, via('198.51.100.8')), 600);
});

test('the addresses of one IPv6 /64 share their 600, IPv4 inside IPv6 is IPv4', async () => {
  await using t = await limited();
  assert.equal(await passes(650, (n) => t.ask({ from: `2001:db8:1:2::${n.toString(16)}` })), 600);
  assert.equal(await passes(5, () => t.ask({ from: '2001:db8:1:3::1' })), 5);
  assert.equal(await passes(400, () => t.ask()), 400);
  assert.equal(await passes(400, () => t.ask({ from: '::ffff:203.0.113.9' })), 200);
});

test('whatever is asked counts: pages, unknown addresses, HEAD, 304, other methods, bad keys, comments', async () => {
  const asks: readonly Ask[] = [
    { path: '/' },
    { path: '/nothing' },
    { path: '/mcp' },
    { path: '/api/omega/comments/x', method: 'DELETE' },
    { path: '/api/v1/stats', method: 'HEAD' },
    { path: '/api/v1/stats', method: 'OPTIONS' },
    { path: '/api/v1/stats', method: 'PUT' },
    { path: '/api/v1/stats', headers: { authorization: 'Bearer nonsense' } },
    { path: '/api/v1/stats?limit=bad' },
    { path: '/api/v1/grants', headers: { 'if-none-match': '*' } },
    { path: '/api/v1/grants?api_key=x' },
  ];
  await using t = await limited();
  let remaining = 600;
  for (const ask of asks) {
    const response = await t.ask(ask);
    remaining -= 1;
    assert.equal(response.headers.get('x-ratelimit-remaining'), String(remaining), JSON.stringify(ask));
    assert.notEqual(response.status, 429);
  }
  await passes(remaining, () => t.ask());
  for (const ask of asks) assert.equal((await t.ask(ask)).status, 429, JSON.stringify(ask));
  assert.deepEqual(t.test.bugs, []);
});

test('a key has its own larger count, which is not the count of its address', async () => {
  await using t = await limited();
  const [full, top] = [await key(t.test, 'full'), await key(t.test, 'top')];
  const by = (key: string) => () => t.ask({ headers: { authorization: `Bearer ${key}` } });
  assert.equal(await passes(1_250, by(full)), 1_200);
  assert.equal(await passes(2_450, by(top)), 2_400);
  assert.equal(await passes(650, () => t.ask()), 600);
  const last = await by(full)();
  assert.deepEqual([last.status, last.headers.get('ratelimit-policy')], [429, '"full";q=1200;w=60']);
});

test('a 429 says in JSON what happened and when to come back, and that is true', async () => {
  await using t = await limited();
  await passes(600, () => t.ask());
  const response = await t.ask({ headers: { origin: 'https://elsewhere.example' } });
  const { headers } = response;
  const body = (await response.json()) as Record<string, unknown>;
  assert.equal(response.status, 429);
  assert.deepEqual(
    [body.code, typeof body.error, body.request_id],
    ['rate_limited', 'string', headers.get('x-request-id')],
  );
  const wait = Number(headers.get('retry-after'));
  assert.ok(Number.isInteger(wait) && wait >= 1);
  assert.equal(headers.get('ratelimit'), `"anon";r=0;t=${wait}`);
  assert.equal(headers.get('access-control-allow-origin'), '*');
  t.pass(wait * 1000 - 1);
  assert.equal((await t.ask()).status, 429);
  t.pass(1);
  assert.equal((await t.ask()).status, 404);
});

test('whoever may ask for nothing more still gets the files of a page, up to an end of their own', async () => {
  await using t = await limited();
  const { path } = assets().style;
  const page = () => t.ask({ path: '/about', headers: { accept: 'text/html' } });
  assert.equal(await passes(650, page), 600);
  const refused = await (await page()).text();
  assert.ok(refused.includes(path), 'the page of the refusal loads the style');
  assert.equal(refused.match(/ask again in/gi)?.length, 1, 'it says once when to ask again');
  const style = await t.ask({ path, headers: { authorization: 'Bearer nobody', cookie: 'session=x' } });
  assert.equal(style.status, 200);
  assert.equal(style.headers.get('ratelimit-policy'), '"assets";q=1200;w=60');
  assert.equal(await passes(1_250, () => t.ask({ path })), 1_199);
  assert.equal((await t.ask({ path: '/assets/none.css' })).status, 429, 'what is no file counts as all else');
  t.pass(61_000);
  assert.equal((await t.ask({ path })).status, 200);
});

test('preflights are counted apart, and have an end of their own', async () => {
  await using t = await limited();
  const headers = { origin: 'https://a.example', 'access-control-request-method': 'GET' };
  const preflight = () => t.ask({ path: '/api/v1/grants', method: 'OPTIONS', headers });
  assert.equal(await passes(6_050, preflight), 6_000);
  assert.equal(await passes(650, () => t.ask()), 600);
});

test('every answer says how the caller stands, and nothing of it where nobody is limited', async () => {
  await using t = await limited();
  const response = await t.ask({ path: '/api/v1/grants' });
  assert.equal(response.headers.get('ratelimit-policy'), '"anon";q=600;w=60');
  assert.equal(response.headers.get('ratelimit'), '"anon";r=599;t=61');
  assert.equal(response.headers.get('x-ratelimit-limit'), '600');
  assert.equal(response.headers.get('x-ratelimit-reset'), '61');
  await using free = await createTestApp();
  assert.equal((await free.get('/grants')).headers.get('ratelimit'), null);
});

/** A key that looks right and is nobody's. */
function invented(): string {
  return makeSecret('key', (bytes) => randomBytes(bytes));
}

test('what has not the form of a key is refused without a look-up, and stands in the way of no key', async () => {
  await using t = await limited();
  const bearer = (text: string) => ({ path: '/api/v1/stats', headers: { authorization: text } });
  for (const text of ['Bearer nonsense', 'Bearer ', 'Basic YTpi', `Bearer ${invented().slice(0, -1)}!`])
    for (let n = 0; n < 20; n++) assert.equal((await t.ask(bearer(text))).status, 401, text);
  for (let n = 0; n < 40; n++)
    assert.equal((await t.ask({ path: '/sign-in', headers: { cookie: 'perennial=none' } })).status, 200);
  assert.equal((await t.ask(bearer(`Bearer ${await key(t.test, 'full')}`))).status, 200);
});

test('a key that is not looked up because of others is told so, not of a limit that nobody has', async () => {
  await using t = await limited();
  const me = (secret: string) => ({ path: '/api/v1/me', headers: { authorization: `Bearer ${secret}` } });
  for (let n = 0; n < 30; n++) assert.equal((await t.ask(me(invented()))).status, 401);
  const refused = await t.ask(me(await key(t.test, 'full')));
  assert.equal(refused.status, 429);
  const { error } = (await refused.json()) as { error: string };
  const seconds = refused.headers.get('retry-after');
  assert.equal(error, `Too many keys that are none came from this address; ask again in ${seconds} s.`);
});

test('who shows keys of nobody costs the database thirty look-ups a minute, and a good key stays known without it', async () => {
  await using t = await limited();
  const good = await key(t.test, 'full');
  const bearer = (secret: string) => ({ headers: { authorization: `Bearer ${secret}` } });
  assert.notEqual((await t.ask({ ...bearer(good), from: '198.51.100.1' })).status, 401);
  let asked = 0;
  const selectFrom = t.test.desk.db.selectFrom.bind(t.test.desk.db);
  // The places of other tests may share the object.
  using _ = { [Symbol.dispose]: () => void Reflect.deleteProperty(t.test.desk.db, 'selectFrom') };
  Object.assign(t.test.desk.db, {
    selectFrom: (...tables: Parameters<typeof selectFrom>) => {
      asked += 1;
      return selectFrom(...tables);
    },
  });
  const statuses = new Map<number, number>();
  for (let n = 0; n < 1_200; n++) {
    const { status } = await t.ask(bearer(invented()));
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  assert.deepEqual(
    [...statuses],
    [
      [401, 30],
      [429, 1_170],
    ],
  );
  assert.equal(asked, 30);
  Object.assign(t.test.desk.db, {
    selectFrom: () => {
      throw new Refusal('unavailable', 'The database is away.');
    },
  });
  t.pass(1_000);
  assert.equal(
    (await t.ask({ ...bearer(good), from: '198.51.100.1' })).status,
    404,
    'known, and asked for nothing',
  );
  assert.equal(
    (await t.ask({ ...bearer(good) })).status,
    404,
    'also from the address that is over its limit',
  );
});
