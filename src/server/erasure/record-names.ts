// What a record was called, in the words that research compares, and which other records say it.

import { families } from '../../families.ts';
import type { Doc } from '../../kernel/family.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import { slugOf } from '../../ledger/record.ts';
import { type Mention, speaksOf } from '../../people/privacy/speaks-of.ts';

const batchSize = 1_000;

/** What claims call a record of the family. */
export function kindOf(family: string): string {
  return families.find(({ name }) => name === family)?.singular ?? family;
}

/** The id of the record of this id or, where there is none, of this slug; the name itself when there is neither. */
export async function idNamed(ledger: Ledger, family: string, name: string): Promise<string> {
  let found = name;
  for await (const record of ledger.records(family)) {
    if (record.id === name) return name;
    if (slugOf(record) === name) found = record.id as string;
  }
  return found;
}

/** A record that is erased. */
export interface Gone {
  readonly family: string;
  readonly id: string;
  /** Its id, its slugs and what it was called, in any of its versions; none where there is no such record. */
  readonly names: readonly string[];
}

export type Same = readonly [Gone, ...Gone[]];

/** A record, and those that were merged into it. */
export async function sameAs(ledger: Pick<Ledger, 'after'>, family: string, id: string): Promise<Same> {
  const merged = await mergedInto(ledger, family, id);
  const names = await namesIn(ledger, family, [id, ...merged]);
  const gone = (one: string): Gone => ({ family, id: one, names: names.get(one) ?? [] });
  return [gone(id), ...merged.map(gone)];
}

/** By id: ids, slugs, names, other names and addresses of records in all their versions. */
async function namesIn(
  ledger: Pick<Ledger, 'after'>,
  family: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const names = new Map(ids.map((id) => [id, new Set<unknown>()]));
  for await (const { id, doc } of versionsIn(ledger, family)) {
    const own = names.get(id);
    if (!own) continue;
    const record: Doc = JSON.parse(doc);
    const { aliases = record.aliases ?? [] } = (record.detail ?? {}) as Doc;
    for (const one of [id, slugOf(record), record.name, record.email, ...(aliases as readonly unknown[])])
      own.add(one);
  }
  return new Map([...names].map(([id, own]) => [id, [...own].filter((one) => typeof one === 'string')]));
}

/** The ids of the records that were merged into one, or into one of those; what was taken apart again is none. */
async function mergedInto(
  ledger: Pick<Ledger, 'after'>,
  family: string,
  id: string,
): Promise<readonly string[]> {
  const into = new Map<string, unknown>();
  for await (const version of versionsIn(ledger, family)) {
    const merges = version.doc.includes('"merged_into":"');
    if (merges) into.set(version.id, (JSON.parse(version.doc) as Doc).merged_into);
    else into.delete(version.id);
  }
  const found = new Set([id]);
  // A set goes on over what is added to it.
  for (const one of found) for (const [from, to] of into) if (to === one) found.add(from);
  found.delete(id);
  return [...found];
}

/** The versions of a family's records that hold something, the oldest first. */
async function* versionsIn(
  ledger: Pick<Ledger, 'after'>,
  family: string,
): AsyncGenerator<{ readonly id: string; readonly doc: string }> {
  for (let seq = 0, through = false; !through; ) {
    const entries = await ledger.after(seq, batchSize);
    for (const entry of entries) {
      const { id, doc } = entry;
      if (entry.family === family && doc !== null) yield { id, doc };
    }
    through = entries.length === 0;
    seq = entries.at(-1)?.seq ?? seq;
  }
}

/**
 * The records that speak of something by one of its names of two words or more; a single word says too
 * little. What other records hold is theirs: whoever removes a record decides what becomes of them.
 */
export async function mentionsOf(
  ledger: Ledger,
  families: readonly string[],
  names: readonly (readonly string[])[],
): Promise<readonly Mention[]> {
  const telling = names.filter((words) => words.length > 1);
  const found: Mention[] = [];
  if (telling.length === 0) return found;
  for (const family of families) {
    for await (const record of ledger.records(family)) {
      const text = JSON.stringify(record);
      if (speaksOf(text, telling)) found.push({ family, id: record.id as string });
    }
  }
  return found;
}
