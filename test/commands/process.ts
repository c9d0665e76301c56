// The real command.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { text as readAll } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import serverStart from '../../scripts/server-start.json' with { type: 'json' };
import { type Call, run } from '../../src/cli/run.ts';
import { ownTime } from '../support/own-time.ts';
import { withTruth } from '../support/truth.ts';

const cli = fileURLToPath(new URL('../../src/cli.ts', import.meta.url));

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Settings of the test alone: none of the machine's. */
export function environment(settings: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  return { PATH, HOME, NODE_COMPILE_CACHE, LOG_LEVEL: 'error', ...settings };
}

async function start(
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
  program = cli,
  stdout: 'pipe' | number = 'pipe',
): Promise<ChildProcess> {
  // A server is started as scripts/perennial.js does it.
  const serves = args[0] === 'serve' || (args[0] === 'mirror' && !args.includes('--once'));
  const node = ['--disable-warning=ExperimentalWarning', ...(serves ? serverStart.flags : []), program];
  return spawn(process.execPath, [...node, ...args], {
    env: { ...(serves ? serverStart.environment : {}), ...environment(await withTruth(settings)) },
    stdio: ['ignore', stdout, 'pipe'],
  });
}

function gather(child: ChildProcess): { stdout: string; stderr: string } {
  const said = { stdout: '', stderr: '' };
  child.stdout?.on('data', (chunk: Buffer) => {
    said.stdout += chunk;
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    said.stderr += chunk;
  });
  return said;
}

/**
 * Runs `perennial` to its end, in a process of its own.
 * @param reading who reads what it prints; a number is the file that takes it
 */
export async function perennialProcess(
  args: readonly string[],
  settings: Readonly<Record<string, string>> = {},
  reading: 'is read' | 'nobody reads' | number = 'is read',
): Promise<Ended> {
  const child = await start(args, settings, cli, typeof reading === 'number' ? reading : 'pipe');
  const said = gather(child);
  if (reading === 'nobody reads') child.stdout?.destroy();
  const [code] = await once(child, 'close');
  return { code, ...said };
}

/** The same in this process, which takes a tenth of the time. What serves until it is stopped needs its own. */
export async function perennial(
  args: readonly string[],
  settings: Readonly<Record<string, string>> = {},
  now: () => Date = () => new Date(),
  given: Pick<Call, 'confirm'> = {},
): Promise<Ended> {
  if (args[0] === 'serve' || args[0] === 'mcp') return perennialProcess(args, settings);
  let code = 0;
  const [stdout, stderr] = [new PassThrough({ encoding: 'utf8' }), new PassThrough({ encoding: 'utf8' })];
  const said = Promise.all([readAll(stdout), readAll(stderr)]);
  await run({
    args,
    environment: environment(await withTruth(settings)),
    stdout,
    stderr,
    now,
    ...given,
    clock: () => performance.now(),
    upMs: () => performance.now(),
    end: (exitCode) => {
      code = exitCode;
    },
  });
  stdout.end();
  stderr.end();
  const [out, err] = await said;
  return { code, stdout: out, stderr: err };
}

export interface Serving extends AsyncDisposable {
  readonly url: string;
  readonly pid: number;
  readonly said: () => { stdout: string; stderr: string };
  /** Sends SIGTERM; resolves with the exit code and how long it took, in ms. */
  readonly stop: () => Promise<{ code: number | null; took: number }>;
  /** Reads nothing more of what it writes. */
  readonly deafen: () => void;
  /** Ends it without a chance to tidy up. */
  readonly kill: () => Promise<void>;
}

/** Runs `perennial serve`, or another command that serves, on a free port until it is stopped. */
export async function serving(
  settings: Readonly<Record<string, string>>,
  args: readonly string[] = [],
  program = cli,
  command: readonly string[] = ['serve'],
): Promise<Serving> {
  const place = ['--port', '0', '--host', '127.0.0.1'];
  const child = await start([...command, ...place, ...args], settings, program);
  const said = gather(child);
  const ended = once(child, 'close');
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const found = /serves (http:\S+)/.exec(said.stdout)?.[1];
      if (found) resolve(found);
    });
    child.once('close', () => reject(new Error(`serve ended: ${said.stdout}${said.stderr}`)));
  });
  const stop = async () => {
    const passed = ownTime();
    child.kill('SIGTERM');
    const [code] = await ended;
    return { code, took: passed() };
  };
  return {
    url,
    pid: child.pid as number,
    said: () => said,
    deafen: () => {
      child.stderr?.destroy();
      child.stdout?.destroy();
    },
    stop,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
    [Symbol.asyncDispose]: async () => {
      if (child.exitCode === null && child.signalCode === null) await stop();
    },
  };
}

/** Runs `perennial` and sends it a signal as soon as `when` holds; asked every few ms. Tells what ended it. */
export async function interrupted(
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
  signal: 'SIGINT' | 'SIGKILL',
  when: () => Promise<boolean>,
): Promise<{ readonly signal: NodeJS.Signals | null; readonly stderr: string }> {
  const child = await start(args, settings);
  const said = gather(child);
  const ended = once(child, 'close');
  while (child.exitCode === null && !(await when())) await setTimeout(5);
  child.kill(signal);
  const [, by] = await ended;
  return { signal: by, stderr: said.stderr };
}

/** Runs `perennial` and kills it, without a chance to tidy up. */
export async function killed(
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
  when: () => Promise<boolean>,
): Promise<boolean> {
  return (await interrupted(args, settings, 'SIGKILL', when)).signal === 'SIGKILL';
}
