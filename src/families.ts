// The list of families, in the order in which the documentation shows them. It stands apart from the
// operations: a thread or a command that keeps records without answering anybody loads a third of the modules.

import { companies } from './families/companies/companies.ts';
import { companyRecords } from './families/companies/records.ts';
import { contacts } from './families/contacts.ts';
import { content } from './families/content/content.ts';
import { events } from './families/events/events.ts';
import { fundReviews } from './families/fund-reviews.ts';
import { grants } from './families/grants/grants.ts';
import { heroes } from './families/heroes/heroes.ts';
import { ideas } from './families/ideas.ts';
import { attendanceRecords } from './families/investors/attendance-records.ts';
import { fundingRounds } from './families/investors/funding-rounds.ts';
import { investorHypotheses } from './families/investors/hypotheses.ts';
import { investors } from './families/investors/investors.ts';
import { labels } from './families/labels.ts';
import { leads } from './families/leads.ts';
import { experiments } from './families/omega/experiments.ts';
import { omegaHypotheses } from './families/omega/hypotheses.ts';
import { omegaRuns } from './families/omega/runs.ts';
import { organizations } from './families/organizations/organizations.ts';
import { pages } from './families/pages.ts';
import { preservationCompanies } from './families/preservation-companies.ts';
import { ratedFunds } from './families/rated-funds.ts';
import { ratedProjects } from './families/rated-projects/rated-projects.ts';
import { sponsors } from './families/sponsors.ts';
import { theoryClusters } from './families/theories/clusters.ts';
import { theories } from './families/theories/theories.ts';
import { works } from './families/works.ts';
import type { Family } from './kernel/family.ts';

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
  omegaRuns,
  contacts,
  labels,
  content,
  pages,
  attendanceRecords,
  fundingRounds,
  investorHypotheses,
  works,
];
