// A soak: nodes, a mirror of the public and one with a key serve for as long as one likes, while commands
// import, remove, erase, dump and back up, people comment, readers read, and one process after the other is
// killed. At the end everything comes to rest, and all places hold the same.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openDesk } from '../src/desk/desk.ts';
import { openLedger } from '../src/ledger/open-ledger.ts';
import { environment, perennial } from '../test/commands/process.ts';
import { assertSoundDesk, assertSoundLedger } from '../test/faults/whole.ts';
import { aHero, anExperiment } from '../test/support/records.ts';
import { type Chance, chanceOf } from './chance.ts';
import type { Rig } from './rig.ts';
import { type Place, soakedPlaces } from './soak-places.ts';
import { type Heard, readAndComment } from './soak-readers.ts';
import { copiesOf, lookedAt, type Scene } from './soak-rest.ts';

export type SoakSaid =
  | { readonly kind: 'ready' | 'imported' | 'dumped' | 'backed up' | 'end' }
  | { readonly kind: 'erasing' | 'erased'; readonly name: string }
  | { readonly kind: 'odd'; readonly text: string };

export interface SoakTrial {
  readonly seed: number;
  readonly seconds: number;
  /** Null: on SQLite. */
  readonly databaseUrl: string | null;
  readonly print: (line: string) => void;
}

/** ms within which everything comes to rest: mirrors look every ten seconds, and later after failures. */
const restMs = 240_000;

const script = fileURLToPath(new URL('soak-writer.ts', import.meta.url));

/** The commands, in a process of their own. */
async function writing(scratch: string, { seed, seconds }: SoakTrial, { settings }: Place) {
  const pauseMs = String(Math.min(1_000, seconds * 2));
  const args = ['--disable-warning=ExperimentalWarning', script, scratch, String(seed), pauseMs];
  const child = spawn(process.execPath, args, {
    env: environment(settings),
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const said: SoakSaid[] = [];
  let problems = '';
  child.stderr.on('data', (chunk: Buffer) => (problems += chunk));
  const ended = once(child, 'close');
  createInterface({ input: child.stdout }).on('line', (line) => {
    // Node's test runner, which helpers of the tests bring along, has its say too.
    if (line.startsWith('{')) said.push(JSON.parse(line) as SoakSaid);
  });
  return {
    said,
    stop: async () => {
      child.stdin.end();
      await ended;
      if (said.at(-1)?.kind !== 'end') throw new Error(`the writer ended: ${problems.slice(-2_000)}`);
    },
  };
}

/** One process after the other is killed and started anew, but not in the last fifth of the time. */
async function killing(places: readonly Place[], seconds: number, chance: Chance): Promise<number> {
  const until = performance.now() + seconds * 800;
  const everyMs = Math.max(6_000, seconds * 40);
  let kills = 0;
  for (;;) {
    await setTimeout(everyMs / 2 + chance.whole(everyMs));
    if (performance.now() > until) return kills;
    const one = chance.oneOf(places);
    await one.kill();
    kills += 1;
    await setTimeout(chance.whole(2_000));
    await one.start();
  }
}

/** What comments are written under. */
function worldIn(scratch: string): readonly string[] {
  const write = (family: string, record: object) => {
    const path = join(scratch, `${family}.ndjson`);
    writeFileSync(path, `${JSON.stringify(record)}\n`);
    return path;
  };
  return [
    write('experiments', anExperiment({ id: 'e' })),
    write('heroes', aHero({ id: 'somebody', public_id: 'somebody', name: 'Some Body' })),
  ];
}

async function assertKeptIn(truth: string, heard: Heard): Promise<readonly string[]> {
  await using ledger = await openLedger(truth);
  await using desk = await openDesk(truth);
  await assertSoundLedger(ledger);
  await assertSoundDesk(desk);
  const there = new Set((await desk.db.selectFrom('comments').select('id').execute()).map(({ id }) => id));
  return heard.comments.filter((id) => !there.has(id)).map((id) => `comment ${id} is lost`);
}

/** What did not hold, a line each. */
export async function soak(trial: SoakTrial): Promise<readonly string[]> {
  const { seed, seconds, databaseUrl, print } = trial;
  const chance = chanceOf(seed);
  const folder = mkdtempSync(join(tmpdir(), 'perennial-rig-'));
  const scratch = join(folder, 'scratch');
  mkdirSync(scratch);
  const places = await soakedPlaces(folder, databaseUrl);
  try {
    const [first] = places.nodes as [Place];
    const begun = await perennial(['import', ...worldIn(scratch)], first.settings);
    if (begun.code !== 0) return [begun.stderr];
    const tier = chance.oneOf(['full', 'top'] as const);
    const key = (await perennial(['keys', 'create', '--tier', tier, '--team', 'Mirror'], first.settings))
      .stdout;
    await perennial(['dump'], first.settings);
    for (const node of places.nodes) await node.start();
    const mirrors = [
      { place: await places.mirror('mirror', null), tier: 'public' as const },
      { place: await places.mirror('keyed mirror', key.trim()), tier },
    ];
    for (const { place } of mirrors) await place.start();
    const all = [...places.nodes, ...mirrors.map(({ place }) => place)];
    const heard: Heard = { comments: [], times: new Map(), odd: [] };
    let isOver = false;
    const writer = await writing(scratch, trial, first);
    const asking = readAndComment(all, places.nodes, key.trim(), heard, () => isOver);
    const kills = await killing(all, seconds, chance);
    const left = seconds * 1_000 * 0.2;
    await setTimeout(left);
    await writer.stop();
    isOver = true;
    await asking;
    const did = (kind: SoakSaid['kind']) => writer.said.filter((one) => one.kind === kind).length;
    const erased = writer.said.flatMap((one) => (one.kind === 'erased' ? [one.name] : []));
    print(
      `  ${seconds} s: ${did('imported')} imports, ${erased.length} erasures, ${did('dumped')} dumps, ${did('backed up')} backups, ${kills} kills, ${heard.comments.length} comments acknowledged`,
    );
    for (const [name, times] of heard.times) {
      const sorted = times.toSorted((a, b) => a - b);
      const at = (part: number) => (sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(0);
      print(
        `  reads of ${name}: ${times.length}, p99 ${at(0.99)} ms, slowest ${sorted.at(-1)?.toFixed(0)} ms`,
      );
    }
    const truth =
      databaseUrl === null
        ? join(first.settings.PERENNIAL_DATA as string, 'ledger.db')
        : (first.settings.DATABASE_URL as string);
    const scene: Scene = { folder, nodes: places.nodes, mirrors, truth, databaseUrl, erased };
    const found = [
      ...new Set(heard.odd),
      ...writer.said.flatMap((one) => (one.kind === 'odd' ? [one.text] : [])),
      ...(await assertKeptIn(truth, heard)),
    ];
    const from = performance.now();
    let differing = await lookedAt(scene, () => {});
    while (differing.length > 0 && performance.now() - from < restMs) {
      await setTimeout(2_000);
      differing = await lookedAt(scene, () => {});
    }
    print(`  at rest after ${((performance.now() - from) / 1_000).toFixed(0)} s`);
    found.push(...differing);
    if (differing.length === 0) {
      await lookedAt(scene, print);
      found.push(...(await copiesOf(scene, print)));
    }
    return found;
  } finally {
    await places[Symbol.asyncDispose]();
    rmSync(folder, { recursive: true, force: true });
  }
}

export const soakRig: Rig = {
  name: 'soak',
  about:
    'nodes, mirrors, dumps and backups under writers, readers and kills hold the same at the end: SECONDS=1800, ENGINE=sqlite or postgresql (TEST_DATABASE_URL)',
  run: async ({ seed, print }) => {
    const seconds = Number(process.env.SECONDS ?? 1_800);
    if (!Number.isFinite(seconds) || seconds < 10) return ['SECONDS takes a number from 10'];
    const database = process.env.TEST_DATABASE_URL ?? '';
    const engines = [
      ...(process.env.ENGINE === 'postgresql' ? [] : [null]),
      ...(process.env.ENGINE === 'sqlite' || database === '' ? [] : [database]),
    ];
    const found: string[] = [];
    for (const databaseUrl of engines) {
      print(`  on ${databaseUrl === null ? 'SQLite' : 'PostgreSQL'}`);
      found.push(...(await soak({ seed, seconds, databaseUrl, print })));
    }
    if (database === '') print('  TEST_DATABASE_URL is not set: nothing was soaked on PostgreSQL');
    return found;
  },
};
