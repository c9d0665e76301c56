// The list of all pages. A wing adds its routes here; a family's pages follow from its declaration.

import type { Documentation } from '../channels/docs/documentation.ts';
import type { Operation } from '../kernel/operation.ts';
import type { AccountSite } from './account/account-page.ts';
import { accountWing } from './account/account-wing.ts';
import { docsRoutes } from './docs/docs-pages.ts';
import { essayRoutes } from './essays/essay-wing.ts';
import type { PageRoute, Site } from './kit/page.ts';
import { marketRoutes } from './markets/market-wing.ts';
import { omegaWing } from './omega/omega-wing.ts';
import { appealRoutes } from './operator/appeal-pages.ts';
import { overviewRoute } from './operator/overview-page.ts';
import { operatorPeopleRoutes } from './operator/people-pages.ts';
import { reportRoutes } from './operator/report-pages.ts';
import { changesPage, changesTwins } from './pages/changes-page.ts';
import { datasetRoutes } from './pages/datasets-page.ts';
import { frontFigureFiles, frontPage } from './pages/front-page.ts';
import { fundingRoutes } from './pages/funding-page.ts';
import { intelligenceRoutes } from './pages/intelligence-pages.ts';
import { machineRoutes } from './pages/machine-files.ts';
import { participationRoutes } from './pages/participation.ts';
import { searchPage } from './pages/search-page.ts';
import { operatorPage, siteRoutes } from './pages/site-pages.ts';
import { recordRoutes } from './records/routes.ts';
import { block } from './records/values.ts';
import { reviewRoutes } from './reviews/review-wing.ts';
import type { OtherPages } from './router.ts';
import { profileRoutes } from './searches/profile-pages.ts';
import { searchRoutes } from './searches/search-pages.ts';
import { crmRoutes } from './team/crm-pages.ts';
import { projectRoutes } from './team/project-pages.ts';
import { researchRoutes } from './team/research-pages.ts';

export interface Wings {
  /** What forms of persons and the pages of accounts are made with. */
  readonly accounts: AccountSite;
  readonly site: Site;
  readonly operations: readonly Operation[];
  /** Whom the licence line names besides. */
  readonly partner: string;
  /** The documentation as data, made at its first use. */
  readonly documented: () => Documentation;
}

/** Every page of the site; of two that fit an address the first answers. */
export function pageRoutes({ accounts, site, operations, documented, partner }: Wings): readonly PageRoute[] {
  const { off } = accounts;
  return [
    frontPage,
    ...accountWing(accounts),
    ...operatorPeopleRoutes(accounts),
    ...(off.includes('markets') ? [] : marketRoutes(accounts)),
    ...(off.includes('essays') ? [] : essayRoutes(accounts)),
    ...(off.includes('reviews') ? [] : reviewRoutes(accounts)),
    ...reportRoutes(accounts),
    ...appealRoutes(accounts),
    overviewRoute(accounts),
    ...(off.includes('searches')
      ? []
      : [...searchRoutes(accounts, operations), ...profileRoutes(accounts, operations)]),
    ...(off.includes('projects') ? [] : projectRoutes(accounts)),
    ...crmRoutes(accounts),
    ...researchRoutes(accounts),
    frontFigureFiles,
    searchPage,
    ...fundingRoutes,
    changesPage,
    ...changesTwins,
    ...participationRoutes,
    ...omegaWing,
    ...docsRoutes(documented),
    ...datasetRoutes,
    ...siteRoutes({ name: site.name, partner }, (value, address) => block(value, { site: address })),
    ...intelligenceRoutes,
    ...machineRoutes,
    ...recordRoutes(site.families, operations),
  ];
}

/** Addresses that no route has: pages that the operator wrote. */
export const otherPages: OtherPages = {
  name: 'page of the operator',
  method: 'GET',
  path: '*',
  answer: operatorPage,
};
