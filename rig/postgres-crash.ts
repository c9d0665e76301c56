// Crashes of PostgreSQL: one of its own is killed under two nodes that are written to, and started anew. Nothing
// that was acknowledged is lost, reads go on meanwhile, and the nodes go on writing by themselves.

import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { openDesk } from '../src/desk/desk.ts';
import { openLedger } from '../src/ledger/open-ledger.ts';
import { perennial, type Serving, serving } from '../test/commands/process.ts';
import { settingsIn } from '../test/faults/request-writer.ts';
import { assertSoundDesk, assertSoundLedger } from '../test/faults/whole.ts';
import { aGrant, anExperiment } from '../test/support/records.ts';
import { chanceOf } from './chance.ts';
import { ownPostgres, postgresPrograms } from './own-postgres.ts';
import type { Rig } from './rig.ts';

export interface CrashTrial {
  readonly seed: number;
  readonly crashes: number;
  readonly print: (line: string) => void;
}

interface Heard {
  readonly comments: string[];
  readonly imports: number[];
  reads: number;
  /** Reads that were not answered 200, and posts that were answered neither 201, 429 nor 503. */
  readonly odd: string[];
}

/** Reads and comments at one node until it is over. */
async function asking({ url }: Serving, heard: Heard, nth: number, over: () => boolean): Promise<void> {
  for (let n = 0; !over(); n++) {
    const read = await fetch(`${url}/api/v1/grants`, { signal: AbortSignal.timeout(30_000) });
    await read.arrayBuffer();
    heard.reads += 1;
    if (read.status !== 200) heard.odd.push(`read: ${read.status}`);
    const posted = await fetch(`${url}/api/omega/experiments/e/comments`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `10.${nth}.${(n >> 8) & 255}.${n & 255}`,
      },
      body: JSON.stringify({ body: `Comment ${nth} ${n}` }),
      signal: AbortSignal.timeout(60_000),
    });
    const text = await posted.text();
    if (posted.status === 201) heard.comments.push(JSON.parse(text).comment.id);
    else if (![429, 503].includes(posted.status))
      heard.odd.push(`post: ${posted.status} ${text.slice(0, 200)}`);
    await setTimeout(5);
  }
}

async function importing(
  folder: string,
  settings: Readonly<Record<string, string>>,
  heard: Heard,
  over: () => boolean,
): Promise<void> {
  const file = join(folder, 'grants.ndjson');
  for (let n = 0; !over(); n++) {
    const grants = Array.from({ length: 20 }, (_, at) => aGrant({ id: `import-${n}-${at}` }));
    writeFileSync(file, grants.map((grant) => `${JSON.stringify(grant)}\n`).join(''));
    const { code } = await perennial(['import', file], settings);
    if (code === 0) heard.imports.push(n);
    await setTimeout(100);
  }
}

/** What did not hold, a line each; null where there are no programs of PostgreSQL. */
export async function postgresCrashes({
  seed,
  crashes,
  print,
}: CrashTrial): Promise<readonly string[] | null> {
  const programs = postgresPrograms();
  if (programs === null) return null;
  const chance = chanceOf(seed);
  const folder = mkdtempSync(join(tmpdir(), 'perennial-rig-'));
  try {
    await using database = await ownPostgres(programs);
    await database.start();
    const settings = { ...settingsIn(join(folder, 'one')), DATABASE_URL: database.url };
    writeFileSync(join(folder, 'experiments.ndjson'), JSON.stringify(anExperiment({ id: 'e' })));
    assert.equal((await perennial(['import', join(folder, 'experiments.ndjson')], settings)).code, 0);
    await using one = await serving(settings);
    await using two = await serving({ ...settings, PERENNIAL_DATA: join(folder, 'two') });
    const heard: Heard = { comments: [], imports: [], reads: 0, odd: [] };
    let isOver = false;
    const over = () => isOver;
    const work = Promise.all([
      asking(one, heard, 1, over),
      asking(two, heard, 2, over),
      importing(folder, { ...settings, PERENNIAL_DATA: join(folder, 'three') }, heard, over),
    ]);
    const back: number[] = [];
    try {
      for (let n = 0; n < crashes; n++) {
        const before = heard.comments.length;
        const enough = before + 5 + chance.whole(40);
        while (heard.comments.length < enough) await Promise.race([setTimeout(5), work]);
        await database.kill();
        await setTimeout(chance.whole(1_000));
        await database.start();
        const from = performance.now();
        const known = heard.comments.length;
        while (heard.comments.length === known) {
          if (performance.now() - from > 60_000) return [`after crash ${n} no node writes within a minute`];
          await Promise.race([setTimeout(5), work]);
        }
        back.push(performance.now() - from);
      }
    } finally {
      isOver = true;
      await work;
    }
    const found = [...new Set(heard.odd)];
    found.push(...(await lostIn(database.url, heard)));
    back.sort((a, b) => a - b);
    print(
      `  ${crashes} crashes: ${heard.comments.length} comments and ${heard.imports.length} imports acknowledged, ${heard.reads} reads; a node writes again within ${back.at(-1)?.toFixed(0)} ms at most (p50 ${back[Math.floor(back.length / 2)]?.toFixed(0)} ms)`,
    );
    return found;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function lostIn(url: string, heard: Heard): Promise<readonly string[]> {
  await using desk = await openDesk(url);
  await using ledger = await openLedger(url);
  await assertSoundDesk(desk);
  const entries = await assertSoundLedger(ledger);
  const there = new Set((await desk.db.selectFrom('comments').select('id').execute()).map(({ id }) => id));
  const lost = heard.comments.filter((id) => !there.has(id)).map((id) => `comment ${id} is lost`);
  const imported = new Map<string, number>();
  for (const { id } of entries) {
    const file = /^import-(\d+)-/.exec(id)?.[1];
    if (file !== undefined) imported.set(file, (imported.get(file) ?? 0) + 1);
  }
  for (const [file, records] of imported) if (records !== 20) lost.push(`import ${file} is torn: ${records}`);
  for (const n of heard.imports) if (!imported.has(String(n))) lost.push(`import ${n} is lost`);
  return lost;
}

export const postgresCrash: Rig = {
  name: 'postgres-crash',
  about: 'a PostgreSQL of its own is killed under two nodes and an import: ROUNDS=12 (or --count) crashes',
  run: async ({ seed, count, print }) => {
    const crashes = Number(process.env.ROUNDS ?? count ?? 12);
    const found = await postgresCrashes({ seed, crashes, print });
    return found ?? ['there are no programs of PostgreSQL in /usr/lib/postgresql: nothing was tried'];
  },
};
