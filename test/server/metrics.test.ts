import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textOf } from '../../src/server/node/figures.ts';
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

test('pages are counted by the whole name of their route, and no figure stands twice', async () => {
  const metrics = createMetrics(() => 7);
  for (const route of ['list of grants', 'list of events', 'list of grants', 'front'])
    metrics.observe({ ...answered, route });
  const { text } = await metrics.text();
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  for (const line of [
    'perennial_pages_total{route="list of grants"} 2',
    'perennial_pages_total{route="list of events"} 1',
    'perennial_pages_total{route="front"} 1',
  ])
    assert.ok(lines.includes(line), line);
  const series = lines.map((line) => line.slice(0, line.lastIndexOf(' ')));
  assert.equal(new Set(series).size, series.length);
});

test('how much of the disk is free is a figure, and none where nobody can say', async () => {
  const linesOf = async (disk: { free: number; size: number } | null) =>
    (await createMetrics(() => 7, null, { disk: () => disk }).text()).text.split('\n');
  const told = await linesOf({ free: 5, size: 100 });
  assert.ok(told.includes('perennial_disk_free_bytes 5') && told.includes('perennial_disk_size_bytes 100'));
  assert.ok((await linesOf(null)).every((line) => !/^perennial_disk_\w+ /.test(line)));
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

/** Names that dashboards know, as the library `prom-client` writes them. */
const ofEveryProcess: Readonly<Record<string, string>> = {
  process_cpu_user_seconds_total: 'counter',
  process_cpu_system_seconds_total: 'counter',
  process_cpu_seconds_total: 'counter',
  process_start_time_seconds: 'gauge',
  process_resident_memory_bytes: 'gauge',
  process_virtual_memory_bytes: 'gauge',
  process_heap_bytes: 'gauge',
  process_open_fds: 'gauge',
  process_max_fds: 'gauge',
  nodejs_eventloop_lag_seconds: 'gauge',
  nodejs_eventloop_lag_min_seconds: 'gauge',
  nodejs_eventloop_lag_max_seconds: 'gauge',
  nodejs_eventloop_lag_mean_seconds: 'gauge',
  nodejs_eventloop_lag_stddev_seconds: 'gauge',
  nodejs_eventloop_lag_p50_seconds: 'gauge',
  nodejs_eventloop_lag_p90_seconds: 'gauge',
  nodejs_eventloop_lag_p99_seconds: 'gauge',
  nodejs_active_resources: 'gauge',
  nodejs_active_resources_total: 'gauge',
  nodejs_active_handles: 'gauge',
  nodejs_active_handles_total: 'gauge',
  nodejs_active_requests: 'gauge',
  nodejs_active_requests_total: 'gauge',
  nodejs_heap_size_total_bytes: 'gauge',
  nodejs_heap_size_used_bytes: 'gauge',
  nodejs_external_memory_bytes: 'gauge',
  nodejs_heap_space_size_total_bytes: 'gauge',
  nodejs_heap_space_size_used_bytes: 'gauge',
  nodejs_heap_space_size_available_bytes: 'gauge',
  nodejs_version_info: 'gauge',
  nodejs_gc_duration_seconds: 'histogram',
};

test('the figures of every Node process stand under the names that dashboards know, in the form of Prometheus', async () => {
  const { type, text } = await createMetrics(() => 7).text();
  assert.equal(type, 'text/plain; version=0.0.4; charset=utf-8');
  const types = Object.fromEntries(
    [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name, type]) => [name as string, type as string]),
  );
  const own = Object.entries(types).filter(([name]) => !name.startsWith('perennial_'));
  assert.deepEqual(Object.fromEntries(own), ofEveryProcess);
  for (const line of text.split('\n').filter((line) => line !== '' && !line.startsWith('#')))
    assert.match(line, /^[a-z_]+(?:\{(?:[a-z]+="(?:[^"\\]|\\.)*",?)+\})? -?[\d.]+(?:e[+-]?\d+)?$/, line);
  assert.match(text, /^process_resident_memory_bytes \d{7,}$/m);
  assert.match(
    text,
    /^nodejs_version_info\{version="v\d+\.\d+\.\d+",major="\d+",minor="\d+",patch="\d+"\} 1$/m,
  );
});

test('a histogram counts what is at most as large as each bound, and all of it', async () => {
  const metrics = createMetrics(() => 7);
  for (const ms of [1, 2, 5_000]) metrics.observe({ ...answered, ms });
  const { text } = await metrics.text();
  const lines = text.split('\n').filter((line) => line.startsWith('perennial_http_request_seconds_'));
  assert.deepEqual(lines, [
    'perennial_http_request_seconds_bucket{le="0.001"} 1',
    'perennial_http_request_seconds_bucket{le="0.003"} 2',
    'perennial_http_request_seconds_bucket{le="0.01"} 2',
    'perennial_http_request_seconds_bucket{le="0.03"} 2',
    'perennial_http_request_seconds_bucket{le="0.1"} 2',
    'perennial_http_request_seconds_bucket{le="0.3"} 2',
    'perennial_http_request_seconds_bucket{le="1"} 2',
    'perennial_http_request_seconds_bucket{le="3"} 2',
    'perennial_http_request_seconds_bucket{le="+Inf"} 3',
    'perennial_http_request_seconds_sum 5.003',
    'perennial_http_request_seconds_count 3',
  ]);
});

test('no text of a label or a description can become another figure', () => {
  const samples = [{ labels: { one: 'a"} 1\nb 2\\' }, value: 3 }];
  const { text } = textOf([{ name: 'x', help: 'of\nx', type: 'gauge', samples }]);
  assert.equal(text, '# HELP x of\\nx\n# TYPE x gauge\nx{one="a\\"} 1\\nb 2\\\\"} 3\n');
});
