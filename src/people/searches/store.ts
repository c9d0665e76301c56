// Searches as the desk keeps them: made, paused, ended, with their feeds.

import { hashOfSecret } from '../../access/key-format.ts';
import type { Desk, DeskTransaction } from '../../desk/desk.ts';
import { newId } from '../../desk/new-id.ts';
import type { SavedSearchesTable } from '../../desk/schema/searches.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { ClockAndRandom } from '../accounts/events.ts';
import { digestOf, mustBeAsShown } from '../accounts/shown.ts';
import type { Watched } from './asking.ts';

const maxSearches = 25;
const maxDaily = 10;
/** Addresses of a feed that are told apart from those that never were. */
const maxFeeds = 10;
/** Records that a search may find; a wider one tells of too much. */
export const maxKnown = 2_000;

/** Whatever changes the searches of a person, and what is not for them, follows one another. */
export const searchesSection = 'saved searches';

type SavedSearch = SavedSearchesTable;

function unknownSearch(): Refusal {
  return new Refusal('not_found', 'You have no search with this id.');
}

interface Wanted
  extends Pick<SavedSearch, 'team_id' | 'name' | 'operation' | 'query' | 'cadence' | 'wants' | 'cursor_seq'> {
  readonly user: string;
  /** What matches now, which is not new. */
  readonly known: readonly { readonly id: string; readonly watched: Watched }[];
}

/** @returns its id; that of the same one, for whoever went back to the form and sent it again */
export function addSearch(desk: Desk, wanted: Wanted, { now, random }: ClockAndRandom): Promise<string> {
  const { user, known, ...search } = wanted;
  return desk.exclusively(searchesSection, async (trx) => {
    const had = await searchesOf(trx, user);
    const compared = ['operation', 'query', 'name', 'cadence', 'wants', 'team_id'] as const;
    const same = had.find((one) => compared.every((member) => one[member] === search[member]));
    if (same?.status === 'active') return same.id;
    if (had.length >= maxSearches) {
      throw new Refusal(
        'conflict',
        `You keep ${maxSearches} searches, which is as many as there may be; end one first.`,
      );
    }
    mustBeFew(had, search.cadence);
    const id = newId(random);
    const at = now.toISOString();
    const row = { ...search, id, user_id: user, status: 'active' as const, closing_day: '', created_at: at };
    await trx.insertInto('saved_searches').values(row).execute();
    await know(trx, id, known);
    return id;
  });
}

function mustBeFew(had: readonly Pick<SavedSearch, 'cadence'>[], cadence: SavedSearch['cadence']): void {
  if (cadence !== 'daily' || had.filter((one) => one.cadence === 'daily').length < maxDaily) return;
  throw new Refusal('conflict', `${maxDaily} of your searches are daily, which is as many as there may be.`);
}

/** Notes what matches a search, as it is now. */
export async function know(
  trx: DeskTransaction,
  search: string,
  known: readonly { readonly id: string; readonly watched: Watched }[],
): Promise<void> {
  for (let from = 0; from < known.length; from += 200) {
    const rows = known
      .slice(from, from + 200)
      .map(({ id, watched }) => ({ search_id: search, record_id: id, watched: JSON.stringify(watched) }));
    await trx
      .insertInto('search_known')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['search_id', 'record_id'])
          .doUpdateSet(({ ref }) => ({ watched: ref('excluded.watched') })),
      )
      .execute();
  }
}

export function searchesOf(db: Desk['db'], user: string): Promise<readonly SavedSearch[]> {
  return db
    .selectFrom('saved_searches')
    .selectAll()
    .where('user_id', '=', user)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function searchOf(db: Desk['db'], user: string, id: string): Promise<SavedSearch> {
  const row = await db
    .selectFrom('saved_searches')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', user)
    .executeTakeFirst();
  if (!row) throw unknownSearch();
  return row;
}

type Changed = Pick<SavedSearch, 'name' | 'cadence' | 'wants' | 'status'>;

/** What a person may change of a search, as a digest. */
export function digestOfSearch({ name, cadence, wants, status }: Changed): string {
  return digestOf(name, cadence, wants, status);
}

/** @param shown the digest of what the form was shown with */
export function changeSearch(
  desk: Desk,
  { user, id, shown, ...change }: { user: string; id: string; shown: string } & Changed,
): Promise<void> {
  return desk.exclusively(searchesSection, async (trx) => {
    const stands = digestOfSearch(await searchOf(trx, user, id));
    mustBeAsShown(shown, stands, digestOfSearch(change));
    const otherSearches = (await searchesOf(trx, user)).filter((one) => one.id !== id);
    mustBeFew(otherSearches, change.cadence);
    await trx.updateTable('saved_searches').set(change).where('id', '=', id).execute();
  });
}

/** Ends a search with what it found and its feeds. */
export function endSearch(desk: Desk, user: string, id: string): Promise<void> {
  return desk.exclusively(searchesSection, async (trx) => {
    await searchOf(trx, user, id);
    await dropSearch(trx, id);
  });
}

/** The same, whosever it is. */
export async function dropSearch(db: Desk['db'], id: string): Promise<void> {
  // What finds something writes to this row first: it is waited for, and afterwards the search is not active.
  await db.updateTable('saved_searches').set({ status: 'paused' }).where('id', '=', id).execute();
  await db.deleteFrom('search_feeds').where('search_id', '=', id).execute();
  await db.deleteFrom('search_hits').where('search_id', '=', id).execute();
  await db.deleteFrom('search_known').where('search_id', '=', id).execute();
  await db.deleteFrom('saved_searches').where('id', '=', id).execute();
}

/** The address of a new feed, shown this once; the one before it is over, and those long before it are forgotten. */
export function newFeed(
  desk: Desk,
  user: string,
  id: string,
  { now, random }: ClockAndRandom,
): Promise<string> {
  const token = Buffer.from(random(32)).toString('base64url');
  return desk.exclusively(searchesSection, async (trx) => {
    await searchOf(trx, user, id);
    const at = now.toISOString();
    await trx
      .updateTable('search_feeds')
      .set({ ended_at: at })
      .where('search_id', '=', id)
      .where('ended_at', 'is', null)
      .execute();
    const row = { hash: hashOfSecret(token), search_id: id, created_at: at, ended_at: null };
    await trx.insertInto('search_feeds').values(row).execute();
    const ofSearch = trx.selectFrom('search_feeds').select('hash').where('search_id', '=', id);
    const newest = ofSearch.orderBy('created_at', 'desc').orderBy('ended_at', 'desc').limit(maxFeeds);
    await trx
      .deleteFrom('search_feeds')
      .where('search_id', '=', id)
      .where('ended_at', 'is not', null)
      .where('hash', 'not in', newest)
      .execute();
    return token;
  });
}
