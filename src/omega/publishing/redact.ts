// Taking out of a run what names a person, wherever it is kept or shown. Published numbers stay, and so does the
// chain: it commits to digests of parts, so a part is erased whole, and the archive names it among the erased. A
// text of a publication is replaced by a sentence that says so; digests of what stood there before stay.

import type { Desk, DeskTransaction } from '../../desk/desk.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import type { Doc } from '../protocol/step-kind.ts';
import { eraseRun, runSection } from '../store/membership.ts';
import { eraseParts } from '../store/parts.ts';
import { forgetState, runRow } from '../store/run-state.ts';
import { families } from './listed-families.ts';
import { publicationsOf } from './listing.ts';
import type { Publication } from './publish.ts';
import type { Sign } from './statement.ts';
import { resigned } from './statement-of.ts';

/** What stands in place of a text that named a person. */
export const takenOut = '[Taken out: it named a person who asked not to be named.]';

/** Whether a text names whoever is to be taken out. */
export type Names = (text: string) => boolean;

export interface Redacted {
  readonly parts: number;
  /** Public ids of what is shown otherwise from now on. */
  readonly publications: readonly string[];
  /** A run of which nothing was published is given up whole. */
  readonly given_up: boolean;
}

interface Redacting {
  readonly desk: Desk;
  readonly ledger: Pick<Ledger, 'rewrite'>;
  readonly sign: Sign;
  readonly now: Date;
}

/** A value without its texts that name somebody; the same value where there is none. */
function without<T>(value: T, names: Names): T {
  if (typeof value === 'string') return names(value) ? (takenOut as T) : value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, one]) => [key, without(one as unknown, names)] as const);
  if (entries.every(([key, one]) => one === (value as Doc)[key])) return value;
  return (Array.isArray(value) ? entries.map(([, one]) => one) : Object.fromEntries(entries)) as T;
}

/** Does it again where it was interrupted: what is done already changes nothing. */
export async function redactRun(run: string, names: Names, redacting: Redacting): Promise<Redacted> {
  const { desk, ledger, now } = redacting;
  const done = await desk.exclusively(runSection(run), (trx) => redactedAtDesk(trx, run, names, redacting));
  // After the desk, which shows what is not listed: the catalogue holds its own copy of what is, in every version.
  for (const { kind, record_id } of await publicationsOf(desk.db, run))
    await ledger.rewrite(families[kind].name, record_id, (doc) => without(doc, names), now);
  forgetState(desk, run);
  return done;
}

async function redactedAtDesk(
  trx: DeskTransaction,
  run: string,
  names: Names,
  { desk, sign, now }: Redacting,
): Promise<Redacted> {
  const row = await runRow(trx, run);
  if (!row) return { parts: 0, publications: [], given_up: false };
  const at = now.toISOString();
  const parts = await trx
    .selectFrom('omega_parts')
    .select(['digest', 'text'])
    .where('run_id', '=', run)
    .where('text', 'is not', null)
    .execute();
  const naming = parts.filter(({ text }) => names(text ?? '')).map(({ digest }) => digest);
  await redactPeople(trx, run, names);
  if (row.publication === 'none') {
    const named = naming.length > 0 || names(row.goal) || (await stepsNaming(trx, run, names)).length > 0;
    const given_up = row.erased_at === null && named;
    if (given_up) {
      await trx
        .updateTable('omega_runs')
        .set({ status: 'abandoned', ended_at: at })
        .where('id', '=', run)
        .execute();
      await eraseRun(desk, trx, run, now);
    }
    return { parts: given_up ? parts.length : 0, publications: [], given_up };
  }
  await eraseParts(trx, naming, now);
  await redactSteps(trx, run, names);
  const goal = names(row.goal) ? '' : row.goal;
  if (naming.length > 0 || goal !== row.goal)
    await trx.updateTable('omega_runs').set({ goal, erased_at: at }).where('id', '=', run).execute();
  const publications = await redactPublications(trx, run, names, sign, at);
  await redactReported(trx, publications.all, names);
  return { parts: naming.length, publications: publications.changed, given_up: false };
}

/** What those who took part call themselves, and what they were asked to do. */
async function redactPeople(trx: DeskTransaction, run: string, names: Names): Promise<void> {
  const members = await trx
    .selectFrom('omega_members')
    .innerJoin('omega_participants', 'omega_participants.id', 'omega_members.participant_id')
    .select(['omega_participants.id', 'omega_participants.public_name', 'omega_members.role'])
    .where('omega_members.run_id', '=', run)
    .execute();
  for (const { id, public_name, role } of members) {
    if (names(public_name ?? ''))
      await trx.updateTable('omega_participants').set({ public_name: null }).where('id', '=', id).execute();
    if (names(role))
      await trx
        .updateTable('omega_members')
        .set({ role: 'member' })
        .where('run_id', '=', run)
        .where('participant_id', '=', id)
        .execute();
  }
  const invites = await trx.selectFrom('omega_invites').selectAll().where('run_id', '=', run).execute();
  for (const { sha256, role } of invites)
    if (names(role ?? ''))
      await trx.updateTable('omega_invites').set({ role: null }).where('sha256', '=', sha256).execute();
}

/** The copies of parts that steps hold while they are open. */
async function redactSteps(trx: DeskTransaction, run: string, names: Names): Promise<void> {
  const ids = await stepsNaming(trx, run, names);
  if (ids.length === 0) return;
  await trx
    .updateTable('omega_steps')
    .set({ input: '{}', planned: '{}', reply: null })
    .where('id', 'in', ids)
    .execute();
}

async function stepsNaming(trx: DeskTransaction, run: string, names: Names): Promise<readonly string[]> {
  const steps = await trx
    .selectFrom('omega_steps')
    .select(['id', 'input', 'planned', 'reply'])
    .where('run_id', '=', run)
    .execute();
  return steps
    .filter(({ input, planned, reply }) => names(`${input}\n${planned}\n${reply ?? ''}`))
    .map(({ id }) => id);
}

async function redactPublications(
  trx: DeskTransaction,
  run: string,
  names: Names,
  sign: Sign,
  at: string,
): Promise<{ readonly all: readonly string[]; readonly changed: readonly string[] }> {
  const rows = await trx.selectFrom('omega_publications').selectAll().where('run_id', '=', run).execute();
  const changed: Publication[] = [];
  for (const row of rows) {
    const before = JSON.parse(row.record) as Doc;
    const record = without(before, names);
    const title = without(row.title, names);
    const reason = row.reason === null ? null : without(row.reason, names);
    if (record === before && title === row.title && reason === row.reason) continue;
    changed.push({ ...row, title });
    await trx
      .updateTable('omega_publications')
      .set({ title, reason, record: JSON.stringify(record), updated_at: at })
      .where('public_id', '=', row.public_id)
      .execute();
  }
  // The title stands in the archive: it is signed once more as it is now.
  const renamed = changed.find(({ kind, title }) => kind === 'run' && title === takenOut);
  const manifest =
    renamed &&
    (await trx.selectFrom('omega_manifests').selectAll().where('run_id', '=', run).executeTakeFirst());
  if (manifest)
    await trx
      .updateTable('omega_manifests')
      .set({ statement: resigned(manifest, takenOut, sign).statement })
      .where('run_id', '=', run)
      .execute();
  return { all: rows.map(({ public_id }) => public_id), changed: changed.map(({ public_id }) => public_id) };
}

/** Results, and what was reported of it. */
async function redactReported(trx: DeskTransaction, ids: readonly string[], names: Names): Promise<void> {
  if (ids.length === 0) return;
  const results = await trx.selectFrom('omega_results').selectAll().where('public_id', 'in', ids).execute();
  for (const { id, body } of results) {
    const before = JSON.parse(body) as Doc;
    const after = without(before, names);
    if (after !== before)
      await trx
        .updateTable('omega_results')
        .set({ body: JSON.stringify(after) })
        .where('id', '=', id)
        .execute();
  }
  const reports = await trx.selectFrom('omega_reports').selectAll().where('public_id', 'in', ids).execute();
  for (const { id, message } of reports)
    if (names(message ?? ''))
      await trx.updateTable('omega_reports').set({ message: null }).where('id', '=', id).execute();
}
