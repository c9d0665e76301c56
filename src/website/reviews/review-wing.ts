// The pages of reviews of funders.

import type { AccountSite } from '../account/account-page.ts';
import type { PageRoute } from '../kit/page.ts';
import { operatorReviewRoutes } from './operator-reviews.ts';
import { reviewPages } from './review-pages.ts';

export function reviewRoutes(site: AccountSite): readonly PageRoute[] {
  return [...reviewPages(site), ...operatorReviewRoutes(site)];
}
