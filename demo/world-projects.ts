import type { Days } from './days.ts';
import { type DemoRecord, fictional, meanScore, page, record, told, words } from './fiction.ts';
import { demoId } from './ids.ts';
import { companyName } from './world-companies.ts';

const scientific = words(
  'premise_soundness mechanism_clarity evidence_base rigour falsifiability feasibility',
);
const breakthrough = words('novelty effect_size generality enabling_power speed_gain');
const investor = words(
  'market_size capital_efficiency regulatory_path defensibility exit_path team_capability time_to_value',
);
const risks = words('scientific translational safety regulatory manufacturing commercial funding ethical');
const levels: Readonly<Record<string, readonly [name: string, probability: number, impact: number]>> = {
  l: ['low', 0.1, 30],
  m: ['medium', 0.35, 55],
  h: ['high', 0.65, 80],
};

interface Project {
  readonly key: string;
  readonly name: string;
  readonly section: string;
  readonly shown: boolean;
  readonly rating: 'ready' | 'pending' | 'failed';
  readonly scores: readonly [scientific: string, breakthrough: string, investor: string] | null;
  readonly risks: string;
  readonly text: string;
  readonly mechanism: string;
  readonly thesis: string;
  readonly failure: string;
  readonly company?: string;
}

// biome-ignore format: a table reads better with one row a line
const projects: readonly Project[] = [
  { key: 'second-thymus', name: 'Second Thymus', section: 'bioreplacement', shown: true, rating: 'ready', scores: ['80 75 60 70 85 55', '75 70 65 80 50', '80 45 40 65 60 70 35'], risks: 'm m l m h m m l', text: 'Grows a small second thymus under the skin of old animals.', mechanism: 'A scaffold with young stromal cells calls in progenitors from the blood.', thesis: 'An old immune system becomes trainable again within a year.', failure: 'Old marrow may send too few progenitors for any thymus to use.', company: 'pellucid-thymus' },
  { key: 'thousand-year-atlas', name: 'Thousand Year Atlas', section: 'bioinformation', shown: true, rating: 'ready', scores: ['70 60 55 75 60 80', '60 40 85 90 70', '30 50 90 40 20 60 30'], risks: 'l l l l m h h m', text: 'Maps the same forty tissues in ninety long-lived species.', mechanism: 'One protocol for all species, so that differences are biology and not method.', thesis: 'Species that resist ageing show which changes matter.', failure: 'Differences between species may have little to do with lifespan.' },
  { key: 'honest-mtor', name: 'Honest Dose', section: 'drug-discovery', shown: true, rating: 'ready', scores: ['85 80 75 90 90 85', '35 45 60 40 55', '55 70 65 20 35 65 60'], risks: 'l m m l l m m l', text: 'Finds the lowest dose of known growth-signal inhibitors that still changes function in old people.', mechanism: 'Adaptive dosing with grip and walking speed as outcomes.', thesis: 'A cheap generic at a tenth of the dose delays frailty.', failure: 'The dose that is safe may do nothing.' },
  { key: 'gentle-factors', name: 'Gentle Factors', section: 'genetic-cellular-therapies', shown: true, rating: 'ready', scores: ['65 70 50 60 75 45', '90 80 75 85 60', '85 30 25 70 65 60 20'], risks: 'm h h h m m m m', text: 'Partial reprogramming with factors that cannot make a cell forget what it is.', mechanism: 'Engineered factors bind only where ageing opened the chromatin.', thesis: 'Tissues become younger by a third without tumours.', failure: 'Without forgetting there may be no rejuvenation.', company: 'verrin-reprogramming' },
  { key: 'repair-ledger', name: 'Repair Ledger', section: 'aging-biology', shown: true, rating: 'pending', scores: null, risks: '', text: 'Counts every repair that a cell makes in its life.', mechanism: 'A recorder in the genome writes a mark for each repair.', thesis: '', failure: '' },
  { key: 'slow-clock', name: 'Slow Clock', section: 'diagnostics-biomarkers', shown: false, rating: 'ready', scores: ['60 55 50 65 70 75', '50 30 60 70 65', '60 65 70 40 50 55 70'], risks: 'm l l m l m m l', text: 'A clock that changes only when function changes.', mechanism: 'Markers are chosen for cause, not for correlation with years.', thesis: 'Trials of ageing can end in two years.', failure: 'Causal markers may be too few to read.', company: 'glasshour-diagnostics' },
  { key: 'dream-anchor', name: 'Dream Anchor', section: 'brain-cognitive', shown: false, rating: 'pending', scores: null, risks: '', text: 'Strengthens sleep waves in old brains.', mechanism: 'Sound that follows the wave.', thesis: '', failure: '' },
  { key: 'open-colony', name: 'Open Colony', section: 'research-infrastructure', shown: true, rating: 'failed', scores: null, risks: '', text: 'A shared colony of aged animals with open records.', mechanism: 'One standard of housing, cameras in every cage.', thesis: '', failure: '' },
];

function dims(text: string | undefined, names: readonly string[]): Record<string, number> {
  return Object.fromEntries(words(text ?? '').map((score, i) => [names[i] ?? '', Number(score)]));
}

export function demoProjects(days: Days): DemoRecord[] {
  return projects.map((one, i) => {
    const sets =
      one.scores === null
        ? null
        : [dims(one.scores[0], scientific), dims(one.scores[1], breakthrough), dims(one.scores[2], investor)];
    const [sci, big, inv] = (sets ?? []).map((set) => meanScore(Object.values(set), 1));
    const unsafe = words(one.risks)[2] === 'h';
    const invCapped = inv === undefined || inv === null ? inv : unsafe ? Math.min(inv, 50) : inv;
    const overall =
      sci == null || big == null || invCapped == null
        ? null
        : Math.round((0.5 * sci + 0.3 * big + 0.2 * invCapped) * 10) / 10;
    return record('rated_projects', one.key, {
      public_id: one.key,
      name: fictional(one.name),
      section: one.section,
      canonical_url: `https://${one.key}.example/`,
      brief_concise: told(one.text),
      brief_hypothesis: one.thesis === '' ? undefined : one.thesis,
      brief_mechanism: one.mechanism,
      brief_approach: 'Two laboratories work apart on the same protocol and compare at the end of each year.',
      brief_status: one.rating === 'ready' ? 'First data are public.' : 'Planning.',
      brief_success_criteria: 'The named outcome changes by a third against blinded controls.',
      brief_near_term_impact: 'A protocol that others can use.',
      brief_future_horizons: 'A trial in people within eight years.',
      breakthrough_thesis: one.thesis === '' ? undefined : one.thesis,
      failure_thesis: one.failure === '' ? undefined : one.failure,
      scientific_overall: sci ?? undefined,
      breakthrough_overall: big ?? undefined,
      investor_overall: invCapped ?? undefined,
      overall_score: overall ?? undefined,
      scientific_dims: sets?.[0],
      breakthrough_dims: sets?.[1],
      investor_dims: sets?.[2],
      risk_panel: sets === null ? undefined : riskPanel(one.risks),
      ...(sets === null ? {} : estimates(i)),
      last_rated_at: sets === null ? undefined : days.at(-8 - i, 5),
      is_public: one.shown,
      rating_status: one.rating,
      authors: [{ name: fictional(authors[i % authors.length] ?? ''), role: 'Lead author' }],
      companies:
        one.company === undefined
          ? []
          : [{ public_id: one.company, name: companyName(one.company), relationship: 'develops' }],
      evidence:
        sets === null
          ? []
          : [
              {
                id: demoId('project-evidence', one.key),
                title: `First report of ${one.name}`,
                kind: 'publication',
                url: page(`projects/${one.key}/report`),
                supports: true,
                quote: told(one.mechanism),
              },
            ],
    });
  });
}

const authors = ['Ilse Fernwhistle', 'Tovan Marrowby', 'Ravenna Quist'];

function estimates(i: number): Record<string, unknown> {
  return {
    tam_usd: 2_000_000_000 * (1 + i),
    capital_to_breakeven_usd: 40_000_000 * (1 + (i % 3)),
    total_capital_to_commercialize_usd: 120_000_000 * (1 + (i % 4)),
    upside_best_case_multiple: 12 + i * 4,
    effect_size_years_lifespan: 1.5 + i * 0.5,
    effect_size_value: 18 + i * 3,
    effect_size_unit: 'percent of grip strength',
    time_horizon_years: 8 + i,
    time_to_value_months: 30 + i * 6,
    exit_comparables: [{ name: fictional('Bellwether Tissue'), year: 2021, value_usd: 300_000_000 }],
    ip_market_structure: 'Two filings; the method itself is open.',
  };
}

function riskPanel(text: string): Record<string, unknown> {
  return Object.fromEntries(
    words(text).map((letter, i) => {
      const [level, probability, impact] = levels[letter] ?? ['low', 0, 0];
      const name = risks[i] ?? '';
      return [
        name,
        {
          level,
          probability,
          impact,
          note: `The ${name} risk is ${level} in this invented world.`,
          evidence: [],
        },
      ];
    }),
  );
}
