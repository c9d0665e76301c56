import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { foldedWords } from '../../../src/matching/words/folded-words.ts';
import { noteErasedNames } from '../../../src/people/privacy/erased-names.ts';
import type { Live, LiveSource } from '../../../src/people/research/live-sources.ts';
import { grantsGov } from '../../../src/sources/grants-gov/grants-gov.ts';
import { sourceId } from '../../../src/sources/reading/ids.ts';
import {
  type Answer,
  both,
  call,
  calls,
  detail,
  hits,
  isUs,
  liveBy,
  logOf,
} from '../../support/live-sources.ts';
import { aGrant } from '../../support/records.ts';
import { deliverAll, hook, query, receiver, withJob, workAll } from '../../support/research.ts';
import { createTestApp, pass } from '../../support/test-app.ts';

test('live calls that the catalogue lacks are weighed with it, marked, quoted and never written down', async () => {
  await using app = await createTestApp();
  const { job } = await withJob(app);
  const before = await logOf(app);
  const live = liveBy(both);
  await workAll(app, { live });
  const { status, counts, result } = await job();
  assert.deepEqual([status, counts], ['completed', { found: 3, accepted: 3, rejected: 0 }]);
  const us = result.items.find((item: { source_name: string }) => item.source_name === 'grants-gov');
  const eu = result.items.find((item: { source_name: string }) => item.source_name === 'eu-funding');
  const own = result.items.find((item: { source: string }) => item.source === 'catalogue');
  assert.deepEqual([own.public_id, own.source_name], ['g', null]);
  assert.deepEqual(
    [us.public_id, us.source, us.title, us.url],
    [null, 'live', 'Muscle ageing call 7', 'https://www.grants.gov/search-results-detail/7'],
  );
  assert.match(eu.url, /^https:\/\/ec\.europa\.eu\/.*HORIZON-1001$/);
  assert.equal(us.reasons.at(-1).text, 'found at grants-gov by this job, not in the catalogue');
  const quoted = us.reasons.find(({ text }: { text: string }) => text.startsWith('description'));
  assert.equal(quoted.text, 'description: “Senescence in skeletal muscle & more, 7.”');
  const evidence = result.evidence.find(({ id }: { id: string }) => id === quoted.evidence_ids[0]);
  assert.equal(evidence.source_url, us.url);
  assert.match(result.summary, /1 of 1 more that grants-gov lists do; 1 of 1 more that eu-funding lists do/);
  assert.equal(await logOf(app), before, 'nothing is appended');
  assert.equal((await app.get('/grants?scope=all')).body.pagination.total, 1);
  assert.deepEqual(app.bugs, []);
});

test('a source is asked for few words, the most telling, and for few details', async () => {
  await using app = await createTestApp();
  const { job } = await withJob(app);
  const ids = Array.from({ length: 25 }, (_, n) => n + 1);
  const live = liveBy((asked) => {
    if (!isUs(asked)) return calls();
    if (asked.opportunityId !== null) return detail(asked.opportunityId);
    return asked.keyword === 'skeletal' ? hits(24, 25) : hits(...ids);
  });
  await workAll(app, { live });
  const words = live.asked.flatMap(({ keyword }) => keyword ?? []);
  assert.ok(words.length <= 5 && words.includes('skeletal') && words.includes('senescence'), String(words));
  const details = live.asked.flatMap(({ opportunityId }) => opportunityId ?? []);
  assert.equal(details.length, 8);
  assert.deepEqual(details.slice(0, 2), [24, 25], 'what most words find is read first');
  assert.deepEqual(
    live.asked.filter((asked) => !isUs(asked)).map(({ text }) => text),
    words,
  );
  assert.equal((await job()).result.items.length, 9);
});

test('what the catalogue has is not asked for again, whatever it is called there', async () => {
  await using app = await createTestApp();
  const { job } = await withJob(app);
  await app.add(
    'grants',
    aGrant({ id: sourceId('grants.gov:7'), title: 'Muscle ageing', closed_at: '2026-02-01T00:00:00Z' }),
    aGrant({ id: 'x', public_id: 'grants-gov-8', title: 'Muscle ageing', closed_at: '2026-02-01T00:00:00Z' }),
  );
  const live = liveBy((asked) => {
    if (!isUs(asked)) return calls();
    return asked.opportunityId === null ? hits(7, 8, 9) : detail(asked.opportunityId);
  });
  await workAll(app, { live });
  assert.ok(live.asked.every(({ opportunityId }) => opportunityId !== 7));
  const names = (await job()).result.items.map(
    ({ url, public_id }: { url: string; public_id: string }) => public_id ?? url,
  );
  assert.deepEqual(names.sort(), ['g', 'https://www.grants.gov/search-results-detail/9']);
});

test('a call that is closed, past or says nothing of the query is left out', async () => {
  await using app = await createTestApp();
  const { job } = await withJob(app);
  const live = liveBy((asked) => {
    if (!isUs(asked))
      return calls({
        ...call(1, 'Ageing muscle'),
        metadata: { ...call(1, 'Ageing muscle').metadata, status: ['31094501'] },
      });
    if (asked.opportunityId === null) return hits(1, 2);
    const one = detail(asked.opportunityId, 'Bridges');
    const synopsis =
      asked.opportunityId === 1
        ? { synopsisDesc: 'Roads' }
        : { synopsisDesc: 'Senescence', responseDateStr: '2026-01-01-00-00-00' };
    return { ...one, data: { ...one.data, synopsis } };
  });
  await workAll(app, { live });
  const { counts, result } = await job();
  assert.deepEqual([counts.found, counts.accepted, counts.rejected], [3, 1, 2]);
  assert.deepEqual(
    result.items.map(({ public_id }: { public_id: string }) => public_id),
    ['g'],
  );
});

test('a source that fails makes the job partial, never failed, and costs its own part only', async () => {
  const failures: readonly (readonly [Answer, RegExp])[] = [
    [
      () => new Response('', { status: 503 }),
      /grants-gov \(https:\/\/api\.grants\.gov\/v1\/api\/search2 answered 503 \(4 tries\)\)/,
    ],
    [() => new Response('<html>'), /did not answer with JSON/],
    [() => ({ errorcode: 9, msg: 'no' }), /reports error 9: no/],
    [
      () => {
        throw new Error('getaddrinfo ENOTFOUND');
      },
      /cannot be reached: getaddrinfo ENOTFOUND/,
    ],
  ];
  for (const [failing, sentence] of failures) {
    await using app = await createTestApp();
    const { job } = await withJob(app);
    await workAll(app, { live: liveBy((asked) => (isUs(asked) ? failing(asked) : both(asked))) });
    const { status, error, result } = await job();
    assert.equal(status, 'partial');
    assert.deepEqual([error.code, error.retryable], ['source_failed', true]);
    assert.match(error.message, sentence);
    assert.deepEqual(result.items.map(({ source }: { source: string }) => source).sort(), [
      'catalogue',
      'live',
    ]);
    const { post, types } = receiver();
    await deliverAll(app, post);
    assert.ok(types().includes('research.job.partial'));
    assert.deepEqual(app.bugs, []);
  }
});

test('a source that fails half-way keeps what it gave, and a bug in reading it is told to the log', async () => {
  await using app = await createTestApp();
  const { job } = await withJob(app);
  const odd: LiveSource = {
    name: 'odd',
    family: 'grants',
    ask: async function* () {
      yield {
        id: 'o',
        title: 'Skeletal muscle ageing',
        funder_name: 'F',
        url: 'https://f.example/',
        status: 'open',
      };
      yield { id: 'p', title: 'No address: not a record', status: 'open' };
      throw new TypeError('a hole in the code');
    },
  };
  await workAll(app, { live: liveBy(both, { sources: [odd] }) });
  const { status, error, result, counts } = await job();
  assert.deepEqual([status, counts.found], ['partial', 2]);
  assert.match(error.message, /odd \(its answer could not be read\)/);
  assert.doesNotMatch(JSON.stringify(error), /hole/);
  assert.equal(result.items.length, 2);
  assert.equal(app.bugs.length, 1);
});

test('a source has so much time, and the job its lease meanwhile', async () => {
  await using app = await createTestApp();
  const { job } = await withJob(app);
  let leased: unknown;
  const live: Live = {
    ...liveBy(both, { timeMs: 100, sources: [grantsGov as LiveSource] }),
    fetch: async (_, init) => {
      const row = await app.desk.db
        .selectFrom('research_jobs')
        .select(['leased_until', 'step'])
        .where('status', '=', 'running')
        .executeTakeFirst();
      leased ??= [Date.parse(row?.leased_until ?? '') - app.clock.now.getTime(), row?.step];
      return setTimeout(5_000, Response.json({}), { signal: init?.signal ?? AbortSignal.abort() });
    },
    sleep: (ms, signal) => setTimeout(ms, undefined, { signal }),
  };
  await workAll(app, { live });
  assert.deepEqual(leased, [3_100, 'asking grants-gov']);
  const { status, error } = await job();
  assert.equal(status, 'partial');
  assert.match(error.message, /grants-gov \(it took more than 0 s\)/);
});

test('a process that is about to end gives the job back, and the next one asks', async () => {
  await using app = await createTestApp();
  const { job } = await withJob(app);
  const stopping = new AbortController();
  const live = liveBy((asked) => {
    stopping.abort();
    return both(asked);
  });
  await workAll(app, { live, stopping: stopping.signal, worker: 'old' });
  assert.equal((await job()).status, 'running');
  assert.equal(live.busy.size, 0);
  await workAll(app, { live: liveBy(both), worker: 'new' });
  assert.equal((await job()).status, 'completed');
});

test('one job of a process asks a source at a time; the others wait in the desk', async () => {
  await using app = await createTestApp();
  const { job } = await withJob(app);
  const live = liveBy(both, { busy: new Set(['grants-gov']) });
  await workAll(app, { live });
  assert.deepEqual([(await job()).status, live.asked.length], ['running', 0]);
  live.busy.clear();
  pass(app, 500);
  await workAll(app, { live });
  assert.equal((await job()).status, 'completed');
});

test('a source is asked by grants jobs alone, and a job of no live source is as ever', async () => {
  await using app = await createTestApp();
  const { ask } = await withJob(app, { query, webhook_url: hook });
  const made = (await ask('POST', '/research', { body: { query } })).body;
  await ask('DELETE', `/research/${made.grants_job.id}`);
  const live = liveBy(both, { sources: [] });
  await workAll(app, { live });
  const events = (await ask('GET', `/research/${made.events_job.id}`)).body;
  assert.deepEqual([events.status, live.asked.length], ['completed', 0]);
});

test('a live call that speaks of what was erased for privacy is left out, as if it were not listed', async () => {
  await using app = await createTestApp();
  const { job } = await withJob(app);
  const names = [['jane', 'exemplar'], ['muscle'], foldedWords(sourceId('grants.gov:8'))];
  await noteErasedNames(app.desk, names, app.clock.now);
  const titles: Record<number, string> = {
    7: 'The Jane  EXÉMPLAR award for muscle ageing',
    9: 'Muscle ageing',
  };
  const live = liveBy((asked) => {
    if (!isUs(asked)) return calls();
    const id = asked.opportunityId;
    return id === null ? hits(7, 8, 9) : detail(id, titles[id]);
  });
  await workAll(app, { live });
  const { status, counts, result } = await job();
  const found = result.items.filter(({ source }: { source: string }) => source === 'live');
  assert.deepEqual(
    found.map(({ title }: { title: string }) => title),
    ['Muscle ageing'],
    'one word within a text is not taken for the name',
  );
  assert.equal(status, 'completed');
  assert.equal(counts.found, 2);
  assert.deepEqual(app.bugs, []);
});
