import type { Days } from './days.ts';
import { type DemoRecord, fictional, meanScore, page, record, told, words } from './fiction.ts';
import { demoId } from './ids.ts';
import { type CompanyRow, companyRows } from './world-company-rows.ts';

const dimensions = words(
  'mechanism_validity evidence_strength ageing_centrality impact_potential translational_readiness execution defensibility transparency',
);
const confidences: Readonly<Record<string, string>> = { h: 'high', m: 'medium', l: 'low' };

/** The published name of a company of the demo. */
export function companyName(key: string): string {
  const row = companyRows.find((one) => one.key === key);
  if (row === undefined) throw new RangeError(`the demo has no company "${key}"`);
  return fictional(row.name);
}

export function demoCompanies(days: Days): DemoRecord[] {
  return companyRows.map((row, i) => {
    const scored = words(row.scores).map((text) => (text === '-' ? null : Number(text.slice(0, -1))));
    const overall = meanScore(scored, 5);
    return record('companies', row.key, {
      public_id: row.key,
      name: fictional(row.name),
      primary_approach: row.approach,
      headquarters: row.place,
      funding_stage: row.stage,
      company_status: row.status,
      founding_year: row.founded,
      website: `https://${row.key}.example/`,
      overall_score: overall ?? undefined,
      overall_score_computed_at: overall === null ? undefined : days.at(-3 - i, 4),
      description: told(row.text),
      total_funding_usd: row.funding,
      is_public: row.visibility !== 'private',
      disqualified: row.visibility === 'disqualified',
      dimensions: words(row.scores).map((text, d) => ({
        dimension: dimensions[d],
        score: scored[d] ?? null,
        confidence: confidences[text.slice(-1)] ?? null,
        theory_count: text === '-' ? 0 : 1 + (d % 2),
        evidence_count: text === '-' ? 0 : 1 + ((i + d) % 4),
        rationale_summary: text === '-' ? null : (rationale[dimensions[d] ?? ''] ?? null),
      })),
      publications: row.publication === undefined ? [] : [publication(days, row, i)],
      detail: dossier(days, row, i),
    });
  });
}

const rationale: Readonly<Record<string, string>> = {
  mechanism_validity: 'The premise agrees with what other groups saw in animals.',
  evidence_strength: 'Own data are few; one experiment was repeated by an outside group.',
  ageing_centrality: 'The first use is one disease, the mechanism is wider.',
  impact_potential: 'If it works it reaches several organs.',
  translational_readiness: 'A candidate is named and the next study is planned.',
  execution: 'Half of the announced milestones were met on time.',
  defensibility: 'Filed rights and a data set that others lack.',
  transparency: 'Methods are published; negative results are promised.',
};

function publication(days: Days, row: CompanyRow, i: number): Record<string, unknown> {
  return {
    title: row.publication,
    journal: 'Journal of Invented Results (fictional)',
    publication_year: Number(days.date(-200 - i * 90).slice(0, 4)),
    citation_count: (i * 7) % 23,
    source_url: page(`publications/${row.key}`),
  };
}

const recordKinds = ['publication', 'press', 'trial', 'patent', 'news'] as const;

/** What only the full dossier shows: projects, people, the steps of the scoring and what is missing. */
function dossier(days: Days, row: CompanyRow, i: number): Record<string, unknown> {
  const evidence = recordKinds
    .slice(0, 2 + (i % 3))
    .map((kind) => demoId('company_records', `${row.key}-${kind}`));
  return {
    projects: [
      {
        name: `${row.name} lead programme`,
        modality: row.modality,
        indication: row.indication,
        stage: row.step,
        evidence_ids: evidence.slice(0, 1),
      },
    ],
    people: [
      {
        name: fictional(chiefs[i % chiefs.length] ?? ''),
        role: 'Chief executive',
        since: String(row.founded ?? 2020),
        evidence_ids: [],
      },
    ],
    scoring: words(row.scores).flatMap((text, d) =>
      text === '-'
        ? []
        : [
            {
              dimension: dimensions[d],
              score: Number(text.slice(0, -1)),
              rationale: rationale[dimensions[d] ?? ''],
              supporting: evidence.slice(0, 1),
              contradicting: d === 1 ? evidence.slice(1, 2) : [],
              run_id: demoId('scoring-runs', row.key),
              scored_at: days.at(-3 - i, 4),
            },
          ],
    ),
    gaps: words(row.scores).flatMap((text, d) =>
      text === '-'
        ? [{ dimension: dimensions[d], missing: 'No public record bears on this dimension.' }]
        : [],
    ),
  };
}

const chiefs = [
  'Maren Oakhollow',
  'Tiberius Plume',
  'Jocasta Wren-Abbey',
  'Aldous Fenmarsh',
  'Perpetua Swift',
];

/** Two to four records of each company; the last one of every third company is not accepted. */
export function demoCompanyRecords(days: Days): DemoRecord[] {
  return companyRows.flatMap((row, i) => {
    const kinds = recordKinds.slice(0, 2 + (i % 3));
    return kinds.map((kind, k) => {
      const excerptOnly = kind === 'press' || kind === 'news';
      const text = `${fictional(row.name)} reports on its lead programme in ${row.indication}. ${row.text}`;
      const accepted = !(i % 3 === 0 && k === kinds.length - 1);
      return record('company_records', `${row.key}-${kind}`, {
        company_id: demoId('companies', row.key),
        record_type: kind,
        title: `${row.publication ?? `News of ${row.name}`} (${kind})`,
        date: days.date(-40 - i * 20 - k * 70),
        ids: {},
        url: page(`records/${row.key}/${kind}`),
        text_policy: excerptOnly ? 'excerpt_only' : 'full',
        text: excerptOnly ? undefined : told(text),
        excerpt: excerptOnly ? told(`${fictional(row.name)} reports on its lead programme.`) : undefined,
        accepted,
        accepted_by: k % 2 === 0 ? 'human' : 'rule',
        trial:
          kind === 'trial'
            ? { status: 'recruiting', phases: ['phase_1'], updated: days.date(-30) }
            : undefined,
        extracted: {
          projects: [`${row.name} lead programme`],
          people: [],
          claims: accepted ? [row.text] : [],
        },
      });
    });
  });
}
