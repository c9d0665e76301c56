import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayMs } from '../../../src/kernel/durations.ts';
import { catchUp } from '../../../src/ledger/follow.ts';
import { sweepResearch } from '../../../src/people/research/sweep.ts';
import { workOnce } from '../../../src/people/research/worker.ts';
import { harvestInto, kept } from '../../sources/real-harvest.ts';
import { needsRealData, realFile } from '../../support/real-data.ts';
import { aGrant, aLabel, anEvent } from '../../support/records.ts';
import { addTeam, clientOf, countingRandom, hook, workAll, workerParts } from '../../support/research.ts';
import { createTestApp, pass, site, type TestApp } from '../../support/test-app.ts';

const query = 'senescence in skeletal muscle ageing';

const named = { name: 'Cellular senescence', parent: 'hallmark', aliases: { en: ['senescence'] } };

async function asked(app: TestApp, body: object = { query }) {
  await addTeam(app, 'team-a');
  const ask = clientOf(app);
  const made = await ask('POST', '/research', { body });
  assert.equal(made.status, 200, made.text);
  const job = async (type: 'grants' | 'events' = 'grants') =>
    (await ask('GET', `/research/${made.body[`${type}_job`].id}`)).body;
  return { ask, job };
}

async function manyGrants(app: TestApp, count: number): Promise<void> {
  const grants = Array.from({ length: count }, (_, n) =>
    aGrant({ id: `g${n}`, title: `Muscle ageing ${n}` }),
  );
  await app.add('grants', ...grants);
}

function reasonsOf(item: { reasons: readonly { text: string }[] }): readonly string[] {
  return item.reasons.map(({ text }) => text);
}

test('the best match comes first, and its reasons quote what matched', async () => {
  await using app = await createTestApp();
  await app.add('labels', aLabel({ id: 'l', slug: 'cellular-senescence', ...named }));
  await app.add(
    'grants',
    aGrant({
      id: 'best',
      title: 'Cellular senescence in muscle',
      description: `${'Preface. '.repeat(60)}We fund work on skeletal muscle and aging in old mice. ${'Coda. '.repeat(60)}`,
      labels: ['cellular-senescence'],
      deadline: '2026-03-21T12:00:00Z',
      source_url: 'https://funder.example/call',
    }),
    aGrant({ id: 'some', title: 'Healthy aging', deadline: null }),
    aGrant({ id: 'other', title: 'Marine biology of senescent corals' }),
    aGrant({ id: 'closed', title: 'Senescence in skeletal muscle ageing', deadline: '2026-02-01T00:00:00Z' }),
    aGrant({ id: 'unverified', title: 'Muscle', verified: false }),
    aGrant({ id: 'apart', title: 'Bridges' }),
  );
  await app.add('events', anEvent({ id: 'e', title: 'Muscle Ageing Summit' }), anEvent({ id: 'f' }));
  const { job } = await asked(app);
  await workAll(app);
  const { result, counts } = await job();
  const names = result.items.map((item: { public_id: string }) => item.public_id);
  assert.equal(names[0], 'best');
  assert.ok(names.includes('unverified') && !names.includes('closed') && !names.includes('apart'));
  assert.equal(counts.found, counts.accepted + counts.rejected);
  const [title, description, labels, time] = reasonsOf(result.items[0]);
  assert.equal(title, 'title: “Cellular senescence in muscle”');
  assert.match(description ?? '', /^description: “….*skeletal muscle and aging.*…”$/);
  assert.ok(
    [...(description ?? '').matchAll(/“(.*)”/gu)].every(([, quote]) => [...(quote ?? '')].length <= 120),
  );
  assert.equal(labels, 'labels: cellular-senescence');
  assert.equal(time, 'closes in 20 days');
  assert.ok(reasonsOf(result.items.at(-1)).length > 0);
  const evidence = result.evidence.find((one: { id: string }) => one.id === 'best#title');
  assert.deepEqual(evidence, {
    id: 'best#title',
    path: 'title',
    quote: 'Cellular senescence in muscle',
    source_url: 'https://funder.example/call',
  });
  const events = (await job('events')).result;
  assert.deepEqual(
    events.items.map((item: { kind: string; public_id: string }) => [item.kind, item.public_id]),
    [['event', 'e']],
  );
  assert.ok(reasonsOf(events.items[0]).includes('starts in 61 days'));
  assert.equal(reasonsOf(events.items[0]).at(-1), 'same topic (muscle): skeletal muscle → Muscle');
});

test('an event that only its topic leads to is found, and is not said to be missing', async () => {
  await using app = await createTestApp();
  await app.add('labels', aLabel({ id: 'l', slug: 'cellular-senescence', ...named }));
  await app.add('events', anEvent({ id: 'e', title: 'Days of Hallowmere', topics: ['cellular-senescence'] }));
  const { job } = await asked(app);
  await workAll(app);
  const { result } = await job('events');
  assert.deepEqual(
    result.items.map((item: { public_id: string }) => item.public_id),
    ['e'],
  );
  assert.doesNotMatch(result.summary, /names [^.]*senescence/);
  assert.match(
    result.summary,
    /None of the upcoming events in the catalogue names “skeletal muscle”, “ageing”\.$/,
  );
});

test('a quotation shows nothing of a text that may only be excerpted', async () => {
  await using app = await createTestApp();
  const description = `Ageing. ${'Filler words go on. '.repeat(20)}Hidden skeletal muscle secret.`;
  await app.add(
    'grants',
    aGrant({ id: 'g', title: 'Ageing muscle', description, text_policy: 'excerpt_only' }),
  );
  const { ask, job } = await asked(app);
  await workAll(app);
  const answered = JSON.stringify(await job()) + (await ask('GET', '/research')).text;
  assert.equal((await job()).result.items.length, 1);
  assert.doesNotMatch(answered, /Hidden|secret/);
});

test('a worker that is gone is followed by one that goes on where it ended', async () => {
  await using app = await createTestApp();
  await manyGrants(app, 70);
  const { job } = await asked(app);
  let steps = 0;
  let stopped = 0;
  const gone = new Error('the power went');
  const dying = workerParts(app, {
    pause: async () => {
      if (++steps === 3) throw gone;
    },
  });
  await assert.rejects(workOnce(dying), gone);
  const half = await job();
  assert.equal(half.status, 'running');
  assert.ok(half.counts.accepted > 0 && half.counts.accepted < 70);
  assert.equal(half.progress.step, 'weighing');
  const asks: string[] = [];
  const counting = {
    ...app.shelf.reader,
    list: (...args: Parameters<typeof app.shelf.reader.list>) => {
      asks.push('list');
      return app.shelf.reader.list(...args);
    },
  };
  stopped = await workAll(app, { worker: 'worker-2', reader: counting });
  assert.equal(stopped, 1, 'the other job only: this one is still leased');
  asks.length = 0;
  pass(app, 5_000);
  assert.equal(await workAll(app, { worker: 'worker-2', reader: counting }), 1);
  assert.deepEqual(asks, [], 'what was searched is not searched again');
  const done = await job();
  assert.deepEqual([done.status, done.counts.found], ['completed', 70]);
  assert.equal(done.result.items.length, 50);
  assert.equal(new Set(done.result.items.map((one: { public_id: string }) => one.public_id)).size, 50);
});

test('a step that fails is tried again, then the job ends with what was weighed', async () => {
  await using app = await createTestApp();
  await manyGrants(app, 30);
  const { job } = await asked(app);
  let read = 0;
  const broken = {
    ...app.shelf.reader,
    detail: (...args: Parameters<typeof app.shelf.reader.detail>) => {
      if (++read > 25) throw new Error('the disk has gone');
      return app.shelf.reader.detail(...args);
    },
  };
  for (let time = 0; time < 8; time++) {
    await workAll(app, { reader: broken });
    pass(app, 10_000);
  }
  const ended = await job();
  assert.deepEqual([ended.status, ended.counts.accepted], ['partial', 20]);
  assert.equal(ended.result.items.length, 20);
  assert.deepEqual([ended.error.code, ended.error.retryable], ['step_failed', true]);
  assert.doesNotMatch(JSON.stringify(ended), /disk/);
  assert.ok(app.bugs.length >= 3);
});

test('a job that cannot begin fails, and one that takes its workers down is given up', async () => {
  await using app = await createTestApp();
  const { job } = await asked(app);
  const broken = {
    ...app.shelf.reader,
    rowSet: () => {
      throw new Error('no shelf');
    },
  };
  for (let time = 0; time < 8; time++) {
    await workAll(app, { reader: broken });
    pass(app, 10_000);
  }
  assert.equal((await job()).status, 'failed');
  const { desk } = app;
  const crashed = {
    status: 'running',
    tries: 3,
    leased_by: 'x',
    leased_until: '2026-01-01T00:00:00.000Z',
  } as const;
  await desk.db
    .updateTable('research_jobs')
    .set({ ...crashed, work: null })
    .execute();
  await workAll(app);
  assert.deepEqual([(await job()).status, (await job()).error.code], ['failed', 'gave_up']);
});

test('a job that is cancelled while it is worked on stays cancelled', async () => {
  await using app = await createTestApp();
  await manyGrants(app, 50);
  const { ask, job } = await asked(app);
  const { id } = await job();
  let steps = 0;
  await workAll(app, {
    pause: async () => {
      if (++steps === 2) assert.equal((await ask('DELETE', `/research/${id}`)).status, 200);
    },
  });
  assert.deepEqual([(await job()).status, (await job()).result], ['cancelled', null]);
});

test('two workers never do the same job', async () => {
  await using app = await createTestApp();
  await manyGrants(app, 50);
  const { job } = await asked(app);
  const worked = await Promise.all(
    ['a', 'b', 'c', 'd'].map((worker) =>
      workAll(app, { worker, pause: () => new Promise((resolve) => setImmediate(resolve)) }),
    ),
  );
  assert.equal(
    worked.reduce((sum, one) => sum + one, 0),
    2,
  );
  assert.equal((await job()).status, 'completed');
});

test('the sweep ends what has expired and forgets it two months later', async () => {
  await using app = await createTestApp();
  const { ask, job } = await asked(app, { query, webhook_url: hook });
  const parts = { desk: app.desk, now: () => app.clock.now, random: countingRandom(), site };
  assert.equal(await sweepResearch(parts), 0);
  pass(app, 1 * dayMs);
  assert.equal(await sweepResearch(parts), 2);
  assert.equal((await job()).status, 'expired');
  const told = await app.desk.db.selectFrom('webhook_deliveries').select('type').execute();
  assert.deepEqual(
    told.map(({ type }) => type),
    ['research.job.failed', 'research.job.failed'],
  );
  pass(app, 60 * dayMs);
  await sweepResearch(parts);
  assert.deepEqual((await ask('GET', '/research')).body, []);
});

test('over the kept records of Grants.gov a question of the field finds open calls, with reasons', async (t) => {
  if (!needsRealData(t)) return;
  await realResearch('2026-02-21T12:00:00.000Z', [['grants-gov', kept.grants]]);
});

test('over the kept records of the EU portal it does so too', async (t) => {
  if (!needsRealData(t)) return;
  await realResearch('2026-08-22T12:00:00.000Z', [['eu-funding', kept.august]]);
});

async function realResearch(at: string, files: readonly (readonly [string, string])[]): Promise<void> {
  await using app = await createTestApp({ now: new Date(at) });
  for (const [source, file] of files) await harvestInto(app, source, [realFile(file)]);
  await catchUp(app.ledger, app.shelf);
  const { job } = await asked(app);
  await workAll(app);
  const { status, result } = await job();
  assert.equal(status, 'completed');
  assert.ok(result.items.length >= 2, `${result.items.length} items`);
  for (const item of result.items) {
    const grant = (await app.get(`/grants/${item.public_id}`, { as: 'full team-a' })).body.grant;
    assert.ok(['open', 'rolling', 'forecasted'].includes(grant.status_public.value), item.title);
    const quoted = reasonsOf(item).join(' ').toLowerCase();
    assert.match(quoted, /senescen|skeletal|muscle|age?ing|older/, item.title);
    assert.match(reasonsOf(item).at(-1) ?? '', /^(is not open yet, )?(closes in|has no closing date)/);
  }
  assert.match(reasonsOf(result.items[0]).join(' '), /age?ing|senescence|muscle/i);
  assert.deepEqual(app.bugs, []);
}
