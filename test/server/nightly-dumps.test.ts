// Who makes the nightly dumps, and when again: each night is done, once, as long as one node can do it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import type { Desk } from '../../src/desk/desk.ts';
import { claimNight, lastNight } from '../../src/desk/nodes.ts';
import { DatabaseAwayError } from '../../src/engines/database-away.ts';
import { minuteMs } from '../../src/kernel/durations.ts';
import {
  type DumpTask,
  type NightlyDumpsParts,
  startNightlyDumps,
} from '../../src/server/dumps/nightly-dumps.ts';
import { didUpTo, three, until } from '../support/nights.ts';
import { ownTime } from '../support/own-time.ts';
import { freshDesk } from '../support/truth.ts';

const task = { folder: '', shelf: '', site: '', licence: '' };

/** The desk, and how often somebody asked it. */
function counted(desk: Desk): { desk: Desk; asked: () => number } {
  let times = 0;
  const counting = {
    ...desk,
    get db() {
      times++;
      return desk.db;
    },
  };
  return { desk: counting, asked: () => times };
}

const working = async ({ now }: DumpTask) => now;

interface Begin {
  /** The nights up to that day were done; left out: there never were any. */
  readonly doneUpTo?: string;
  readonly now?: Date;
}

/** Nodes with one desk and one clock, whose nights begin at three, and what they told. */
async function nodes({ doneUpTo, now = three }: Begin) {
  const desk = await freshDesk();
  if (doneUpTo !== undefined) await didUpTo(desk, doneUpTo);
  const clock = { now };
  const told: string[] = [];
  const start = (node: string, more: Partial<NightlyDumpsParts> = {}) => {
    const dumps = startNightlyDumps({
      at: { hour: 3, minute: 0 },
      desk,
      node,
      task,
      now: () => clock.now,
      onDone: () => told.push(`${node} made them`),
      onMissed: (day) => told.push(`${day} was missed`),
      onFailure: (error) => told.push(`${node}: ${(error as Error).message}`),
      make: working,
      lookEveryMs: 2,
      ...more,
    });
    return { ...dumps, [Symbol.asyncDispose]: dumps.stop };
  };
  const done = async (day: string) => {
    const last = await lastNight(desk, 'dumps', day);
    return last?.day === day && last.leased_until === null;
  };
  const pass = (ms: number) => {
    clock.now = new Date(clock.now.getTime() + ms);
  };
  /** The same desk, and how often it was asked. */
  const { desk: seen, asked } = counted(desk);
  const close = () => desk[Symbol.asyncDispose]();
  return { desk, clock, seen, asked, told, start, done, pass, [Symbol.asyncDispose]: close };
}

test('a night whose maker was lost is made by another node once the lease ran out', async () => {
  await using all = await nodes({ doneUpTo: '2026-03-01' });
  const { desk, seen, asked, told, start, done, pass } = all;
  assert.equal(await claimNight(desk, 'dumps', 'lost', three), 'first');
  await using _ = start('other', { desk: seen });
  pass(14 * minuteMs);
  await until(() => asked() > 10);
  assert.deepEqual(told, [], 'nobody else works on it meanwhile');
  pass(2 * minuteMs);
  await until(() => done('2026-03-02'));
  assert.deepEqual(told, ['other made them']);
});

test('of nodes whose clocks differ by seconds one makes the dumps, each night once', async () => {
  await using all = await nodes({ doneUpTo: '2026-03-01' });
  const { clock, seen, asked, told, start, done, pass } = all;
  const ahead = (ms: number) => ({ desk: seen, now: () => new Date(clock.now.getTime() + ms) });
  await using _one = start('one', ahead(0));
  await using _two = start('two', ahead(4_000));
  await using _three = start('three', ahead(-4_000));
  for (const day of ['2026-03-02', '2026-03-03']) {
    await until(() => done(day));
    const before = asked();
    pass(5_000);
    await until(() => asked() > before + 10);
    pass(24 * 60 * minuteMs - 5_000);
  }
  await until(() => done('2026-03-04'));
  assert.equal(told.length, 3);
  for (const line of told) assert.match(line, /made them$/);
});

test('dumps that fail are told, and made after a pause; another node comes first', async () => {
  await using all = await nodes({ doneUpTo: '2026-03-01' });
  const { seen, asked, told, start, done, pass } = all;
  let full = true;
  const make = async () => {
    if (full) throw new Error('the disk is full');
    return 'version';
  };
  {
    await using _ = start('one', { make, desk: seen, lookEveryMs: 20 });
    await until(() => told.length > 0);
    const before = asked();
    await until(() => asked() > before + 6);
    assert.deepEqual(told, ['one: the disk is full'], 'no second attempt before time goes on');
    pass(minuteMs);
    await until(() => told.length > 1);
    full = false;
    pass(minuteMs);
    await until(() => done('2026-03-02'));
  }
  pass(24 * 60 * minuteMs);
  full = true;
  await using _one = start('one', { make });
  await until(() => told.at(-1) === 'one: the disk is full');
  await using _two = start('two');
  await until(() => {
    pass(minuteMs);
    return done('2026-03-03');
  });
  assert.equal(told.at(-1), 'two made them');
});

test('a database that is away at the hour is asked again until the night is done', async () => {
  await using all = await nodes({ now: new Date(three.getTime() - minuteMs) });
  const { desk, clock, told, start, done, pass } = all;
  let away = 0;
  const leaving = {
    ...desk,
    get db() {
      if (clock.now < three || away++ > 5) return desk.db;
      throw new DatabaseAwayError('127.0.0.1/test: no answer');
    },
  };
  await using _ = start('one', { desk: leaving });
  pass(minuteMs);
  await until(() => done('2026-03-02'));
  assert.equal(told.at(-1), 'one made them');
});

test('dumps that take long stay with the node that makes them', async () => {
  await using all = await nodes({ doneUpTo: '2026-03-01' });
  const { desk, clock, seen, asked, told, start, done, pass } = all;
  const finished = Promise.withResolvers<string>();
  const lease = async () => (await lastNight(desk, 'dumps', '2026-03-02'))?.leased_until ?? '';
  await using _one = start('one', { make: () => finished.promise });
  await until(async () => (await lease()) !== '');
  await using _two = start('two', { desk: seen });
  for (let times = 0; times < 3; times++) {
    pass(10 * minuteMs);
    const later = new Date(clock.now.getTime() + 14 * minuteMs).toISOString();
    await until(async () => (await lease()) > later);
  }
  const before = asked();
  await until(() => asked() > before + 4);
  finished.resolve('version');
  await until(() => done('2026-03-02'));
  assert.deepEqual(told, ['one made them']);
});

test('who ends in the middle of it gives the night back, and the next one takes it up', async () => {
  await using all = await nodes({ doneUpTo: '2026-03-01' });
  const { told, start, done } = all;
  let began = false;
  const make = (_task: DumpTask, signal: AbortSignal) => {
    began = true;
    return new Promise<string>((_, reject) =>
      signal.addEventListener('abort', () => reject(new Error('ended'))),
    );
  };
  const one = start('one', { make });
  await until(() => began);
  await one.stop();
  assert.deepEqual(told, [], 'to end is no failure');
  await using _ = start('next');
  await until(() => done('2026-03-02'));
  assert.deepEqual(told, ['next made them']);
});

/** The desk, whose first change of a night takes so long on its way. */
function slowOnce(desk: Desk, ms: number): { desk: Desk; sent: () => boolean } {
  let sent = false;
  const late = <T extends object>(builder: T): T =>
    new Proxy(builder, {
      get: (target, name) => {
        const call = (Reflect.get(target, name) as (...given: unknown[]) => object).bind(target);
        if (name !== 'executeTakeFirst') return (...given: unknown[]) => late(call(...given));
        return async () => {
          sent = true;
          await setTimeout(ms);
          return call();
        };
      },
    });
  const db = new Proxy(desk.db, {
    get: (target, name) => {
      if (name === 'updateTable' && !sent) return (table: 'nightly') => late(target.updateTable(table));
      const own = Reflect.get(target, name);
      return typeof own === 'function' ? own.bind(target) : own;
    },
  });
  return { desk: { ...desk, db }, sent: () => sent };
}

test('a night that is given back while its lease is being made longer stays given back', async () => {
  await using all = await nodes({ doneUpTo: '2026-03-01' });
  const { desk, told, start, done } = all;
  const slow = slowOnce(desk, 50);
  const make = (_task: DumpTask, signal: AbortSignal) =>
    new Promise<string>((_, reject) => signal.addEventListener('abort', () => reject(new Error('ended'))));
  const one = start('one', { make, desk: slow.desk });
  await until(slow.sent);
  await one.stop();
  await setTimeout(60);
  await using _ = start('next');
  const passed = ownTime();
  await until(async () => (await done('2026-03-02')) || passed() > 5_000);
  assert.deepEqual(told, ['next made them']);
});

test('a night that nobody could do is told once, by who begins the next one', async () => {
  await using all = await nodes({ doneUpTo: '2026-02-28' });
  const { desk, told, start, done, pass } = all;
  assert.equal(await claimNight(desk, 'dumps', 'lost', three, '2026-03-01'), 'first');
  await using _one = start('one');
  await using _two = start('two');
  await until(() => done('2026-03-02'));
  pass(48 * 60 * minuteMs);
  await until(() => done('2026-03-04'));
  const lines = told.map((line) => line.replace(/^(one|two) /, ''));
  assert.deepEqual(lines, ['2026-03-01 was missed', 'made them', '2026-03-03 was missed', 'made them']);
});

test('a new place waits for its first night; one that slept over its hour makes up for it', async () => {
  await using all = await nodes({ now: new Date('2026-03-02T14:00:00.000Z') });
  const { seen, asked, told, start, done, pass } = all;
  {
    await using _ = start('new', { desk: seen });
    await until(() => asked() > 10);
    assert.deepEqual(told, []);
    pass(13 * 60 * minuteMs);
    await until(() => done('2026-03-03'));
  }
  pass(25 * 60 * minuteMs);
  await using _ = start('late');
  await until(() => done('2026-03-04'));
  assert.deepEqual(told, ['new made them', 'late made them']);
});
