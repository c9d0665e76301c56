// What is done once a night, over all nodes. A night lasts from its hour to that of the next one, and all nodes
// look now and then whether it is done: what one leaves undone, because it ends, fails or could not ask the
// database, is done later, by it or another one.

import { Cron } from 'croner';
import type { Desk } from '../../desk/desk.ts';
import { claimNight, finishNight, holdNight, lastNight, nights } from '../../desk/nodes.ts';
import { asUsual, type Repeating, type Rounds, repeat } from '../../desk/repeating.ts';

export interface TimeOfDay {
  readonly hour: number;
  readonly minute: number;
}

export interface NightlyParts {
  /** The name by which the nodes agree. */
  readonly task: string;
  /** When the night begins, in UTC. */
  readonly at: TimeOfDay;
  readonly desk: Desk;
  readonly node: string;
  readonly now: () => Date;
  /** Does the work of the night that began at `began`; what it throws is told, and it is tried again. */
  readonly run: (signal: AbortSignal, began: Date) => Promise<void>;
  /** Told the day of a night that ended undone, by the node that begins the next one. */
  readonly onMissed: (day: string) => void;
  /** Told of each attempt that fails; another one follows. */
  readonly onFailure: (error: unknown) => void;
  readonly lookEveryMs?: number;
  /** Soon, where a clock is moved: whoever moves it waits for a night that begins. */
  readonly rounds?: Rounds;
}

/** Whoever failed leaves so many looks out: other nodes come first. */
const leftOut = 2;

export function startNightly(parts: NightlyParts): Repeating {
  const { task, at, desk, node, now, run, onMissed, onFailure, lookEveryMs = 5 * 60_000 } = parts;
  const { rounds = asUsual } = parts;
  const stopping = new AbortController();
  const later = (ms: number) => new Date(now().getTime() + ms);
  /** The night of now, or the one so many nights before it. */
  const dayOf = (before = 0) =>
    later(-((before * 24 + at.hour) * 60 + at.minute) * 60_000)
      .toISOString()
      .slice(0, 10);
  const beginningOf = (day: string) =>
    new Date(Date.parse(`${day}T00:00:00Z`) + (at.hour * 60 + at.minute) * 60_000);
  const started = dayOf();
  let ran: string | null = null;
  let rest = 0;
  let running: Promise<void> | null = null;

  const look = async () => {
    const night = { task, day: dayOf(), node };
    const yesterday = dayOf(1);
    const last = await lastNight(desk, night.task, night.day);
    if (last?.day === night.day && last.leased_until === null) return;
    // Where it was never done at night, the first night to come is the first one.
    if (!last && night.day === started) return;
    if (ran !== night.day) {
      const claimed = await claimNight(desk, night.task, node, now(), night.day);
      if (claimed === null) return;
      if (claimed === 'first' && last && (last.day !== yesterday || last.leased_until !== null))
        onMissed(yesterday);
      const hold = (ms: number) => holdNight(desk, night, later(ms));
      const holding = repeat(() => hold(nights.leaseMs), onFailure, lookEveryMs);
      const failed = await run(stopping.signal, beginningOf(night.day)).then(
        () => null,
        (error: unknown) => ({ error }),
      );
      // A lease that is being made longer would outlive the moment at which the night is given back.
      await holding.stop();
      if (failed) {
        if (stopping.signal.aborted) return hold(0);
        onFailure(failed.error);
        rest = leftOut;
        return hold(lookEveryMs);
      }
      ran = night.day;
    }
    await finishNight(desk, night);
  };
  const round = rounds.counted(async () => {
    if (rest > 0) rest--;
    else await look();
  });
  const tick = () => {
    if (running) return;
    running = round()
      .catch(onFailure)
      .finally(() => {
        running = null;
      });
  };
  const cron = new Cron(`${at.minute} ${at.hour} * * *`, { timezone: 'UTC' }, tick);
  const looking = setInterval(tick, rounds.pauseMs(lookEveryMs));
  return {
    stop: async () => {
      cron.stop();
      clearInterval(looking);
      stopping.abort();
      await running;
    },
  };
}
