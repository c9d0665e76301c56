// The parent of several workers. It serves nothing and opens no data: it holds the port, starts workers,
// starts anew what ended, says which one leads, and replaces all of them, one by one, when it is told to
// by SIGHUP. docs/decisions/022-workers.md has the reasons.

import cluster, { type Worker } from 'node:cluster';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { dropOtherShelves } from '../../shelf/shelf.ts';
import { dropLeftovers, dropUnfinished } from '../node/leftovers.ts';
import type { Figures } from '../node/metrics.ts';
import type { Output } from '../node/output.ts';
import { serverLog } from '../node/server-log.ts';
import type { FromWorker, ToWorker } from './worker.ts';

export interface WorkersParts {
  readonly count: number;
  readonly output: Output;
  readonly config: Pick<Config, 'perennialData' | 'perennialDumps' | 'logLevel'>;
  /** Milliseconds that never step back. */
  readonly clock: () => number;
}

interface Member {
  readonly number: number;
  readonly worker: Worker;
  readonly bornAt: number;
  /** Where it serves, once it is ready, and which shelf it reads. */
  site: string | null;
  shelf: string;
  /** It was told to bring its shelf up to date. */
  follows: boolean;
  /** It was told to leave. */
  leaving: boolean;
  /** Told once: when it is ready with where it serves, or with its exit code when it ended before. */
  readonly begun: PromiseWithResolvers<string | EndedEarly>;
  readonly ended: PromiseWithResolvers<void>;
}

interface EndedEarly {
  readonly code: number;
  readonly signal: string | null;
}

const second = 1_000;
/** Ms before the next start of a worker whose predecessors keep ending; the last one holds for all that follow. */
const pauses = [0, second, 2 * second, 5 * second, 15 * second, 60 * second];
/** A worker that lived for so many ms is not one that keeps ending. */
const stableAfterMs = 60 * second;
/** How long workers may take to tell their figures, in ms. */
const leaveWithinMs = second;

/** Serves with several workers until SIGINT or SIGTERM. Resolves with the exit code. */
export async function superviseWorkers({ count, output, config, clock }: WorkersParts): Promise<number> {
  const log = serverLog(config.logLevel, (line) => process.stderr.write(line));
  dropLeftovers(tmpdir(), /^perennial-limits-(\d+)-/);
  dropUnfinished(config.perennialData, config.perennialDumps);
  const limits = mkdtempSync(join(tmpdir(), `perennial-limits-${process.pid}-`));
  const seed = randomBytes(16).toString('hex');
  const members = new Map<number, Member>();
  /** Who has the place of each number. */
  const seats = new Map<number, Member>();
  const failures = new Map<number, number>();
  const timers = new Set<NodeJS.Timeout>();
  const collecting = new Map<number, (number: number, figures: Figures) => void>();
  let leader: Member | null = null;
  let stopping = false;
  let asks = 0;
  cluster.schedulingPolicy = cluster.SCHED_RR;

  const tell = (member: Member, order: ToWorker) => {
    if (member.worker.isConnected()) member.worker.send(order, () => {});
  };

  /** Where workers serve already; null while none does. */
  const siteNow = () => [...members.values()].find(({ site }) => site !== null)?.site ?? null;

  const startingFor = (number: number) =>
    [...members.values()].find((one) => one.number === number && one.site === null);

  function begin(number: number): Member {
    const member: Member = {
      number,
      worker: cluster.fork(),
      bornAt: clock(),
      site: null,
      shelf: '',
      follows: false,
      leaving: false,
      begun: Promise.withResolvers(),
      ended: Promise.withResolvers(),
    };
    members.set(member.worker.id, member);
    member.worker.on('message', (word: FromWorker) => hear(member, word));
    member.worker.once('exit', (code, signal) => gone(member, code, signal));
    return member;
  }

  function hear(member: Member, word: FromWorker): void {
    if (word.word === 'here') {
      const mark = member.worker.id % 65_536;
      tell(member, { order: 'begin', seat: { number: member.number, mark, site: siteNow(), limits, seed } });
    } else if (word.word === 'ready') {
      member.site = word.site;
      member.shelf = word.shelf;
      seats.set(member.number, member);
      log.info({ worker: member.number, pid: member.worker.process.pid }, 'a worker answers');
      member.begun.resolve(word.site);
      appoint();
    } else if (word.word === 'freed') free(member);
    else if (word.word === 'ask') tellFigures(member, word.ask);
    else if (word.word === 'figures') collecting.get(word.ask)?.(member.number, word.figures);
  }

  /**
   * Lets the youngest worker lead when none does: it is the last to be replaced. While a new version of the
   * program takes the places of an old one, both have a shelf, and each of them somebody who follows the log.
   */
  function appoint(): void {
    if (stopping) return;
    const able = [...members.values()]
      .filter(({ site, leaving }) => site !== null && !leaving)
      .sort((a, b) => b.bornAt - a.bornAt);
    const youngest = able[0];
    if (leader === null && youngest) {
      leader = youngest;
      leader.follows = true;
      log.info({ worker: leader.number }, 'a worker leads');
      tell(leader, { order: 'lead' });
    }
    for (const member of able) {
      if ([...members.values()].some(({ shelf, follows }) => follows && shelf === member.shelf)) continue;
      member.follows = true;
      tell(member, { order: 'follow' });
    }
  }

  function free(member: Member): void {
    member.follows = false;
    if (leader === member) leader = null;
    appoint();
  }

  /** Shelves of other versions go when all workers read the same one. */
  function dropOldShelves(): void {
    const [shelf, ...others] = new Set([...seats.values()].map((member) => member.shelf));
    if (shelf !== undefined && others.length === 0) dropOtherShelves(config.perennialData, shelf);
  }

  function gone(member: Member, code: number | null, signal: string | null): void {
    const { number } = member;
    members.delete(member.worker.id);
    member.ended.resolve();
    member.begun.resolve({ code: code ?? 1, signal });
    free(member);
    if (seats.get(number) !== member) return;
    seats.delete(number);
    if (stopping || member.leaving) return;
    if (clock() - member.bornAt >= stableAfterMs) failures.delete(number);
    startAgain(number, { worker: number, code, signal });
  }

  function startAgain(number: number, of: object): void {
    const failed = failures.get(number) ?? 0;
    failures.set(number, failed + 1);
    const pause = pauses[Math.min(failed, pauses.length - 1)] ?? stableAfterMs;
    log.error({ ...of, restarts_in_ms: pause }, 'a worker ended and is started again');
    const timer = setTimeout(async () => {
      timers.delete(timer);
      // A restart of all may have filled the place meanwhile.
      if (seats.has(number) || startingFor(number)) return;
      const begun = await begin(number).begun.promise;
      if (typeof begun !== 'string' && !stopping) startAgain(number, { worker: number, ...begun });
    }, pause);
    timers.add(timer);
  }

  /** Tells a worker the figures of all that have a place. */
  async function tellFigures(asking: Member, ask: number): Promise<void> {
    const id = ++asks;
    const found = new Map<number, Figures>();
    const done = Promise.withResolvers<void>();
    const waiting = new Set(seats.keys());
    collecting.set(id, (number, figures) => {
      found.set(number, figures);
      waiting.delete(number);
      if (waiting.size === 0) done.resolve();
    });
    const late = setTimeout(done.resolve, leaveWithinMs);
    for (const member of seats.values()) tell(member, { order: 'tell', ask: id });
    await done.promise;
    clearTimeout(late);
    collecting.delete(id);
    const figures = [...found].sort(([a], [b]) => a - b).map(([, one]) => one);
    tell(asking, { order: 'told', ask, figures });
  }

  /** Replaces each worker by a new one, which answers before the old one leaves. */
  async function replaceAll(): Promise<void> {
    log.info({ workers: count }, 'the workers are replaced one by one');
    for (let number = 1; number <= count; number++) {
      await startingFor(number)?.begun.promise;
      if (stopping) return;
      const old = seats.get(number);
      const begun = await begin(number).begun.promise;
      if (typeof begun !== 'string') {
        if (!stopping)
          log.error({ worker: number, ...begun }, 'a new worker did not begin: the old ones go on');
        if (!stopping && !seats.has(number)) startAgain(number, { worker: number });
        return;
      }
      if (!old || !members.has(old.worker.id)) continue;
      old.leaving = true;
      tell(old, { order: 'leave' });
      await old.ended.promise;
    }
    if (stopping) return;
    dropOldShelves();
    log.info({ workers: count }, 'the workers are replaced');
  }

  let replacing: Promise<void> | null = null;
  let again = false;
  const hungUp = async () => {
    again = true;
    if (replacing) return;
    while (again && !stopping) {
      again = false;
      replacing = replaceAll();
      await replacing;
    }
    replacing = null;
  };

  const stopAll = () => {
    stopping = true;
    for (const timer of timers) clearTimeout(timer);
    for (const { worker } of members.values()) worker.process.kill('SIGTERM');
  };
  const stopped = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  }).then(stopAll);
  /** A worker that is killed before it answers is no reason to give up: another one takes its place. */
  async function beginFor(number: number): Promise<string | EndedEarly> {
    for (let tries = 1; ; tries++) {
      const begun = await begin(number).begun.promise;
      if (typeof begun === 'string' || begun.signal === null || tries === 5 || stopping) return begun;
      log.error(
        { worker: number, signal: begun.signal },
        'a worker was killed before it answered; another one starts',
      );
    }
  }

  /** Starts all; the exit code of the first one that does not begin. */
  async function beginAll(): Promise<number | null> {
    let site: string | null = null;
    // The first one builds the shelf alone.
    for (const numbers of [[1], Array.from({ length: count - 1 }, (_, index) => index + 2)]) {
      if (stopping) return null;
      for (const begun of await Promise.all(numbers.map(beginFor))) {
        if (typeof begun !== 'string') return stopping ? null : begun.code || 1;
        site = begun;
      }
    }
    dropOldShelves();
    output.print(`Perennial serves ${site} with ${count} workers (data in ${config.perennialData})`);
    return null;
  }

  let early = false;
  process.on('SIGHUP', () => {
    early = true;
  });
  const failed = await beginAll();
  if (failed !== null) {
    stopAll();
  } else {
    process.on('SIGHUP', hungUp);
    if (early) hungUp();
    await stopped;
  }
  await Promise.all([...members.values()].map(({ ended }) => ended.promise));
  rmSync(limits, { recursive: true, force: true });
  return failed ?? 0;
}
