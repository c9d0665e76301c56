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

/** Ids, slugs, names, other names and addresses of a record in any of its versions; none when there is none. */
export async function namesIn(
  ledger: Pick<Ledger, 'after'>,
  family: string,
  id: string,
): Promise<readonly string[]> {
  const names = new Set<unknown>();
  for (let seq = 0, through = false; !through; ) {
    const entries = await ledger.after(seq, batchSize);
    for (const entry of entries) {
      if (entry.family !== family || entry.id !== id || entry.doc === null) continue;
      const record: Doc = JSON.parse(entry.doc);
      const { aliases = record.aliases ?? [] } = (record.detail ?? {}) as Doc;
      for (const one of [id, slugOf(record), record.name, record.email, ...(aliases as readonly unknown[])])
        names.add(one);
    }
    through = entries.length === 0;
    seq = entries.at(-1)?.seq ?? seq;
  }
  return [...names].filter((one) => typeof one === 'string');
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
