// A script of this folder in a process of its own, which says line by line what it has done until it is
// killed without a chance to tidy up.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { withTruth } from '../support/truth.ts';

export interface Doomed extends AsyncDisposable {
  /** What it has said so far. */
  readonly said: () => readonly string[];
  /** Sends SIGKILL; resolves with all that it said before. */
  readonly kill: () => Promise<readonly string[]>;
}

/** Starts the script; resolves when it has said its first line. */
export async function doomed(
  script: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<Doomed> {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  const file = fileURLToPath(new URL(script, import.meta.url));
  const child: ChildProcess = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', file, ...args],
    {
      env: { PATH, HOME, NODE_COMPILE_CACHE, LOG_LEVEL: 'silent', ...(await withTruth(settings)) },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const closed = once(child, 'close');
  let problems = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    problems += chunk;
  });
  const said: string[] = [];
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream });
  const read = once(lines, 'close');
  await new Promise<void>((resolve, reject) => {
    lines.on('line', (line) => {
      said.push(line);
      resolve();
    });
    closed.then(() => reject(new Error(`${script} ended: ${problems}`)));
  });
  return {
    said: () => said,
    kill: async () => {
      child.kill('SIGKILL');
      const [, signal] = await closed;
      if (signal !== 'SIGKILL') throw new Error(`${script} ended by itself: ${problems}`);
      await read;
      return said;
    },
    [Symbol.asyncDispose]: async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
      await closed;
    },
  };
}
