import type { Days } from './days.ts';
import { type DemoRecord, euros, fictional, page, record, told, words } from './fiction.ts';
import { demoId } from './ids.ts';

interface Funder {
  readonly key: string;
  readonly name: string;
  readonly type: string;
  readonly place: string;
  readonly labels: string;
  readonly actionability: number | null;
  readonly founded: number;
  readonly award: number | null;
  readonly text: string;
  readonly published?: false;
}

// biome-ignore format: a table reads better with one row a line
const funders: readonly Funder[] = [
  { key: 'meridian-longevity-fund', name: 'Meridian Longevity Fund', type: 'foundation', place: 'Port Larkspur, Examplia', labels: 'biology-of-ageing geroscience', actionability: 88, founded: 2011, award: 250000, text: 'Pays for early experiments on the causes of ageing and publishes every report that it receives.' },
  { key: 'ministry-of-long-life', name: 'Ministry of Long Life of Examplia', type: 'government', place: 'Port Larkspur, Examplia', labels: 'healthy-ageing general-research', actionability: 61, founded: 1998, award: 1200000, text: 'Runs the national programme on healthy ageing, from prevention to care.' },
  { key: 'examplia-research-council', name: 'Examplia Research Council', type: 'government', place: 'Old Quay, Examplia', labels: 'frontier-research basic-science', actionability: 57, founded: 1974, award: 900000, text: 'Funds investigator-driven research in every field of science.' },
  { key: 'hallowmere-ageing-trust', name: 'Hallowmere Ageing Trust', type: 'foundation', place: 'Hallowmere, Fenland Isles', labels: 'geriatrics frailty muscle', actionability: 79, founded: 1986, award: 180000, text: 'Supports research on muscle, frailty and recovery in later life.' },
  { key: 'tessaly-foundation', name: 'Tessaly Foundation for Healthy Years', type: 'foundation', place: 'Tessaly, Inland Republic', labels: 'healthy-ageing lifestyle-and-prevention', actionability: 72, founded: 2003, award: 400000, text: 'Asks which habits and medicines add healthy years, and pays for large trials.' },
  { key: 'port-larkspur-university', name: 'Port Larkspur University Seed Office', type: 'university', place: 'Port Larkspur, Examplia', labels: 'biomedical-research early-career', actionability: 44, founded: 1911, award: 40000, text: 'Gives seed money to members of the university and their partners.' },
  { key: 'quorum-of-elders-dao', name: 'Quorum of Elders DAO', type: 'hybrid_fund', place: 'Online', labels: 'decentralised-science longevity', actionability: 66, founded: 2022, award: 75000, text: 'A community that votes on small grants and shares in what comes of them.' },
  { key: 'lantern-prize-society', name: 'Lantern Prize Society', type: 'foundation', place: 'Kettle Bay, Fenland Isles', labels: 'prize biomarkers-of-ageing', actionability: 70, founded: 2017, award: 1000000, text: 'Writes prizes for results that anyone can check.' },
  { key: 'fogbell-brain-foundation', name: 'Fogbell Brain Foundation', type: 'foundation', place: 'Fogbell Point, Examplia', labels: 'neuroscience brain-ageing alzheimers-disease', actionability: 83, founded: 1992, award: 300000, text: 'Funds work on the ageing brain, from synapses to dementia.' },
  { key: 'ironbark-mutual', name: 'Ironbark Mutual Research Programme', type: 'corporate', place: 'Ironbark, Inland Republic', labels: 'innovation agetech', actionability: 38, founded: 2019, award: 150000, text: 'The research programme of an invented insurer, for technology that keeps people independent.' },
  { key: 'saltmarsh-institute', name: 'Saltmarsh Institute for Comparative Biology', type: 'lab', place: 'Saltmarsh, Fenland Isles', labels: 'comparative-biology bioscience', actionability: 52, founded: 1968, award: 60000, text: 'Studies long-lived animals and lends its colonies to guests.' },
  { key: 'verdigris-philanthropy', name: 'Verdigris Venture Philanthropy', type: 'hybrid_fund', place: 'Tessaly, Inland Republic', labels: 'rejuvenation drug-discovery', actionability: 64, founded: 2015, award: 500000, text: 'Gives grants first and takes stakes later in therapies that repair damage.' },
  { key: 'copperleaf-fund', name: 'Copperleaf Early Career Fund', type: 'foundation', place: 'Old Quay, Examplia', labels: 'early-career biology-of-ageing', actionability: 75, founded: 2020, award: 90000, text: 'Supports people in the first five years of their own laboratory.' },
  { key: 'northshore-tissue-network', name: 'Northshore Tissue Bank Network', type: 'lab', place: 'Northshore, Examplia', labels: 'organ-preservation data-resource', actionability: null, founded: 2008, award: null, text: 'Shares tissue samples and the means to keep them.', published: false },
  { key: 'umbral-research-fund', name: 'Umbral Research Fund', type: 'foundation', place: 'Undisclosed', labels: 'breakthrough-programmes', actionability: 21, founded: 2024, award: null, text: 'Has announced a programme and not yet shown its rules.', published: false },
];

/** The published name of a funder, as grants carry it. */
export function funderName(key: string): string {
  const funder = funders.find((one) => one.key === key);
  if (funder === undefined) throw new RangeError(`the demo has no funder "${key}"`);
  return fictional(funder.name);
}

export function demoOrganizations(days: Days): DemoRecord[] {
  const records = funders.map((funder, i) =>
    record('organizations', funder.key, {
      public_id: funder.key,
      name: fictional(funder.name),
      org_type: funder.type,
      description: told(funder.text),
      location: funder.place,
      url: `https://${funder.key}.example/`,
      labels: words(funder.labels).sort(),
      actionability_score: funder.actionability,
      published: funder.published ?? true,
      detail: {
        aliases: [funder.name],
        countries: funder.place.endsWith('Examplia') ? ['XE'] : [],
        mission: funder.text,
        founded: funder.founded,
        ...(funder.award === null ? {} : { typical_award: euros(funder.award) }),
        ...(funder.key === 'copperleaf-fund'
          ? { parent: { public_id: 'meridian-longevity-fund', name: funderName('meridian-longevity-fund') } }
          : {}),
        grant_history: [1, 2, 3].map((ago) => ({
          year: Number(days.date(0).slice(0, 4)) - ago,
          count: 4 + ((i * 5 + ago * 3) % 9),
          total: euros((funder.award ?? 50000) * (3 + ((i + ago) % 4))),
        })),
        policies: {
          unsolicited: i % 2 === 0,
          indirect_rate: i % 3 === 0 ? 10 : 15,
          open_access_url: page('open-access'),
        },
        people: [
          {
            name: fictional(programmeOfficers[i % programmeOfficers.length] ?? ''),
            role: 'Programme officer',
            source: 'demo',
          },
        ],
      },
    }),
  );
  records.push(
    record('organizations', 'meridian-life-fund', {
      public_id: 'meridian-life-fund',
      name: fictional('Meridian Life Fund'),
      org_type: 'foundation',
      description: told('The former name of the Meridian Longevity Fund.'),
      labels: [],
      published: true,
      merged_into: demoId('organizations', 'meridian-longevity-fund'),
    }),
  );
  return records;
}

const programmeOfficers = [
  'Ottilie Brackenshaw',
  'Corvin Maslow-Tarn',
  'Ysolde Pennyfeather',
  'Bram Quillfeather',
];

const reviewDimensions = words(
  'clarity burden speed fairness feedback flexibility risk_appetite follow_through',
);

/** Funder, then the eight scores in the order of `reviewDimensions`; reviews of the last two stay unpublished. */
const reviews: readonly (readonly [key: string, scores: string, published?: false])[] = [
  ['meridian-longevity-fund', '5 4.5 4 4.5 4 4.5 5 5'],
  ['meridian-longevity-fund', '4.5 4 4 4 4.5 4 4.5 5'],
  ['meridian-longevity-fund', '4 4.5 3.5 4 3.5 4.5 5 4.5'],
  ['meridian-longevity-fund', '1 1 1 1 1 1 1 1', false],
  ['hallowmere-ageing-trust', '4 3.5 3 4 4.5 3 2.5 4.5'],
  ['hallowmere-ageing-trust', '4.5 3 3.5 4 4 3 3 4'],
  ['fogbell-brain-foundation', '3.5 2.5 2 3 3.5 2.5 2 4'],
  ['fogbell-brain-foundation', '4 2 2.5 3.5 4 2.5 2 4.5'],
  ['fogbell-brain-foundation', '3 2 2 3 3 2 2.5 4'],
  ['examplia-research-council', '3 1.5 1.5 4 2.5 2 2.5 4.5'],
  ['examplia-research-council', '3.5 2 1 3.5 2 2 3 4'],
  ['tessaly-foundation', '4 3 3 3.5 3 3.5 3 4'],
  ['quorum-of-elders-dao', '2.5 5 5 2.5 2 4.5 5 2.5'],
  ['quorum-of-elders-dao', '3 4.5 5 3 3.5 4.5 4.5 3'],
  ['verdigris-philanthropy', '3.5 3.5 4 3 3 3.5 4.5 3.5'],
  ['port-larkspur-university', '4 4.5 4 3 2 3 2 4'],
  ['lantern-prize-society', '5 4 2.5 5 2.5 1.5 4 5'],
  ['copperleaf-fund', '4 4 4 4 4 4 3 4', false],
  ['copperleaf-fund', '3.5 4 3 4 3 4 3 4', false],
  ['umbral-research-fund', '2 2 1 2 1 2 4 2'],
];

export function demoFundReviews(days: Days): DemoRecord[] {
  return reviews.map(([funder, scores, published], i) =>
    record('fund_reviews', `${funder}-${i}`, {
      organization_id: demoId('organizations', funder),
      dimensions: Object.fromEntries(
        words(scores).map((score, d) => [reviewDimensions[d] ?? '', Number(score)]),
      ),
      published: published ?? true,
      reviewed_at: days.at(-12 - i * 17, 10),
    }),
  );
}
