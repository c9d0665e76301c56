// Publishing in batches: once a fund has enough accepted reviews, all of them on a Monday; later ones in twos or
// more, or alone after ninety days. A mean before and after one review alone would give that review away.

import type { Desk } from '../../desk/desk.ts';
import { fundReviews } from '../../families/fund-reviews.ts';
import { dayMs, isoDay } from '../../kernel/durations.ts';
import type { Change, Ledger } from '../../ledger/ledger.ts';
import { survivorOf } from '../../ledger/merges.ts';
import { readRecord } from '../../ledger/record.ts';
import { reviewsSection } from './author-operations.ts';

const aloneAfterMs = 90 * dayMs;

/** The last Monday, as a day. */
function lastMonday(now: Date): string {
  const back = (now.getUTCDay() + 6) % 7;
  return isoDay(now.getTime() - back * dayMs);
}

type Reading = Pick<Ledger, 'present'>;

/** What reviews of these funds count for: the fund, or what took its place when it was merged. */
async function standingFor(
  ledger: Reading,
  rows: readonly { readonly organization_id: string }[],
): Promise<(fund: string) => string> {
  const standing = new Map<string, string>();
  for (const { organization_id: fund } of rows) {
    if (!standing.has(fund)) standing.set(fund, await survivorOf(ledger, 'organizations', fund));
  }
  return (fund) => standing.get(fund) ?? fund;
}

/** Publishes what is due; answers how many reviews. */
export async function releaseDue(desk: Desk, ledger: Reading, threshold: number, now: Date): Promise<number> {
  const monday = lastMonday(now);
  const on = isoDay(now);
  const longAgo = isoDay(now.getTime() - aloneAfterMs);
  return desk.exclusively(reviewsSection, async (trx) => {
    const heldReviews = await trx
      .selectFrom('reviews')
      .select(['id', 'organization_id', 'accepted_on'])
      .where('status', '=', 'held')
      .where('accepted_on', '<', monday)
      .execute();
    const rated = await trx
      .selectFrom('reviews')
      .select('organization_id')
      .distinct()
      .where('released_on', 'is not', null)
      .execute();
    const standing = await standingFor(ledger, [...heldReviews, ...rated]);
    const before = new Set(rated.map(({ organization_id }) => standing(organization_id)));
    let released = 0;
    for (const [fund, all] of Map.groupBy(heldReviews, ({ organization_id }) => standing(organization_id))) {
      const due = before.has(fund)
        ? all.length >= 2 || all.some(({ accepted_on }) => (accepted_on ?? on) <= longAgo)
        : all.length >= threshold;
      if (!due) continue;
      await trx
        .updateTable('reviews')
        .set({ status: 'published', released_on: on, synced: 0 })
        .where(
          'id',
          'in',
          all.map(({ id }) => id),
        )
        .execute();
      released += all.length;
    }
    return released;
  });
}

/** Brings the catalogue up to what is published: killed anywhere, the next round does the rest. */
export async function syncReviews(
  desk: Desk,
  ledger: Reading & Pick<Ledger, 'append'>,
  now: Date,
): Promise<void> {
  const rows = await desk.db
    .selectFrom('reviews')
    .selectAll()
    .where('synced', '=', 0)
    .orderBy('id')
    .limit(500)
    .execute();
  if (rows.length === 0) return;
  const known = rows.filter(({ released_on }) => released_on !== null);
  const standing = await standingFor(ledger, known);
  const changes = known.map((row): Change => {
    const record =
      row.status === 'published'
        ? {
            id: row.id,
            organization_id: standing(row.organization_id),
            dimensions: JSON.parse(row.dimensions),
            published: true,
            reviewed_at: `${(row.released_on as string).slice(0, 7)}-01T00:00:00Z`,
          }
        : { id: row.id, removed: true };
    const read = readRecord(fundReviews, record);
    if (Array.isArray(read))
      throw new Error(`a review is no record: ${read.map((one) => one.message).join(' ')}`);
    return read as Change;
  });
  if (changes.length > 0) await ledger.append(changes, now);
  for (const { id, status } of rows) {
    // What changed meanwhile is taken up by the next round, also where another node was done with it before this
    // one wrote what it had read.
    await desk.db
      .updateTable('reviews')
      .set(({ eb, ref }) => ({
        synced: eb.case().when(ref('status'), '=', status).then(1).else(0).end(),
      }))
      .where('id', '=', id)
      .execute();
  }
}
