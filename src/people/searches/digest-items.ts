// What a digest tells of: each record once with every search that found it, as the catalogue is now and with the tier
// that the person has now. What closes soon comes first, then what changed, then what is new, each by its deadline.

import { setImmediate } from 'node:timers/promises';
import type { Desk } from '../../desk/desk.ts';
import type { HitKind } from '../../desk/schema/searches.ts';
import type { Family } from '../../kernel/family.ts';
import { parsed } from '../../kernel/json.ts';
import { aloneFor } from '../../kernel/rule-days.ts';
import { type Catalogue, deadlineOf, inputOfQuery, listNamed, matching } from './asking.ts';
import { tierOfSearch } from './readers.ts';
import { recordsAtOnce } from './turns.ts';

const longestName = 200;

/** How urgent a kind is, and what it is called. */
const kinds: Readonly<Record<HitKind, { readonly rank: number; readonly what: string }>> = {
  closing: { rank: 0, what: 'closes soon' },
  changed: { rank: 1, what: 'changed' },
  new: { rank: 2, what: 'new' },
};

export interface DigestItem {
  readonly family: string;
  readonly id: string;
  readonly name: string;
  readonly url: string | null;
  /** The deadline as it is told, and its moment. */
  readonly deadline: string | null;
  readonly closesAt: string | null;
  /** Which searches found it, and as what. */
  readonly because: { readonly search: string; readonly kind: HitKind }[];
}

/** Why an item is told, each reason once, in words of one line. */
export function reasonsOf({
  because,
}: Pick<DigestItem, 'because'>): readonly { readonly what: string; readonly search: string }[] {
  const reasons = because.map(({ search, kind }) => ({ what: kinds[kind].what, search: oneLine(search) }));
  return [...new Map(reasons.map((one) => [`${one.what} ${one.search}`, one])).values()];
}

/** The most urgent first; a deadline that is over, or that there is none of, comes last of its kind. */
function inOrder(items: readonly DigestItem[], now: Date): readonly DigestItem[] {
  const from = now.toISOString();
  const placed = items.map((item) => ({
    item,
    rank: Math.min(...item.because.map(({ kind }) => kinds[kind].rank)),
    until: item.closesAt !== null && item.closesAt >= from ? item.closesAt : '~',
  }));
  const sorted = placed.sort(
    (a, b) => a.rank - b.rank || (a.until < b.until ? -1 : a.until > b.until ? 1 : 0),
  );
  return sorted.map(({ item }) => item);
}

/** What a digest tells of, in its order. */
export async function digestItems(
  db: Desk['db'],
  digest: string,
  parts: Catalogue,
  now: Date,
): Promise<readonly DigestItem[]> {
  const hits = await db
    .selectFrom('search_hits')
    .innerJoin('saved_searches', 'saved_searches.id', 'search_hits.search_id')
    .leftJoin('muted_records', (join) =>
      join
        .onRef('muted_records.user_id', '=', 'saved_searches.user_id')
        .onRef('muted_records.family', '=', 'search_hits.family')
        .onRef('muted_records.record_id', '=', 'search_hits.record_id'),
    )
    .select(['search_hits.search_id', 'search_hits.record_id', 'search_hits.kind'])
    .select(['name', 'operation', 'query', 'team_id', 'saved_searches.user_id'])
    .where('digest_id', '=', digest)
    .where('muted_records.at', 'is', null)
    .orderBy('saved_searches.created_at')
    .orderBy('search_hits.search_id')
    .orderBy('search_hits.record_id')
    .orderBy('search_hits.kind')
    .execute();
  const items = new Map<string, DigestItem>();
  for (const some of Map.groupBy(hits, ({ search_id }) => search_id).values()) {
    const [search] = some;
    const list = search && listNamed(parts.operations, search.operation);
    if (!search || !list) continue;
    const tier = await tierOfSearch(db, { user: search.user_id, team_id: search.team_id });
    if (tier === null) continue;
    const hitsOf = Map.groupBy(some, ({ record_id }) => record_id);
    const input = inputOfQuery(list, search.query);
    const all = [...hitsOf.keys()];
    for (let from = 0; from < all.length; from += recordsAtOnce) {
      const ids = all.slice(from, from + recordsAtOnce);
      for (const { id, text } of matching(list, input, parts, { tier, now, ids, limit: ids.length })) {
        const key = `${list.family.name} ${id}`;
        const item = items.get(key) ?? itemOf(list.family, id, text, parts);
        items.set(key, item);
        item.because.push(...(hitsOf.get(id)?.map(({ kind }) => ({ search: search.name, kind })) ?? []));
      }
      await setImmediate();
    }
  }
  return inOrder([...items.values()], now);
}

function itemOf(family: Family, id: string, text: string, { site }: Catalogue): DigestItem {
  const row = parsed(text, site);
  const member = deadlineOf(family);
  const deadline = member === null ? null : row[member];
  const closesAt = typeof deadline === 'string' ? new Date(deadline).toISOString() : null;
  return {
    family: family.name,
    id,
    name: oneLine(String(row[family.heading ?? 'id'] ?? row.id ?? id)),
    url: addressOf(row, family.page, site),
    deadline:
      closesAt === null
        ? null
        : [untilText(closesAt), aloneFor(row[`${member}_for`])].filter(Boolean).join(', '),
    closesAt,
    because: [],
  };
}

/** A day where it ends with the day in UTC, else with the hour: elsewhere that may be the day before. */
function untilText(moment: string): string {
  const [day = '', hour = ''] = moment.split(/T|:\d\d\./);
  return hour === '23:59' ? day : `${day}, ${hour} UTC`;
}

function addressOf(
  row: Readonly<Record<string, unknown>>,
  page: string | undefined,
  site: string,
): string | null {
  if (typeof row.public_url === 'string') return row.public_url;
  const name = row.public_id ?? row.slug ?? row.id;
  return page === undefined || typeof name !== 'string' ? null : `${site}${page}/${encodeURIComponent(name)}`;
}

function oneLine(text: string): string {
  return [...text.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()].slice(0, longestName).join('');
}
