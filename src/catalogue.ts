// The list of operations, those of the families and all others, in the order in which the documentation shows them.

import { families } from './families.ts';
import { eachOnce } from './kernel/each-once.ts';
import type { Family } from './kernel/family.ts';
import { operationsOf } from './kernel/listing.ts';
import type { Operation } from './kernel/operation.ts';
import { alsoUnlisted } from './omega/operations/published.ts';
import { omegaOperations } from './omega/operations.ts';
import { catalogueOperation } from './operations/catalogue.ts';
import { changeOperation } from './operations/changes/changes.ts';
import { whatsNewOperation } from './operations/changes/whats-new.ts';
import {
  getOpportunity,
  listOpportunities,
  searchOpportunities,
} from './operations/common-grants/opportunities.ts';
import { getContentItem, listContentFamilies } from './operations/content.ts';
import { countOperations } from './operations/count-records.ts';
import { getDatasets, schemaOperation } from './operations/datasets.ts';
import { listDeprecations } from './operations/deprecations.ts';
import { findFunding } from './operations/find-funding.ts';
import { getFunderFigures, getFundingFigures } from './operations/funding-figures.ts';
import { getGrantHistory } from './operations/grant-history.ts';
import { listIdeas } from './operations/ideas.ts';
import { getIntelligenceInvestor } from './operations/intelligence/dossier.ts';
import { listIntelligenceEvents } from './operations/intelligence/events.ts';
import { listIntelligenceInvestors } from './operations/intelligence/tracked.ts';
import { listInvestorContent } from './operations/investor-content.ts';
import { getProfile } from './operations/profiles.ts';
import { resolveNameOperation } from './operations/resolve-name.ts';
import { search } from './operations/search.ts';
import { searchRecordsOperation } from './operations/search-records.ts';
import { getStats } from './operations/stats.ts';
import { getTaxonomy } from './operations/taxonomy/taxonomy.ts';
import { getTheory } from './operations/theory.ts';
import { getMe } from './people/accounts/me.ts';
import { signInStart, signInStatus } from './people/accounts/sign-in-tools.ts';
import { createComment, deleteComment, listComments } from './people/comments/comments.ts';
import { deleteClaim, updateClaim } from './people/crm/claim-changes.ts';
import { createClaim, listClaims } from './people/crm/claims.ts';
import { getCrm } from './people/crm/crm.ts';
import { getEssay, listEssayRevisions, listEssays } from './people/essays/essays.ts';
import { getMarket, getMarketHistory, getMarketLeaders, listMarkets } from './people/markets/markets.ts';
import { createReport } from './people/moderation/reports.ts';
import { getProject, listProjects } from './people/projects/operations.ts';
import { contact } from './people/requests/contact.ts';
import { createDataRequest, getDataRequest, verifyDataRequest } from './people/requests/data-requests.ts';
import { createResearch } from './people/research/create.ts';
import { cancelResearch, getResearch, listResearch, redeliverResearch } from './people/research/research.ts';
import { listFundReviews } from './people/reviews/reviews.ts';
import { getWebhookKeys } from './people/webhooks/public-keys.ts';

/** What an operator may switch off, each with the operations that go with it. */
const features = {
  projects: [listProjects, getProject],
  searches: [],
  markets: [listMarkets, getMarketLeaders, getMarket, getMarketHistory],
  essays: [listEssays, getEssay, listEssayRevisions],
  reviews: [listFundReviews],
} as const satisfies Readonly<Record<string, readonly Operation[]>>;
export type Feature = keyof typeof features;

/** Each has a setting of its name. */
export function switchedOff(config: Readonly<Record<Feature, boolean>>): readonly Feature[] {
  return (Object.keys(features) as Feature[]).filter((feature) => !config[feature]);
}

/** The operations that are left where these are switched off. */
export function withoutFeatures(all: readonly Operation[], off: readonly Feature[]): readonly Operation[] {
  const switchedOff = new Set(off.flatMap((feature): readonly Operation[] => features[feature]));
  return switchedOff.size === 0 ? all : all.filter((one) => !switchedOff.has(one));
}

export const operations: readonly Operation[] = operationsOfCatalogue(families);

/** What each topic of the documentation is about: families, and what goes over several of them. */
export const topics: Readonly<Record<string, string>> = {
  ...Object.fromEntries(families.map(({ title, summary }) => [title, summary])),
  Search: 'What matches some words, and figures of the whole.',
  Access: 'Who the caller is to this service.',
  Vocabularies: 'The words that other members are taken from.',
  'Experiment comments': 'What readers and agents say on published experiments; anyone may post.',
  'Omega Point': 'Research runs on your own model: steps, answers, publishing.',
  Participation: 'What anyone may send without an account.',
  Essays: 'What people who use the catalogue write; each text is its author’s.',
  Markets: 'What people hold likely: questions, prices, scores. Only people trade, with play points.',
  Research: 'Jobs that search the catalogue for a team and tell it when they are done.',
  CRM: 'What a team works on, and how far it has come.',
  Intelligence: 'Deep Intelligence on investors, as professionals. Every call is in an audit log.',
  Changes: 'What changed, for those who keep a copy.',
  Tools: 'The same operations for agents, over the Model Context Protocol.',
  CommonGrants: 'Grants through the CommonGrants protocol, for programs that speak it.',
  Dumps: 'Whole families as files, for bulk reads.',
  Descriptions: 'This interface, described for programs, people and agents.',
  Pages: 'Pages for people.',
  Health: 'What operators and their tools ask.',
};

/** The operations of a set of families, with those that no family has alone. */
export function operationsOfCatalogue(declared: readonly Family[]): readonly Operation[] {
  const ofFamilies = declared.flatMap(operationsOf).map(alsoUnlisted);
  const all = [
    ...ofFamilies,
    search,
    searchRecordsOperation(declared, [...ofFamilies, getTheory]),
    ...countOperations(declared, ofFamilies),
    findFunding,
    resolveNameOperation(declared, [...ofFamilies, getTheory]),
    changeOperation(declared),
    whatsNewOperation(declared),
    catalogueOperation(declared),
    getDatasets,
    schemaOperation(declared),
    getStats,
    getFundingFigures,
    getFunderFigures,
    getProfile,
    getMe,
    signInStart,
    signInStatus,
    getTheory,
    getGrantHistory,
    getTaxonomy,
    listContentFamilies,
    getContentItem,
    listComments,
    createComment,
    deleteComment,
    ...omegaOperations,
    contact,
    createReport,
    createDataRequest,
    getDataRequest,
    verifyDataRequest,
    listResearch,
    createResearch,
    getResearch,
    cancelResearch,
    redeliverResearch,
    ...features.projects,
    ...features.markets,
    ...features.essays,
    ...features.reviews,
    listInvestorContent,
    getCrm,
    listClaims,
    createClaim,
    updateClaim,
    deleteClaim,
    listIntelligenceEvents,
    listIntelligenceInvestors,
    getIntelligenceInvestor,
    listIdeas,
    getWebhookKeys,
    listOpportunities,
    getOpportunity,
    searchOpportunities,
  ];
  return eachOnce([...all, listDeprecations(all)]);
}
