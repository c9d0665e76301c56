import assert from 'node:assert/strict';
import { test } from 'node:test';
import { healthPages } from '../../src/channels/health.ts';
import { createMetrics } from '../../src/channels/metrics.ts';

/** The pages over a node whose state a test sets. */
function node(given: { host?: string; metricsForAll?: boolean } = {}) {
  const state = { head: 7, at: 7, ms: 0, stopping: false, projects: true, broken: false };
  const pages = healthPages({
    head: async () => {
      if (state.broken) throw new Error('the ledger is away');
      return state.head;
    },
    at: () => state.at,
    projects: () => state.projects,
    clock: () => state.ms,
    stopping: () => state.stopping,
    metrics: createMetrics(() => state.at),
    metricsForAll: given.metricsForAll ?? false,
    host: given.host ?? '127.0.0.1',
  });
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await pages(path, new Request(`http://node.test${path}`, { headers }));
    assert.ok(answer, path);
    const text = await answer.text();
    return { status: answer.status, text, body: text.startsWith('{') ? JSON.parse(text) : null };
  };
  return { state, pages, ask };
}

test('a node is ready while its shelf has all, and for five seconds while it catches up', async () => {
  const { state, ask } = node();
  assert.deepEqual(await ask('/readyz').then(({ status, body }) => [status, body]), [
    200,
    { status: 'ready', seq: 7, behind: 0, projection: 'running' },
  ]);
  state.head = 9;
  assert.equal((await ask('/readyz')).status, 200);
  state.ms = 5_000;
  assert.equal((await ask('/readyz')).status, 200);
  state.ms = 5_001;
  const late = await ask('/readyz');
  assert.deepEqual([late.status, late.body.status, late.body.behind], [503, 'behind', 2]);
  [state.at, state.head] = [9, 12];
  assert.equal((await ask('/readyz')).status, 200, 'it moves: the five seconds begin anew');
});

test('a projection that waits to be started again is told, and the node is unready once it is behind', async () => {
  const { state, ask } = node();
  state.projects = false;
  const told = await ask('/readyz');
  assert.deepEqual([told.status, told.body.projection], [200, 'restarting']);
  state.head = 8;
  await ask('/readyz');
  state.ms = 6_000;
  const late = await ask('/readyz');
  assert.deepEqual([late.status, late.body.projection], [503, 'restarting']);
});

test('a node that stops or cannot see its ledger is not ready, and still alive', async () => {
  const { state, ask } = node();
  state.broken = true;
  assert.deepEqual([(await ask('/readyz')).status, (await ask('/healthz')).status], [503, 200]);
  assert.doesNotMatch((await ask('/readyz')).text, /ledger is away/);
  state.stopping = true;
  assert.equal((await ask('/readyz')).body.status, 'stopping');
  assert.equal((await ask('/healthz')).status, 200);
});

test('figures are for this machine alone unless the operator says otherwise', async () => {
  assert.match((await node().ask('/metrics')).text, /^perennial_/m);
  assert.equal((await node().ask('/metrics', { 'x-forwarded-for': '198.51.100.1' })).status, 404);
  assert.equal((await node({ host: '0.0.0.0' }).ask('/metrics')).status, 404);
  assert.equal((await node({ host: '0.0.0.0', metricsForAll: true }).ask('/metrics')).status, 200);
});

test('other paths and methods are not for operators', () => {
  const { pages } = node();
  assert.equal(pages('/api/v1/grants', new Request('http://node.test/api/v1/grants')), null);
  assert.equal(pages('/healthz', new Request('http://node.test/healthz', { method: 'POST' })), null);
});
