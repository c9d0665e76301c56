// Hostile callers of every kind at once against one node in a process of its own, with honest readers between
// them: the node lives, its memory has an end, and who reads honestly hardly waits.

import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { type Serving, serving } from '../test/commands/process.ts';
import { type Chance, chanceOf } from './chance.ts';
import { honestReaders, type Read } from './honest-readers.ts';
import { kinds as all, type Counts, type Kind, type Target } from './hostile-callers.ts';
import { rigFolder } from './node.ts';
import type { Rig } from './rig.ts';
import { type Vocabulary, vocabularyOf } from './worst.ts';

const maxBytes = 400 * 1e6;
/** On a machine that is busy with other things, so many times as the server's thread waited for a processor. */
const maxMs = 500;

export interface Endured {
  /** Memory of the process itself, without the pages of mapped files, at most. */
  readonly bytes: number;
  /** The same, at most in each minute. */
  readonly byMinute: readonly number[];
  /** What honest readers had before the hostile callers came, and beside them. */
  readonly alone: Read;
  readonly beside: Read;
  readonly counts: ReadonlyMap<string, Counts>;
  readonly alive: boolean;
  /** How long the server's thread ran and waited for a processor, by how long it ran: 1 where nothing else ran. */
  readonly busy: number;
}

/** The part of the numbers that are not larger. */
function percentile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

/** For how long the thread that answers ran, and for how long it waited for a processor, in ns. */
function turnsOf(pid: number): { readonly ran: number; readonly waited: number } {
  const [ran = 0, waited = 0] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ').map(Number);
  return { ran, waited };
}

function ownBytes(pid: number): number {
  return 1024 * Number(/^RssAnon:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
}

/** What did not hold of the server itself, a line each. */
export function faultsOf({ alive, bytes, alone, beside }: Endured): readonly string[] {
  const unanswered = [...alone.unanswered, ...beside.unanswered];
  return [
    ...(alive ? [] : ['the server ended']),
    ...(bytes > maxBytes ? [`memory reached ${Math.round(bytes / 1e6)} MB`] : []),
    ...(beside.took.length === 0 ? ['no honest reader was answered'] : []),
    ...(unanswered.length > 0
      ? [`${unanswered.length} honest requests: ${[...new Set(unanswered)].join(', ')}`]
      : []),
  ];
}

/** Whether honest readers waited too long: one line, or none. */
function waitsOf({ busy, beside }: Endured): readonly string[] {
  const p99 = percentile(beside.took, 0.99);
  const most = maxMs * busy + beside.lateMs;
  return p99 > most ? [`the p99 of honest readers was ${p99.toFixed(0)} ms, of ${most.toFixed(0)}`] : [];
}

/** The figures, a line each. */
export function figuresOf({ counts, alone, beside, bytes, byMinute, busy }: Endured): readonly string[] {
  const waits = ({ took, lateMs }: Read) =>
    `${took.length} answers, p50 / p99 / slowest ${[0.5, 0.99, 1].map((part) => percentile(took, part).toFixed(0)).join(' / ')} ms (${lateMs.toFixed(0)} ms of the p99 may be their own thread's)`;
  return [
    ...[...counts].map(
      ([name, counted]) => `${name}: ${[...counted].map(([what, many]) => `${many} × ${what}`).join(', ')}`,
    ),
    `honest readers alone: ${waits(alone)}`,
    `honest readers among them: ${waits(beside)}`,
    ...beside.slowest.map((one) => `slowest: ${one}`),
    `memory at most ${Math.round(bytes / 1e6)} MB; by the minute: ${byMinute.map((one) => Math.round(one / 1e6)).join(', ')}`,
    `load of the machine ${loadavg()[0]?.toFixed(1)}: the server had a processor ${(100 / busy).toFixed(0)} % of the time that it wanted one`,
  ];
}

/** Hostile callers for so many seconds, after a while in which honest readers are alone. */
export async function endure(
  server: Serving,
  vocabulary: Vocabulary,
  chance: Chance,
  seconds: number,
  kinds: readonly Kind[] = all,
): Promise<Endured> {
  const port = Number(new URL(server.url).port);
  const counts = new Map<string, Counts>(kinds.map(({ name }) => [name, new Map()]));
  const seed = chance.whole(2 ** 31);
  const alone = await honestReaders({ port, seed, ms: Math.min(10_000, seconds * 250) });
  const byMinute: number[] = [];
  const begin = performance.now();
  const look = () => {
    const minute = Math.floor((performance.now() - begin) / 60_000);
    byMinute[minute] = Math.max(byMinute[minute] ?? 0, ownBytes(server.pid));
  };
  look();
  const looking = setInterval(look, 250);
  const before = turnsOf(server.pid);
  const stop = new AbortController();
  const target: Target = { port, vocabulary, chance, over: stop.signal };
  const others = kinds.map(({ name, run }) => run(target, counter(counts.get(name) as Counts)));
  const beside = await honestReaders({ port, seed, ms: seconds * 1_000 });
  stop.abort();
  await Promise.all(others);
  clearInterval(looking);
  const alive = await fetch(`${server.url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
  const after = alive ? turnsOf(server.pid) : before;
  const ran = after.ran - before.ran;
  const busy = ran === 0 ? 1 : (ran + after.waited - before.waited) / ran;
  return { bytes: Math.max(...byMinute), byMinute, alone, beside, counts, alive, busy };
}

function counter(counts: Counts): (what: string) => void {
  return (what) => {
    counts.set(what, (counts.get(what) ?? 0) + 1);
  };
}

export const hostile: Rig = {
  name: 'hostile',
  about: `hostile callers of every kind for SECONDS=600: at most ${maxBytes / 1e6} MB, honest p99 at most ${maxMs} ms (more where the machine is busy), nothing dies`,
  run: async (options) => {
    if (process.platform !== 'linux')
      return ['it needs Linux, where 127.0.0.0/8 is one machine with many addresses'];
    const seconds = Number(process.env.SECONDS ?? 600);
    if (!Number.isSafeInteger(seconds) || seconds < 1) return ['SECONDS takes a whole number from 1'];
    const named = all.filter(({ name }) => name.includes(process.env.KIND ?? ''));
    if (named.length === 0) return [`KIND takes a part of one of: ${all.map(({ name }) => name).join(', ')}`];
    options.print(`  ${seconds} s, ${named.length} kinds of callers`);
    using folder = await rigFolder(options, options.size ?? 50_000);
    await using server = await serving({ PERENNIAL_DATA: folder.path, DUMP_AT: 'off', HARVEST_AT: 'off' });
    const endured = await endure(
      server,
      vocabularyOf(folder.shelf()),
      chanceOf(options.seed),
      seconds,
      named,
    );
    for (const line of figuresOf(endured)) options.print(`  ${line}`);
    return [...faultsOf(endured), ...waitsOf(endured)];
  },
};
