import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { isoDay } from '../kernel/durations.ts';
import { CommandError, type Output } from '../server/node/output.ts';
import { aheadOf, moveClock, mustBeOfThisMachine, takenBy } from '../server/node/test-clock.ts';
import type { Config } from '../settings/config.ts';

/** So long the server may take for what is due at the new time, in ms. */
const longestMs = 120_000;

/**
 * Moves the clock of this data folder on, and waits until the server did what is due then.
 * @param now the clock as it stands
 */
export async function tickCommand(
  { to }: { readonly to: string },
  config: Config,
  output: Output,
  now: () => Date,
  clock: () => number,
): Promise<number> {
  if (!config.perennialTestClock) {
    throw new CommandError(
      'The clock is moved in tests and rehearsals alone: set PERENNIAL_TEST_CLOCK=on, for the server too.',
    );
  }
  mustBeOfThisMachine(config);
  if (!existsSync(config.perennialData))
    throw new CommandError(
      `${config.perennialData}: there is no such folder; set PERENNIAL_DATA as the server has it.`,
    );
  const moment = momentIn(to);
  const on = moment.getTime() - now().getTime();
  if (on < 0)
    throw new CommandError(`It is ${now().toISOString()} there already; the clock goes forward alone.`);
  const ahead = aheadOf(config) + on;
  await moveClock(config, ahead);
  if (takenBy(config) === null) {
    output.print(`The clock stands at ${moment.toISOString()}; no server runs on this folder.`);
    return 0;
  }
  const begun = clock();
  while (takenBy(config) !== ahead) {
    if (takenBy(config) === null && clock() - begun > 5_000)
      throw new CommandError('The server ended meanwhile.');
    if (clock() - begun > longestMs)
      throw new CommandError('The clock was moved, but the server is not through with what is due then.');
    await setTimeout(50);
  }
  output.print(`The clock stands at ${moment.toISOString()}, and what was due is done.`);
  return 0;
}

/** A moment with its zone, or a day: its first moment in UTC. */
function momentIn(text: string): Date {
  const isMoment = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d))?$/.test(text);
  const moment = new Date(text);
  const day = text.slice(0, 10);
  // 30 February is read as 2 March elsewhere.
  if (!isMoment || Number.isNaN(moment.getTime()) || isoDay(Date.parse(day)) !== day) {
    throw new CommandError(`${text} is no moment; write 2026-12-01T07:00:00Z, or a day.`, 2);
  }
  return moment;
}
