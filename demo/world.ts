// The demo world: every family, every state, nothing of it real.

import { daysFrom } from './days.ts';
import type { DemoRecord } from './fiction.ts';
import { generatedWorld } from './generated.ts';
import { demoOmegaRecords } from './omega/runs.ts';
import { demoClusters } from './world-clusters.ts';
import { demoCompanies, demoCompanyRecords } from './world-companies.ts';
import { demoContent, demoPages } from './world-content.ts';
import { demoEvents, demoSponsors } from './world-events.ts';
import { demoFundReviews, demoOrganizations } from './world-funders.ts';
import { demoGrants } from './world-grants.ts';
import { demoHeroes } from './world-heroes.ts';
import { demoExperiments, demoHypotheses, demoIdeas } from './world-ideas.ts';
import {
  demoAttendance,
  demoFundingRounds,
  demoInvestorHypotheses,
  demoInvestors,
} from './world-investors.ts';
import { demoLabels } from './world-labels.ts';
import { demoContacts, demoLeads } from './world-leads.ts';
import { demoPreservation } from './world-preservation.ts';
import { demoProjects } from './world-projects.ts';
import { demoTheories } from './world-theories.ts';

export interface DemoOptions {
  /** All dates are counted from midnight (UTC) of this day. */
  readonly now: Date;
  /** So many generated grants are added, a tenth as many events, and 300 organizations; none by default. */
  readonly size?: number;
  /** Without: nothing of the runs of Omega Point. */
  readonly omega?: boolean;
}

/**
 * The records in the operator's format, family by family; what others point to comes first.
 * The same day and size give the same records.
 */
export function* demoWorld({ now, size = 0, omega = true }: DemoOptions): Generator<DemoRecord> {
  const days = daysFrom(now);
  yield* demoLabels();
  yield* demoOrganizations(days);
  yield* demoFundReviews(days);
  yield* demoSponsors();
  yield* demoEvents(days);
  yield* demoGrants(days);
  yield* demoCompanies(days);
  yield* demoCompanyRecords(days);
  yield* demoPreservation(days);
  yield* demoInvestors(days);
  yield* demoFundingRounds(days);
  yield* demoAttendance(days);
  yield* demoInvestorHypotheses();
  yield* demoLeads(days);
  yield* demoContacts(days);
  yield* demoProjects(days);
  yield* demoHeroes(days);
  yield* demoClusters();
  yield* demoTheories(days);
  yield* demoIdeas(days);
  yield* demoHypotheses();
  yield* demoExperiments(days);
  if (omega) yield* demoOmegaRecords();
  yield* demoContent(days);
  yield* demoPages(days);
  if (size > 0) yield* generatedWorld(days, size);
}
