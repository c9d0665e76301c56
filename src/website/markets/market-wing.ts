// The pages of forecast markets.

import type { AccountSite } from '../account/account-page.ts';
import type { PageRoute } from '../kit/page.ts';
import { marketPage, marketReads } from './market-pages.ts';
import { operatorMarketRoutes } from './operator-markets.ts';
import { pointRoutes } from './points-page.ts';
import { tradeRoutes } from './trade-forms.ts';

export function marketRoutes(site: AccountSite): readonly PageRoute[] {
  const trades = tradeRoutes(site, (ask, refused) => marketPage(ask, site, refused));
  return [...trades, ...pointRoutes(site), ...marketReads(site), ...operatorMarketRoutes(site)];
}
