import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createMetrics, figuresText } from '../../src/server/node/metrics.ts';

const answered = { method: 'GET', status: 200, ms: 2, caller: { tier: 'public' } };

test('the figures of several workers stand in one text, each under its number', async () => {
  const first = createMetrics(() => 7, { number: 1, leads: () => true });
  const second = createMetrics(() => 6, { number: 2, leads: () => false });
  first.observe(answered);
  first.observe(answered);
  second.observe({ ...answered, ms: 2_000 });
  // As they come from another process.
  const sent = JSON.parse(JSON.stringify([await first.figures(), await second.figures()]));
  const { type, text } = await figuresText(sent);
  assert.match(type, /^text\/plain/);
  const lines = text.split('\n');
  for (const line of [
    'perennial_leads{worker="1"} 1',
    'perennial_leads{worker="2"} 0',
    'perennial_shelf_seq{worker="1"} 7',
    'perennial_shelf_seq{worker="2"} 6',
    'perennial_http_requests_total{method="GET",status="200",tier="public",worker="1"} 2',
    'perennial_http_requests_total{method="GET",status="200",tier="public",worker="2"} 1',
    'perennial_http_request_seconds_bucket{le="0.003",worker="1"} 2',
    'perennial_http_request_seconds_bucket{le="0.003",worker="2"} 0',
    'perennial_http_request_seconds_bucket{le="3",worker="2"} 1',
    'perennial_http_request_seconds_sum{worker="2"} 2',
  ]) {
    assert.ok(lines.includes(line), line);
  }
  const types = lines.filter((line) => line.startsWith('# TYPE'));
  assert.equal(new Set(types).size, types.length, 'each figure is described once');
});

test('the figures of a server alone have no number of a worker', async () => {
  const metrics = createMetrics(() => 7);
  metrics.observe(answered);
  const { text } = await metrics.text();
  assert.match(text, /^perennial_http_requests_total\{method="GET",status="200",tier="public"\} 1$/m);
  assert.doesNotMatch(text, /worker=|perennial_leads/);
});

test('figures say how far the shelf is behind the ledger, whether the database is away and how old the dumps are', async () => {
  const known = {
    head: null as number | null,
    away: false,
    dumps: null as string | null,
  };
  const metrics = createMetrics(() => 7, null, {
    head: () => known.head,
    away: () => known.away,
    dumpsMadeAt: () => known.dumps,
  });
  const figures = async () => {
    const { text } = await metrics.text();
    return text.split('\n').filter((line) => /^perennial_(ledger|shelf|database|dumps)/.test(line));
  };
  assert.deepEqual(await figures(), ['perennial_shelf_seq 7', 'perennial_database_away 0']);
  Object.assign(known, { head: 9, away: true, dumps: '2026-03-01T03:00:00.000Z' });
  assert.deepEqual(await figures(), [
    'perennial_shelf_seq 7',
    'perennial_ledger_seq 9',
    'perennial_database_away 1',
    `perennial_dumps_timestamp_seconds ${Date.parse('2026-03-01T03:00:00.000Z') / 1000}`,
  ]);
});

test('of several workers each says what it sees of the ledger and the database', async () => {
  const see = (number: number, away: boolean) =>
    createMetrics(() => 7, { number, leads: () => false }, { head: () => 9, away: () => away });
  const sent = JSON.parse(JSON.stringify([await see(1, true).figures(), await see(2, false).figures()]));
  const { text } = await figuresText(sent);
  for (const line of [
    'perennial_ledger_seq{worker="2"} 9',
    'perennial_database_away{worker="1"} 1',
    'perennial_database_away{worker="2"} 0',
  ]) {
    assert.ok(text.split('\n').includes(line), line);
  }
});
