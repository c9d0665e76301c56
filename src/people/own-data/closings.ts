// Closing an account. What the person asked for ends everything that lets in at once; two weeks later what the
// account holds is erased, in one transaction. Until then the person may sign in and take it back.

import type { Desk, DeskTransaction } from '../../desk/desk.ts';
import { newId } from '../../desk/new-id.ts';
import type { AccountClosingsTable } from '../../desk/schema/accounts.ts';
import { beginErasure, bytesAlone } from '../../desk/unfinished-erasures.ts';
import { dayMs } from '../../kernel/durations.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { endCredentials } from '../accounts/credentials.ts';
import { type ClockAndRandom, noteEvent } from '../accounts/events.ts';
import { reopenTeam, shutTeam } from '../accounts/shut-team.ts';
import { accountsSection } from '../accounts/teams.ts';
import { putInOutbox } from '../mail/outbox.ts';
import { type ErasingParts, erasePerson, type Receipt } from './erase.ts';
import { type Choices, teamsOfOnly } from './person-table.ts';
import { personTables } from './person-tables.ts';

const graceMs = 14 * dayMs;

interface ClosingRequest extends Choices {
  readonly user: string;
}

/** Ends sessions, keys, programs and the person's invitations at once. The moment at which the rest is erased. */
export function askToClose(
  desk: Desk,
  asked: ClosingRequest,
  clockAndRandom: ClockAndRandom,
): Promise<string> {
  return desk.exclusively(accountsSection, async (trx) => {
    const { closing_at } = await trx
      .selectFrom('users')
      .select('closing_at')
      .where('id', '=', asked.user)
      .executeTakeFirstOrThrow();
    if (closing_at !== null) return closing_at;
    await mustLeaveOwners(trx, asked.user);
    return beginClosing(trx, asked, clockAndRandom);
  });
}

/** The same, for whoever puts it back after a restore. */
export async function beginClosing(
  trx: DeskTransaction,
  { user, words, reviews }: ClosingRequest,
  { now, random }: ClockAndRandom,
): Promise<string> {
  const at = now.toISOString();
  const erase_at = new Date(now.getTime() + graceMs).toISOString();
  const open = {
    asked_at: at,
    erase_at,
    words,
    reviews,
    receipt_at: null,
    stopped_at: null,
    reviews_wait: 0,
  };
  await trx
    .insertInto('account_closings')
    .values({ user_id: user, ...open, erased_at: null, receipt: null })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(open))
    .execute();
  await trx.updateTable('users').set({ closing_at: erase_at }).where('id', '=', user).execute();
  await changeStatus(trx, user, { from: 'active', to: 'closing' });
  await trx.deleteFrom('sessions').where('user_id', '=', user).execute();
  await trx.deleteFrom('sign_in_links').where('user_id', '=', user).execute();
  await endCredentials(trx, { user }, now);
  // Teams that nobody else is in are shut with it, until it is taken back.
  for (const team of await teamsOfOnly(trx, user)) await shutTeam(trx, team, at);
  await noteEvent(trx, { actor: user, action: 'account.closing', user }, { now, random });
  return erase_at;
}

/** A team that others are in keeps an owner. */
async function mustLeaveOwners(trx: DeskTransaction, user: string): Promise<void> {
  const left = await trx
    .selectFrom('memberships as own')
    .innerJoin('teams', 'teams.id', 'own.team_id')
    .select(['teams.name', 'teams.operator'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('memberships as staying')
          .innerJoin('users as who', 'who.id', 'staying.user_id')
          .select('who.id')
          .whereRef('staying.team_id', '=', 'own.team_id')
          .where('staying.user_id', '<>', user)
          .where('who.closing_at', 'is', null),
      ).as('has_others'),
    )
    .where('own.user_id', '=', user)
    .where('own.role', '=', 'owner')
    .where('teams.closed_at', 'is', null)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('team_closings')
            .select('team_closings.team_id')
            .whereRef('team_closings.team_id', '=', 'own.team_id')
            .where('stopped_at', 'is', null),
        ),
      ),
    )
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('memberships as other')
            .innerJoin('users', 'users.id', 'other.user_id')
            .select('users.id')
            .whereRef('other.team_id', '=', 'own.team_id')
            .where('other.user_id', '<>', user)
            .where('other.role', '=', 'owner')
            .where('users.status', 'in', ['active', 'suspended'])
            .where('users.closing_at', 'is', null),
        ),
      ),
    )
    .where(({ exists, selectFrom, or, eb }) =>
      or([
        eb('teams.operator', '=', 1),
        exists(
          selectFrom('memberships as other')
            .select('other.user_id')
            .whereRef('other.team_id', '=', 'own.team_id')
            .where('other.user_id', '<>', user),
        ),
      ]),
    )
    .orderBy('teams.name')
    .execute();
  if (left.length === 0) return;
  const named = (some: typeof left) => some.map(({ name }) => name).join(', ');
  // The operator's own team is never closed.
  const [handed = [], alone = []] = [true, false].map((hands) =>
    left.filter(({ has_others, operator }) => (operator === 1 || Boolean(has_others)) === hands),
  );
  const sentences = [
    handed.length === 0
      ? ''
      : `You are the only owner of ${named(handed)} who is not closing the account; make another member an owner first.`,
    alone.length === 0
      ? ''
      : `Everybody else in ${named(alone)} is closing the account too; remove them, or close the team first.`,
  ];
  throw new Refusal('conflict', sentences.filter((one) => one !== '').join(' '));
}

/** Whoever is suspended stays suspended. */
async function changeStatus(
  trx: DeskTransaction,
  user: string,
  { from, to }: { readonly from: 'active' | 'closing'; readonly to: 'active' | 'closing' },
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ status: to })
    .where('id', '=', user)
    .where('status', '=', from)
    .execute();
}

/** Takes it back while it can be. */
export function stopClosing(desk: Desk, user: string, { now, random }: ClockAndRandom): Promise<void> {
  return desk.exclusively(accountsSection, async (trx) => {
    if (!(await stopNow(trx, user, now.toISOString())))
      throw new Refusal('conflict', 'This account is not being closed.');
    await noteEvent(trx, { actor: user, action: 'account.kept', user }, { now, random });
  });
}

/** The same, for whoever puts it back after a restore; false where nothing is to be taken back. */
export async function stopNow(trx: DeskTransaction, user: string, stopped_at: string): Promise<boolean> {
  const closing = await trx
    .updateTable('account_closings')
    .set({ stopped_at })
    .where('user_id', '=', user)
    .where('stopped_at', 'is', null)
    .where('erased_at', 'is', null)
    .returning('asked_at')
    .executeTakeFirst();
  if (!closing) return false;
  await trx.updateTable('users').set({ closing_at: null }).where('id', '=', user).execute();
  await changeStatus(trx, user, { from: 'closing', to: 'active' });
  for (const team of await teamsOfOnly(trx, user)) await reopenTeam(trx, team, closing.asked_at);
  return true;
}

/** For how long an account waits for its receipt to be mailed before it is erased all the same. */
const receiptMs = dayMs;

/**
 * Erases the accounts whose time has come. How many.
 * @param sendsMail whether a receipt is mailed first, while the address is still there
 */
export async function eraseDue(
  desk: Desk,
  clockAndRandom: ErasingParts,
  sendsMail: boolean,
): Promise<number> {
  const due = await desk.db
    .selectFrom('account_closings')
    .innerJoin('users', 'users.id', 'account_closings.user_id')
    .select(['user_id', 'receipt_at', 'email', 'email_verified_at'])
    .where('erase_at', '<=', clockAndRandom.now.toISOString())
    .where('stopped_at', 'is', null)
    .where('erased_at', 'is', null)
    .orderBy('erase_at')
    .execute();
  let erased = 0;
  for (const { user_id, receipt_at, email, email_verified_at } of due) {
    const mailed = sendsMail && email !== null && email_verified_at !== null;
    if (mailed && receipt_at === null) await mailReceipt(desk, user_id, clockAndRandom);
    else if (mailed && (await waits(desk, user_id, receipt_at as string, clockAndRandom.now))) continue;
    else {
      await desk.exclusively(accountsSection, (trx) => eraseAccount(trx, user_id, clockAndRandom));
      erased++;
    }
  }
  return erased;
}

function mailReceipt(desk: Desk, user: string, { now, random }: ErasingParts): Promise<void> {
  return desk.exclusively(accountsSection, async (trx) => {
    const receipt_at = now.toISOString();
    await trx.updateTable('account_closings').set({ receipt_at }).where('user_id', '=', user).execute();
    await putInOutbox(trx, { id: newId(random), kind: 'account_closed', subject_id: user }, now);
  });
}

/** Whether the receipt is still to be sent, and may be. */
async function waits(desk: Desk, user: string, receiptAt: string, now: Date): Promise<boolean> {
  if (now.getTime() - Date.parse(receiptAt) >= receiptMs) return false;
  const waiting = await desk.db
    .selectFrom('outbox')
    .select('id')
    .where('subject_id', '=', user)
    .where('kind', '=', 'account_closed')
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  return waiting !== undefined;
}

/** Erases one account, whose closing was asked for; null when that is not so any more. */
export async function eraseAccount(
  trx: DeskTransaction,
  user: string,
  clockAndRandom: ErasingParts,
): Promise<Receipt | null> {
  const closing = await trx
    .selectFrom('account_closings')
    .selectAll()
    .where('user_id', '=', user)
    .where('stopped_at', 'is', null)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  if (!closing) return null;
  const receipt = await erasePerson(trx, personTables, { user, choices: closing }, clockAndRandom);
  const done: Partial<AccountClosingsTable> = {
    erased_at: clockAndRandom.now.toISOString(),
    receipt: JSON.stringify(receipt),
    reviews_wait: closing.reviews === 'delete' ? 1 : 0,
  };
  await trx.updateTable('account_closings').set(done).where('user_id', '=', user).execute();
  // The bytes in the files go too.
  await beginErasure({ db: trx }, { ...bytesAlone, names: [], at: clockAndRandom.now.toISOString() });
  return receipt;
}
