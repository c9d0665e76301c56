// Whose turn it is, over the channel that most callers use: lists are made for nobody in particular, so that they
// can be kept, but their cost is that of whoever asked, and so is the cost of exports.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aGrant } from '../support/records.ts';
import { createTestApp, site } from '../support/test-app.ts';

/** Every question costs 25 ms of the processor, more than a turn has. */
async function world() {
  let ms = 0;
  const test = await createTestApp({
    parts: () => ({
      clock: () => 0,
      cpuMs: () => {
        ms += 25;
        return ms;
      },
    }),
  });
  await test.add('grants', ...Array.from({ length: 120 }, (_, n) => aGrant({ id: `g${n}` })));
  let asked = 0;
  /** A page that nobody asked for before. */
  const ask = async (address: string) => {
    asked += 1;
    const request = new Request(`${site}/api/v1/grants?limit=1&offset=${asked}`);
    const response = await test.app.fetch(request, { address });
    await response.body?.cancel();
    return response.status;
  };
  /** Who is answered after whom, where the first two of them ask before the third does. */
  const order = async (...addresses: string[]) => {
    const answered: string[] = [];
    await Promise.all(addresses.map((one) => ask(one).then(() => answered.push(one))));
    return answered;
  };
  return { test, ask, order };
}

const [somebody, dear, cheap] = ['192.0.2.1', '192.0.2.2', '192.0.2.3'];

test('of those who ask for lists by REST at once, who cost little lately is answered before who cost much', async () => {
  const { test, ask, order } = await world();
  await using _ = test;
  for (let n = 0; n < 6; n++) assert.equal(await ask(dear), 200);
  assert.deepEqual(await order(somebody, dear, cheap), [somebody, cheap, dear]);
  assert.deepEqual(test.bugs, []);
});

test('what an export costs is its reader’s cost, and its pieces wait for their turn', async () => {
  const { test, order } = await world();
  await using _ = test;
  const open = await test.app.fetch(new Request(`${site}/api/v1/grants.ndjson?sort=created`), {
    address: dear,
  });
  const text = await open.text();
  assert.equal(text.trim().split('\n').length, 120);
  assert.deepEqual(await order(somebody, dear, cheap), [somebody, cheap, dear]);
  assert.deepEqual(test.bugs, []);
});
