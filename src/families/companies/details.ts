// What the detail of a company adds to its row.

import type { Doc } from '../../kernel/family.ts';
import {
  dateTime,
  derived,
  detail,
  full,
  live,
  nullable,
  shaped,
  stored,
  text,
  texts,
  thirdParty,
} from '../../kernel/field.ts';
import { filling } from '../../kernel/filled.ts';
import { shape } from '../../kernel/shape.ts';
import { evidenceShapes } from '../shared/evidence-shapes.ts';
import { textRights } from '../shared/text-rights.ts';

/** The scored dimensions, as the operator brings them and as details show them. */
export const scoreShape = shape(
  '{dimension!: text, score?: score, confidence?: text, theory_count: int, evidence_count: int, rationale_summary?: text}[]',
);
const theories = shape(`{theory_name: text, source_type?: text, source_url?: url, is_primary: bool}[]`);
const publications = shape(
  `{title: text, journal?: text, publication_year?: int, citation_count?: int, pubmed_id?: text, doi?: text, source_url?: url}[]`,
);
const dossier = shape(
  `{projects: {name: text, modality?: text, indication?: text, stage?: text, evidence_ids: text[]}[],
    people: {public_id?: text, name: text, role?: text, since?: day, until?: day, evidence_ids: text[]}[],
    scoring: Scoring[], gaps: {dimension: text, missing: text}[], facets: object}`,
  evidenceShapes,
);
/** The dossier as it is read, whatever of it was left out. */
export const wholeDossier = filling(dossier) as (given: Doc) => Doc;
const bundle = shape(
  `{bundle_id: text, generated_at?: dt, sha256: text, record_count: int, records: CompanyRecord[],
    projects: object[], people: object[], scoring: Scoring[], gaps: {dimension: text, missing: text}[]}`,
  evidenceShapes,
);

export const companyDetails = {
  aliases: detail(texts('Other names: earlier ones, abbreviations, names of subsidiaries.')),
  description: detail(nullable(thirdParty(text('What the company does, as plain text.')))),
  total_funding_usd: detail(nullable(text('All funding known, in US dollars, as a decimal number.', 40))),
  theories: detail(live(shaped(theories, 'The theories it works by, its central one first.'))),
  publications: detail(shaped(publications, 'Publications of and about the company.')),
  dossier: full(
    detail(derived(shaped(dossier, 'Projects, people, each step of the scoring, and what is missing.'))),
  ),
  evidence_bundle: full(
    detail(
      live(
        shaped(
          bundle,
          'All accepted records about the company with what was extracted from them, and each step of the scoring; sha256 is that of the records as JSON, generated_at the last change of any of it.',
        ),
      ),
    ),
  ),
  created_at: detail(nullable(dateTime('When the record was first accepted.'))),
  updated_at: detail(nullable(dateTime('When the record last changed.'))),
  text_policy: detail(textRights.text_policy),
  source_url: detail(textRights.source_url),
  dimensions: stored(shaped<readonly Doc[]>(scoreShape, 'The eight scored dimensions.')),
  detail: stored(shaped<Doc>(dossier, 'The dossier.')),
};
