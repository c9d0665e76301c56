// The shapes of evidence about companies. Companies, their records and the dossiers of
// preservation companies share them.

import { type Shapes, shape } from '../../kernel/shape.ts';

export const recordTypes = [
  'publication',
  'patent',
  'trial',
  'press',
  'filing',
  'round',
  'news',
  'page',
  'dataset',
] as const;

/** One extracted thing: its name, or an object with more. */
const Extract = { type: ['object', 'string'] };

const ids = shape('{doi?: text, pmid?: text, nct?: text, patent?: text, accession?: text}');
const extracted = shape('{projects: Extract[], people: Extract[], claims: Extract[]}', { Extract });
const trial = shape('{status: text, phases: text[], updated?: date}');
const CompanyRecord = shape(
  `{id: text, record_type: ${recordTypes.join('|')}, title: text, date?: date, ids: Ids, url: url, source?: text, source_url?: url,
    text_policy: full|excerpt_only, attribution?: object, text?: text, excerpt?: text, accepted: bool, accepted_by?: rule|human, extracted: Extracted, trial?: Trial}`,
  { Ids: ids, Extracted: extracted, Trial: trial },
);
const Scoring = shape(
  `{dimension: text, score?: score, rationale: text, supporting: text[], contradicting: text[], model?: text,
    prompt_version?: text, run_id: text, scored_at: dt}`,
);

/** By name, for shapes that hold them. */
export const evidenceShapes: Shapes = {
  Extract,
  Ids: ids,
  Extracted: extracted,
  Trial: trial,
  CompanyRecord,
  Scoring,
};
