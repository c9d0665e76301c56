import assert from 'node:assert/strict';
import { test } from 'node:test';
import { limited, passes } from '../support/limited-app.ts';
import { takesLong } from '../support/often.ts';

test('a /48 has a ceiling of its own over all its /64, and a refusal by it says so', async (context) => {
  if (!takesLong(context)) return;
  await using t = await limited();
  const from = (n: number) => `2001:db8:7:${(n % 4_000).toString(16)}::1`;
  assert.equal(await passes(10_000, (n) => t.ask({ from: from(n) })), 9_600);
  const response = await t.ask({ from: '2001:db8:7:ffff::1' });
  const wait = Number(response.headers.get('retry-after'));
  assert.deepEqual([response.status, Number.isInteger(wait) && wait >= 1], [429, true]);
  assert.match(((await response.json()) as { error: string }).error, /more than 9600 requests a minute/);
  assert.equal((await t.ask({ from: '2001:db8:8::1' })).status, 404, 'the /48 beside it is not touched');
  assert.equal((await t.ask({ from: '198.51.100.1' })).status, 404);
  t.pass(wait * 1_000);
  assert.equal((await t.ask({ from: '2001:db8:7:ffff::1' })).status, 404);
});

test('preflights push nobody out of the count of a network', async (context) => {
  if (!takesLong(context)) return;
  await using t = await limited();
  let passed = 0;
  for (let n = 0; passed <= 9_600 && n < 10_000; n++) {
    const { status } = await t.ask({ from: `2001:db8:1:${(n % 64).toString(16)}::1` });
    if (status !== 429) passed += 1;
  }
  assert.equal(passed, 9_600);
  const preflight = { origin: 'https://a.example', 'access-control-request-method': 'GET' };
  for (let n = 0; n < 65_536; n += 16) {
    const from = `2001:db8:1:${n.toString(16)}::1`;
    await t.ask({ from, method: 'OPTIONS', path: '/api/v1/grants', headers: preflight });
  }
  assert.equal((await t.ask({ from: '2001:db8:1:ffff::1' })).status, 429);
});
