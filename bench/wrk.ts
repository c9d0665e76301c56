// wrk as the generator: it spends a few µs on a request, so that what limits is the server.

import { execFile, execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Ask } from './asks.ts';

const script = fileURLToPath(new URL('asks.lua', import.meta.url));

/** Whether it is installed. */
export const hasWrk = (() => {
  try {
    return execFileSync('sh', ['-c', 'command -v wrk']).length > 0;
  } catch {
    return false;
  }
})();

export interface Seen {
  readonly requests: number;
  readonly us: number;
  readonly bytes: number;
  readonly failures: number;
  /** In µs. */
  readonly p50: number;
  readonly p99: number;
  /** Seconds of processor that wrk itself needed. */
  readonly busy: number;
}

/** Asks a list in turn, from its beginning, for some seconds (whole ones). */
export async function wrk(
  port: number,
  asks: readonly Ask[],
  { seconds, connections }: { readonly seconds: number; readonly connections: number },
  headers: Readonly<Record<string, string>>,
): Promise<Seen> {
  const file = join(tmpdir(), `perennial-asks-${process.pid}-${port}.txt`);
  writeFileSync(file, asks.map((ask) => line(ask, headers)).join('\n'));
  const args = ['-t1', `-c${connections}`, `-d${Math.ceil(seconds)}s`, '--timeout', '30s', '-s', script];
  try {
    const { stdout } = await promisify(execFile)('wrk', [...args, `http://127.0.0.1:${port}`, '--', file]);
    const told = stdout.split('\n').find((one) => one.startsWith('{'));
    if (told === undefined) throw new Error(`wrk said nothing: ${stdout}`);
    return JSON.parse(told) as Seen;
  } finally {
    rmSync(file, { force: true });
  }
}

function line(ask: Ask, headers: Readonly<Record<string, string>>): string {
  const posted = typeof ask === 'string' ? null : ask;
  const fields = [posted ? 'POST' : 'GET', posted?.path ?? (ask as string), posted?.body ?? ''];
  for (const pair of Object.entries({ ...headersOf(ask), ...headers })) fields.push(...pair);
  return fields.join('\t');
}

/** What is sent with it. */
export function headersOf(ask: Ask): Readonly<Record<string, string>> {
  if (typeof ask === 'string') return {};
  const accept = 'application/json, text/event-stream';
  return { 'content-type': 'application/json', accept, ...ask.headers };
}
