import type { Days } from './days.ts';
import { type DemoRecord, euros, fictional, page, record, told, words } from './fiction.ts';

const dimensions = words(
  'scientific_contribution capital_moved institution_building advocacy_reach openness courage consistency field_impact',
);

interface Hero {
  readonly key: string;
  readonly name: string;
  readonly tagline: string;
  readonly roles: string;
  readonly themes: string;
  readonly scores: string;
  readonly impact: string;
  /** Amounts in euros with their confidence: what was given, then what was invested. */
  readonly given: readonly (readonly [to: string, amount: number, confidence: string])[];
  readonly company?: readonly [key: string, name: string];
  readonly founded?: string;
  readonly shown?: false;
}

// biome-ignore format: a table reads better with one row a line
const heroes: readonly Hero[] = [
  { key: 'ada-thistlewood', name: 'Ada Thistlewood', tagline: 'Counts what others estimate', roles: 'scientist writer', themes: 'biology-of-ageing comparative-biology', scores: '90 - 60 55 95 80 85 88', impact: 'Her open life tables of invented species are used by every laboratory of Examplia.', given: [], founded: 'Open Clocks Circle' },
  { key: 'barnaby-oxmoor', name: 'Barnaby Oxmoor', tagline: 'Gives early and asks for reports', roles: 'philanthropist investor', themes: 'rejuvenation longevity', scores: '- 92 70 40 75 60 80 76', impact: 'His gifts paid for the first ten replications.', given: [['Meridian Longevity Fund', 12000000, 'high'], ['Lantern Prize Society', 3000000, 'high'], ['Fogbell Brain Foundation', 5000000, 'low']], company: ['ombrelune-bio', 'Ombrelune Bio'] },
  { key: 'celandine-marsh', name: 'Celandine Marsh', tagline: 'Took the thymus to the clinic', roles: 'clinician founder', themes: 'immune-ageing immune-rejuvenation', scores: '78 45 65 30 60 70 75 72', impact: 'Ran the first trial of a regrown thymus in this world.', given: [], company: ['pellucid-thymus', 'Pellucid Thymus'], founded: 'Pellucid Thymus' },
  { key: 'dorian-featherstone', name: 'Dorian Featherstone', tagline: 'Put ageing into the law', roles: 'policymaker advocate', themes: 'healthy-ageing', scores: '- 50 72 90 55 85 70 68', impact: 'The Examplia act on healthy ageing carries his amendments.', given: [] },
  { key: 'eulalia-brook', name: 'Eulalia Brook', tagline: 'Builds the instruments', roles: 'engineer scientist', themes: 'biomarkers-of-ageing biostasis', scores: '70 - 50 20 90 55 80 64', impact: 'Her cold stage is used for imaging preserved tissue.', given: [], founded: 'Brook Instruments' },
  { key: 'fennimore-gale', name: 'Fennimore Gale', tagline: 'Explains ageing to everybody', roles: 'writer advocate', themes: 'gerontology lifestyle-and-prevention', scores: '25 - - 88 70 65 75 58', impact: 'Three books and a lecture series that names its errors.', given: [['Copperleaf Early Career Fund', 40000, 'high']] },
  { key: 'griselda-vey', name: 'Griselda Vey', tagline: 'A profile that is still being checked', roles: 'scientist', themes: 'cellular-reprogramming', scores: '50 - - - - - - -', impact: 'Not yet reviewed.', given: [], shown: false },
  { key: 'hector-pomfret', name: 'Hector Pomfret', tagline: 'A profile withdrawn on request', roles: 'investor', themes: 'longevity', scores: '- 60 - - - - - -', impact: 'Not shown.', given: [['Tessaly Foundation for Healthy Years', 900000, 'medium']], shown: false },
];

export function demoHeroes(days: Days): DemoRecord[] {
  return heroes.map((hero, i) => {
    const scores = words(hero.scores).map((text) => (text === '-' ? null : Number(text)));
    const known = scores.filter((score) => score !== null);
    const cite = (what: string): string => page(`heroes/${hero.key}/${what}`);
    return record('heroes', hero.key, {
      public_id: hero.key,
      name: fictional(hero.name),
      tagline: hero.tagline,
      role_tags: words(hero.roles),
      theme_tags: words(hero.themes),
      impact_statement: hero.impact,
      overall_score:
        known.length < 5
          ? undefined
          : Math.round((known.reduce((sum, one) => sum + one, 0) / known.length) * 10) / 10,
      total_capital_moved: hero.given
        .filter(([, , confidence]) => confidence === 'high')
        .reduce((sum, [, amount]) => sum + amount, 0),
      bio: told(`${hero.impact} ${hero.name} exists only in this demo.`),
      website: `https://${hero.key}.example/`,
      is_public: hero.shown ?? true,
      scores: dimensions.map((dimension, d) => ({
        dimension,
        score: scores[d] ?? null,
        rationale_summary:
          scores[d] == null ? null : 'Judged on public professional acts of this invented world.',
        confidence: scores[d] == null ? null : d % 3 === 0 ? 'high' : 'medium',
        n_a_reason: scores[d] == null ? 'No act of this kind is known.' : null,
      })),
      vision_statements: [
        {
          statement: `Long life should be ${visions[i % visions.length]}.`,
          date: days.date(-500 - i * 30),
          source_url: cite('vision'),
        },
      ],
      investments:
        hero.company === undefined
          ? []
          : [
              {
                company_public_id: hero.company[0],
                company_name: fictional(hero.company[1]),
                round: 'seed',
                date: days.date(-1500),
                amount: euros(200000),
                confidence: 'medium',
                source_url: cite('investments'),
              },
            ],
      donations: hero.given.map(([to, amount, confidence], g) => ({
        recipient: fictional(to),
        amount: euros(amount),
        date: days.date(-700 - g * 100),
        confidence,
        source_url: cite('donations'),
      })),
      orgs_founded:
        hero.founded === undefined
          ? []
          : [{ name: fictional(hero.founded), year: 2014 + i, role: 'Founder', source_url: cite('founded') }],
      scientific_sources: hero.roles.includes('scientist')
        ? [
            {
              title: `Collected measurements, volume ${i + 1} (fictional)`,
              year: 2019 + (i % 5),
              kind: 'publication',
              url: cite('papers'),
            },
          ]
        : [],
      bravery_exhibits:
        (scores[5] ?? 0) >= 70
          ? [
              {
                title: 'Withdrew an own result in public',
                date: days.date(-900 - i * 10),
                description: 'Published the failed repetition of the result that had made the name.',
                source_url: cite('courage'),
              },
            ]
          : [],
      self_experiments:
        i === 0
          ? [
              {
                title: 'A year of open notebooks',
                period: 'one year',
                description:
                  'Kept every notebook of the laboratory open and counted the errors that readers found.',
                source_url: cite('open-notebooks'),
              },
            ]
          : [],
      company_connections:
        hero.company === undefined
          ? []
          : [
              {
                company_public_id: hero.company[0],
                company_name: fictional(hero.company[1]),
                role: hero.roles.includes('founder') ? 'Founder' : 'Backer',
                source_url: cite('companies'),
              },
            ],
      belief_timeline: [
        { date: days.date(-3000), belief: 'Ageing is one process.', source_url: cite('belief-1') },
        {
          date: days.date(-900),
          belief: 'Ageing is several processes that share a brake.',
          source_url: cite('belief-2'),
        },
      ],
      strategy:
        i % 2 === 0
          ? {
              summary: 'Measure first, then fund, then repeat.',
              horizon_years: 10,
              bets: words(hero.themes),
              source_url: cite('strategy'),
            }
          : undefined,
    });
  });
}

const visions = ['checkable', 'for everybody', 'a public good', 'written into law'];

/** Name and public id of the people who endorse or reject theories. */
export function heroName(key: string): string {
  const hero = heroes.find((one) => one.key === key);
  if (hero === undefined) throw new RangeError(`the demo has no hero "${key}"`);
  return fictional(hero.name);
}
