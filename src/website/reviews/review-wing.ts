// The pages of reviews of funders.

import type { AccountSite } from '../account/account-page.ts';
import type { PageRoute } from '../kit/page.ts';
import { operatorReviewRoutes } from './operator-reviews.ts';
import { representativePages } from './representative-pages.ts';
import { reviewPages } from './review-pages.ts';

export function reviewRoutes(site: AccountSite): readonly PageRoute[] {
  return [...reviewPages(site), ...representativePages(site), ...operatorReviewRoutes(site)];
}
