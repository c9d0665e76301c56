// The pages of forecast markets.

import type { AccountSite } from '../account/account-page.ts';
import type { PageRoute } from '../kit/page.ts';
import { marketReads } from './market-pages.ts';
import { operatorMarketRoutes } from './operator-markets.ts';
import { pointRoutes } from './points-page.ts';
import { tradeRoutes } from './trade-forms.ts';

export function marketRoutes(site: AccountSite): readonly PageRoute[] {
  return [...tradeRoutes(site), ...pointRoutes(site), ...marketReads(site), ...operatorMarketRoutes(site)];
}
