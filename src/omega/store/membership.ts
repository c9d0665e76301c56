// Who may do what with a run, and how the clock ends one that nobody answers.

import type { Desk } from '../../desk/desk.ts';
import type { Section } from '../../desk/sections.ts';
import { dayMs } from '../../kernel/durations.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { protocolName } from '../protocol/protocol.ts';
import { forgetState, type RunRow, runRow } from './run-state.ts';

type Db = Desk['db'];

/** Without an accepted step a run ends after so long; it may be resumed for so long; then its parts go. */
export const idleMs = 30 * dayMs;
export const resumableMs = 60 * dayMs;
/** A completed run may be published for so long. */
export const publishableMs = 180 * dayMs;

export function runNotFound(): Refusal {
  return new Refusal('run_not_found', 'There is no run with this id that you take part in.');
}

/** The run of a member; what the clock has done to it is written down first. */
export async function memberRun(
  desk: Desk,
  db: Db,
  id: string,
  participant: string,
  now: Date,
): Promise<{ row: RunRow; owner: boolean }> {
  const row = await db
    .selectFrom('omega_runs')
    .innerJoin('omega_members', 'omega_members.run_id', 'omega_runs.id')
    .selectAll('omega_runs')
    .where('omega_runs.id', '=', id)
    .where('omega_members.participant_id', '=', participant)
    .executeTakeFirst();
  if (!row) throw runNotFound();
  if (row.protocol !== protocolName)
    throw new Refusal('protocol_retired', `This run follows ${row.protocol}, which is not served any more.`);
  return { row: await aged(desk, db, row, now), owner: row.participant_id === participant };
}

/** Expires a run that stood still, and erases what ended long ago. */
export async function aged(desk: Desk, db: Db, row: RunRow, now: Date): Promise<RunRow> {
  let found = row;
  if (found.status === 'active' && now.getTime() - Date.parse(found.idle_at) >= idleMs) {
    const ended_at = new Date(Date.parse(found.idle_at) + idleMs).toISOString();
    await db
      .updateTable('omega_runs')
      .set({ status: 'expired', ended_at })
      .where('id', '=', row.id)
      .execute();
    found = { ...found, status: 'expired', ended_at };
  }
  const over = found.status === 'expired' || found.status === 'abandoned';
  const since = now.getTime() - Date.parse(found.ended_at ?? found.idle_at);
  if (over && found.erased_at === null && since >= resumableMs) {
    await eraseRun(desk, db, row.id, now);
    found = { ...found, erased_at: now.toISOString() };
  }
  return found;
}

/** Takes every text of a run away, and gives back the room of its answers; its row stays as counters. */
export async function eraseRun(desk: Desk, db: Db, id: string, now: Date): Promise<void> {
  const at = now.toISOString();
  await db
    .updateTable('omega_parts')
    .set({ salt: null, text: null, erased_at: at })
    .where('run_id', '=', id)
    .execute();
  await db
    .updateTable('omega_steps')
    .set({ input: '{}', planned: '{}', reply: null })
    .where('run_id', '=', id)
    .execute();
  await db.updateTable('omega_runs').set({ goal: '', erased_at: at }).where('id', '=', id).execute();
  const answers = await db
    .selectFrom('omega_submissions')
    .innerJoin('omega_participants', 'omega_participants.id', 'omega_submissions.participant_id')
    .select(['omega_participants.id', 'omega_participants.bytes as kept'])
    .select(({ fn }) => fn.sum<number>('omega_submissions.bytes').as('bytes'))
    .where('omega_submissions.run_id', '=', id)
    .where('omega_submissions.ok', '=', 1)
    .groupBy(['omega_participants.id', 'omega_participants.bytes'])
    .execute();
  for (const { id: participant, kept, bytes } of answers)
    await db
      .updateTable('omega_participants')
      .set({ bytes: Math.max(0, kept - Number(bytes)) })
      .where('id', '=', participant)
      .execute();
  forgetState(desk, id);
}

/** What the clock does to runs that nobody asks for: called by the hour. @returns how many it touched */
export async function ageRuns(desk: Desk, now: Date): Promise<number> {
  const before = new Date(now.getTime() - idleMs).toISOString();
  const rows = await desk.db
    .selectFrom('omega_runs')
    .selectAll()
    .where('erased_at', 'is', null)
    .where('status', '!=', 'completed')
    .where('idle_at', '<=', before)
    .limit(500)
    .execute();
  let touched = 0;
  for (const row of rows) {
    const found = await aged(desk, desk.db, row, now);
    if (found.status !== row.status || found.erased_at !== row.erased_at) touched += 1;
  }
  return touched;
}

export function refuseEnded(row: RunRow): void {
  if (row.status === 'expired')
    throw new Refusal(
      'run_expired',
      `The run had no answer for ${idleMs / dayMs} days; resume_run brings it back.`,
    );
  if (row.status === 'abandoned')
    throw new Refusal('run_expired', 'The run was abandoned; resume_run brings it back.');
}

/** Whether the run that a review or a replication is about is published no more: its text goes no further. */
export async function isBaseTakenBack(db: Db, { of_run }: RunRow): Promise<boolean> {
  if (of_run === null) return false;
  const base = await runRow(db, of_run);
  return base?.publication !== 'listed' && base?.publication !== 'unlisted';
}

/** The name of the section in which a run changes. */
export function runSection(id: string): Section {
  return `omega ${id}`;
}
