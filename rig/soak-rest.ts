// What is looked at when a soak has come to rest: shelves, mirrors, published dumps and a backup against a shelf
// that is made anew of the ledger, family by family, and every byte for who was erased.

import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readDumpIndex } from '../src/dumps/dump-index.ts';
import { families } from '../src/families.ts';
import type { Tier } from '../src/kernel/tier.ts';
import { catchUp } from '../src/ledger/follow.ts';
import { openLedger } from '../src/ledger/open-ledger.ts';
import { openNode } from '../src/server/open-node.ts';
import { openShelf } from '../src/shelf/shelf.ts';
import { perennial } from '../test/commands/process.ts';
import { assertSoundDumps } from '../test/faults/whole.ts';
import { dumped, everythingIn } from '../test/support/whole-folder.ts';
import { compared, type Held, heldIn } from './soak-compare.ts';
import type { Place } from './soak-places.ts';

function shelfIn({ settings }: Place): string {
  const data = settings.PERENNIAL_DATA as string;
  const found = readdirSync(data).filter((name) => /^shelf-\w+\.db$/.test(name));
  if (found.length !== 1) throw new Error(`${data} has the shelves ${found.join(', ')}`);
  return join(data, found[0] as string);
}

export interface Scene {
  readonly folder: string;
  readonly nodes: readonly Place[];
  readonly mirrors: readonly { readonly place: Place; readonly tier: Tier }[];
  readonly truth: string;
  readonly databaseUrl: string | null;
  readonly erased: readonly string[];
}

/** A shelf that is made anew of the whole ledger. */
async function anewOf({ folder, truth }: Scene, name: string): Promise<string> {
  const file = join(folder, name);
  rmSync(file, { force: true });
  await using ledger = await openLedger(truth);
  using shelf = openShelf(file, families);
  await catchUp(ledger, shelf);
  return file;
}

/** What differs between places, or still names somebody who was erased; empty when all is well. */
export async function lookedAt(scene: Scene, print: (line: string) => void): Promise<readonly string[]> {
  const { folder, nodes, mirrors } = scene;
  const [first] = nodes as [Place];
  const to = join(folder, 'held');
  const means = { site: first.url, now: new Date() };
  const ledger = await heldIn('the ledger', await anewOf(scene, 'anew.db'), to, means);
  const found: string[] = [];
  const like = (held: Held, tier: Tier) => {
    const { families: of, rows, differing } = compared(ledger, held, tier);
    found.push(...differing.map((line) => `${held.name} at ${tier}: ${line}`));
    if (differing.length === 0)
      print(`  ${held.name}: ${of} families of ${rows} rows as the ledger, at ${tier}`);
  };
  for (const node of nodes) {
    const held = await heldIn(`shelf of ${node.name}`, shelfIn(node), to, means);
    for (const tier of ['public', 'full', 'top'] as const) like(held, tier);
  }
  for (const { place, tier } of mirrors)
    like(await heldIn(`mirror ${place.name}`, shelfIn(place), to, means), tier);
  for (const place of [...nodes, ...mirrors.map((one) => one.place)]) {
    const files = everythingIn(place.settings.PERENNIAL_DATA as string);
    for (const name of scene.erased) {
      const holding = files.filter(({ bytes }) => bytes.includes(name));
      if (holding.length > 0)
        found.push(`${name} is in ${place.name}: ${holding.map((one) => one.name).join(', ')}`);
    }
  }
  if (scene.databaseUrl !== null) {
    const rows = await dumped(scene.truth);
    found.push(
      ...scene.erased.filter((name) => rows.includes(name)).map((name) => `${name} is in the database`),
    );
  }
  return found;
}

/** Dumps that are published now, and a backup that is put back elsewhere, are what the ledger says too. */
export async function copiesOf(scene: Scene, print: (line: string) => void): Promise<readonly string[]> {
  const { folder, nodes } = scene;
  const [first] = nodes as [Place];
  const { settings } = first;
  const found: string[] = [];
  const dump = await perennial(['dump', '--json', '--allow-fewer'], settings);
  const backup = join(folder, 'last.db');
  const copied = await perennial(['backup', backup], settings);
  const put = { PERENNIAL_DATA: join(folder, 'put back'), DATABASE_URL: '' };
  const list = join(settings.PERENNIAL_DATA as string, 'erased.ndjson');
  const restored = await perennial(['restore', backup, '--erased', list], put);
  for (const { code, stderr } of [dump, copied, restored]) if (code !== 0) found.push(stderr);
  if (found.length > 0) return found;
  const dumps = join(settings.PERENNIAL_DATA as string, 'dumps');
  assertSoundDumps(dumps);
  const { version } = JSON.parse(dump.stdout) as { version: string };
  const index = readDumpIndex(dumps, version);
  if (index === null) return ['the dumps are not there'];
  {
    await using node = await openNode(
      { perennialData: put.PERENNIAL_DATA, databaseUrl: null },
      () => new Date(),
    );
    await node.bringUpToDate();
  }
  const to = join(folder, 'held');
  const means = { site: first.url, now: new Date(index.generated_at) };
  const ledger = await heldIn('the ledger', join(folder, 'anew.db'), to, means);
  const shelf = readdirSync(put.PERENNIAL_DATA).find((name) => /^shelf-\w+\.db$/.test(name)) as string;
  const places: readonly Held[] = [
    { name: 'the published dumps', folder: join(dumps, version), index },
    await heldIn('the backup', join(put.PERENNIAL_DATA, shelf), to, means),
  ];
  for (const held of places) {
    for (const tier of ['public', 'full', 'top'] as const) {
      const { families: of, rows, differing } = compared(ledger, held, tier);
      found.push(...differing.map((line) => `${held.name} at ${tier}: ${line}`));
      if (differing.length === 0)
        print(`  ${held.name}: ${of} families of ${rows} rows as the ledger, at ${tier}`);
    }
  }
  return found;
}
