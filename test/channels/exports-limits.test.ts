import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { invalidToken } from '../../src/access/caller.ts';
import { exportRoom } from '../../src/channels/rest/export-room.ts';
import { aGrant } from '../support/records.ts';
import { createTestApp, namedCaller, pass, site } from '../support/test-app.ts';

/** A catalogue of so many grants; who opens an export of it, and how many questions that cost. */
async function library(grants: number) {
  const state = { questions: 0 };
  const test = await createTestApp({
    parts: () => ({
      clock: () => 0,
      cpuMs: () => {
        state.questions += 1;
        return 0;
      },
    }),
  });
  await test.add('grants', ...Array.from({ length: grants }, (_, n) => aGrant({ id: `g${n}` })));
  const open: Response[] = [];
  const begin = async (address: string, headers: Record<string, string> = {}, method = 'GET') => {
    const asked = new Request(`${site}/api/v1/grants.ndjson`, { headers, method });
    const response = await test.app.fetch(asked, { address });
    if (response.status === 200 && method === 'GET') open.push(response);
    else await response.body?.cancel();
    return response;
  };
  /** How many of those get an export. */
  const passed = async (many: number, address: (n: number) => string) => {
    let found = 0;
    for (let n = 0; n < many; n++) if ((await begin(address(n))).status === 200) found += 1;
    return found;
  };
  const leave = () => Promise.all(open.splice(0).map((response) => response.body?.cancel()));
  return { test, state, open, begin, passed, leave };
}

test('sixteen exports are read at a time, eight of one /48, the last eight by who reads none; who reads to the end makes room', async () => {
  const { test, open, begin, passed, leave } = await library(300);
  await using _ = test;
  const status = async (address: string) => (await begin(address)).status;
  assert.equal(await passed(40, (n) => `2001:db8:1:${n}::1`), 8);
  assert.equal(await passed(4, () => '192.0.2.1'), 1);
  assert.equal(await passed(100, (n) => `192.0.2.${n + 2}`), 7);
  const refused = await begin('198.51.100.1');
  assert.deepEqual([refused.status, refused.headers.get('retry-after')], [503, '5']);
  await open.shift()?.text();
  assert.equal(await status('198.51.100.1'), 200);
  await leave();
  assert.equal(await passed(6, () => '192.0.2.1'), 4);
  assert.equal(await status('192.0.2.1'), 429);
  await leave();
});

test('of a thousand who ask for exports at once sixteen get one, and the others are refused before anything is asked', async () => {
  const { test, state, begin, leave } = await library(20);
  await using _ = test;
  const before = state.questions;
  await begin('192.0.2.1');
  const ofOne = state.questions - before;
  await leave();
  state.questions = 0;
  const answers = await Promise.all(
    Array.from({ length: 1_000 }, (_, n) => begin(`10.0.${n >> 8}.${n & 255}`)),
  );
  const of = (status: number) => answers.filter((answer) => answer.status === status);
  assert.equal(of(200).length, 16);
  assert.equal(of(503).length, 984);
  assert.ok(of(503).every(({ headers }) => headers.get('retry-after') === '5'));
  assert.ok(state.questions <= 16 * (ofOne + 2), `${state.questions} questions, one export has ${ofOne}`);
  const etag = of(200)[0]?.headers.get('etag') as string;
  assert.equal((await begin('203.0.113.1', { 'if-none-match': etag })).status, 304);
  assert.equal((await begin('203.0.113.1', {}, 'HEAD')).status, 200);
  assert.equal((await begin('203.0.113.1', { 'if-none-match': '"other"' })).status, 503);
  await leave();
  assert.equal((await begin('203.0.113.1')).status, 200);
  await leave();
});

test('whose reader took nothing for ten seconds gives its place to whoever wants one, and who reads keeps it', async () => {
  const { test, open, begin, passed, leave } = await library(2_000);
  await using _ = test;
  assert.equal(await passed(16, (n) => `192.0.2.${n}`), 16);
  const [reader, sleeper] = open.splice(0, 2).map((response) => response.body?.getReader());
  const later = async (ms: number) => {
    // What was begun is made first: each piece has a turn of its own.
    for (let turn = 0; turn < 100; turn++) await setImmediate();
    pass(test, ms);
  };
  await later(9_000);
  for (let n = 0; n < 3; n++) await reader?.read();
  assert.equal((await begin('198.51.100.1')).status, 503);
  await later(1_000);
  assert.equal(await passed(20, (n) => `198.51.100.${n}`), 15);
  let rows = 0;
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) rows += 1;
  assert.ok(rows > 30, `${rows} pieces`);
  await sleeper?.read();
  await assert.rejects(async () => sleeper?.read(), { reason: 'unavailable' });
  await leave();
  assert.deepEqual(test.bugs, []);
});

test('an export that is read with a key ends within a second of the key, and is nobody’s bug', async () => {
  const state = { ms: 0, revoked: false };
  await using test = await createTestApp({
    parts: () => ({
      clock: () => state.ms,
      identify: async (asked) => {
        if (state.revoked) throw invalidToken();
        return namedCaller(asked);
      },
    }),
  });
  const description = 'x'.repeat(5_000);
  await test.add('grants', ...Array.from({ length: 1_500 }, (_, n) => aGrant({ id: `g${n}`, description })));
  const headers = { authorization: 'full' };
  const begin = async (more: Record<string, string> = {}) => {
    const response = await test.app.fetch(
      new Request(`${site}/api/v1/grants.ndjson`, { headers: { ...headers, ...more } }),
    );
    return (response.body as NonNullable<typeof response.body>).getReader();
  };
  const rest = async (reader: Awaited<ReturnType<typeof begin>>) => {
    let bytes = 0;
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return bytes;
      bytes += value.length;
    }
  };
  assert.ok((await rest(await begin())) > 7_000_000);
  const [plain, packed] = [await begin(), await begin({ 'accept-encoding': 'gzip' })];
  await plain.read();
  state.revoked = true;
  state.ms += 1_000;
  await assert.rejects(rest(plain), { reason: 'invalid_token' });
  await assert.rejects(rest(packed));
  assert.deepEqual(test.bugs, []);
});

test('exports that are read at a time keep eight million keys together; a larger one is read alone', () => {
  const { begin } = exportRoom(() => 0);
  const busy = { reason: 'unavailable' };
  const take = (who: string, rows: number) => {
    const place = begin(who, () => {});
    try {
      place.keep(rows);
    } catch (error) {
      place.end();
      throw error;
    }
    return place.end;
  };
  const first = take('192.0.2.1', 5_000_000);
  const second = take('192.0.2.2', 3_000_000);
  assert.throws(() => take('192.0.2.3', 1), busy);
  first();
  const third = take('192.0.2.3', 4_000_000);
  assert.throws(() => take('192.0.2.4', 1_000_001), busy);
  second();
  third();
  const huge = take('192.0.2.1', 20_000_000);
  assert.throws(() => take('192.0.2.2', 1), busy);
  huge();
  take('192.0.2.2', 1)();
});
