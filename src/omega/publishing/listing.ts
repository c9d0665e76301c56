// From the desk into the catalogue and back: listing is appending a record, unlisting is taking it out.

import type { Desk } from '../../desk/desk.ts';
import type { Change, Ledger } from '../../ledger/ledger.ts';
import { readRecord } from '../../ledger/record.ts';
import { runSection } from '../store/membership.ts';
import { families } from './listed-families.ts';
import type { Publication } from './publish.ts';

/** The change that puts a publication into the catalogue. Throws on a record that the catalogue would refuse. */
function listedChange({ kind, record }: Publication, extra: Readonly<Record<string, unknown>>): Change {
  const family = families[kind];
  const read = readRecord(family, { ...(JSON.parse(record) as object), ...extra });
  if (!('family' in read))
    throw new Error(`a publication does not fit ${family.name}: ${JSON.stringify(read)}`);
  return read;
}

/** Lists every publication of a run; doing it again changes nothing. */
export async function listRun(
  desk: Desk,
  ledger: Ledger,
  run: string,
  review: Publication['review'],
  now: Date,
): Promise<number> {
  const at = now.toISOString();
  // The desk first: whatever ends in between, taking it out of the catalogue finds it.
  const count = await desk.exclusively(runSection(run), async (trx) => {
    const shown = (await publicationsOf(trx, run)).filter(({ state }) => state === 'published');
    if (shown.length === 0) return 0;
    const ids = shown.map(({ public_id }) => public_id);
    await trx
      .updateTable('omega_publications')
      .set({ listed: 1, held: null, review, updated_at: at })
      .where('public_id', 'in', ids)
      .execute();
    await trx.updateTable('omega_runs').set({ publication: 'listed' }).where('id', '=', run).execute();
    // Whoever lists it has looked at what was reported of it.
    await trx
      .updateTable('omega_reports')
      .set({ settled_at: at })
      .where('public_id', 'in', ids)
      .where('settled_at', 'is', null)
      .execute();
    return ids.length;
  });
  if (count > 0) await toCatalogue(desk, ledger, run, now);
  return count;
}

/**
 * Takes a run's publications out of the catalogue; their pages stay unless `state` says otherwise. What was
 * withdrawn stays so, unless it is removed.
 */
export async function unlistRun(
  desk: Desk,
  ledger: Ledger,
  run: string,
  change: { readonly state: Publication['state']; readonly reason: string; readonly held?: string },
  now: Date,
): Promise<number> {
  const isTaken = ({ state }: Publication) => change.state === 'removed' || state === 'published';
  const before = (await publicationsOf(desk.db, run)).filter((row) => isTaken(row) && row.listed === 1);
  // The catalogue first: whatever ends in between, the same again finds what is left to do.
  const taken = before.map((row) => removal(row, change.reason));
  if (taken.length > 0) await ledger.append(taken, now);
  const count = await desk.exclusively(runSection(run), async (trx) => {
    const rows = (await publicationsOf(trx, run)).filter(isTaken);
    if (rows.length === 0) return 0;
    const { state, reason, held = null } = change;
    await trx
      .updateTable('omega_publications')
      .set({ listed: 0, state, reason, held, updated_at: now.toISOString() })
      .where(
        'public_id',
        'in',
        rows.map(({ public_id }) => public_id),
      )
      .execute();
    const publication = state === 'published' ? 'unlisted' : state;
    await trx.updateTable('omega_runs').set({ publication }).where('id', '=', run).execute();
    return rows.length;
  });
  if (count > 0) await toCatalogue(desk, ledger, run, now);
  return count;
}

function removal({ kind, record_id }: Publication, reason: string): Change {
  return { family: families[kind].name, id: record_id, record: null, reason };
}

/**
 * Makes the catalogue hold of a run what the desk lists, and nothing else. What is decided meanwhile is seen by
 * looking again afterwards, so whoever comes last leaves both alike.
 */
export async function toCatalogue(desk: Desk, ledger: Ledger, run: string, now: Date): Promise<void> {
  let done = '';
  for (;;) {
    const rows = await publicationsOf(desk.db, run);
    const changes = rows.map((row) =>
      row.listed === 1
        ? listedChange(row, row.kind === 'experiment' ? { listed: true, review: row.review } : {})
        : removal(row, row.reason ?? row.state),
    );
    const wanted = JSON.stringify(changes);
    if (wanted === done) return;
    await ledger.append(changes, now);
    done = wanted;
  }
}

export function publicationsOf(db: Desk['db'], run: string): Promise<Publication[]> {
  return db
    .selectFrom('omega_publications')
    .selectAll()
    .where('run_id', '=', run)
    .orderBy('public_id')
    .execute();
}

/** How what a run published stands with the operator, and what the operator or its author said of it. */
export interface Listing {
  readonly state: 'in_review' | 'held' | 'returned' | 'listed' | 'unlisted' | 'withdrawn' | 'removed';
  readonly reason: string | null;
  readonly at: string;
}

/** Null where nothing was published. All that a run published is decided about together. */
export function listingOf([one]: readonly Publication[]): Listing | null {
  if (!one) return null;
  const { state, listed, held, reason, updated_at: at } = one;
  if (state !== 'published') return { state, reason, at };
  if (listed === 1) return { state: 'listed', reason: null, at };
  if (held === 'returned') return { state: 'returned', reason, at };
  if (held !== null) return { state: 'held', reason: null, at };
  return { state: reason === null ? 'in_review' : 'unlisted', reason, at };
}

/** A publication by its public id; undefined where there is none. */
export function publication(desk: Desk, publicId: string): Promise<Publication | undefined> {
  return desk.db
    .selectFrom('omega_publications')
    .selectAll()
    .where('public_id', '=', publicId)
    .executeTakeFirst();
}
