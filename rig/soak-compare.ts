// What places hold, family by family, as the files of a dump tell it: places that hold the same give the same
// hash for each family.

import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type DumpFile, type DumpIndex, filesFor } from '../src/dumps/dump-index.ts';
import { writeDumps } from '../src/dumps/write-dumps.ts';
import { families } from '../src/families.ts';
import type { Tier } from '../src/kernel/tier.ts';

export interface Held {
  readonly name: string;
  readonly folder: string;
  readonly index: DumpIndex;
}

/** @param shelf the file of a shelf */
export async function heldIn(
  name: string,
  shelf: string,
  to: string,
  { site, now }: { readonly site: string; readonly now: Date },
): Promise<Held> {
  const folder = join(to, name.replaceAll(/\W+/g, '-'));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const index = await writeDumps({ folder, shelf, families, site, licence: '', now, allowFewer: true });
  return { name, folder: join(folder, index.version), index };
}

/** Rows as lists show them, of each family the edition with most in it that the tier may have. */
function editions({ index }: Held, tier: Tier): ReadonlyMap<string, DumpFile> {
  const files = filesFor(index, tier).filter(({ form }) => form === 'record');
  return new Map(files.map((file) => [file.family, file]));
}

/** How many families were compared, and which of them differ: a line each. */
export function compared(
  one: Held,
  other: Held,
  tier: Tier,
): { readonly families: number; readonly rows: number; readonly differing: readonly string[] } {
  const [ones, others] = [editions(one, tier), editions(other, tier)];
  const names = [...new Set([...ones.keys(), ...others.keys()])];
  return {
    families: names.length,
    rows: [...ones.values()].reduce((sum, { rows }) => sum + rows, 0),
    differing: names
      .filter((family) => hashOf(one, ones.get(family)) !== hashOf(other, others.get(family)))
      .map((family) => `${family}: ${sentence(one, ones.get(family), other, others.get(family))}`),
  };
}

function sentence(
  one: Held,
  ofOne: DumpFile | undefined,
  other: Held,
  ofOther: DumpFile | undefined,
): string {
  const [lines, others] = [linesOf(one, ofOne), linesOf(other, ofOther)];
  const only = (those: readonly string[], these: readonly string[]) => {
    const known = new Set(these);
    return those.filter((line) => !known.has(line));
  };
  const [here, there] = [only(lines, others), only(others, lines)];
  return `${here.length} of ${lines.length} rows only in ${one.name} (${here[0]?.slice(0, 900)}), ${there.length} of ${others.length} only in ${other.name} (${there[0]?.slice(0, 900)})`;
}

/** Rows that no moment orders stand in files in the order in which they came, which is history. */
function hashOf(held: Held, file: DumpFile | undefined): string {
  return createHash('sha256').update(linesOf(held, file).sort().join('\n')).digest('hex');
}

function linesOf({ folder }: Held, file: DumpFile | undefined): string[] {
  if (!file) return [];
  return gunzipSync(readFileSync(join(folder, file.name)))
    .toString()
    .split('\n')
    .filter((line) => line !== '');
}
