// What there is to ask a search of: records that changed behind a number of the log, so many at a time, and once a
// day, when nothing is behind any more, those whose deadline is near.

import { dayMs, isoDay } from '../../kernel/durations.ts';
import type { Family } from '../../kernel/family.ts';
import { parsed } from '../../kernel/json.ts';
import { placeAfter } from '../../kernel/reader.ts';
import type { Tier } from '../../kernel/tier.ts';
import { type AskedList, type Catalogue, deadlineOf } from './asking.ts';

/** Searches are asked of so many records at once: of more changes first some, then the next ones. */
export const recordsAtOnce = 1_000;
/** So many days before a deadline it is told of. */
const closingDays = [14, 3] as const;

/** Records that searches are asked of, and what is noted of those searches afterwards. */
export interface Turn {
  /** Each with what makes it closing: how near which deadline is; null where it changed. */
  readonly records: ReadonlyMap<string, string | null>;
  /** The number of the log up to which they were asked then. */
  readonly upTo: number;
  /** Whether there are changes behind that one. */
  readonly more: boolean;
  /** The day for which was looked what closes soon; null where it was not looked. */
  readonly day: string | null;
}

export interface TurnParts extends Catalogue {
  readonly now: () => Date;
  /** Between records, so that callers are answered meanwhile. */
  readonly pause: () => Promise<void>;
  /** So many changes of a family are asked at once; left out: the usual number. */
  readonly changesAtOnce?: number;
}

/** What is asked next of searches that were asked up to a number; null where there is nothing. */
export function turnOf(
  parts: TurnParts,
  list: AskedList,
  asked: { readonly tier: Tier; readonly from: number; readonly looksAhead: boolean; readonly now: Date },
): Promise<Turn | null> | Turn | null {
  const { tier, from, looksAhead } = asked;
  const newest = parts.reader.newestSeq(tier);
  if (newest > from) return changesBehind(parts, list.family, asked);
  // A node that is behind others would know older records than those were asked of.
  return looksAhead && newest === from ? closingSoon(parts, list.family, asked) : null;
}

/** The first records of a family that this tier was told of behind a number of the log: all of a number, or none. */
function changesBehind(
  { reader, changesAtOnce: limit = recordsAtOnce }: TurnParts,
  family: Family,
  { tier, from, now }: { readonly tier: Tier; readonly from: number; readonly now: Date },
): Turn {
  return reader.together(() => {
    const found: { readonly id: string; readonly seq: number; readonly isThere: boolean }[] = [];
    const turn = (upTo: number, more: boolean): Turn => {
      const there = found.filter(({ seq, isThere }) => isThere && seq <= upTo);
      return { records: new Map(there.map(({ id }) => [id, null])), upTo, more, day: null };
    };
    const newest = reader.newestSeq(tier);
    let after = placeAfter(from);
    for (;;) {
      const request = { tier, now, after, families: [family], limit, form: 'ref' as const };
      const { entries, end, more } = reader.changes(request);
      for (const { id, seq, op } of entries)
        found.push({ id, seq, isThere: op === 'upsert' || op === 'unhide' });
      if (!more || end === null) return turn(newest, false);
      if ((found[0]?.seq ?? end.seq) < end.seq) return turn(end.seq - 1, true);
      after = end;
    }
  });
}

/** The records whose deadline is near, each with which day of telling that is. */
async function closingSoon(
  { reader, site, pause }: TurnParts,
  family: Family,
  { tier, from, now }: { readonly tier: Tier; readonly from: number; readonly now: Date },
): Promise<Turn> {
  const records = new Map<string, string>();
  const turn = { records, upTo: from, more: false, day: isoDay(now) };
  const member = deadlineOf(family);
  if (member === null) return turn;
  const [first] = closingDays;
  const bound = (kind: 'from' | 'until') =>
    Object.entries(family.filters ?? {}).find(([, one]) => one.kind === kind && one.column === member)?.[0];
  const [after, before] = [bound('from'), bound('until')];
  const filters = {
    ...(after === undefined ? {} : { [after]: isoDay(now) }),
    ...(before === undefined ? {} : { [before]: isoDay(now.getTime() + (first + 1) * dayMs) }),
  };
  const own = { restrict: [], where: [], order: 't.id' };
  const limit = Number.POSITIVE_INFINITY;
  for (const rows of reader.slices(family, { tier, now, filters, limit, offset: 0, own })) {
    for (const text of rows) {
      const row = parsed(text, site);
      const deadline = row[member];
      if (typeof deadline !== 'string' || typeof row.id !== 'string') continue;
      const left = (Date.parse(deadline) - now.getTime()) / dayMs;
      const days = closingDays.findLast((days) => left <= days);
      if (left > 0 && days !== undefined) records.set(row.id, `${days} ${deadline}`);
    }
    await pause();
  }
  return turn;
}
