// By what rows that belong to others name a person: the address in an invitation, the slug of an essay in a log.

import type { Desk } from '../../desk/desk.ts';
import { verifiedAddress } from '../accounts/users.ts';
import type { OwnData } from './person-table.ts';

/** The address by which other teams invite the person. */
export async function invitedAddress(db: Desk['db'], { user }: OwnData): Promise<readonly string[]> {
  const address = await verifiedAddress(db, user);
  return address === null ? [] : [address.toLowerCase()];
}

/** Markets that the person suggested and nobody opened. */
export async function unopenedMarkets(db: Desk['db'], { user }: OwnData): Promise<readonly string[]> {
  const rows = await neverOpened(db, user).select('id').execute();
  return rows.map(({ id }) => id);
}

/** What essays and unopened markets of the person are called in addresses, and so in what was noted of them. */
export async function ownSlugs(db: Desk['db'], { user }: OwnData): Promise<readonly string[]> {
  const essays = await db.selectFrom('essays').select('public_id').where('author_id', '=', user).execute();
  const markets = await neverOpened(db, user).select('public_id').execute();
  return [...essays, ...markets].map(({ public_id }) => public_id);
}

const neverOpened = (db: Desk['db'], user: string) =>
  db
    .selectFrom('markets')
    .where('created_by', '=', user)
    .where('source', '=', 'suggestion')
    .where('opened_at', 'is', null);
