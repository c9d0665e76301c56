// The pages of accounts: signing in, the account, its keys.

import type { PageRoute } from '../kit/page.ts';
import type { AccountSite } from './account-page.ts';
import { accountRoutes } from './account-pages.ts';
import { consentRoutes } from './consent-pages.ts';
import { deviceRoutes } from './device-pages.ts';
import { keyRoutes } from './key-pages.ts';
import { mailRoutes } from './mail-pages.ts';
import { ownDataRoutes } from './own-data-pages.ts';
import { providerRoutes } from './provider-pages.ts';
import { runRoutes } from './run-pages.ts';
import { signInRoutes } from './sign-in-pages.ts';
import { teamClosingRoutes } from './team-closing-page.ts';
import { teamRoutes } from './team-pages.ts';

export function accountWing(site: AccountSite): readonly PageRoute[] {
  return [
    ...signInRoutes(site),
    ...providerRoutes(site),
    ...accountRoutes(site),
    ...keyRoutes(site),
    ...runRoutes(site),
    ...teamRoutes(site),
    ...teamClosingRoutes(site),
    ...consentRoutes(site),
    ...deviceRoutes(site),
    ...ownDataRoutes(site),
    ...mailRoutes(site),
  ];
}
