// From the desk into the catalogue and back: listing is appending a record, unlisting is taking it out.

import type { Desk } from '../../desk/desk.ts';
import type { Change, Ledger } from '../../ledger/ledger.ts';
import { readRecord } from '../../ledger/record.ts';
import { families } from './listed-families.ts';
import type { Publication } from './publish.ts';

/** The change that puts a publication into the catalogue. Throws on a record that the catalogue would refuse. */
export function listedChange(
  { kind, record }: Publication,
  extra: Readonly<Record<string, unknown>>,
): Change {
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
  const rows = await publicationsOf(desk, run);
  const shown = rows.filter(({ state }) => state === 'published');
  if (shown.length === 0) return 0;
  const at = now.toISOString();
  // The desk first: whatever ends in between, taking it out of the catalogue finds it.
  await desk.db
    .updateTable('omega_publications')
    .set({ listed: 1, held: null, review, updated_at: at })
    .where('run_id', '=', run)
    .where('state', '=', 'published')
    .execute();
  await desk.db.updateTable('omega_runs').set({ publication: 'listed' }).where('id', '=', run).execute();
  // Whoever lists it has looked at what was reported of it.
  await desk.db
    .updateTable('omega_reports')
    .set({ settled_at: at })
    .where(
      'public_id',
      'in',
      shown.map(({ public_id }) => public_id),
    )
    .where('settled_at', 'is', null)
    .execute();
  await ledger.append(
    shown.map((row) => listedChange(row, row.kind === 'experiment' ? { listed: true, review } : {})),
    now,
  );
  return shown.length;
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
  const all = await publicationsOf(desk, run);
  const rows = all.filter(({ state }) => change.state === 'removed' || state === 'published');
  if (rows.length === 0) return 0;
  const listed = rows.filter(({ listed: one }) => one === 1);
  if (listed.length > 0)
    await ledger.append(
      listed.map((row) => ({
        family: families[row.kind].name,
        id: row.record_id,
        record: null,
        reason: change.reason,
      })),
      now,
    );
  await desk.db
    .updateTable('omega_publications')
    .set({
      listed: 0,
      state: change.state,
      reason: change.reason,
      held: change.held ?? null,
      updated_at: now.toISOString(),
    })
    .where(
      'public_id',
      'in',
      rows.map(({ public_id }) => public_id),
    )
    .execute();
  const publication = change.state === 'published' ? 'unlisted' : change.state;
  await desk.db.updateTable('omega_runs').set({ publication }).where('id', '=', run).execute();
  return rows.length;
}

export function publicationsOf(desk: Desk, run: string): Promise<Publication[]> {
  return desk.db
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
