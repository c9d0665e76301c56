// What other records hold of somebody who is erased, found by what their families declare (kernel/person-places.ts):
// ids and slugs of the record, and its names where a member holds a person's name. It is taken out of every
// version, so that no node, dump or feed shows it any more.

import { families } from '../../families.ts';
import type { Doc, Family } from '../../kernel/family.ts';
import { type NamesPerson, withoutPerson } from '../../kernel/person-places.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import { foldedWords } from '../../matching/words/folded-words.ts';
import { type Gone, kindOf } from './record-names.ts';

interface Reference {
  readonly family: string;
  readonly id: string;
  /** The record without it; null where the whole record is about it. */
  readonly left: Doc | null;
}

const declaring = families.filter((family) => family.people && family.of === undefined);

/** The records that refer to it. Nothing refers to what was never called anything. */
export async function referencesTo(
  ledger: Pick<Ledger, 'records'>,
  gone: Gone,
): Promise<readonly Reference[]> {
  const found: Reference[] = [];
  if (gone.names.length === 0) return found;
  const names = namesPerson(gone);
  for (const family of declaring) {
    for await (const record of ledger.records(family.name)) {
      const id = record.id as string;
      if (family.name === gone.family && id === gone.id) continue;
      const left = cleared(family, record, names);
      if (left !== record) found.push({ family: family.name, id, left });
    }
  }
  return found;
}

/** How many records of a family lost what they held of it, or went whole. */
export interface Cleared {
  readonly family: string;
  readonly records: number;
}

/** What several went through, each family once. */
export function summed(all: readonly Cleared[]): readonly Cleared[] {
  const counts = new Map<string, number>();
  for (const { family, records } of all) counts.set(family, (counts.get(family) ?? 0) + records);
  return [...counts].map(([family, records]) => ({ family, records }));
}

/** Takes it out of the records that refer to it. */
export async function clearReferences(
  ledger: Pick<Ledger, 'records' | 'rewrite' | 'erase'>,
  gone: Gone,
  now: Date,
): Promise<readonly Cleared[]> {
  const counts = new Map<string, number>();
  const names = namesPerson(gone);
  for (const { family: name, id, left } of await referencesTo(ledger, gone)) {
    const family = declaring.find((one) => one.name === name) as Family;
    if (left === null) await ledger.erase(name, id, 'privacy_request', now);
    else await ledger.rewrite(name, id, (doc) => cleared(family, doc, names) ?? doc, now);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([family, records]) => ({ family, records }));
}

function cleared(family: Family, record: Doc, names: NamesPerson): Doc | null {
  return withoutPerson(record, family.people ?? {}, names);
}

/**
 * A record that is brought, without whom was erased before: their names are known as hashes alone. Null where the
 * whole record is about them. A word alone is no name of a person.
 */
export function withoutErased(
  isErased: (words: readonly string[]) => boolean,
): (family: string, record: Doc) => Doc | null {
  const inAnyOrder = (words: readonly string[]) =>
    words.length > 1 && words.some((_, at) => isErased([...words.slice(at), ...words.slice(0, at)]));
  const names: NamesPerson = (value, by) => {
    const words = foldedWords(value);
    if (by !== 'name') return words.length > 1 && isErased(words);
    return inAnyOrder(words) || inAnyOrder(words.filter((word) => !titles.has(word)));
  };
  return (family, record) => {
    const declared = declaring.find(({ name }) => name === family);
    return declared ? cleared(declared, record, names) : record;
  };
}

/** What stands before and behind a name and is no part of it. */
const titles = new Set('dr prof professor phd md mr mrs ms mx sir dame'.split(' '));

/** The words of a name in whatever order they stand: "Doe, Jane" is Dr Jane Doe. */
function bareName(name: string): string | null {
  const words = foldedWords(name).filter((word) => !titles.has(word));
  return words.length > 1 ? words.toSorted().join(' ') : null;
}

function namesPerson({ family, names }: Gone): NamesPerson {
  const exact = new Set(names);
  const bare = new Set(names.map(bareName).filter((name) => name !== null));
  const kinds = new Set([kindOf(family), 'person']);
  return (value, by, beside) => {
    if (by === 'name') return exact.has(value) || bare.has(bareName(value) ?? '');
    if (by === 'kind' ? !kinds.has(String(beside.kind)) : by !== family) return false;
    return exact.has(value);
  };
}
