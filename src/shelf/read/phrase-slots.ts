// Which rows have a phrase, by slot: only the full-text index knows in which order words stand. It is asked for each
// phrase alone, which few rows have, and not for the words beside it as well, which memory knows; what it finds is kept
// until rows come or go.

import { numberOf } from '../layout/key.ts';
import { type Plan, quoted } from '../layout/plan.ts';
import type { Prepare } from '../layout/statements.ts';
import { columnsOf, expressionOf } from '../layout/text-index.ts';
import type { WordForm } from '../layout/words.ts';
import type { RowTable, Slots } from './row-table.ts';
import { keysOf } from './rows.ts';

/**
 * The slots of the rows that have a phrase, ascending; null where they are too many.
 * @param inFirst whether it counts in the first searched member alone
 * @param from rows before this key may be left out
 */
export type PhraseSlots = (phrase: WordForm, inFirst: boolean, from: bigint | null) => Slots | null;

/** Of more rows the full-text index finds out the rest by itself: their keys alone take some 30 ms. */
export const maxFound = 50_000;
/** Kept in all: 4 MB. */
const maxKept = 1_000_000;
/** What an entry takes beside its slots, in slots. */
const besideSlots = 50;

const noSlots = new Uint32Array();

interface Kept {
  /** Rows before this key may be missing. */
  readonly from: number;
  readonly slots: Slots | null;
}

export function phraseSlots(
  prepare: Prepare,
  plan: Plan,
  table: Pick<RowTable, 'slotsOf' | 'moment'>,
  most = maxFound,
): PhraseSlots {
  const index = quoted(`${plan.family.name}_text`);
  const sql = `select f.rowid from ${index} f where ${index} match ? and f.rowid >= ? order by f.rowid limit ${most + 1}`;
  const { all } = plan.textIndexes;
  const inFirstMember = { ...all, texts: columnsOf(all, plan.searched[0]) };
  /** By the expression that asks for the phrase. */
  const kept = new Map<string, Kept>();
  let [keptAt, held] = [table.moment(), 0];

  function find(match: string, from: bigint): Slots | null {
    const keys = keysOf(prepare, sql, [match, from]);
    return keys.length > most ? null : (table.slotsOf(keys)?.sort() ?? null);
  }

  function empty(): void {
    kept.clear();
    [keptAt, held] = [table.moment(), 0];
  }

  /** Undefined where it is not known. */
  function known(match: string, from: bigint): Slots | null | undefined {
    const found = kept.get(match);
    return found && numberOf(from) >= found.from ? found.slots : undefined;
  }

  return (phrase, inFirst, from) => {
    if (keptAt !== table.moment()) empty();
    const sought = [{ words: [[phrase]], values: [] }];
    const match = expressionOf(sought, inFirst ? inFirstMember : all);
    const least = from ?? 0n;
    const before = known(match, least);
    if (before !== undefined) return before;
    // What is nowhere is not in the first member either.
    const isNowhere = inFirst && known(expressionOf(sought, all), least)?.length === 0;
    const slots = isNowhere ? noSlots : find(match, least);
    if (held > maxKept) empty();
    kept.set(match, { from: numberOf(least), slots });
    held += (slots?.length ?? 0) + besideSlots;
    return slots;
  };
}
