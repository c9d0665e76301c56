// Reads the change feed: entries behind a place, or before it, each with what became of its record.

import type { Family } from '../../kernel/family.ts';
import type { Change, Changes, ChangesRequest } from '../../kernel/reader.ts';
import { rank, type Tier } from '../../kernel/tier.ts';
import { type Plan, quoted } from '../layout/plan.ts';
import type { Prepare } from '../layout/statements.ts';
import type { Lines } from './lines.ts';

interface FeedRow {
  readonly seq: number;
  readonly family: string;
  readonly id: string;
  readonly back: number;
  readonly at: string;
  readonly reason: string | null;
}

/** How records are read. */
export interface RecordReader {
  readonly planFor: (family: string) => Plan;
  readonly lines: Lines;
  readonly survivor: (family: Family, id: string, tier: ChangesRequest['tier']) => string | null;
}

/** @param only with 'gone', what the tier was told of and cannot see any more */
export function readChanges(
  prepare: Prepare,
  records: RecordReader,
  request: ChangesRequest,
  only: 'gone' | 'all' = 'all',
): Changes {
  const { tier, after, backwards, families, limit } = request;
  const [beyond, order] = backwards ? ['<', 'desc'] : ['>', 'asc'];
  const bit = 1 << rank(tier);
  const named = families.map(() => '?').join(', ');
  // The plus keeps the index by family out of it: the feed is read in its order, up to the limit.
  const found = prepare(
    `select seq, family, id, back, at, reason from feed
     where (seq, family, id) ${beyond} (?, ?, ?) and tiers & ? <> 0 and +family in (${named})
     ${only === 'gone' ? `and ${isGone(families, tier)}` : ''}
     order by seq ${order}, family ${order}, id ${order} limit (0 + ?)`,
  ).all(after.seq, after.family, after.id, bit, ...families.map(({ name }) => name), limit + 1);
  const rows = (found as unknown as FeedRow[]).slice(0, limit);
  const present = presentIn(prepare, rows);
  const entries = rows.map((row) => entryOf(prepare, records, request, row, bit, present));
  return {
    entries: withTexts(records, request, entries),
    end: rows.at(-1) ?? null,
    more: found.length > limit,
  };
}

function isGone(families: readonly Family[], tier: Tier): string {
  const gone = families.map(
    ({ name }) =>
      `family = '${name}' and not exists (select 1 from ${quoted(name)} t where t.id = feed.id and t._vis <= ${rank(tier)})`,
  );
  return `(${gone.join(' or ')})`;
}

/** What is there of a record of the feed. */
interface Present {
  readonly id: string;
  readonly public_id: string | null;
  readonly _vis: number;
  readonly _into: string | null;
  readonly _created: string | null;
}

/** Those that are there, by family and id, asked for once for each family. */
function presentIn(prepare: Prepare, rows: readonly FeedRow[]): ReadonlyMap<string, Present> {
  const present = new Map<string, Present>();
  for (const family of new Set(rows.map((row) => row.family))) {
    const ids = rows.filter((row) => row.family === family).map(({ id }) => id);
    const found = prepare(
      `select id, public_id, _vis, _into, _created from ${quoted(family)} where id in (select value from json_each(?))`,
    ).all(JSON.stringify(ids)) as unknown as readonly Present[];
    for (const row of found) present.set(`${family}\n${row.id}`, row);
  }
  return present;
}

function entryOf(
  prepare: Prepare,
  records: RecordReader,
  { tier }: ChangesRequest,
  { seq, family, id, back, at, reason }: FeedRow,
  bit: number,
  present: ReadonlyMap<string, Present>,
): Change {
  const plan = records.planFor(family);
  const place = { seq, family, id, at, text: null, merged_into: null, created: null };
  const row = present.get(`${family}\n${id}`);
  if (!row) return { ...place, op: 'delete', public_id: null, reason: reason ?? 'source_removed' };
  const { public_id, _created: created } = row;
  if (row._vis <= rank(tier)) {
    return { ...place, op: back & bit ? 'unhide' : 'upsert', public_id, reason: null, created };
  }
  const survivor = row._into === null ? null : records.survivor(plan.family, id, tier);
  if (survivor === null) return { ...place, op: 'hide', public_id: null, reason: null };
  const into = prepare(
    `select id, public_id from ${quoted(family)} where public_id = ? or id = ? limit 1`,
  ).get(survivor, survivor);
  const merged_into = { id: into?.id as string, public_id: (into?.public_id ?? null) as string | null };
  return { ...place, op: 'merge', public_id, reason: 'duplicate', merged_into };
}

/** Fills in the texts of records that are there, family by family. */
function withTexts(records: RecordReader, request: ChangesRequest, entries: readonly Change[]): Change[] {
  const { form } = request;
  if (form === 'ref') return [...entries];
  const texts = new Map<string, string>();
  for (const family of new Set(entries.map((entry) => entry.family))) {
    const shown = entries.filter((one) => one.family === family && isThere(one)).map(({ id }) => id);
    for (const { id, text } of records.lines.of(records.planFor(family), shown, { ...request, form })) {
      texts.set(`${family}\n${id}`, text);
    }
  }
  return entries.map((entry) => ({ ...entry, text: texts.get(`${entry.family}\n${entry.id}`) ?? null }));
}

function isThere({ op }: Change): boolean {
  return op === 'upsert' || op === 'unhide';
}

/** The last erasure that this shelf cannot tell of; 0 when it can tell of all. */
export function lastUntold(prepare: Prepare): number {
  return (prepare('select coalesce(max(seq), 0) as seq from untold').get() as { seq: number }).seq;
}

/** The last erasure that this shelf knows of; 0 when there is none. */
export function lastErased(prepare: Prepare): number {
  const sql = "select coalesce(max(seq), 0) as seq from feed where reason = 'privacy_request'";
  return Math.max((prepare(sql).get() as { seq: number }).seq, lastUntold(prepare));
}

/** The newest change that the tier was told of; 0 when there is none. */
export function newestSeqOf(prepare: Prepare, tier: Tier): number {
  const last = prepare('select seq from feed where tiers & ? <> 0 order by seq desc limit 1').get(
    1 << rank(tier),
  );
  return last ? (last.seq as number) : 0;
}

/** The number just before the first change that the tier was told of since the second of the moment; null when there is none. */
export function placeBefore(prepare: Prepare, moment: string, tier: Tier): number | null {
  const second = moment.slice(0, 19);
  const bit = 1 << rank(tier);
  const begin = prepare('select min(seq) as seq from moments where at >= ?').get(second)?.seq ?? null;
  const before = prepare('select at, seq from moments where at < ? order by at desc limit 1').get(second);
  const since =
    begin === null
      ? undefined
      : prepare('select seq from feed where seq >= ? and tiers & ? <> 0 order by seq limit 1').get(
          begin,
          bit,
        );
  // What came behind the newest entry before the moment, and says that it is older, was written by a clock that
  // had gone back: nobody knows when, so it is told.
  const unsure = before
    ? prepare(
        'select seq from feed where seq > ? and seq < ? and at < ? and tiers & ? <> 0 order by seq limit 1',
      ).get(before.seq as number, begin ?? Number.MAX_SAFE_INTEGER, before.at as string, bit)
    : undefined;
  const places = [since, unsure].flatMap((one) => (one ? [one.seq as number] : []));
  return places.length > 0 ? Math.min(...places) - 1 : null;
}
