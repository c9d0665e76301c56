// Carries out once more, in the transaction that puts a backup back, what was withdrawn since it was made.

import type { DeskTransaction } from '../../desk/desk.ts';
import { ledgerWithin } from '../../desk/ledger-within.ts';
import { forgetBody } from '../../desk/posted-bodies.ts';
import type { Outcome } from '../../desk/schema/requests.ts';
import { beginErasure, bytesAlone } from '../../desk/unfinished-erasures.ts';
import { theOperator } from '../../people/accounts/events.ts';
import { closingOf } from '../../people/accounts/shut-team.ts';
import { beginClosing, eraseAccount, stopNow } from '../../people/own-data/closings.ts';
import type { ErasingParts } from '../../people/own-data/erase.ts';
import { beginClosingTeam, eraseTeam, stopTeamNow } from '../../people/own-data/team-closings.ts';
import { eraseRecord, forgetErased } from './erasing.ts';
import { reviewSeal } from './taken-back-reviews.ts';
import {
  endMembershipAgain,
  teamsWithoutOwner,
  withdrawReviewsAgain,
  withdrawTextAgain,
} from './texts-and-members-again.ts';
import type { AccountClosing, MemberStep, TeamClosing, TextStep, Withdrawal } from './withdrawals.ts';

export interface WithdrawnAgain {
  readonly erased: number;
  readonly keys: number;
  readonly comments: number;
  readonly requests: number;
  /** Accounts that were erased again, or are being closed again. */
  readonly accounts: number;
  /** Teams, likewise. */
  readonly teams: number;
  /** Essays, comments on them, reviews and replies that were removed or taken back again. */
  readonly texts: number;
  /** Memberships that ended again, or have the lower role again. */
  readonly members: number;
  /** The names of teams that have no owner by that. */
  readonly ownerless: readonly string[];
  /** How many lines about reviews another secret sealed. */
  readonly unopened: number;
  /** Keys that the list does not tell of, with their team: they are held back unless they are to be kept. */
  readonly unknownKeys: readonly { readonly id: string; readonly tier: string; readonly team: string }[];
}

export async function withdrawAgain(
  db: DeskTransaction,
  withdrawals: readonly Withdrawal[],
  clockAndRandom: ErasingParts,
  keepKeys: boolean,
): Promise<WithdrawnAgain> {
  const { now } = clockAndRandom;
  const done = { erased: 0, keys: 0, comments: 0, requests: 0, accounts: 0, teams: 0, texts: 0, members: 0 };
  const seal = reviewSeal(clockAndRandom.secret, clockAndRandom.random);
  const [texts, members] = [new Map<string, TextStep>(), new Map<string, MemberStep>()];
  const reviews: string[] = [];
  let unopened = 0;
  const accounts = new Map<string, AccountClosing>();
  const teams = new Map<string, TeamClosing>();
  const ledger = ledgerWithin(db);
  const handled = new Set<string>();
  for (const one of withdrawals) {
    if ('reviews_taken_back' in one) {
      const ids = seal.open(one);
      if (ids) reviews.push(...ids);
      else unopened++;
    } else if ('text' in one) putNewest(texts, `${one.text} ${one.id}`, one);
    else if ('member' in one) putNewest(members, `${one.member} ${one.of}`, one);
    else if ('family' in one) {
      const erased = await eraseRecord({ ledger, desk: { db } }, one.family, one.id, now);
      if (!erased) continue;
      await forgetErased({ db }, erased, now);
      done.erased++;
    } else if ('key' in one) {
      handled.add(one.key);
      done.keys += await endKey(db, one.key, one.at, now);
    } else if ('account' in one) putNewest(accounts, one.account, one);
    else if ('team' in one) putNewest(teams, one.team, one);
    else if ('comment' in one) done.comments += await removeAgain(db, one.comment, one.at);
    else done.requests += await closeAgain(db, one.request, one.status, one.at);
  }
  for (const one of texts.values()) if (await withdrawTextAgain(db, one, clockAndRandom)) done.texts++;
  done.texts += await withdrawReviewsAgain(db, reviews);
  // Before accounts are closed: with one end the teams that nobody else is in.
  for (const one of members.values()) if (await endMembershipAgain(db, one, clockAndRandom)) done.members++;
  for (const one of accounts.values()) done.accounts += await closeAccountAgain(db, one, clockAndRandom);
  for (const one of teams.values()) done.teams += await closeTeamAgain(db, one, clockAndRandom);
  if (done.erased > 0) await beginErasure({ db }, { ...bytesAlone, names: [], at: now.toISOString() });
  // Any of them may have been ended since. People sign in again, and ask again for what was mailed.
  for (const table of passing) await db.deleteFrom(table).execute();
  const moment = now.toISOString();
  const valid = await db
    .selectFrom('keys')
    .innerJoin('teams', 'teams.id', 'keys.team_id')
    .select(['keys.id', 'keys.tier', 'teams.name as team'])
    .where('keys.revoked_at', 'is', null)
    .where('keys.expires_at', '>', moment)
    .orderBy('keys.id')
    .execute();
  const unknownKeys = valid.filter(({ id }) => !handled.has(id));
  for (const { id } of keepKeys ? [] : unknownKeys) {
    await db.updateTable('keys').set({ revoked_at: moment }).where('id', '=', id).execute();
  }
  const ownerless = await teamsWithoutOwner(
    db,
    [...members.values()].map((one) => one.of),
  );
  return { ...done, ownerless, unopened, unknownKeys };
}

function putNewest<One extends { readonly at: string }>(all: Map<string, One>, key: string, one: One): void {
  const before = all.get(key);
  if (!before || before.at <= one.at) all.set(key, one);
}

/** What lets somebody in for a while. */
const passing = [
  'sessions',
  'sign_in_links',
  'sign_in_handles',
  'email_confirmations',
  'invitations',
  'oauth_records',
  'oauth_grants',
  'search_feeds',
] as const;

/** A key never lives longer than the list says; whoever was told so twice was told of the earlier end too. */
async function endKey(db: DeskTransaction, id: string, at: string, now: Date): Promise<number> {
  const key = await db
    .selectFrom('keys')
    .select(['expires_at', 'revoked_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!key || key.revoked_at !== null || key.expires_at <= at) return 0;
  const end = at <= now.toISOString() ? { revoked_at: at } : { expires_at: at };
  await db.updateTable('keys').set(end).where('id', '=', id).execute();
  return 1;
}

/** What its person asked for stands, whatever the backup says. */
async function closeAccountAgain(
  db: DeskTransaction,
  { account, step, words, reviews, at }: AccountClosing,
  clockAndRandom: ErasingParts,
): Promise<number> {
  const known = await db
    .selectFrom('users')
    .select(['status', 'closing_at'])
    .where('id', '=', account)
    .executeTakeFirst();
  if (!known || known.status === 'closed') return 0;
  if (step === 'stopped') {
    await stopNow(db, account, at);
    return 0;
  }
  if (step === 'erased' || known.closing_at === null)
    await beginClosing(db, { user: account, words, reviews }, { ...clockAndRandom, now: new Date(at) });
  if (step === 'erased') await eraseAccount(db, account, clockAndRandom);
  return 1;
}

/** What an owner of the team asked for stands as well. */
async function closeTeamAgain(
  db: DeskTransaction,
  { team, step, at }: TeamClosing,
  clockAndRandom: ErasingParts,
): Promise<number> {
  const known = await db.selectFrom('teams').select('closed_at').where('id', '=', team).executeTakeFirst();
  if (!known || known.closed_at !== null) return 0;
  const open = await closingOf(db, team);
  if (step === 'stopped') {
    if (open) await stopTeamNow(db, team, open.asked_at, at);
    return 0;
  }
  if (!open)
    await beginClosingTeam(db, { team, actor: theOperator }, { ...clockAndRandom, now: new Date(at) });
  if (step === 'erased') await eraseTeam(db, team, clockAndRandom, false);
  return 1;
}

async function removeAgain(db: DeskTransaction, id: string, at: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('comments')
    .set({ removed_at: at, body: '', author_name: null, author_image: null, token_hash: null })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  await forgetBody(db, id);
  return Number(numUpdatedRows);
}

async function closeAgain(db: DeskTransaction, id: string, status: string, at: string): Promise<number> {
  const request = await db
    .updateTable('data_requests')
    .set({
      resolved_at: at,
      status: status as Outcome,
      subject_public_id: null,
      subject_name: null,
      message: null,
    })
    .where('id', '=', id)
    .where('resolved_at', 'is', null)
    .executeTakeFirst();
  const message = await db
    .updateTable('messages')
    .set({ resolved_at: at, status: 'done' })
    .where('id', '=', id)
    .where('resolved_at', 'is', null)
    .executeTakeFirst();
  await db.deleteFrom('outbox').where('subject_id', '=', id).where('sent_at', 'is', null).execute();
  return Number(request.numUpdatedRows) + Number(message.numUpdatedRows);
}
