import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Refusal } from '../../src/kernel/refusal.ts';
import { answerWhileBuilding, answerWithoutLog, healthPages } from '../../src/server/health.ts';
import { createMetrics } from '../../src/server/node/metrics.ts';
import { createTestApp, site } from '../support/test-app.ts';

/** The pages over a node whose state a test sets. */
function node(given: { host?: string; metricsForAll?: boolean } = {}) {
  const state = {
    head: 7,
    at: 7,
    ms: 0,
    stopping: false,
    projects: true,
    broken: false,
    away: false,
    gone: false,
    bugs: [] as string[],
  };
  const pages = healthPages({
    head: async () => {
      if (state.away) throw new Refusal('unavailable', 'The database is away.');
      if (state.broken) throw new Error('the ledger is away');
      return state.head;
    },
    at: () => state.at,
    isAway: () => state.gone,
    projects: () => state.projects,
    clock: () => state.ms,
    stopping: () => state.stopping,
    metrics: createMetrics(() => state.at),
    metricsForAll: given.metricsForAll ?? false,
    host: given.host ?? '127.0.0.1',
    bug: (error, sentence) => state.bugs.push(`${sentence}: ${error}`),
  });
  const ask = async (path: string, headers: Record<string, string> = {}, own = '127.0.0.1') => {
    const answer = await pages(path, new Request(`http://${own}${path}`, { headers }));
    assert.ok(answer, path);
    const text = await answer.text();
    return { status: answer.status, text, body: text.startsWith('{') ? JSON.parse(text) : null };
  };
  return { state, pages, ask };
}

test('a node is ready while its shelf has all', async () => {
  const { ask } = node();
  const { status, body } = await ask('/readyz');
  assert.deepEqual([status, body], [200, { status: 'ready', seq: 7, behind: 0, projection: 'running' }]);
});

test('a node that takes in a long import says how far behind it is, and goes on getting requests', async () => {
  const { state, ask } = node();
  for (let batch = 1; batch <= 20; batch++) {
    Object.assign(state, { at: batch * 4_000, head: 200_000, ms: batch * 29_000 });
    const { status, body } = await ask('/readyz');
    assert.deepEqual([status, body.status, body.behind], [200, 'behind', 200_000 - state.at]);
  }
  state.at = state.head;
  assert.deepEqual((await ask('/readyz')).body.status, 'ready');
});

test('a node whose shelf has not moved for 30 seconds though the ledger is ahead gets no requests until it moves', async () => {
  const { state, ask } = node();
  await ask('/readyz');
  Object.assign(state, { head: 9, ms: 3_600_000 });
  assert.equal((await ask('/readyz')).status, 200, 'behind for a moment, however long nobody asked');
  Object.assign(state, { head: 12, ms: state.ms + 30_000 });
  assert.equal((await ask('/readyz')).status, 200);
  state.ms += 1;
  const late = await ask('/readyz');
  assert.deepEqual([late.status, late.body.status, late.body.behind], [503, 'stalled', 5]);
  state.at = 8;
  const moved = await ask('/readyz');
  assert.deepEqual([moved.status, moved.body.status, moved.body.behind], [200, 'behind', 4]);
});

test('a node whose database was away for long has time to catch up once it is back', async () => {
  const { state, ask } = node();
  state.head = 9;
  await ask('/readyz');
  Object.assign(state, { away: true, ms: 250 });
  assert.equal((await ask('/readyz')).body.status, 'database_away');
  Object.assign(state, { away: false, ms: 3_600_000 });
  const { status, body } = await ask('/readyz');
  assert.deepEqual([status, body.status, body.behind], [200, 'behind', 2]);
});

test('a node whose ledger lost its file says so, though the file that is open can still be asked', async () => {
  const { state, ask } = node();
  state.gone = true;
  const { status, body } = await ask('/readyz');
  assert.deepEqual([status, body], [200, { status: 'database_away', seq: 7, projection: 'running' }]);
});

test('a projection that waits to be started again is told, and the node is unready once that lasts', async () => {
  const { state, ask } = node();
  state.projects = false;
  const told = await ask('/readyz');
  assert.deepEqual([told.status, told.body.projection], [200, 'restarting']);
  Object.assign(state, { head: 8, ms: 250 });
  await ask('/readyz');
  state.ms = 31_250;
  const late = await ask('/readyz');
  assert.deepEqual([late.status, late.body.projection], [503, 'restarting']);
});

test('a node that stops or cannot see its ledger is not ready, and still alive', async () => {
  const { state, ask } = node();
  state.broken = true;
  assert.deepEqual([(await ask('/readyz')).status, (await ask('/healthz')).status], [503, 200]);
  assert.doesNotMatch((await ask('/readyz')).text, /ledger is away/);
  assert.equal(
    state.bugs[0],
    'whether this node is ready could not be found out: Error: the ledger is away',
    'a bug is told, whatever is answered',
  );
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

test('the database is asked four times a second at most, however often readiness is asked for', async () => {
  let asked = 0;
  let ms = 0;
  const pages = healthPages({
    head: async () => ++asked,
    at: () => 7,
    isAway: () => false,
    projects: () => true,
    clock: () => ms,
    stopping: () => false,
    metrics: null,
    metricsForAll: false,
    host: '0.0.0.0',
    bug: (error) => assert.fail(String(error)),
  });
  for (; ms < 1_000; ms++) {
    const answer = await pages('/readyz', new Request('http://node.test/readyz'));
    assert.doesNotMatch(
      (await answer?.text()) ?? '',
      /seq|behind":/,
      'how far the log is, is not told to anybody',
    );
  }
  assert.equal(asked, 4);
});

test('a page that gave its own name this address does not read the figures', async () => {
  assert.equal((await node().ask('/metrics', {}, 'rebound.example')).status, 404);
});

test('other paths are not for operators', () => {
  const { pages } = node();
  assert.equal(pages('/api/v1/grants', new Request('http://node.test/api/v1/grants')), null);
  assert.equal(pages('/grants', new Request('http://node.test/grants', { method: 'POST' })), null);
});

test('what operators ask is read: another method is 405, says which ones are answered, and has an id of its own', async () => {
  const { pages } = node({ host: '0.0.0.0' });
  await using test = await createTestApp({ parts: () => ({ operatorRoutes: pages }) });
  for (const path of ['/healthz', '/readyz', '/metrics']) {
    const answer = await test.app.fetch(new Request(`${site}${path}`, { method: 'POST' }));
    assert.deepEqual([answer.status, answer.headers.get('allow')], [405, 'GET, HEAD'], path);
    const { code, request_id } = (await answer.json()) as { code: string; request_id: string };
    assert.deepEqual([code, request_id], ['method_not_allowed', answer.headers.get('x-request-id')]);
    assert.match(request_id, /^test-\d+$/);
  }
});

test('what is refused while a server builds its shelf, or has no log, has an id of its own each time', async () => {
  for (const answer of [answerWhileBuilding(site), answerWithoutLog(site)]) {
    const ids = await Promise.all(
      [1, 2].map(async () => {
        const refused = await answer(new Request(`${site}/api/v1/comments`, { method: 'POST' }));
        assert.deepEqual([refused.status, refused.headers.get('retry-after')], [503, '2']);
        const { request_id } = (await refused.json()) as { request_id: string };
        assert.equal(request_id, refused.headers.get('x-request-id'));
        return request_id;
      }),
    );
    assert.notEqual(ids[0], ids[1]);
  }
});
