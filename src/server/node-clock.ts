// What time it is. The nodes of one database go by its clock: each asks it for the difference to its own, before
// it answers anything and then with every look at the database, so that limits, leases and the moments of the log
// mean the same everywhere. And a clock that leaps ahead ends nothing: what is forgotten for good is forgotten
// once the new time has stood for a day.

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

interface SettledClockParts {
  readonly desk: Pick<Desk, 'db'>;
  readonly now: () => Date;
  /** Milliseconds that never step back. */
  readonly clock: () => number;
}

/** Whether what is over may be forgotten for good: false while the clock is ahead of what it should be. */
export function settledClock({ desk, now, clock }: SettledClockParts): () => Promise<boolean> {
  /** When the clock was right, by itself and by the one that never steps back. */
  let right: { readonly at: number; readonly ms: number } | null = null;
  let ahead: number | null = null;
  let notedAt = Number.NEGATIVE_INFINITY;
  return async () => {
    const [at, ms] = [now().getTime(), clock()];
    if (right === null) {
      const noted = await notedMoment(desk);
      right = { at: noted === null ? at : Math.min(at, noted + restedMs), ms };
    }
    const due = right.at + (ms - right.ms);
    if (at - due > leapMs) {
      ahead ??= ms;
      if (ms - ahead < believedAfterMs) return false;
    }
    ahead = null;
    right = { at, ms };
    if (Math.abs(at - notedAt) >= hourMs) {
      await noteMoment(desk, at);
      notedAt = at;
    }
    return true;
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

/** The clocks of a node that serves; one that a rehearsal moves is believed as it is. */
export function clocksOf(
  { databaseUrl, perennialTestClock: rehearses }: Pick<Config, 'databaseUrl' | 'perennialTestClock'>,
  own: () => Date,
  clock: () => number,
) {
  const time = nodeClock(own, databaseUrl !== null && !rehearses);
  const { now } = time;
  const settledBy = (desk: Pick<Desk, 'db'>) =>
    rehearses ? async () => true : settledClock({ desk, now, clock });
  return { time, now, settledBy };
}
