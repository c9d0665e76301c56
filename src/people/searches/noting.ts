// Notes what searches found. What one found and how far it was asked are one step.

import type { Desk, DeskTransaction } from '../../desk/desk.ts';
import type { HitKind, SavedSearchesTable } from '../../desk/schema/searches.ts';
import { differs, type Watched } from './asking.ts';
import { know } from './store.ts';

export interface Finding {
  readonly search: SavedSearchesTable;
  readonly family: string;
  readonly upTo: number;
  readonly day: string;
  readonly found: readonly Found[];
}

export interface Found {
  readonly id: string;
  readonly watched: Watched;
  /** How near which deadline is; null where the record changed. */
  readonly closing: string | null;
}

/** A statement takes so many values at most on any engine, with room to spare. */
const idsAtOnce = 500;
const rowsAtOnce = 100;

/** Notes what was found and how far each search was asked, all or nothing. How many hits there were. */
export function note(desk: Desk, findings: readonly Finding[], now: Date): Promise<number> {
  return desk.exclusively('search hits', async (trx) => {
    let hits = 0;
    const plain = findings.filter(({ found }) => found.length === 0);
    for (const some of Map.groupBy(
      plain,
      ({ search, upTo, day }) => `${search.cursor_seq} ${upTo} ${day}`,
    ).values()) {
      await noteNothing(trx, some);
    }
    for (const finding of findings.filter(({ found }) => found.length > 0)) {
      hits += await noteOne(trx, finding, now);
    }
    return hits;
  });
}

/** Of searches that were asked alike and found nothing it is noted how far. */
async function noteNothing(trx: DeskTransaction, findings: readonly Finding[]): Promise<void> {
  const [first] = findings;
  if (!first) return;
  await trx
    .updateTable('saved_searches')
    .set({ cursor_seq: first.upTo, closing_day: first.day })
    .where(
      'id',
      'in',
      findings.map(({ search }) => search.id),
    )
    .where('cursor_seq', '=', first.search.cursor_seq)
    .execute();
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
  const known = await knownOf(trx, search.id, found);
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
  for (let from = 0; from < hits.length; from += rowsAtOnce) {
    await trx
      .insertInto('search_hits')
      .values(hits.slice(from, from + rowsAtOnce))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const later = found.map(({ id, watched }) => ({ id, watched: { ...known.get(id), ...watched } }));
  await know(trx, search.id, later);
  return hits.length;
}

/** What a search knows of the records that it found now. */
async function knownOf(
  trx: DeskTransaction,
  search: string,
  found: readonly Found[],
): Promise<ReadonlyMap<string, Watched>> {
  const known = new Map<string, Watched>();
  for (let from = 0; from < found.length; from += idsAtOnce) {
    const ids = found.slice(from, from + idsAtOnce).map(({ id }) => id);
    const rows = await trx
      .selectFrom('search_known')
      .select(['record_id', 'watched'])
      .where('search_id', '=', search)
      .where('record_id', 'in', ids)
      .execute();
    for (const { record_id, watched } of rows) known.set(record_id, JSON.parse(watched) as Watched);
  }
  return known;
}

/** What a record is to a search: closing, new once, or changed where something that is watched is another now. */
function kindsOf(
  { watched, closing }: Found,
  before: Watched | undefined,
  upTo: number,
): readonly (readonly [HitKind, string])[] {
  if (closing !== null) return [['closing', closing]];
  if (before === undefined) return [['new', '']];
  return differs(before, watched) ? [['changed', String(upTo)]] : [];
}
