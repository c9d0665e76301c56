// The name of whoever published a run, once the account behind it is erased: what was published keeps the id of the
// participant. The name stands in records alone; manifest, parts and statement hold none, so the archive stays as it is.

import type { Desk, DeskTransaction } from '../../desk/desk.ts';
import { beginErasure, bytesAlone } from '../../desk/unfinished-erasures.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import type { Doc } from '../protocol/step-kind.ts';
import { runSection } from '../store/membership.ts';
import { families } from './listed-families.ts';
import { publicationsOf } from './listing.ts';

interface Unnaming {
  readonly desk: Desk;
  readonly ledger: Pick<Ledger, 'rewrite'>;
  readonly now: () => Date;
}

/**
 * Takes the names of erased accounts out of what was published for them, listed or not.
 *
 * The erasing of an account leaves its participants of the kind `account` without one; they are agents like others
 * once this is done, so whatever ends in between is done again.
 */
export async function unnameErased(unnaming: Unnaming): Promise<void> {
  const { desk, now } = unnaming;
  const left = await desk.db
    .selectFrom('omega_participants')
    .select('id')
    .where('kind', '=', 'account')
    .where('account_id', 'is', null)
    .orderBy('id')
    .execute();
  for (const { id } of left) {
    const runs = await desk.db
      .selectFrom('omega_runs')
      .select('id')
      .where('participant_id', '=', id)
      .orderBy('id')
      .execute();
    let published = 0;
    for (const run of runs) published += await unnameRun(run.id, unnaming);
    // Dumps may hold it that were made in this millisecond.
    const at = new Date(now().getTime() + 1).toISOString();
    await desk.exclusively('people', async (trx) => {
      await trx.updateTable('omega_participants').set({ kind: 'agent' }).where('id', '=', id).execute();
      // Under an id of its own: what was begun before for bytes may be over before this is seen to.
      if (published > 0) await beginErasure({ db: trx }, { ...bytesAlone, id, names: [], at });
    });
  }
}

/** How many publications the run has. */
async function unnameRun(run: string, { desk, ledger, now }: Unnaming): Promise<number> {
  await desk.exclusively(runSection(run), (trx) => unnameAtDesk(trx, run, now().toISOString()));
  // After the desk, of which the catalogue holds a copy, in every version.
  const rows = await publicationsOf(desk.db, run);
  for (const { kind, record_id } of rows)
    await ledger.rewrite(families[kind].name, record_id, unnamed, now());
  return rows.length;
}

async function unnameAtDesk(trx: DeskTransaction, run: string, updated_at: string): Promise<void> {
  const rows = await trx
    .selectFrom('omega_publications')
    .select(['public_id', 'record'])
    .where('run_id', '=', run)
    .execute();
  for (const { public_id, record } of rows) {
    const before = JSON.parse(record) as Doc;
    // A run that was taken over was published by whom nobody is any more.
    const by = publisherOf(before)?.id;
    if (by !== undefined)
      await trx
        .updateTable('omega_participants')
        .set({ public_name: null })
        .where('id', '=', by)
        .where('account_id', 'is', null)
        .execute();
    const after = unnamed(before);
    if (after === before) continue;
    await trx
      .updateTable('omega_publications')
      .set({ record: JSON.stringify(after), updated_at })
      .where('public_id', '=', public_id)
      .execute();
  }
}

interface Publisher {
  readonly id: string;
  readonly name: string | null;
}

function publisherOf({ provenance }: Doc): Publisher | undefined {
  return (provenance as { readonly participant?: Publisher } | undefined)?.participant;
}

/** A record without the name; the same one where it has none. */
function unnamed(record: Doc): Doc {
  const participant = publisherOf(record);
  if (!participant || participant.name === null) return record;
  const provenance = { ...(record.provenance as Doc), participant: { ...participant, name: null } };
  return { ...record, provenance };
}
