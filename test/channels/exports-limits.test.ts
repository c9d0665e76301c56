import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aGrant } from '../support/records.ts';
import { createTestApp, site } from '../support/test-app.ts';

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
