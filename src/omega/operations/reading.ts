// What a run may look up: evidence of the catalogue, one record, states of citations, the protocol.

import type { AppContext } from '../../context.ts';
import { answerOf } from '../../kernel/answer.ts';
import { bounded, example, integer, list, name, text } from '../../kernel/field.ts';
import { byDefault, inBody, inPath, inQuery } from '../../kernel/operation.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { schemaFlaws } from '../../kernel/schema-flaws.ts';
import { resolveCitation } from '../catalogue/citations.ts';
import { recordOf, searchRecords } from '../catalogue/records.ts';
import { countAsk } from '../limits.ts';
import { protocolText } from '../protocol/protocol.ts';
import { type Citation, citationSchema } from '../protocol/shapes.ts';
import { answers, linkOf, omegaOperation, sourceOf } from './asked.ts';

const words = bounded(text('Words to look for.', 200), { minLength: 2 });

async function counted(context: AppContext): Promise<void> {
  const { participant } = linkOf(context);
  if (context.limited) await countAsk(context.desk, participant, context.now);
}

export const searchEvidence = omegaOperation({
  name: 'search_evidence',
  method: 'GET',
  path: '/omega/evidence',
  summary:
    'Public records of the catalogue that share words with a question, as extracts with a ref for evidence.',
  input: {
    q: inQuery(example(words, 'senescence')),
    limit: inQuery(byDefault(integer('How many at most.', { minimum: 1, maximum: 50 }), 12)),
  },
  output: answers('{data!: object[]}'),
  run: async ({ q, limit }, context: AppContext) => {
    await counted(context);
    return answerOf({ data: searchRecords(String(q), limit, sourceOf(context)) });
  },
});

export const readRecord = omegaOperation({
  name: 'read_record',
  method: 'GET',
  path: '/omega/records/{family}/{id}',
  summary: 'One public record as plain text, with its ref.',
  input: {
    family: inPath(example(name('The family.'), 'theories')),
    id: inPath(example(name('The public_id (or id) of the record.'), 'cd046b51-f682-525a-ad49-d1b05adf5751')),
  },
  output: answers('{record!: object}'),
  run: async ({ family, id }, context: AppContext) => {
    await counted(context);
    const record = recordOf(`${family}/${id}`, sourceOf(context), 20_000);
    if (!record) throw new Refusal('not_found', 'There is no public record with this ref.');
    return answerOf({ record });
  },
});

export const resolveCitations = omegaOperation({
  name: 'resolve_citations',
  method: 'POST',
  path: '/omega/citations/resolve',
  summary: 'The states that citations would have in an answer; costs no attempt.',
  input: {
    citations: inBody({
      ...example(list({ type: 'object' }, 'At most 25 citations, as steps take them.'), [
        { key: 'c1', kind: 'article', title: 'A work and its title', ids: { doi: '10.5555/example.1' } },
      ]),
      optional: false,
    }),
  },
  output: answers('{data!: object[]}'),
  run: async ({ citations }, context: AppContext) => {
    await counted(context);
    if (citations.length > 25) throw new Refusal('invalid_input', 'At most 25 citations at a time.');
    const schema = citationSchema(context.now.getUTCFullYear() + 1);
    const data = [];
    for (const [at, one] of (citations as readonly unknown[]).entries()) {
      const errors = schemaFlaws(schema, one).map(({ field, keyword, message }) => ({
        field: `citations/${at}${field}`,
        code: keyword,
        message,
      }));
      if (errors.length > 0)
        throw new Refusal('invalid_input', 'A citation does not fit its schema.', { errors });
      const citation = one as Citation;
      data.push({
        key: citation.key,
        ...(await resolveCitation(citation, sourceOf(context), context.omega.lookup)),
      });
    }
    return answerOf({ data });
  },
});

export const readProtocol = omegaOperation({
  name: 'read_protocol',
  method: 'GET',
  path: '/omega/protocols/1',
  open: true,
  cached: true,
  summary:
    'The protocol omega/1: every instruction with its SHA-256, schemas, items, sizes, thresholds, units.',
  input: {},
  output: answers(
    '{protocol!: text, kinds!: object[], items!: object[], sizes!: object, budgets!: object, thresholds!: object, units!: text[], protocol_license!: text}',
  ),
  run: (_, context) => {
    const { license: protocol_license, ...rest } = protocolText(context.now.getUTCFullYear() + 1);
    return answerOf({ ...rest, protocol_license });
  },
});
