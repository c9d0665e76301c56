// The ready JSON of a row as the shelf keeps it: how the texts of the tiers are put together, and how a
// record stands behind them.

import { declaredRecord } from '../../kernel/declared-members.ts';
import type { Doc, Family } from '../../kernel/family.ts';
import { siteMark } from '../../kernel/json.ts';
import { onceFor } from '../../kernel/remembered.ts';
import { rank, type Tier } from '../../kernel/tier.ts';

/** The columns of rows and of details that hold ready JSON: what each tier reads beyond the one below. */
export const texts: readonly string[] = ['_public', '_full', '_top'];

/** Nobody may see the row. */
export const noTier = 9;

export interface Rendered {
  /** The rank of the lowest tier that may see it; `noTier` for none. */
  readonly vis: number;
  readonly rows: readonly (string | null)[];
  readonly details: readonly (string | null)[] | null;
  readonly columns: Readonly<Record<string, unknown>>;
  readonly texts: readonly string[];
  readonly tags: string;
  /** Whether each flag of the family holds, in their order. */
  readonly flags: readonly boolean[];
}

/** What stands for members that a record leaves out. */
const fallbacksOf = onceFor((family: Family): Doc => {
  const brought = Object.entries(family.fields).filter(([, field]) => field.from === 'record');
  return Object.fromEntries(brought.map(([name, field]) => [name, field.fallback]));
});

/** The record with what is declared alone, and the fallbacks of left-out members; members of `detail` stand beside the others. */
export function completed(family: Family, doc: Doc): Doc {
  const declared = declaredRecord(family, doc);
  return { ...fallbacksOf(family), ...declared, ...(declared.detail as Doc | undefined) };
}

/** What a tier reads of a row, out of the texts kept for it and the lower ones. */
export function textFor(tier: Tier, rows: readonly (string | null | undefined)[]): string {
  let text = '';
  for (let index = 0; index <= rank(tier); index++) {
    const added = rows[index];
    if (added) text = added.startsWith(',') ? `${text.slice(0, -1)}${added}}` : added;
  }
  return text;
}

/**
 * What a tier reads of a record: its detail, and the members beside it (without braces). The detail comes in
 * parts, the last of which ends it: joining them, and each further member, would copy the whole once more.
 */
export function detailFor(
  tier: Tier,
  rows: readonly (string | null)[],
  details: readonly (string | null)[],
): { parts: readonly string[]; beside: string } {
  const row = textFor(tier, rows);
  const detail = wholeDetails(details.slice(0, rank(tier) + 1)).findLast((text) => text !== null) ?? '';
  const end = detail.indexOf('\n');
  const whole = end < 0 ? detail : detail.slice(0, end);
  const parts = whole.startsWith('{') ? [whole] : [row.slice(0, -1), whole, '}'];
  return { parts, beside: end < 0 ? '' : (detail.slice(end + 1).split('\n', 1)[0] as string) };
}

/** Stands before a detail that is kept as what it adds to the one of the tier below. */
const behind = '+';

/** Details as they are kept: what most tiers add to the one below is a tenth of the whole. */
export function storedDetails(details: readonly (string | null)[]): (string | null)[] {
  let below: string | null = null;
  return details.map((text) => {
    if (text === null) return null;
    // Compared as a whole: `startsWith` goes character by character.
    const grows: boolean =
      below !== null && below !== '' && !below.includes('\n') && text.slice(0, below.length) === below;
    const stored = grows ? behind + text.slice((below as string).length) : text;
    below = text;
    return stored;
  });
}

/** Of details that are kept, the whole ones; null where a tier reads what the tier below does. */
export function wholeDetails(kept: readonly (string | null)[]): (string | null)[] {
  let below: string | null = null;
  return kept.map((text) => {
    if (text === null) return null;
    below = text.startsWith(behind) ? below + text.slice(behind.length) : text;
    return below;
  });
}

/** Puts the raw mark of the site's address where JSON escaped it. */
export function withRawSiteMark(text: string): string {
  if (!text.includes('\\u0001')) return text;
  // Only behind another backslash it may be text.
  if (!text.includes('\\\\u0001')) return text.replaceAll('\\u0001', siteMark);
  return text.replace(escapes, (one) => (one === '\\u0001' ? siteMark : one));
}

/** One after the other: behind two backslashes `u0001` is text. */
const escapes = /\\(?:u0001|.)/g;
