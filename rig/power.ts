// Power cuts: what a node writes is recorded call by call, and played to a disk that may hold, at any moment,
// less than the programs had written. The folder so made must keep every promise.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { environment } from '../test/commands/process.ts';
import { type Chance, chanceOf } from './chance.ts';
import { afterCut, mayComeBack, misheard, type Names } from './power-cut.ts';
import { assertPromises, type Said } from './power-promises.ts';
import { type Recording, readRecording } from './recording.ts';
import type { Rig } from './rig.ts';
import { straceOptions } from './strace-calls.ts';

const scene = fileURLToPath(new URL('power-scene.ts', import.meta.url));

export interface PowerTrial {
  readonly seed: number;
  /** Commands in the recording. */
  readonly steps: number;
  /** Whether a server takes requests beside them. */
  readonly serves: boolean;
  /** Cuts with each kind of names. */
  readonly cuts: number;
  readonly print: (line: string) => void;
  /** Left out: it goes on to the last cut. */
  readonly isOver?: () => boolean;
}

/** Runs the scene below strace. */
async function recorded(place: string, { seed, steps, serves }: PowerTrial): Promise<Recording> {
  const [root, scratch, trace] = ['root', 'scratch', 'trace'].map((name) => join(place, name)) as [
    string,
    string,
    string,
  ];
  for (const folder of [root, scratch]) mkdirSync(folder);
  const node = [process.execPath, '--disable-warning=ExperimentalWarning', scene];
  const args = [root, scratch, String(seed), String(steps), ...(serves ? ['serve'] : [])];
  const child = spawn('strace', ['-o', trace, ...straceOptions, ...node, ...args], {
    // Calls by way of a ring would not be seen.
    env: { ...environment({}), UV_USE_IO_URING: '0' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let problems = '';
  child.stderr.on('data', (chunk: Buffer) => (problems += chunk));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`the scene ended with ${code}: ${problems.slice(-2_000)}`);
  const recording = await readRecording(trace, root);
  rmSync(trace);
  if (!recording.said.at(-1)?.line.includes('"end"')) throw new Error('the scene did not come to its end');
  const wrong = misheard(recording, root);
  if (wrong.length > 0) throw new Error(`what was recorded is not what is there: ${wrong.join(', ')}`);
  return recording;
}

/** Every other cut comes right behind an acknowledgement, the others anywhere. */
function momentOf({ said, end }: Recording, chance: Chance): number {
  const first = said[0]?.at ?? 0;
  return chance.is(0.5)
    ? chance.oneOf(said).at
    : chance.is(0.1)
      ? chance.whole(first)
      : first + chance.whole(end - first);
}

/** What did not hold, a line each. */
export async function powerCuts(trial: PowerTrial): Promise<readonly string[]> {
  const place = mkdtempSync(join(tmpdir(), 'perennial-rig-'));
  try {
    const recording = await recorded(place, trial);
    const { said, acts, names: changes, syncs } = recording;
    trial.print(
      `  recorded ${acts} acts on files (${changes.length} of names, ${syncs.length} syncs) and ${said.length} acknowledgements`,
    );
    const found: string[] = said.flatMap(({ at, line }) => {
      const one = JSON.parse(line) as Said;
      if (one.kind !== 'erased' || !one.whole) return [];
      return mayComeBack(recording, at).map((name) => `${name} may come back with ${one.id}, who was erased`);
    });
    for (const names of ['journal', 'posix'] as const) {
      const sum = { cuts: 0, acknowledged: 0, finished: 0, restored: 0 };
      for (let n = 0; n < trial.cuts && !trial.isOver?.(); n++) {
        const seed = trial.seed * 10_000 + n;
        const chance = chanceOf(seed);
        const at = momentOf(recording, chance);
        const heard = said.filter((one) => one.at <= at).map(({ line }) => JSON.parse(line) as Said);
        const fault = await faultOf(
          recording,
          join(place, 'cut'),
          { at, names, chance },
          heard,
          n % 4 === 0,
          sum,
        );
        if (fault !== null)
          found.push(
            `${names} names, cut ${n} (at ${at} of ${recording.end}, behind ${JSON.stringify(heard.at(-1) ?? null)}): ${fault}`,
          );
        sum.acknowledged += heard.length;
        sum.cuts += 1;
      }
      trial.print(
        `  ${sum.cuts} cuts, names as ${names === 'posix' ? 'POSIX promises' : 'a journal keeps them'}: ${sum.acknowledged} acknowledgements looked up, ${sum.finished} erasures finished by a second call, ${sum.restored} backups put back`,
      );
    }
    return found;
  } finally {
    rmSync(place, { recursive: true });
  }
}

async function faultOf(
  recording: Recording,
  to: string,
  cut: { readonly at: number; readonly names: Names; readonly chance: Chance },
  said: readonly Said[],
  thorough: boolean,
  sum: { finished: number; restored: number },
): Promise<string | null> {
  try {
    afterCut(recording, to, cut);
    const looked = await assertPromises(to, said, thorough);
    sum.finished += looked.finished;
    sum.restored += looked.restored;
    return null;
  } catch (error) {
    return String((error as Error).stack).slice(0, 1_500);
  } finally {
    if (process.env.KEEP === undefined) rmSync(to, { recursive: true, force: true });
  }
}

export const power: Rig = {
  name: 'power',
  about:
    'power cuts at moments of chance, replayed from what strace recorded: ROUNDS=50 (or --count) with each kind of names; every other recording, or with SERVES=on each, is of a server too',
  run: async ({ seed, count, print, isOver }) => {
    const rounds = Number(process.env.ROUNDS ?? count ?? 50);
    const found: string[] = [];
    const always = process.env.SERVES === 'on';
    // So many cuts of one recording, then another one.
    for (let done = 0, nth = 0; done < rounds && !isOver(); nth++) {
      const cuts = Math.min(50, rounds - done);
      const serves = always || nth % 2 === 1;
      found.push(...(await powerCuts({ seed: seed + nth, steps: 12, serves, cuts, print, isOver })));
      done += cuts;
    }
    return found;
  },
};
