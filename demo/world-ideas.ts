import { hash } from 'node:crypto';
import type { Days } from './days.ts';
import { type DemoRecord, fictional, page, record, told } from './fiction.ts';
import { demoId } from './ids.ts';
import { companyName } from './world-companies.ts';

/** Slug, title, level, parent, statement, status, company that matches, slug that this one was merged into. */
type IdeaRow = readonly [
  string,
  string,
  string,
  string | null,
  string,
  'active' | 'merged' | 'retired',
  company?: string | null,
  survivor?: string,
];

// biome-ignore format: a table reads better with one row a line
const ideas: readonly IdeaRow[] = [
  ['repair-falls-behind', 'Repair falls behind damage', 'problem', null, 'With the years, damage comes faster than repair.', 'active'],
  ['raise-repair', 'Raise repair', 'approach', 'repair-falls-behind', 'Make cells spend more on upkeep.', 'active'],
  ['lower-damage', 'Lower damage', 'approach', 'repair-falls-behind', 'Let less damage happen.', 'active'],
  ['renew-policing', 'Renew immune policing', 'mechanism', 'raise-repair', 'Young T cells clear what repair cannot mend.', 'active', 'pellucid-thymus'],
  ['clear-blockers', 'Clear cells that block repair', 'mechanism', 'raise-repair', 'Senescent cells hold places that repair needs.', 'active', 'ombrelune-bio'],
  ['second-thymus-graft', 'Second thymus graft', 'intervention', 'renew-policing', 'A small thymus under the skin.', 'active', 'pellucid-thymus'],
  ['short-senolytic-course', 'Short senolytic course', 'intervention', 'clear-blockers', 'Two days of treatment every season.', 'active', 'ombrelune-bio'],
  ['blinded-counting', 'Blinded counting of cells', 'method', 'short-senolytic-course', 'Count senescent cells without knowing the treatment.', 'active', 'glasshour-diagnostics'],
  ['season-of-clearing', 'Season of clearing', 'intervention', 'clear-blockers', 'The same course under another name.', 'merged', null, 'short-senolytic-course'],
  ['spring-water', 'Spring water', 'intervention', 'lower-damage', 'No mechanism was ever named.', 'retired', 'everspring-elixirs'],
];

const edges: readonly (readonly [
  from: string,
  to: string,
  kind: string,
  weight: number,
  rationale: string,
])[] = [
  ['raise-repair', 'lower-damage', 'competes_with', 0.4, 'Both ask for the same money.'],
  ['second-thymus-graft', 'clear-blockers', 'supports', 0.6, 'Young T cells clear senescent cells too.'],
  [
    'blinded-counting',
    'short-senolytic-course',
    'depends_on',
    0.9,
    'There is nothing to count without a treatment.',
  ],
  ['season-of-clearing', 'short-senolytic-course', 'same_as', 1, 'Two names for one course.'],
  ['spring-water', 'lower-damage', 'contradicts', 0.2, 'The claim expects no damage at all.'],
];

function pathOf(slug: string): string[] {
  const parent = ideas.find(([one]) => one === slug)?.[3] ?? null;
  return parent === null ? [slug] : [...pathOf(parent), slug];
}

export function demoIdeas(days: Days): DemoRecord[] {
  return ideas.map(([slug, title, level, parent, statement, status, company, survivor]) =>
    record('ideas', slug, {
      slug,
      title,
      statement: told(statement),
      level,
      parent_id: parent === null ? undefined : demoId('ideas', parent),
      path: pathOf(slug),
      status,
      merged_into: survivor === undefined ? undefined : demoId('ideas', survivor),
      matches: company == null ? [] : [match(days, slug, company)],
      edges: edges
        .filter(([from]) => from === slug)
        .map(([from, to, kind, weight, rationale]) => ({
          from: demoId('ideas', from),
          to: demoId('ideas', to),
          kind,
          weight,
          rationale,
          evidence_ids: [],
        })),
    }),
  );
}

function match(days: Days, slug: string, company: string): Record<string, unknown> {
  const quote = 'Our programme does exactly this.';
  const url = page(`ideas/${slug}/${company}`);
  return {
    kind: 'company',
    public_id: company,
    name: companyName(company),
    score: 0.83,
    rationale: 'The lead programme of the company is this idea.',
    evidence: [
      {
        id: demoId('idea-evidence', `${slug}/${company}`),
        quote,
        source: {
          id: 'own-page',
          name: 'Own page (fictional)',
          url,
          kind: 'page',
          retrieved_at: days.at(-30, 6),
          text_policy: 'full',
        },
        quote_sha256: hash('sha256', quote),
        state: 'confirmed',
      },
    ],
  };
}

/** Key, statement, mechanism, prediction, falsifier, strength, games. */
// biome-ignore format: a table reads better with one row a line
const hypotheses: readonly (readonly [string, string, string, string, string, number, number])[] = [
  ['thinned-old-blood', 'Thinning old blood releases repair.', 'Fewer holding signals reach stem cells.', 'Repair of muscle is a third faster after a month.', 'No difference in a blinded trial of forty animals.', 1.42, 31],
  ['second-thymus-clears', 'A second thymus lowers counts of senescent cells in the liver.', 'New T cells see the old cells.', 'Counts fall by a fifth in a year.', 'Counts rise or stay.', 0.88, 28],
  ['night-meals', 'The hour of meals sets the pace of upkeep.', 'Growth signals at night switch recycling off.', 'Meals by day raise recycling in old animals.', 'The same recycling in both groups.', 0.11, 25],
  ['cold-hour', 'One cold hour a day slows the drift of targets.', 'Cold keeps chromatin closed.', 'Less drift in ten tissues.', 'Equal drift.', -0.63, 22],
];

export function demoHypotheses(): DemoRecord[] {
  const published = new Set(
    experiments.filter(([, , shown]) => shown).map(([, , , hypothesis]) => hypothesis),
  );
  return hypotheses.map(([key, statement, mechanism, prediction, falsifier, strength, games]) =>
    record('omega_hypotheses', key, {
      public_id: key,
      published: published.has(key),
      statement: told(statement),
      mechanism,
      prediction,
      falsifier,
      rank: { method: 'bradley_terry', strength, games },
      scores: {
        falsifiability: {
          score: 8,
          items: [
            { question: 'Is an outcome named that refutes it?', answer: 'yes' },
            { question: 'Is it doable now?', answer: 'partial' },
          ],
        },
        novelty: {
          score: 6,
          items: [{ question: 'Is it absent from the cited papers?', answer: 'partial' }],
        },
      },
      citations: [
        { id: page(`papers/${key}`), resolved: true, match: 'exact' },
        { id: page(`papers/${key}-2`), resolved: false, match: 'none' },
      ],
    }),
  );
}

/** Key, title, published, hypotheses, question. */
// biome-ignore format: a table reads better with one row a line
const experiments: readonly (readonly [string, string, boolean, string, string])[] = [
  ['thin-blood-1', 'Does thinning old blood speed the repair of muscle?', true, 'thinned-old-blood', 'Forty old animals, two arms, blinded counting.'],
  ['day-meals-2', 'Meals by day and recycling by night', true, 'night-meals', 'Two groups, same food, different hours.'],
  ['second-thymus-3', 'Counts of senescent cells after a second thymus', true, 'second-thymus-clears', 'One year, four organs, counts by two laboratories.'],
  ['cold-hour-draft', 'One cold hour a day (draft)', false, 'cold-hour', 'Protocol in preparation.'],
];

export function demoExperiments(days: Days): DemoRecord[] {
  return experiments.map(([key, title, published, hypothesis, question], i) =>
    record('experiments', key, {
      public_id: key,
      title,
      published,
      question,
      summary: told(
        `A planned test of the hypothesis "${hypothesis}", written for ${fictional('Omega readers')}.`,
      ),
      protocol:
        'Write down the outcome and the analysis before the first animal is seen. Assign at random. Count blinded. Publish in every case.',
      hypothesis_ids: [demoId('omega_hypotheses', hypothesis)],
      created_at: days.at(-50 + i * 9, 12),
    }),
  );
}
