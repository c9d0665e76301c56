// One round over all saved searches: what changed since each was asked last, asked again of it. What was found
// and how far it was asked are one step, so a round that ends anywhere, or two at the same time on two nodes,
// find the same as one.

import type { Desk, DeskTransaction } from '../../desk/desk.ts';
import type { HitKind, SavedSearchesTable } from '../../desk/schema/searches.ts';
import { dayMs } from '../../kernel/durations.ts';
import type { Doc, Family } from '../../kernel/family.ts';
import { parsed } from '../../kernel/json.ts';
import { placeAfter } from '../../kernel/reader.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Tier } from '../../kernel/tier.ts';
import {
  type AskedList,
  type Catalogue,
  deadlineOf,
  differs,
  inputOfQuery,
  listNamed,
  type Matching,
  matching,
  type Watched,
  watchedOf,
} from './asking.ts';
import { activeSearches } from './readers.ts';
import { know } from './store.ts';

interface RoundParts extends Catalogue {
  readonly desk: Desk;
  readonly now: () => Date;
  /** Between searches, so that callers are answered meanwhile. */
  readonly pause: () => Promise<void>;
}

type Search = SavedSearchesTable & { readonly tier: Tier };

/** So many days before a deadline it is told of. */
const closingDays = [14, 3] as const;
/** More changes of a family at once than so many are asked in several steps. */
const maxAtOnce = 5_000;
const searchesAtOnce = 100;

/** Asks every search that is due. How many hits were noted. */
export async function searchRound(parts: RoundParts): Promise<number> {
  const now = parts.now();
  const askSearch = asker(parts, now);
  let hits = 0;
  const searches = await activeSearches(parts.desk.db);
  for (let from = 0; from < searches.length; from += searchesAtOnce) {
    const findings: Finding[] = [];
    for (const search of searches.slice(from, from + searchesAtOnce)) {
      const finding = askSearch(search);
      if (finding) findings.push(finding);
      await parts.pause();
    }
    if (findings.length > 0) hits += await note(parts.desk, findings, now);
  }
  return hits;
}

interface Finding {
  readonly search: Search;
  readonly family: string;
  readonly upTo: number;
  readonly day: string;
  readonly found: readonly Found[];
}

interface Found {
  readonly id: string;
  readonly watched: Watched;
  /** Whether it changed since the search was asked last. */
  readonly changed: boolean;
  /** Days before its deadline that it is told of now, with the deadline. */
  readonly closing: string | null;
}

/** Asks searches; what several of them share is asked once. */
function asker(parts: RoundParts, now: Date) {
  const shared = new Map<string, unknown>();
  const once = <T>(key: string, make: () => T): T => {
    if (!shared.has(key)) shared.set(key, make());
    return shared.get(key) as T;
  };
  const today = now.toISOString().slice(0, 10);
  return (search: Search): Finding | null => {
    const list = listNamed(parts.operations, search.operation);
    if (list === null) return null;
    const { family } = list;
    const { tier } = search;
    const from = Number(search.cursor_seq);
    const upTo = once(`told ${tier}`, () => parts.reader.newestSeq(tier));
    const looksAhead = search.closing_day < today && search.wants.includes('closing');
    if (upTo <= from && !looksAhead) return null;
    const changed = once(`changed ${tier} ${family.name} ${from}`, () =>
      changedSince(parts, family, { tier, from, upTo, now }),
    );
    const closing = looksAhead
      ? once(`closing ${tier} ${family.name}`, () => closingSoon(parts, list, tier, now))
      : new Map<string, string>();
    const ids = [...new Set([...changed.keys(), ...closing.keys()])];
    const found = once(`found ${tier} ${search.operation} ${search.query} ${from} ${looksAhead}`, () => {
      const rows = ids.length === 0 ? [] : rowsOf(parts, list, search, ids, now);
      return rows.map(({ id }) => ({
        id,
        watched: once(`watched ${tier} ${family.name} ${id}`, () => watchedOf(family, id, parts, tier, now)),
        changed: changed.has(id),
        closing: closing.get(id) ?? null,
      }));
    });
    return {
      search,
      family: family.name,
      upTo: Math.max(upTo, from),
      day: looksAhead ? today : search.closing_day,
      found,
    };
  };
}

/** A query that the list does not take any more finds nothing. */
function rowsOf(
  parts: RoundParts,
  list: AskedList,
  { query, tier }: Pick<Search, 'query' | 'tier'>,
  ids: readonly string[],
  now: Date,
): readonly Matching[] {
  let input: Doc;
  try {
    input = inputOfQuery(list, query);
  } catch (error) {
    if (error instanceof Refusal) return [];
    throw error;
  }
  return matching(list, input, parts, { tier, now, ids, limit: ids.length });
}

/** The records of a family that this tier was told of behind a number of the log. */
export function changedSince(
  { reader }: Pick<Catalogue, 'reader'>,
  family: Family,
  asked: { readonly tier: Tier; readonly from: number; readonly upTo: number; readonly now: Date },
): ReadonlyMap<string, string> {
  const { tier, from, upTo, now } = asked;
  const found = new Map<string, string>();
  let after = placeAfter(from);
  for (;;) {
    const { entries, end, more } = reader.changes({
      tier,
      now,
      after,
      families: [family],
      limit: maxAtOnce,
      form: 'ref',
    });
    for (const { id, op, seq, at } of entries) {
      if (seq <= upTo && (op === 'upsert' || op === 'unhide')) found.set(id, at);
    }
    if (!more || end === null) return found;
    after = end;
  }
}

/** The records whose deadline is near, each with which day of telling that is. */
function closingSoon(parts: RoundParts, list: AskedList, tier: Tier, now: Date): ReadonlyMap<string, string> {
  const { family } = list;
  const member = deadlineOf(family);
  const found = new Map<string, string>();
  if (member === null) return found;
  const [first] = closingDays;
  const until = new Date(now.getTime() + (first + 1) * dayMs).toISOString().slice(0, 10);
  const bound = (kind: 'from' | 'until') =>
    Object.entries(family.filters ?? {}).find(([, one]) => one.kind === kind && one.column === member)?.[0];
  const [after, before] = [bound('from'), bound('until')];
  const filters = {
    ...(after === undefined ? {} : { [after]: now.toISOString().slice(0, 10) }),
    ...(before === undefined ? {} : { [before]: until }),
  };
  const own = { restrict: [], where: [], order: 't.id' };
  const request = { tier, now, filters, limit: 100_000, offset: 0, uncounted: true, own } as const;
  for (const { id, text } of parts.reader.newest(family, request)) {
    const deadline = parsed(text, parts.site)[member];
    if (typeof deadline !== 'string') continue;
    const left = (Date.parse(deadline) - now.getTime()) / dayMs;
    const days = closingDays.findLast((days) => left <= days);
    if (left > 0 && days !== undefined) found.set(id, `${days} ${deadline}`);
  }
  return found;
}

/** Notes what was found and how far each search was asked, all or nothing. */
function note(desk: Desk, findings: readonly Finding[], now: Date): Promise<number> {
  return desk.exclusively('search hits', async (trx) => {
    let hits = 0;
    const plain = findings.filter(({ found }) => found.length === 0);
    for (const [key, some] of Map.groupBy(
      plain,
      ({ search, upTo, day }) => `${search.cursor_seq} ${upTo} ${day}`,
    )) {
      const [from, upTo] = key.split(' ').map(Number) as [number, number];
      const ids = some.map(({ search }) => search.id);
      await trx
        .updateTable('saved_searches')
        .set({ cursor_seq: upTo, closing_day: some[0]?.day ?? '' })
        .where('id', 'in', ids)
        .where('cursor_seq', '=', from)
        .execute();
    }
    for (const finding of findings.filter(({ found }) => found.length > 0)) {
      hits += await noteOne(trx, finding, now);
    }
    return hits;
  });
}

async function noteOne(
  trx: DeskTransaction,
  { search, family, upTo, day, found }: Finding,
  now: Date,
): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('saved_searches')
    .set({ cursor_seq: upTo, closing_day: day })
    .where('id', '=', search.id)
    .where('status', '=', 'active')
    .where('cursor_seq', '=', search.cursor_seq)
    .where('closing_day', '=', search.closing_day)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return 0;
  const rows = await trx
    .selectFrom('search_known')
    .select(['record_id', 'watched'])
    .where('search_id', '=', search.id)
    .where(
      'record_id',
      'in',
      found.map(({ id }) => id),
    )
    .execute();
  const known = new Map(rows.map(({ record_id, watched }) => [record_id, JSON.parse(watched) as Watched]));
  const hits = found.flatMap((one) =>
    kindsOf(one, known.get(one.id), upTo)
      .filter(([kind]) => search.wants.includes(kind))
      .map(([kind, occasion]) => ({
        search_id: search.id,
        record_id: one.id,
        kind,
        occasion,
        family,
        at: now.toISOString(),
        digest_id: null,
      })),
  );
  for (let from = 0; from < hits.length; from += 100) {
    await trx
      .insertInto('search_hits')
      .values(hits.slice(from, from + 100))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const later = found.map(({ id, watched }) => ({ id, watched: { ...known.get(id), ...watched } }));
  await know(trx, search.id, later);
  return hits.length;
}

/** What a record is to a search: new once, changed where something that is watched is another now, closing. */
function kindsOf(
  { watched, changed, closing }: Found,
  before: Watched | undefined,
  upTo: number,
): readonly (readonly [HitKind, string])[] {
  const kinds: (readonly [HitKind, string])[] = [];
  if (changed && before === undefined) kinds.push(['new', '']);
  else if (changed && before && differs(before, watched)) kinds.push(['changed', String(upTo)]);
  if (closing !== null) kinds.push(['closing', closing]);
  return kinds;
}
