// The pages of essays.

import type { AccountSite } from '../account/account-page.ts';
import type { PageRoute } from '../kit/page.ts';
import { authorRoutes } from './author-pages.ts';
import { essayCommentRoutes } from './essay-comments.ts';
import { essayReads } from './essay-pages.ts';
import { operatorEssayRoutes } from './operator-essays.ts';

export function essayRoutes(site: AccountSite): readonly PageRoute[] {
  return [
    ...authorRoutes(site),
    ...essayCommentRoutes(site),
    ...essayReads(site),
    ...operatorEssayRoutes(site),
  ];
}
