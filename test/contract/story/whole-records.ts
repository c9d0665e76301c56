// Records in which the members stand that no record of the demo fills: the demo's own, with more said of them.
// Fictional, like the rest of it; only what their members hold is shown.

import type { DemoRecord } from '../../../demo/fiction.ts';
import { catchUp } from '../../../src/ledger/follow.ts';
import type { Json, Teller } from './teller.ts';

const at = '2026-02-27T09:00:00Z';
const picture = (name: string) => `https://pictures.example/${name}.png`;
const attribution = {
  name: 'Example register',
  url: 'https://register.example',
  licence: 'CC BY 4.0',
  licence_url: 'https://creativecommons.org/licenses/by/4.0/',
  statement: 'Contains data of the Example register.',
};
const works = {
  doi: '10.5555/example.1',
  pmid: '12345678',
  pmcid: 'PMC1234567',
  nct: 'NCT01234567',
  arxiv: '2601.01234',
  patent: 'US1234567B2',
};
const funderIds = {
  ror: 'https://ror.org/00example',
  crossref_funder: '100000000',
  ein: '12-3456789',
  uei: 'EXAMPLE12345',
};
const organizationIds = {
  ...funderIds,
  lei: '5493001KJTIIGC8Y1R12',
  wikidata: 'Q1000000',
  openalex: 'F1000000000',
};
const evidence = {
  id: 'ev-1',
  quote: 'Applicants may be seated in any country.',
  source: {
    id: 'page-1',
    name: 'The page of the call',
    url: 'https://fund.example/call',
    kind: 'page',
    retrieved_at: at,
    text_policy: 'full',
  },
  char_start: 1_204,
  char_end: 1_244,
  quote_sha256: '0d2c7ab0b3c6e1a7c2ad1f7bb1d93a5c11e98b7a0d4bbac6f2f0a7a9ad7a3f11',
  text_fragment_url: 'https://fund.example/call#:~:text=Applicants%20may',
  state: 'confirmed',
};
const fieldSource = {
  path: 'deadline',
  source_ids: ['page-1'],
  first_seen: '2026-01-12T09:00:00Z',
  last_seen: at,
  method: 'copied',
};
const entry = (name: string) => [{ name, source_url: `https://evidence.example/${name}`, extracted: {} }];
const scoring = (all: readonly Json[] = []) =>
  all.map((one) => ({ ...one, prompt_version: '2026-02', contradicting: one.supporting }));

/** What is said of a record of each family beside what the demo says of it. */
const further: Readonly<Record<string, (record: Json, others: Readonly<Record<string, Json>>) => Json>> = {
  organizations: ({ detail }) => ({
    logo_url: picture('organization'),
    attribution,
    detail: {
      ...detail,
      ids: organizationIds,
      policies: { ...detail?.policies, ip_url: 'https://fund.example/results' },
      field_sources: [{ ...fieldSource, path: 'location' }],
    },
  }),
  sponsors: () => ({ logo_url: picture('sponsor') }),
  companies: ({ detail, publications = [] }) => ({
    logo_url: picture('company'),
    publications: [{ title: 'A work and its title', ...publications[0], pubmed_id: works.pmid }],
    detail: {
      ...detail,
      people: [
        { name: 'Ada Example', role: 'founder', since: '2019', until: '2024', evidence_ids: ['ev-1'] },
      ],
      scoring: scoring(detail?.scoring),
      facets: { funding: entry('round') },
    },
  }),
  preservation_companies: ({ detail }) => {
    const facets = ['funding', 'partnerships', 'ip', 'people', 'social', 'theories'];
    const entries = facets.map((facet) => [facet, entry(facet)]);
    return {
      logo_url: picture('preservation'),
      detail: {
        ...detail,
        facets: { ...detail?.facets, ...Object.fromEntries(entries) },
        scoring: scoring(detail?.scoring),
      },
    };
  },
  company_records: () => ({
    ids: { doi: works.doi, pmid: works.pmid, nct: works.nct, patent: works.patent, accession: 'GSE100000' },
    attribution,
    extracted: { projects: ['Example-1'], people: ['Ada Example'], claims: ['It was safe.'] },
  }),
  heroes: () => ({
    strategy: { focus: 'Trials before theory.' },
    photo_url: picture('hero'),
    photo_checked_at: at,
    x_handle: 'example',
    x_url: 'https://x.example/example',
  }),
  investors: ({ detail }) => ({
    detail: {
      ...detail,
      links: { website: 'https://i.example', linkedin: 'https://l.example/i', x: 'https://x.example/i' },
    },
  }),
  leads: (_, { investors }) => ({
    relationship: 'A partner of the firm wrote to us.',
    investor_id: investors?.id,
  }),
  labels: () => ({
    aliases: {
      en: ['long life'],
      de: ['Langlebigkeit'],
      fr: ['longévité'],
      es: ['longevidad'],
      it: ['longevità'],
      pt: ['longevidade'],
      nl: ['lang leven'],
      zh: ['长寿'],
      ja: ['長寿'],
    },
  }),
  events: () => ({ attribution }),
  omega_hypotheses: () => ({ evidence: [citedRow] }),
  experiments: ({ completeness }) => ({
    evidence: [citedRow],
    completeness: { ...completeness, missing: ['analysis.exclusions'] },
  }),
  grants: ({ detail }) => ({
    group: 'example-call-2026',
    topic: 72,
    opens_at: at,
    attribution,
    detail: grantDetail(detail),
  }),
};

const citedRow = {
  id: 'ev-1',
  claim: 'Treated animals kept their strength for longer.',
  stance: 'supports',
  design: 'animal',
  certainty: 'low',
  state: 'resolved',
  struck: false,
  citation: { title: 'A work and its title', ids: works, year: 2025 },
};

function grantDetail(detail: Json): Json {
  return {
    ...detail,
    archived_at: '2026-12-31',
    project_start_expected: '2026-10-01',
    assistance_listings: ['93.866'],
    categories: ['Health'],
    institutes: [{ acronym: 'NIA', name: 'National Institute on Aging' }],
    programmes: ['HORIZON'],
    division: ['HORIZON.2.1'],
    action_types: ['HORIZON-RIA'],
    instruments: ['grant'],
    fiscal_year: 2026,
    deadlines: detail.deadlines.map((one: Json) => ({ ...one, applies_to: 'new applications' })),
    funding: {
      ...detail.funding,
      awards_min: 2,
      awards_max: 6,
      awards_expected: 4,
      duration_months_max: 36,
      details: 'Half is paid at the start.',
    },
    eligibility: {
      ...detail.eligibility,
      applicant_types: [{ value: 'custom', custom_value: 'Hospitals' }],
      career_stages: ['postdoc'],
      countries_in: ['DE', 'FR'],
      countries_out: ['US'],
      details: 'One application each.',
    },
    requirements: [
      {
        id: '5b1d4a52-3f0e-5b52-9d6e-0d6d6b2f4a11',
        category: 'format',
        statement: 'The plan has at most six pages.',
        obligation: 'must',
        value: { pages_max: 6 },
        state: 'confirmed',
        evidence: [evidence],
        extractor: { name: 'reader', version: '1', run_id: '0b5c1f6e-6f0d-4f57-9d0c-3a3f1c1f7a52', at },
        confidence: 0.9,
      },
    ],
    similar: [
      { public_id: 'example-call-2025', title: 'The call of last year', score: 0.9, why: 'The same funder.' },
    ],
    funder: { name: 'Example Fund', ids: funderIds },
    contact: {
      name: 'Programme office',
      email: 'office@fund.example',
      phone: '+49 30 000000',
      public_office: true,
    },
    field_sources: [fieldSource],
  };
}

/** Families whose records are looked at one by one, and those that a list shows. */
const read: readonly (readonly [family: string, detail: string])[] = [
  ['organizations', 'get_organization'],
  ['companies', 'get_rated_company'],
  ['preservation_companies', 'get_preservation_company'],
  ['heroes', 'get_hero'],
  ['investors', 'get_investor'],
  ['events', 'get_event'],
  ['experiments', 'get_experiment'],
  ['omega_hypotheses', 'get_hypothesis'],
  ['grants', 'get_grant'],
  ['sponsors', 'get_sponsor'],
];

const lists = [
  'list_ideas',
  'list_heroes',
  'list_sponsors',
  'list_investors',
  'list_rated_companies',
  'list_preservation_companies',
  'list_rated_funds',
  'get_taxonomy',
  'list_changes',
];

export async function wholeRecords(teller: Teller, demo: readonly DemoRecord[]): Promise<void> {
  const { app, look } = teller;
  const said = new Map<string, Json>();
  for (const [family, more] of Object.entries(further)) {
    const record = demo.find((one) => one.family === family)?.record as Json;
    const whole = { ...record, ...more(record, Object.fromEntries(said)) };
    await app.add(family, whole);
    said.set(family, whole);
  }
  for (const family of ['grants', 'events', 'organizations'])
    await corrected(teller, family, said.get(family));
  for (const [family, name] of read) {
    const { public_id, id } = said.get(family);
    await look(name, { public_id: public_id ?? id }, { as: 'top house operator' });
    if (family === 'companies') await look('list_company_records', { public_id });
    if (family === 'grants') await look('get_opportunity', { oppId: id });
  }
  await look('list_labels', { limit: 200 });
  for (const name of lists)
    await look(name, name === 'list_changes' ? { include: 'replica' } : {}, { as: 'top house operator' });
}

/** An operator knows better than the source: both are shown. */
async function corrected({ app }: Teller, family: string, { id }: Json): Promise<void> {
  const path = 'source_url';
  const correcting = { path, value: 'https://better.example/', reason: 'The address moved.', at };
  await app.ledger.append([{ family, id, record: null, correcting }], app.clock.now);
  await catchUp(app.ledger, app.shelf);
}
