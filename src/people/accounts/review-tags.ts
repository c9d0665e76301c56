// What stands for a person in the reviews of funds, which nobody without the secret of the site can make, and what is
// left of a review that is its author's no more.

import { reviewTag } from '../../access/review-tag.ts';
import type { Desk } from '../../desk/desk.ts';

/** What becomes of a review that its author replaced or took back, or whose author left. */
export const withdrawnReview = {
  status: 'withdrawn',
  synced: 0,
  helped: '',
  hindered: '',
  advice: '',
} as const;

/** The tags of a person over all funds that were ever reviewed. */
export async function reviewTagsOf(
  db: Desk['db'],
  { user, secret }: { readonly user: string; readonly secret: Uint8Array },
): Promise<readonly string[]> {
  const funds = await db.selectFrom('reviews').select('organization_id').distinct().execute();
  return funds.map(({ organization_id }) => reviewTag(secret, user, organization_id));
}
