// Shapes that several families share, in the notation of kernel/shape.ts.

import { titled } from '../../kernel/field.ts';
import { siteMark } from '../../kernel/json.ts';
import { type Shapes, shape } from '../../kernel/shape.ts';

const Money = shape('{amount: decimal, currency: text, amount_usd?: number, fx_date?: date}');
const Source = titled(
  'Source',
  shape(
    '{id: text, name: text, url: url, kind: api|page|pdf|filing|press|human, retrieved_at: dt, licence?: text, text_policy: full|excerpt_only}',
  ),
);
/** Quotes stay whole whatever the text policy, so they are short. */
const Quote = { type: 'string', maxLength: 500 };
/** A member of the record that is quoted. */
const Member = { type: 'string', maxLength: 200, examples: ['eligibility.details'] };
const Evidence = shape(
  `{id: text, quote: Quote, source: Source, document_id?: text, member?: Member, page?: int, char_start?: int, char_end?: int,
    quote_sha256: text, text_fragment_url?: url, state: confirmed|conflict|unknown|extraction_incomplete}`,
  { Source, Quote, Member },
);
const Extractor = shape('{name: text, version: text, run_id: text, at: dt, reviewed_by?: human|none}');
const FieldSource = shape(
  '{path: text, source_ids: text[], first_seen: dt, last_seen: dt, method: copied|extracted|computed|human}',
);

/** The parts that several families share, by name. */
export const parts: Shapes = Object.fromEntries(
  Object.entries({ Money, Source, Evidence, Extractor, FieldSource }).map(([name, schema]) => [
    name,
    titled(name, schema),
  ]),
);

/** The address of a record's page on this site, or null while it has no slug. */
export function pageOf(path: string, record: { readonly public_id: string | null }): string | null {
  return record.public_id === null ? null : `${siteMark}${path}/${encodeURIComponent(record.public_id)}`;
}
