// A clock that tests and rehearsals move. How far it is ahead of the machine's stands in a file of the data
// folder, which every process that works there reads. Without PERENNIAL_TEST_CLOCK nothing looks at it, and with
// it a server listens on loopback alone.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLoopback } from '../../channels/http/hosts.ts';
import { asUsual, type Rounds } from '../../desk/repeating.ts';
import { processName } from '../../engines/process-name.ts';
import { replaceSynced } from '../../engines/synced-files.ts';
import type { Config } from '../../settings/config.ts';
import { CommandError } from './output.ts';
import { isServing } from './serving-processes.ts';

type Place = Pick<Config, 'perennialTestClock' | 'perennialData'>;

const clockFile = ({ perennialData }: Place) => join(perennialData, 'test-clock.json');
const takenFile = ({ perennialData }: Place) => join(perennialData, 'test-clock-taken.json');

/** What is read or written as a whole; null where it is not there, or is being replaced. */
function readJson(path: string): { readonly ahead_ms?: number; readonly process?: string } | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}

/** So many ms the clock is ahead of the machine's. */
export function aheadOf(place: Place): number {
  if (!place.perennialTestClock) return 0;
  const ahead = readJson(clockFile(place))?.ahead_ms;
  return typeof ahead === 'number' && Number.isFinite(ahead) ? ahead : 0;
}

/** The machine's clock, or the one that was moved. */
export function movedClock(place: Place, now: () => Date): () => Date {
  if (!place.perennialTestClock) return now;
  return () => new Date(now().getTime() + aheadOf(place));
}

export function moveClock(place: Place, ahead_ms: number): Promise<void> {
  return replaceSynced(clockFile(place), JSON.stringify({ ahead_ms }));
}

/** @throws CommandError where others than this machine could reach a server whose clock is moved */
export function mustBeOfThisMachine({ perennialTestClock, host }: Place & Pick<Config, 'host'>): void {
  if (!perennialTestClock || isLoopback(host)) return;
  throw new CommandError(
    `PERENNIAL_TEST_CLOCK is for a server of this machine alone; HOST=${host} is not.`,
    2,
  );
}

/** How far the server of this folder has done what was due: ms ahead, or null where none runs. */
export function takenBy(place: Place): number | null {
  const taken = existsSync(takenFile(place)) ? readJson(takenFile(place)) : null;
  if (taken?.process === undefined || !isServing(place.perennialData, taken.process)) return null;
  return taken.ahead_ms ?? 0;
}

const soonMs = 50;
const passes = 3;

/** Work that comes again and again, soon under a clock that is moved, and told of when all of it was done. */
export function roundsUnder(place: Place): Rounds {
  if (!place.perennialTestClock) return asUsual;
  /** Of each kind of round, the last pass in which one went through from its beginning. */
  const through: number[] = [];
  /** A pass is over when a round of each kind began and ended in it. */
  let pass = 0;
  let ahead = aheadOf(place);
  writeFileSync(takenFile(place), JSON.stringify({ process: processName, ahead_ms: null }));
  // Whoever waits reads it again and again: half a file would say that the server ended.
  const tell = () =>
    replaceSynced(takenFile(place), JSON.stringify({ process: processName, ahead_ms: ahead }));
  return {
    pauseMs: (usual) => Math.min(usual, soonMs),
    counted: (round) => {
      const at = through.push(-1) - 1;
      return async () => {
        const before = aheadOf(place);
        if (before !== ahead) {
          ahead = before;
          pass = 0;
          through.fill(-1);
        }
        const began = pass;
        try {
          await round();
        } finally {
          if (before === ahead && began === pass) through[at] = pass;
          if (through.every((last) => last === pass)) {
            pass += 1;
            // What one round leaves to another is done: found, put into a digest, mailed.
            if (pass === passes) await tell();
          }
        }
      };
    },
  };
}
