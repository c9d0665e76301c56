// A command that is killed at one of its writes: strace counts the calls of each of its threads and kills it
// with the one that is named, so that kills fall between any two of them however busy the machine is. Without
// strace it is killed after a part of the time that it takes.

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { environment } from '../test/commands/process.ts';

const cli = fileURLToPath(new URL('../src/cli.ts', import.meta.url));

/** What brings something to the disk, or changes a name: a few dozen calls, between which commits lie. */
const steps = ['fsync', 'fdatasync', 'rename', 'unlink', 'unlinkat', 'rmdir', 'mkdir'];
/** What changes a file, a name or a database; the last ones are how a database is asked. */
const writes = [...steps, 'pwrite64', 'ftruncate', 'write', 'writev'];

/** What is counted, and how many calls the thread makes that makes most of them. */
export interface Counted {
  readonly calls: readonly string[];
  readonly most: number;
}

export type Settings = Readonly<Record<string, string>>;

/** What a command does when nobody kills it. */
export interface Course {
  /** Null where nothing counts. */
  readonly counted: { readonly steps: Counted; readonly writes: Counted } | null;
  readonly ms: number;
}

const canCount = spawnSync('strace', ['-f', '-o', '/dev/null', 'true']).status === 0;

const nodeOf = (args: readonly string[]) => [
  process.execPath,
  '--disable-warning=ExperimentalWarning',
  cli,
  ...args,
];

async function ended(command: readonly string[], settings: Settings): Promise<NodeJS.Signals | null> {
  const [program, ...args] = command as [string, ...string[]];
  const child = spawn(program, args, { env: environment(settings), stdio: 'ignore' });
  const [, signal] = await once(child, 'close');
  return signal as NodeJS.Signals | null;
}

/** Runs a command to its end and counts what it does. @param scratch a file to write into */
export async function courseOf(
  args: readonly string[],
  settings: Settings,
  scratch: string,
): Promise<Course> {
  const from = performance.now();
  if (!canCount) {
    await ended(nodeOf(args), settings);
    return { counted: null, ms: performance.now() - from };
  }
  const strace = ['strace', '-f', '--seccomp-bpf', '-s', '0', '-e', `trace=${writes}`, '-o', scratch];
  await ended([...strace, ...nodeOf(args)], settings);
  const lines = readFileSync(scratch, 'utf8').split('\n');
  rmSync(scratch);
  const countedOf = (calls: readonly string[]): Counted => {
    const made = new Map<string, number>();
    for (const line of lines) {
      const [, thread = '', call = ''] = /^(\d+) +(\w+)\(/.exec(line) ?? [];
      if (calls.includes(call)) made.set(thread, (made.get(thread) ?? 0) + 1);
    }
    return { calls, most: Math.max(0, ...made.values()) };
  };
  return {
    counted: { steps: countedOf(steps), writes: countedOf(writes) },
    ms: performance.now() - from,
  };
}

/**
 * Kills a command after a part (0 to 1) of what it does.
 * @param by the steps between which commits lie, or all writes
 * @returns false when it had ended before
 */
export async function killedAfter(
  part: number,
  by: 'steps' | 'writes',
  course: Course,
  args: readonly string[],
  settings: Settings,
): Promise<boolean> {
  if (course.counted !== null) {
    const { calls, most } = course.counted[by];
    const nth = 1 + Math.floor(part * most);
    const injected = ['-e', `trace=${calls}`, '-e', `inject=${calls}:signal=KILL:when=${nth}`];
    // Without --seccomp-bpf: a signal cannot be put in where its filter stops a call.
    const strace = ['strace', '-f', ...injected, '-o', '/dev/null'];
    return (await ended([...strace, ...nodeOf(args)], settings)) === 'SIGKILL';
  }
  const [program, ...given] = nodeOf(args) as [string, ...string[]];
  const child = spawn(program, given, { env: environment(settings), stdio: 'ignore' });
  const end = once(child, 'close');
  await Promise.race([setTimeout(part * course.ms), end]);
  child.kill('SIGKILL');
  return (await end)[1] === 'SIGKILL';
}
