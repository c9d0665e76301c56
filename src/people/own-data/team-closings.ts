// Closing a team. What an owner asked for shuts the team at once, for every member, key and program; two weeks
// later what the team holds is erased, in one transaction. Until then an owner may take it back.

import type { Desk, DeskTransaction } from '../../desk/desk.ts';
import { newId } from '../../desk/new-id.ts';
import { beginErasure, bytesAlone } from '../../desk/unfinished-erasures.ts';
import { counted } from '../../kernel/counted.ts';
import { dayMs } from '../../kernel/durations.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { sum } from '../../kernel/sum.ts';
import { type ClockAndRandom, noteEvent, theOperator } from '../accounts/events.ts';
import { endGrants } from '../accounts/program-grants.ts';
import { closingOf, reopenTeam, shutTeam } from '../accounts/shut-team.ts';
import { accountsSection, keepAnOwner, membersOf, mustStillOwn } from '../accounts/teams.ts';
import { putInOutbox } from '../mail/outbox.ts';
import { type ErasingParts, erasePerson, type Receipt } from './erase.ts';
import { personTables } from './person-tables.ts';

const graceMs = 14 * dayMs;

interface Of {
  readonly team: string;
  /** An owner, or the operator of the command line. */
  readonly actor: string;
}

/** Shuts the team at once. The moment at which what it holds is erased. */
export function askToCloseTeam(
  desk: Desk,
  { team, actor }: Of,
  clockAndRandom: ClockAndRandom,
): Promise<string> {
  return desk.exclusively(accountsSection, async (trx) => {
    await mustStillOwn(trx, team, actor);
    const row = await trx.selectFrom('teams').selectAll().where('id', '=', team).executeTakeFirst();
    if (!row || row.closed_at !== null) throw new Refusal('not_found', 'There is no such team.');
    if (row.operator === 1) throw new Refusal('conflict', "The operator's own team is never closed.");
    const open = await closingOf(trx, team);
    if (open) return open.erase_at;
    return beginClosingTeam(trx, { team, actor }, clockAndRandom);
  });
}

/** The same, for whoever puts it back after a restore. */
export async function beginClosingTeam(
  trx: DeskTransaction,
  { team, actor }: Of,
  clockAndRandom: ClockAndRandom,
): Promise<string> {
  const at = clockAndRandom.now.toISOString();
  const erase_at = new Date(clockAndRandom.now.getTime() + graceMs).toISOString();
  const open = { asked_at: at, erase_at, stopped_at: null };
  await trx
    .insertInto('team_closings')
    .values({ team_id: team, ...open, erased_at: null, receipt: null })
    .onConflict((conflict) => conflict.column('team_id').doUpdateSet(open))
    .execute();
  await shutTeam(trx, team, at);
  for (const table of ['keys', 'invitations'] as const) {
    await trx
      .updateTable(table)
      .set({ revoked_at: at })
      .where('team_id', '=', team)
      .where('revoked_at', 'is', null)
      .execute();
  }
  await endGrants(trx, { team });
  await noteEvent(trx, { actor, action: 'team.closing', team }, clockAndRandom);
  return erase_at;
}

/** Takes it back while it can be. Keys and programs that were ended stay ended. */
export function stopClosingTeam(
  desk: Desk,
  { team, actor }: Of,
  clockAndRandom: ClockAndRandom,
): Promise<void> {
  return desk.exclusively(accountsSection, async (trx) => {
    await mustStillOwn(trx, team, actor);
    // A team of keys alone, as the operator makes it, has no members and so no owner.
    if ((await membersOf(trx, team)).length > 0) await keepAnOwner(trx, team);
    const closing = await closingOf(trx, team);
    if (!closing) throw new Refusal('conflict', 'This team is not being closed.');
    await stopTeamNow(trx, team, closing.asked_at, clockAndRandom.now.toISOString());
    await noteEvent(trx, { actor, action: 'team.kept', team }, clockAndRandom);
  });
}

/** @param askedAt since when it is shut for that; whom the operator suspended before stays suspended */
export async function stopTeamNow(
  trx: DeskTransaction,
  team: string,
  askedAt: string,
  stopped_at: string,
): Promise<void> {
  await trx.updateTable('team_closings').set({ stopped_at }).where('team_id', '=', team).execute();
  await reopenTeam(trx, team, askedAt);
}

/** Erases the teams whose time has come. How many. @param sendsMail whether owners get the receipt by mail */
export async function eraseDueTeams(
  desk: Desk,
  clockAndRandom: ErasingParts,
  sendsMail: boolean,
): Promise<number> {
  const due = await desk.db
    .selectFrom('team_closings')
    .select('team_id')
    .where('erase_at', '<=', clockAndRandom.now.toISOString())
    .where('stopped_at', 'is', null)
    .where('erased_at', 'is', null)
    .orderBy('erase_at')
    .orderBy('team_id')
    .execute();
  let erased = 0;
  for (const { team_id } of due) {
    const done = await desk.exclusively(accountsSection, (trx) =>
      eraseTeam(trx, team_id, clockAndRandom, sendsMail),
    );
    if (done) erased++;
  }
  return erased;
}

/**
 * Erases what one team holds, whose closing was asked for; null when that is not so any more. It is what goes
 * with an account whose person was alone in a team, for a person whom nobody is.
 */
export async function eraseTeam(
  trx: DeskTransaction,
  team: string,
  clockAndRandom: ErasingParts,
  sendsMail: boolean,
): Promise<Receipt | null> {
  if (!(await closingOf(trx, team))) return null;
  const owners = await trx
    .selectFrom('memberships')
    .select('user_id')
    .where('team_id', '=', team)
    .where('role', '=', 'owner')
    .orderBy('user_id')
    .execute();
  const choices = { words: 'keep', reviews: 'keep' } as const;
  const of = { user: newId(clockAndRandom.random), teams: [team], choices };
  const receipt = await erasePerson(trx, personTables, of, clockAndRandom);
  const done = { erased_at: clockAndRandom.now.toISOString(), receipt: JSON.stringify(receipt) };
  await trx.updateTable('team_closings').set(done).where('team_id', '=', team).execute();
  const rows = sum(Object.values(receipt.erased));
  for (const { user_id: user } of owners) {
    const event = {
      actor: theOperator,
      action: 'team.erased',
      user,
      detail: `${counted(rows, 'row')} of ${team}`,
    } as const;
    await noteEvent(trx, event, clockAndRandom);
    if (!sendsMail) continue;
    const mail = {
      id: newId(clockAndRandom.random),
      kind: 'team_closed',
      subject_id: `${team} ${user}`,
    } as const;
    await putInOutbox(trx, mail, clockAndRandom.now);
  }
  await beginErasure({ db: trx }, { ...bytesAlone, names: [], at: clockAndRandom.now.toISOString() });
  return receipt;
}
