// What a set of dumps holds, as it lies beside their files: `index.json`, written last. A set is never
// changed once its index is there; a newer one has another version and other addresses.

import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Family } from '../kernel/family.ts';
import { recordSchema } from '../kernel/listing.ts';
import { reaches, type Tier, tiers } from '../kernel/tier.ts';

export interface DumpFile {
  readonly family: string;
  /** The rows as lists show them, or what a mirror needs. */
  readonly form: 'record' | 'replica' | 'tombstones';
  /** The lowest tier that may have it; a higher one has it too where nothing differs. */
  readonly tier: Tier;
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly sha256_uncompressed: string;
  readonly rows: number;
  readonly schema_version: string;
  readonly min_updated_at: string | null;
  readonly max_updated_at: string | null;
}

export interface DumpIndex {
  /** When it was begun: YYYYMMDDThhmmssZ. */
  readonly version: string;
  readonly generated_at: string;
  /** The number of the log that each tier's files stand at: the change feed goes on from there. */
  readonly snapshot_seq: Readonly<Record<Tier, number>>;
  readonly files: readonly DumpFile[];
  /** What names the program that made the lines for mirrors; left out: nobody wrote it down. */
  readonly program?: string;
}

/** The sets of dumps that are kept. */
export interface Dumps {
  readonly newest: () => DumpIndex | null;
  /** The versions of the older ones, newest first. */
  readonly older: () => readonly string[];
  readonly set: (version: string) => DumpIndex | null;
}

export const noDumps: Dumps = { newest: () => null, older: () => [], set: () => null };

const versions = /^\d{8}T\d{6}Z$/;

export function versionOf(moment: Date): string {
  return moment.toISOString().replaceAll(/[-:]|\.\d+/g, '');
}

/** The sets of dumps in a folder, newest first; also those whose index cannot be read. */
export function dumpVersions(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => versions.test(name) && existsSync(join(folder, name, 'index.json')))
    .sort()
    .reverse();
}

/** Null where there is none, or one that is damaged: nobody can say then what the set holds, so it is no set. */
export function readDumpIndex(folder: string, version: string): DumpIndex | null {
  if (!versions.test(version)) return null;
  try {
    const index = JSON.parse(readFileSync(join(folder, version, 'index.json'), 'utf8')) as DumpIndex | null;
    return Array.isArray(index?.files) ? index : null;
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** The newest set that can be read. */
export function newestDumpIndex(folder: string): DumpIndex | null {
  for (const version of dumpVersions(folder)) {
    const index = readDumpIndex(folder, version);
    if (index !== null) return index;
  }
  return null;
}

/** The number of the log that the set of a version holds everything up to; 0 where it does not say. */
export function dumpSeq(folder: string, version: string): number {
  const index: Partial<DumpIndex> | null = readDumpIndex(folder, version);
  return index?.snapshot_seq?.top ?? 0;
}

/** The sets in a folder; which there are is looked up again when the folder has changed. */
export function dumpsIn(folder: string): Dumps {
  let seen = -1;
  let known = new Map<string, DumpIndex>();
  const current = () => {
    const changed = existsSync(folder) ? statSync(folder).mtimeMs : 0;
    if (changed !== seen) {
      const found = dumpVersions(folder).map((version) => [version, readDumpIndex(folder, version)] as const);
      known = new Map(found.filter((one): one is [string, DumpIndex] => one[1] !== null));
      seen = changed;
    }
    return known;
  };
  return {
    newest: () => current().values().next().value ?? null,
    older: () => [...current().keys()].slice(1),
    set: (version) => current().get(version) ?? null,
  };
}

/** The files that a caller of this tier may have, of each family and form the one with most in it. */
export function filesFor(index: DumpIndex, tier: Tier): readonly DumpFile[] {
  const best = new Map<string, DumpFile>();
  for (const level of tiers.filter((one) => reaches(tier, one))) {
    for (const file of index.files) {
      if (file.tier === level) best.set(`${file.form} ${file.family}`, file);
    }
  }
  return [...best.values()];
}

/** The best file of each family's rows that the caller may not have: what a key of a higher tier adds. */
export function filesAbove(index: DumpIndex, tier: Tier): readonly DumpFile[] {
  const own = new Set(filesFor(index, tier).map(({ name }) => name));
  return index.files.filter((one) => one.form === 'record' && !reaches(tier, one.tier) && !own.has(one.name));
}

/** Changes whenever the schema of a family's rows does. */
export function schemaVersion(family: Family, tier: Tier): string {
  const schema = JSON.stringify(recordSchema(family, tier, 'row'));
  return hash('sha256', schema).slice(0, 12);
}
