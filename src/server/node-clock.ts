// What time it is. The nodes of one database go by its clock: each asks it for the difference to its own, before
// it answers anything and then with every look at the database, so that limits, leases and the moments of the log
// mean the same everywhere. And a clock that leaps ahead ends nothing: what nobody takes back goes by the time that
// has surely passed, until the new time has stood for a day.

import { databaseMoment } from '../desk/database-moment.ts';
import type { Desk } from '../desk/desk.ts';
import { dayMs, hourMs } from '../kernel/durations.ts';
import type { Config } from '../settings/config.ts';

interface NodeClock {
  readonly now: () => Date;
  /** Asks the database again; it stays as it is where there is no answer. */
  readonly look: (desk: Pick<Desk, 'db'>) => Promise<void>;
}

/** An answer that took longer than so many ms says nothing of the moment it was given at. */
const slowMs = 2_000;

/** @param own the clock of the machine @param shared whether nodes share a database that has one */
function nodeClock(own: () => Date, shared: boolean): NodeClock {
  let aheadMs = 0;
  return {
    now: () => new Date(own().getTime() + aheadMs),
    look: async (desk) => {
      if (!shared) return;
      const from = own().getTime();
      const ms = await databaseMoment(desk);
      const tookMs = own().getTime() - from;
      if (ms === null || tookMs < 0 || tookMs > slowMs) return;
      const measured = Math.round(ms - from - tookMs / 2);
      // What may be the way to the database and back is no difference of clocks.
      if (Math.abs(measured - aheadMs) > tookMs + 5) aheadMs = measured;
    },
  };
}

/** A clock that goes on by so much more than time did has leapt. */
const leapMs = hourMs;
/** And one that is so far behind what was noted last before this process began: it may have rested as long. */
const restedMs = 30 * dayMs;
/** A leap is believed when it has stood for so long. */
const believedAfterMs = dayMs;
const part = 'clock';

interface SureClockParts {
  readonly desk: Pick<Desk, 'db'>;
  readonly now: () => Date;
  /** Milliseconds that the machine is on, also while it sleeps; they never step back. */
  readonly upMs: () => number;
}

/**
 * What time it surely is, for what is done for good: that of the clock, or, while that is ahead of what it should be,
 * what has passed since it was right. So a leap does nothing too early, and a machine that was paused, which looks the
 * same, does it later by the pause and not by the day after which a leap is believed.
 */
export function sureClock({ desk, now, upMs }: SureClockParts): () => Promise<Date> {
  /** When the clock was right, by itself and by the machine; how much may have passed unseen since. */
  let right: { readonly at: number; readonly ms: number; readonly unseenMs: number } | null = null;
  let ahead: number | null = null;
  let notedAt = Number.NEGATIVE_INFINITY;
  return async () => {
    const [at, ms] = [now().getTime(), upMs()];
    if (right === null) {
      const noted = await notedMoment(desk);
      right = { at: noted ?? at, ms, unseenMs: noted === null ? 0 : restedMs };
    }
    const due = right.at + (ms - right.ms);
    if (at - due > leapMs + right.unseenMs) {
      ahead ??= ms;
      if (ms - ahead < believedAfterMs) return new Date(due);
    }
    ahead = null;
    right = { at, ms, unseenMs: 0 };
    if (Math.abs(at - notedAt) >= hourMs) {
      await noteMoment(desk, at);
      notedAt = at;
    }
    return new Date(at);
  };
}

async function notedMoment({ db }: Pick<Desk, 'db'>): Promise<number | null> {
  const row = await db.selectFrom('lineage').select('name').where('part', '=', part).executeTakeFirst();
  return row === undefined ? null : Date.parse(row.name);
}

async function noteMoment({ db }: Pick<Desk, 'db'>, at: number): Promise<void> {
  const name = new Date(at).toISOString();
  const insert = db.insertInto('lineage').values({ part, name });
  await insert.onConflict((conflict) => conflict.column('part').doUpdateSet({ name })).execute();
}

/** The clocks of a node that serves; one that a rehearsal moves is believed as it is. `upMs` as for `sureClock`. */
export function clocksOf(
  { databaseUrl, perennialTestClock: rehearses }: Pick<Config, 'databaseUrl' | 'perennialTestClock'>,
  own: () => Date,
  upMs: () => number,
) {
  const time = nodeClock(own, databaseUrl !== null && !rehearses);
  const { now } = time;
  const sureBy = (desk: Pick<Desk, 'db'>) => (rehearses ? async () => now() : sureClock({ desk, now, upMs }));
  return { time, now, sureBy };
}
