// What stands for a person in the reviews of funds: nobody without the secret of the site can make it.

import { reviewTag } from '../../access/review-tag.ts';
import type { Desk } from '../../desk/desk.ts';

/** The tags of a person over all funds that were ever reviewed. */
export async function reviewTagsOf(
  db: Desk['db'],
  { user, secret }: { readonly user: string; readonly secret: Uint8Array },
): Promise<readonly string[]> {
  const funds = await db.selectFrom('reviews').select('organization_id').distinct().execute();
  return funds.map(({ organization_id }) => reviewTag(secret, user, organization_id));
}
