// PostgreSQL goes away without a goodbye, as when its machine is started anew: connections hang, and nobody is
// told. A node goes on reading, refuses writes soon, and goes on by itself when the database answers again.

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { perennial, serving } from '../commands/process.ts';
import { folderForTest } from '../ledger/folder.ts';
import { proxyTo } from '../support/proxy.ts';
import { aGrant } from '../support/records.ts';
import { freshSchema, onPostgres } from '../support/truth.ts';
import { settingsIn, worldToWriteIn } from './request-writer.ts';

/** ms within which a node writes and follows again, on a machine that does other things too. */
const backMs = 60_000;
/** The longest that anybody waits for an answer, in ms: a statement's time, and twice as much again for a busy machine. */
const maxMs = 7_500;

test('a node whose connections to a database hang reads on, refuses writes in time, and goes on when a new one answers', {
  timeout: 180_000,
  skip: onPostgres ? false : 'of PostgreSQL alone',
}, async (t) => {
  using folder = folderForTest();
  const url = await freshSchema();
  const direct = { ...settingsIn(join(folder.path, 'direct')), DATABASE_URL: url };
  await worldToWriteIn(folder, direct);
  await using proxy = await proxyTo(url);
  const own = { PERENNIAL_DATA: join(folder.path, 'data'), DATABASE_URL: proxy.url };
  await using server = await serving({ ...direct, ...own });
  let [posts, slowest] = [0, 0];
  const post = async () => {
    const begun = performance.now();
    const response = await fetch(`${server.url}/api/omega/experiments/e/comments`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.0.${++posts}` },
      body: JSON.stringify({ body: `Comment ${posts}` }),
      signal: AbortSignal.timeout(60_000),
    });
    await response.arrayBuffer();
    slowest = Math.max(slowest, performance.now() - begun);
    return response.status;
  };
  const read = async (path: string) => {
    const response = await fetch(server.url + path, { signal: AbortSignal.timeout(60_000) });
    await response.arrayBuffer();
    return response.status;
  };
  assert.equal(await post(), 201);
  proxy.freeze();
  const from = performance.now();
  const refused = post();
  for (let n = 0; n < 20; n++) {
    assert.equal(await read('/api/v1/grants'), 200);
    assert.equal(await read('/healthz'), 200);
    await setTimeout(50);
  }
  assert.equal(await refused, 503);
  const refusedAfter = performance.now() - from;
  proxy.heal();
  const healed = performance.now();
  while ((await post()) !== 201) {
    assert.ok(performance.now() - healed < backMs, 'the node writes again');
    await setTimeout(50);
  }
  const wroteAfter = performance.now() - healed;
  const file = folder.write('grants.ndjson', [aGrant({ id: 'late', public_id: 'late' })]);
  assert.equal((await perennial(['import', file], direct)).code, 0);
  const imported = performance.now();
  while ((await read('/api/v1/grants/late')) !== 200) {
    assert.ok(performance.now() - imported < backMs, 'the node follows the log again');
    await setTimeout(50);
  }
  assert.ok(slowest < maxMs, `a writer waited for ${slowest.toFixed(0)} ms`);
  t.diagnostic(
    `the slowest answer to a writer ${slowest.toFixed(0)} ms; refused after ${refusedAfter.toFixed(0)} ms, wrote again ${wroteAfter.toFixed(0)} ms after the database answered, followed within ${(performance.now() - imported).toFixed(0)} ms`,
  );
});
