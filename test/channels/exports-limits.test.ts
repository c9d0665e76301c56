import assert from 'node:assert/strict';
import { test } from 'node:test';
import { invalidToken } from '../../src/access/caller.ts';
import { exportRoom } from '../../src/channels/rest/export-room.ts';
import { aGrant } from '../support/records.ts';
import { createTestApp, namedCaller, site } from '../support/test-app.ts';

test('sixteen exports of one /48 and sixty-four of everybody are read at a time; who reads to the end makes room', async () => {
  await using test = await createTestApp();
  await test.add('grants', ...Array.from({ length: 300 }, (_, n) => aGrant({ id: `g${n}` })));
  const open: Response[] = [];
  const begin = async (address: string) => {
    const response = await test.app.fetch(new Request(`${site}/api/v1/grants.ndjson`), { address });
    if (response.status === 200) open.push(response);
    else await response.body?.cancel();
    return response.status;
  };
  const statuses = async (many: number, address: (n: number) => string) => {
    let passed = 0;
    for (let n = 0; n < many; n++) if ((await begin(address(n))) === 200) passed += 1;
    return passed;
  };
  assert.equal(await statuses(40, (n) => `2001:db8:1:${n}::1`), 16);
  assert.equal(await statuses(100, (n) => `192.0.2.${n}`), 48);
  assert.equal(await begin('198.51.100.1'), 429);
  await open[0]?.text();
  assert.equal(await begin('198.51.100.1'), 200);
  await Promise.all(open.slice(1).map((response) => response.body?.cancel()));
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
  const { begin } = exportRoom();
  const busy = { reason: 'rate_limited' };
  const first = begin('192.0.2.1', 5_000_000);
  const second = begin('192.0.2.2', 3_000_000);
  assert.throws(() => begin('192.0.2.3', 1), busy);
  first();
  const third = begin('192.0.2.3', 4_000_000);
  assert.throws(() => begin('192.0.2.4', 1_000_001), busy);
  second();
  third();
  const huge = begin('192.0.2.1', 20_000_000);
  assert.throws(() => begin('192.0.2.2', 1), busy);
  huge();
  begin('192.0.2.2', 1)();
});
