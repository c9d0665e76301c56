// The list: every family and every operation, in the order in which the documentation shows them.

import { attendanceRecords } from './families/attendance-records.ts';
import { companies } from './families/companies.ts';
import { companyRecords } from './families/company-records.ts';
import { contacts } from './families/contacts.ts';
import { content } from './families/content.ts';
import { events } from './families/events.ts';
import { experiments } from './families/experiments.ts';
import { fundReviews } from './families/fund-reviews.ts';
import { fundingRounds } from './families/funding-rounds.ts';
import { grants } from './families/grants.ts';
import { heroes } from './families/heroes.ts';
import { ideas } from './families/ideas.ts';
import { investorHypotheses } from './families/investor-hypotheses.ts';
import { investors } from './families/investors.ts';
import { labels } from './families/labels.ts';
import { leads } from './families/leads.ts';
import { omegaHypotheses } from './families/omega-hypotheses.ts';
import { organizations } from './families/organizations.ts';
import { pages } from './families/pages.ts';
import { preservationCompanies } from './families/preservation-companies.ts';
import { ratedFunds } from './families/rated-funds.ts';
import { ratedProjects } from './families/rated-projects.ts';
import { sponsors } from './families/sponsors.ts';
import { theories } from './families/theories.ts';
import { theoryClusters } from './families/theory-clusters.ts';
import type { Family } from './kernel/family.ts';
import { operationsOf } from './kernel/listing.ts';
import type { Operation } from './kernel/operation.ts';
import { getContentItem, listContentFamilies } from './operations/content.ts';
import { search } from './operations/search.ts';
import { getStats } from './operations/stats.ts';
import { getTaxonomy } from './operations/taxonomy.ts';
import { getTheory } from './operations/theory.ts';

export const families: readonly Family[] = [
  grants,
  events,
  organizations,
  investors,
  leads,
  sponsors,
  companies,
  companyRecords,
  preservationCompanies,
  fundReviews,
  ratedFunds,
  ratedProjects,
  heroes,
  theoryClusters,
  theories,
  ideas,
  omegaHypotheses,
  experiments,
  contacts,
  labels,
  content,
  pages,
  attendanceRecords,
  fundingRounds,
  investorHypotheses,
];

export const operations: readonly Operation[] = operationsOfCatalogue(families);

/** The operations of a set of families, with those that no family has alone. */
export function operationsOfCatalogue(declared: readonly Family[]): readonly Operation[] {
  return [
    ...declared.flatMap(operationsOf),
    search,
    getStats,
    getTheory,
    getTaxonomy,
    listContentFamilies,
    getContentItem,
  ];
}
