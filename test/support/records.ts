// One builder per family: a record in the operator's format that the import accepts and that every
// tier of its family may see. What a test is about stands in its overrides; the rest is filled in.
//
// A left-out id is numbered (`grant-1`, `grant-2`, …), and a left-out public_id or slug follows the id.

import type { Doc } from '../../src/kernel/family.ts';

let made = 0;

/** A UUID that counts up: `uuid(7)` ends in 7. */
export function uuid(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

function named(kind: string, given: Doc): { id: string; public_id: string } {
  const id = String(given.id ?? `${kind}-${++made}`);
  return { id, public_id: id };
}

function numbered(given: Doc): { id: string } {
  return { id: String(given.id ?? uuid(++made)) };
}

/** A verified grant that closes well after the noon of the test clock. */
export function aGrant(given: Doc = {}): Doc {
  return {
    ...named('grant', given),
    title: 'Grant for research',
    funder_name: 'Example Institute',
    deadline: '2026-06-30T23:59:59Z',
    url: 'https://funder.example/apply',
    verified: true,
    ...given,
  };
}

/** An event that lies ahead of the noon of the test clock. */
export function anEvent(given: Doc = {}): Doc {
  return {
    ...named('event', given),
    title: 'Conference',
    url: 'https://event.example/',
    start_date: '2026-05-01T09:00:00Z',
    end_date: '2026-05-03T17:00:00Z',
    location: 'Copenhagen, Denmark',
    organizer: 'Example Society',
    event_type: 'conference',
    ...given,
  };
}

export function anOrganization(given: Doc = {}): Doc {
  return {
    ...named('organization', given),
    name: 'Example Foundation',
    org_type: 'foundation',
    published: true,
    ...given,
  };
}

export function anInvestor(given: Doc = {}): Doc {
  return { ...named('investor', given), name: 'Example Ventures', type: 'vc', ...given };
}

export function aLead(given: Doc = {}): Doc {
  const { id } = named('lead', given);
  return { id, name: 'Lead', opportunity_types: ['grant'], ...given };
}

export function aSponsor(given: Doc = {}): Doc {
  return { ...named('sponsor', given), name: 'Example Sponsor', sponsor_type: 'corporate', ...given };
}

/** A company that the public tier sees. */
export function aCompany(given: Doc = {}): Doc {
  return { ...named('company', given), name: 'Example Bio', is_public: true, ...given };
}

/** An accepted record about the company `company_id`. */
export function aCompanyRecord(given: Doc = {}): Doc {
  const { id } = named('record', given);
  return {
    id,
    company_id: 'company',
    record_type: 'press',
    title: 'Record',
    url: 'https://press.example/',
    accepted: true,
    ...given,
  };
}

export function aPreservationCompany(given: Doc = {}): Doc {
  return {
    ...named('preservation', given),
    name: 'Example Preservation',
    section: 'cryonics',
    is_public: true,
    ...given,
  };
}

/** A published review of the organization `organization_id`. */
export function aFundReview(given: Doc = {}): Doc {
  const { id } = named('review', given);
  return { id, organization_id: 'organization', dimensions: { clarity: 4 }, published: true, ...given };
}

/** A project whose rating is ready. */
export function aRatedProject(given: Doc = {}): Doc {
  return {
    ...named('project', given),
    name: 'Example Project',
    section: 'aging-biology',
    is_public: true,
    rating_status: 'ready',
    ...given,
  };
}

export function aHero(given: Doc = {}): Doc {
  return { ...named('hero', given), name: 'Example Person', is_public: true, ...given };
}

/** A theory without owner, so of the full tier; its id is a UUID. */
export function aTheory(given: Doc = {}): Doc {
  return { ...numbered(given), theory_name: 'Theory', theory_text: 'The statement as extracted.', ...given };
}

/** One evaluation run that gives the four popperian dimensions these scores. */
export function aRun(
  scores: readonly [number, number, number, number],
  run_at = '2026-01-01T00:00:00Z',
): Doc {
  const dimensions = ['premise_plausibility', 'explanatory_power', 'falsifiability', 'ambition'];
  return {
    run_at,
    layer: 'popperian',
    scores: dimensions.map((dimension, index) => ({ dimension, score: scores[index] })),
  };
}

export function aTheoryCluster(given: Doc = {}): Doc {
  const { id } = named('cluster', given);
  return { id, slug: id, canonical_statement: 'The claim.', level: 'claim', ...given };
}

export function anIdea(given: Doc = {}): Doc {
  const identity = numbered(given);
  return {
    ...identity,
    slug: `idea-${identity.id}`,
    title: 'Idea',
    statement: 'What could be done.',
    level: 'problem',
    status: 'active',
    ...given,
  };
}

export function anOmegaHypothesis(given: Doc = {}): Doc {
  return { ...named('hypothesis', given), statement: 'The hypothesis.', published: true, ...given };
}

export function anExperiment(given: Doc = {}): Doc {
  return { ...named('experiment', given), title: 'Experiment', published: true, ...given };
}

export function aContact(given: Doc = {}): Doc {
  const { id } = named('contact', given);
  return { id, name: 'Grants office', basis: 'published_business', ...given };
}

export function aLabel(given: Doc = {}): Doc {
  const { id } = named('label', given);
  return { id, slug: id, name: 'Label', ...given };
}

export function aContentItem(given: Doc = {}): Doc {
  return {
    ...named('content', given),
    family: 'interview',
    title: 'Interview',
    url: 'https://press.example/interview',
    retrieved_at: '2026-01-01T00:00:00Z',
    ...given,
  };
}

export function aPage(given: Doc = {}): Doc {
  const { id } = named('page', given);
  return { id, path: `/${id}`, title: 'Page', kind: 'guide', lastmod: '2026-01-01T00:00:00Z', ...given };
}

export function anAttendanceRecord(given: Doc = {}): Doc {
  const { id } = named('attendance', given);
  return { id, investor_id: 'investor', event_id: 'event', ...given };
}

export function aFundingRound(given: Doc = {}): Doc {
  const { id } = named('round', given);
  return { id, investor_id: 'investor', company_name: 'Example Bio', round: 'seed', ...given };
}

export function anInvestorHypothesis(given: Doc = {}): Doc {
  const { id } = named('expectation', given);
  return { id, investor_id: 'investor', statement: 'What is expected.', ...given };
}

/** A published work, of the top tier as all of them are. */
export function aWork(given: Doc = {}): Doc {
  const { id } = named('work', given);
  return { id, ids: { doi: `10.1234/${id}` }, title: 'Work', ...given };
}

export function anOmegaRun(given: Doc = {}): Doc {
  return { ...named('omega-run', given), title: 'Run', ...given };
}

/** The builder of each family by its name, for tests over all of them. */
export const builders: Readonly<Record<string, (given?: Doc) => Doc>> = {
  grants: aGrant,
  events: anEvent,
  organizations: anOrganization,
  investors: anInvestor,
  leads: aLead,
  sponsors: aSponsor,
  companies: aCompany,
  company_records: aCompanyRecord,
  preservation_companies: aPreservationCompany,
  fund_reviews: aFundReview,
  rated_projects: aRatedProject,
  heroes: aHero,
  theory_clusters: aTheoryCluster,
  theories: aTheory,
  ideas: anIdea,
  omega_hypotheses: anOmegaHypothesis,
  experiments: anExperiment,
  contacts: aContact,
  labels: aLabel,
  content: aContentItem,
  pages: aPage,
  attendance_records: anAttendanceRecord,
  funding_rounds: aFundingRound,
  investor_hypotheses: anInvestorHypothesis,
  works: aWork,
  omega_runs: anOmegaRun,
};
