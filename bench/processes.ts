// Programs beside this one: started, measured from outside, and ended by their id.

import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { get } from 'node:http';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import serverStart from '../scripts/server-start.json' with { type: 'json' };

const cli = fileURLToPath(new URL('../src/cli.ts', import.meta.url));

/** Where the command keeps what was compiled, from start to start: see scripts/install.js. */
const compiled = fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url));

/** The server, as scripts/perennial.js and the image start it. */
export const serve = [...serverStart.flags, cli, 'serve'];

export interface Running extends AsyncDisposable {
  readonly port: number;
  readonly pid: number;
  /** ms from the start of the process to its first answer. */
  readonly startMs: number;
}

const children = new Set<ChildProcess>();
/** Ends whatever was started here and still runs, at once. */
export function endAll(): void {
  for (const child of children) child.kill('SIGKILL');
}
process.on('exit', endAll);

/** How long a program may take to end when it is told to, in ms. */
const patience = 15_000;

/** Starts a Node program that prints its port, or an address with it, in its first line that has one. */
export async function start(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  now: () => number = () => performance.now(),
): Promise<Running> {
  const began = now();
  const child = spawn(process.execPath, args, {
    env: { NODE_COMPILE_CACHE: compiled, ...serverStart.environment, ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.add(child);
  child.once('exit', () => children.delete(child));
  const port = await portOf(child);
  await firstAnswer(port);
  return {
    port,
    pid: child.pid as number,
    startMs: now() - began,
    [Symbol.asyncDispose]: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      const late = setTimeout(() => child.kill('SIGKILL'), patience);
      await ended;
      clearTimeout(late);
    },
  };
}

/** Whatever it is, as it comes: what stands in for a server says of its bytes that they are packed. */
async function firstAnswer(port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    get({ host: '127.0.0.1', port }, (answer) => answer.resume().once('end', resolve)).once('error', reject);
  });
}

async function portOf(child: ChildProcess): Promise<number> {
  const output = child.stdout as NodeJS.ReadableStream;
  for await (const line of createInterface({ input: output })) {
    const port = /(?:^|:)(\d+)(?:\s|$)/.exec(line)?.[1];
    if (!port) continue;
    output.resume();
    return Number(port);
  }
  throw new Error('the program ended without saying its port');
}

/** Runs a command of the program to its end; answers with what it printed. */
export async function perennial(args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  const running = promisify(execFile)(process.execPath, [cli, ...args], {
    env: { ...process.env, ...env },
    maxBuffer: 64 * 1024 * 1024,
  });
  children.add(running.child);
  running.child.once('exit', () => children.delete(running.child));
  return (await running).stdout;
}

export interface Memory {
  /** MB that are not pages of mapped files. */
  readonly anonymous: number;
  /** MB with them. */
  readonly resident: number;
}

/** What a process and those that it started hold; null where the system does not say. */
export function memoryOf(pid: number): Memory | null {
  const pids = family(pid);
  if (pids.length === 0) return null;
  const statuses = pids.map((one) => readFileSync(`/proc/${one}/status`, 'utf8'));
  const sum = (name: RegExp) =>
    Math.round(statuses.reduce((total, status) => total + Number(name.exec(status)?.[1] ?? 0), 0) / 1024);
  return { anonymous: sum(/RssAnon:\s+(\d+)/), resident: sum(/VmRSS:\s+(\d+)/) };
}

function family(pid: number): number[] {
  const tasks = `/proc/${pid}/task`;
  if (!existsSync(tasks)) return [];
  const started = readdirSync(tasks).flatMap((task) => {
    const file = `${tasks}/${task}/children`;
    return existsSync(file) ? readFileSync(file, 'utf8').trim().split(/\s+/).filter(Boolean) : [];
  });
  return [pid, ...started.flatMap((child) => family(Number(child)))];
}

/**
 * Ms that the processors worked for a process and those that it started: in ns where the system says so,
 * else in steps of 10 ms; null where it does not say. Threads that have ended are not in the former.
 */
export function processorMs(pid: number): number | null {
  const pids = family(pid);
  return pids.length === 0 ? null : pids.reduce((total, one) => total + ownMs(one), 0);
}

function ownMs(pid: number): number {
  if (existsSync(`/proc/${pid}/schedstat`)) {
    const ns = readdirSync(`/proc/${pid}/task`).map((task) => {
      const file = `/proc/${pid}/task/${task}/schedstat`;
      return existsSync(file) ? Number(readFileSync(file, 'utf8').split(' ', 1)[0]) : 0;
    });
    return ns.reduce((total, one) => total + one, 0) / 1e6;
  }
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** A server that does nothing by itself takes no more than this of a second, in ms. */
const atRestMs = 25;
/** Names and rows of a large catalogue are read for some minutes. */
const maxRestMs = 5 * 60_000;

/**
 * Waits until a server has done what it does by itself after its start, such as reading what it will be asked
 * for: whoever measures its answers does not mean that. Waits some minutes at most.
 */
export async function comesToRest(pid: number): Promise<void> {
  for (let waited = 0, quiet = 0; waited < maxRestMs && quiet < 2; waited += 1_000) {
    const before = processorMs(pid);
    if (before === null) return;
    await sleep(1_000);
    quiet = (processorMs(pid) ?? 0) - before < atRestMs ? quiet + 1 : 0;
  }
}

/** Ms that a processor worked for the thread that answers; null where the system does not say. */
export function answeringMs(pid: number): number | null {
  const file = `/proc/${pid}/task/${pid}/schedstat`;
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split(' ', 1)[0]) / 1e6 : null;
}

/** Ms that all processors of the machine worked, for whomever; null where the system does not say. */
export function machineMs(): number | null {
  if (!existsSync('/proc/stat')) return null;
  const fields = readFileSync('/proc/stat', 'utf8').split('\n', 1)[0]?.trim().split(/\s+/).slice(1) ?? [];
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0] = fields.map(Number);
  return (user + nice + system + irq + softirq) * 10;
}
