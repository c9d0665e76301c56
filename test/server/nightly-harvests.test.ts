// The nightly harvests: every source once a night over all nodes, and what is there stays when a source is away.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { claimNight, finishNight, lastNight } from '../../src/desk/nodes.ts';
import { families } from '../../src/families.ts';
import { harvestNight } from '../../src/server/harvests/harvest-night.ts';
import {
  checkHarvest,
  type HarvestNews,
  type NightlyHarvestsParts,
  startNightlyHarvests,
} from '../../src/server/harvests/nightly-harvests.ts';
import { type OperatorRecord, type Source, SourceError, stays } from '../../src/sources/reading/source.ts';
import { aGrant } from '../support/records.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { freshDesk } from '../support/truth.ts';

const began = new Date('2026-03-01T02:00:00Z');

interface Away {
  away: boolean;
  asked: number;
}

/** A source of one grant that can be away. */
function sourceOf(name: string, state: Away): Source {
  const read = async () => {
    state.asked++;
    if (state.away) throw new SourceError('the service is away');
    const record = aGrant({ id: name, public_id: name, source: name }) as OperatorRecord;
    return {
      complete: true,
      records: (async function* () {
        yield record;
      })(),
    };
  };
  const credit = { name, url: 'https://source.example', licence: 'CC0-1.0', statement: name };
  return {
    name,
    family: 'grants',
    credit,
    summary: '',
    files: '',
    readFiles: read,
    readLive: read,
    left: stays,
  };
}

async function night(app: TestApp, sources: readonly Source[], told: string[] = []) {
  const again = await harvestNight(sources, {
    ledger: app.ledger,
    families,
    now: () => app.clock.now,
    topicMin: 30,
    began,
    read: (source) => source.readFiles([], {} as never),
    onDone: ({ source, status }) => told.push(`${source} ${status}`),
    onFailed: (source, error) => told.push(`${source}: ${(error as Error).message}`),
  });
  return { again, told };
}

test('a source that is away does not keep the others from their harvest, and what it brought stays', async () => {
  await using app = await createTestApp();
  const [one, two] = [
    { away: false, asked: 0 },
    { away: true, asked: 0 },
  ] as const;
  const sources = [sourceOf('two', two), sourceOf('one', one)];
  await app.add('grants', aGrant({ id: 'two', public_id: 'two', source: 'two', title: 'As it was' }));
  const { again, told } = await night(app, sources);
  assert.deepEqual(told, ['two: the service is away', 'one completed']);
  assert.deepEqual(again, ['two']);
  assert.equal((await app.ledger.present('grants', 'two'))?.title, 'As it was');
  assert.deepEqual(await app.ledger.sourceAges(), [
    { source: 'one', harvested_at: '2026-03-01T12:00:00.000Z', tried_at: '2026-03-01T12:00:00.000Z' },
    { source: 'two', harvested_at: null, tried_at: '2026-03-01T12:00:00.000Z' },
  ]);
});

test('a source is harvested once a night whoever did it, and is left alone after three failures', async () => {
  await using app = await createTestApp();
  const [one, two] = [
    { away: false, asked: 0 },
    { away: true, asked: 0 },
  ] as const;
  const sources = [sourceOf('one', one), sourceOf('two', two)];
  const left = [];
  for (let round = 0; round < 5; round++) left.push((await night(app, sources)).again.length);
  assert.deepEqual(left, [1, 1, 0, 0, 0]);
  assert.deepEqual([one.asked, two.asked], [1, 3]);
});

test('the age of each source stands in the figures', async () => {
  await using app = await createTestApp();
  await night(app, [sourceOf('one', { away: false, asked: 0 }), sourceOf('two', { away: true, asked: 0 })]);
  const { body } = await app.get('/stats');
  assert.deepEqual(
    body.sources.map(({ source, harvested_at }: { source: string; harvested_at: string | null }) => [
      source,
      harvested_at !== null,
    ]),
    [
      ['one', true],
      ['two', false],
    ],
  );
});

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const limit = performance.now() + 90_000;
  while (!(await holds())) {
    assert.ok(performance.now() < limit, `never: ${holds}`);
    await setTimeout(1);
  }
}

test('of two nodes one harvests a night, and what has to be tried again is', async () => {
  await using desk = await freshDesk();
  const before = new Date('2026-03-01T03:00:00Z');
  assert.equal(await claimNight(desk, 'harvest', 'before', before, '2026-03-01'), 'first');
  await finishNight(desk, { task: 'harvest', day: '2026-03-01', node: 'before' });
  let moment = Date.parse('2026-03-02T03:00:00Z');
  const rounds: string[] = [];
  const failures: string[] = [];
  const news: HarvestNews[] = [];
  const start = (node: string, more: Partial<NightlyHarvestsParts> = {}) =>
    startNightlyHarvests({
      at: { hour: 2, minute: 0 },
      desk,
      node,
      task: { perennialData: '', databaseUrl: null, topicMin: 30, sources: ['one'] },
      now: () => new Date(moment++),
      onNews: (one) => news.push(one),
      onMissed: (day) => failures.push(`${day} was missed`),
      onFailure: (error) => failures.push(`${(error as Error).name}: ${(error as Error).message}`),
      harvest: async (task, _, tell) => {
        rounds.push(task.began);
        tell({ failed: 'one', why: 'away' });
        tell({ again: rounds.length < 2 ? ['one'] : [] });
      },
      lookEveryMs: 5,
      ...more,
    });
  const nodes = [start('a'), start('b')];
  try {
    await until(async () => {
      const last = await lastNight(desk, 'harvest', '2026-03-02');
      return last?.day === '2026-03-02' && last.leased_until === null;
    });
  } finally {
    for (const { stop } of nodes) await stop();
  }
  assert.deepEqual(rounds, ['2026-03-02T02:00:00.000Z', '2026-03-02T02:00:00.000Z']);
  assert.deepEqual(
    failures,
    ['CommandError: the harvest of one is tried again'],
    'which is no fault of the program',
  );
  assert.deepEqual(news, [
    { failed: 'one', why: 'away' },
    { failed: 'one', why: 'away' },
  ]);
});

test('a name in HARVEST that is no source is said at the start, with the name that is near', async () => {
  await checkHarvest(['ror', 'california']);
  await assert.rejects(
    checkHarvest(['grantsgov']),
    /there is no source grantsgov; did you mean grants-gov\?/,
  );
  await assert.rejects(checkHarvest(['ror', 'meetings']), {
    message:
      'HARVEST cannot be used: meetings is read from files alone, by perennial harvest meetings --from FILE.',
    exitCode: 2,
  });
});

test('a night that begins because the clock was moved is harvested at once, and whoever moved it waits for that', async () => {
  await using desk = await freshDesk();
  await claimNight(desk, 'harvest', 'before', new Date('2026-03-01T02:00:00Z'), '2026-03-01');
  await finishNight(desk, { task: 'harvest', day: '2026-03-01', node: 'before' });
  let moment = new Date('2026-03-01T12:00:00Z');
  const done: string[] = [];
  const nightly = startNightlyHarvests({
    at: { hour: 2, minute: 0 },
    desk,
    node: 'a',
    task: { perennialData: '', databaseUrl: null, topicMin: 30, sources: ['one'] },
    now: () => moment,
    onNews: () => undefined,
    onMissed: () => undefined,
    onFailure: (error) => assert.fail(String(error)),
    harvest: async () => {
      await setTimeout(20);
      done.push('harvested');
    },
    rounds: {
      pauseMs: () => 5,
      counted: (round) => async () => {
        await round();
        if (moment > new Date('2026-03-02T02:00:00Z')) done.push('through');
      },
    },
  });
  try {
    moment = new Date('2026-03-02T03:00:00Z');
    await until(async () => done.length > 1);
  } finally {
    await nightly.stop();
  }
  assert.deepEqual(done.slice(0, 2), ['harvested', 'through']);
});
