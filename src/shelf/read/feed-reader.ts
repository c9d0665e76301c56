// Reads the change feed: entries behind a place, or before it, each with what became of its record.

import type { Family } from '../../kernel/family.ts';
import { type Piece, withSite } from '../../kernel/json.ts';
import type { Change, Changes, ChangesRequest } from '../../kernel/reader.ts';
import { rank, type Tier } from '../../kernel/tier.ts';
import { numbersOf } from '../layout/key.ts';
import { type Plan, quoted } from '../layout/plan.ts';
import type { Prepare } from '../layout/statements.ts';
import type { Lines } from './lines.ts';
import type { RowBytes } from './rows.ts';

type FeedRow = readonly [
  seq: number,
  family: string,
  id: string,
  back: number,
  at: string,
  reason: string | null,
];

/** How records are read. */
export interface RecordReader {
  readonly planFor: (family: string) => Plan;
  readonly lines: Lines;
  readonly survivor: (family: Family, id: string, tier: ChangesRequest['tier']) => string | null;
  /** What is known to be there of a family's records, by their ids, at this moment; left out: all is read. */
  readonly known?: (family: string) => Known;
}

/** What is said of records of one family that are there, in their order. */
export type TextsOf<Text extends Piece> = (
  plan: Plan,
  request: ChangesRequest,
  records: readonly There[],
) => readonly (Text | null)[];

/** A record that the tier sees. */
export interface There {
  readonly id: string;
  readonly key: bigint;
}

/** Whole texts, as dumps and feeds take them. */
export function linesAsTexts({ lines }: RecordReader): TextsOf<string> {
  return (plan, request, there) => {
    const { form } = request;
    if (form === 'ref') return [];
    const ids = there.map(({ id }) => id);
    const texts = new Map(lines.of(plan, ids, { ...request, form }).map(({ id, text }) => [id, text]));
    return ids.map((id) => texts.get(id) ?? null);
  };
}

/**
 * Rows as bytes, where they are kept as such; the site's address stands in all of them.
 * @param version read in the same moment as the feed: whoever follows would never hear of what is newer than its row
 */
export function rowsAsSent(
  records: RecordReader,
  kept: RowBytes,
  site: string,
  version: number,
): TextsOf<Piece> {
  const lines = linesAsTexts(records);
  return (plan, request, there) => {
    const { form, tier } = request;
    const isKept = form === 'record' && plan.live.row.length === 0;
    const keys = numbersOf(there.map(({ key }) => key));
    if (isKept) return kept(plan, { tier, site, version, inPassing: true }, keys);
    return lines(plan, request, there).map((text) => (text === null ? null : withSite(text, site)));
  };
}

/** @param only with 'gone', what the tier was told of and cannot see any more */
export function readChanges<Text extends Piece>(
  prepare: Prepare,
  records: RecordReader,
  request: ChangesRequest,
  textsOf: TextsOf<Text>,
  only: 'gone' | 'all' = 'all',
): Changes<Text> {
  const { tier, after, backwards, downTo, families, limit } = request;
  const [beyond, order] = backwards ? ['<', 'desc'] : ['>', 'asc'];
  const bit = 1 << rank(tier);
  const down = downTo === undefined ? [] : [downTo];
  const named = families.map(() => '?').join(', ');
  // The plus keeps the index by family out of it: the feed is read in its order, up to the limit.
  const found = prepare(
    `select seq, family, id, back, at, reason from feed
     where (seq, family, id) ${beyond} (?, ?, ?) and tiers & ? <> 0 and +family in (${named}) ${down.map(() => 'and seq > ?').join('')}
     ${only === 'gone' ? `and ${isGone(families, tier)}` : ''}
     order by seq ${order}, family ${order}, id ${order} limit (0 + ?)`,
    'rows',
  ).all(after.seq, after.family, after.id, bit, ...families.map(({ name }) => name), ...down, limit + 1);
  const rows = (found as unknown as FeedRow[]).slice(0, limit);
  const entries: Change<Text>[] = new Array(rows.length);
  for (const [family, places] of placesByFamily(rows)) {
    const plan = records.planFor(family);
    const ids = places.map((place) => (rows[place] as FeedRow)[2]);
    const present = presentOf(prepare, plan, ids, records.known?.(family));
    const there = places.flatMap((place, at) => {
      const one = present[at] as Present;
      return isSeen(one, tier) ? [{ place, id: (rows[place] as FeedRow)[2], key: one[0] }] : [];
    });
    const texts = request.form === 'ref' || there.length === 0 ? [] : textsOf(plan, request, there);
    const textAt = new Map(there.map(({ place }, at) => [place, texts[at] ?? null]));
    const telling = { prepare, records, tier, plan };
    places.forEach((place, at) => {
      const [row, one] = [rows[place] as FeedRow, present[at] as Present];
      entries[place] = entryOf(telling, row, one, textAt.get(place) ?? null);
    });
  }
  const last = rows.at(-1);
  return {
    entries,
    end: last ? { seq: last[0], family: last[1], id: last[2] } : null,
    more: found.length > limit,
  };
}

function placesByFamily(rows: readonly FeedRow[]): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  rows.forEach(([, family], place) => {
    const own = places.get(family);
    if (own) own.push(place);
    else places.set(family, [place]);
  });
  return places;
}

function isGone(families: readonly Family[], tier: Tier): string {
  const conditions = families.map(
    ({ name }) =>
      `family = '${name}' and not exists (select 1 from ${quoted(name)} t where t.id = feed.id and t._vis <= ${rank(tier)})`,
  );
  return `(${conditions.join(' or ')})`;
}

/** What is there of a record of the feed; without a key, nothing. */
export type Present = readonly [
  key: bigint | null,
  publicId: string | null,
  vis: number | null,
  into: string | null,
  created: string | null,
];

/** What is known to be there, by ids. */
export interface Known {
  readonly of: (id: string) => Present | undefined;
  readonly keep: (id: string, present: Present) => void;
}

/** What is there of these records of one family, in their order; what is found is known from then on. */
function presentOf(prepare: Prepare, plan: Plan, ids: readonly string[], known?: Known): readonly Present[] {
  if (!known) return presentIn(prepare, plan, ids);
  const present = ids.map((id) => known.of(id));
  const unknown = ids.filter((_, at) => present[at] === undefined);
  if (unknown.length === 0) return present as Present[];
  const read = presentIn(prepare, plan, unknown);
  let next = 0;
  return present.map((one, at) => {
    if (one) return one;
    const found = read[next++] as Present;
    if (found[0] !== null) known.keep(ids[at] as string, found);
    return found;
  });
}

function presentIn(prepare: Prepare, { family }: Plan, ids: readonly string[]): readonly Present[] {
  const statement = prepare(
    `select t._key, t.public_id, t._vis, t._into, t._created, m.key
     from json_each(?) m left join ${quoted(family.name)} t on t.id = m.value`,
    'rows',
  );
  statement.setReadBigInts(true);
  const present: Present[] = new Array(ids.length);
  for (const cells of statement.all(JSON.stringify(ids)) as unknown as readonly FoundCells[]) {
    const [key, publicId, vis, into, created, at] = cells;
    present[Number(at)] = [key, publicId, vis === null ? null : Number(vis), into, created];
  }
  return present;
}

type FoundCells = readonly [
  key: bigint | null,
  publicId: string | null,
  vis: bigint | null,
  into: string | null,
  created: string | null,
  at: bigint,
];

/** Records of which it is kept what is there, those that were asked for first. 20,000 of them take 6 MB. */
const maxKnown = 24_000;

/**
 * Keeps what is there of records between questions, until the shelf takes something: a record of the feed is
 * looked up by its id otherwise, each time it is told.
 */
export function keptPresence(): (seq: number) => (family: string) => Known {
  const families = new Map<string, Map<string, Present>>();
  let [of, size] = [-1, 0];
  return (seq) => {
    if (seq !== of) families.clear();
    if (seq !== of) [of, size] = [seq, 0];
    return (family) => {
      const known = families.get(family) ?? new Map<string, Present>();
      families.set(family, known);
      return {
        of: (id) => known.get(id),
        keep: (id, present) => {
          if (size >= maxKnown) return;
          known.set(id, present);
          size += 1;
        },
      };
    };
  };
}

function isSeen(one: Present, tier: Tier): one is Present & readonly [key: bigint] {
  return one[0] !== null && (one[2] as number) <= rank(tier);
}

/** To whom records of one family are told, and what they are read with. */
interface Telling {
  readonly prepare: Prepare;
  readonly records: RecordReader;
  readonly tier: Tier;
  readonly plan: Plan;
}

function entryOf<Text extends Piece>(
  { prepare, records, tier, plan }: Telling,
  [seq, family, id, back, at, reason]: FeedRow,
  present: Present,
  text: Text | null,
): Change<Text> {
  const place = { seq, family, id, at, text, merged_into: null, created: null };
  const [key, public_id, , mergedInto, created] = present;
  if (key === null) return { ...place, op: 'delete', public_id: null, reason: reason ?? 'source_removed' };
  if (isSeen(present, tier)) {
    const op = back & (1 << rank(tier)) ? 'unhide' : 'upsert';
    return { seq, family, id, at, text, merged_into: null, created, op, public_id, reason: null };
  }
  const survivor = mergedInto === null ? null : records.survivor(plan.family, id, tier);
  if (survivor === null) return { ...place, op: 'hide', public_id: null, reason: null };
  const table = quoted(plan.family.name);
  const into = prepare(`select id, public_id from ${table} where public_id = ? or id = ? limit 1`).get(
    survivor,
    survivor,
  );
  const merged_into = { id: into?.id as string, public_id: (into?.public_id ?? null) as string | null };
  return { ...place, op: 'merge', public_id, reason: 'duplicate', merged_into };
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
