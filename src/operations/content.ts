// The families of content and one item of them; the lists come from the family's declaration.

import type { AppContext } from '../context.ts';
import { content, contentFamilies } from '../families/content/content.ts';
import { absentOrMoved } from '../kernel/absent.ts';
import { href } from '../kernel/address.ts';
import { answerOf } from '../kernel/answer.ts';
import { capitalized } from '../kernel/capitalized.ts';
import { example, name, oneOf, typesOf } from '../kernel/field.ts';
import { objectText, parsed } from '../kernel/json.ts';
import { recordSchema } from '../kernel/listing.ts';
import { inPath, operation } from '../kernel/operation.ts';
import type { Reader } from '../kernel/reader.ts';
import { Refusal } from '../kernel/refusal.ts';
import { onceFor } from '../kernel/remembered.ts';
import { wholeShape } from '../kernel/shape.ts';
import type { Tier } from '../kernel/tier.ts';
import { visible } from '../kernel/visible.ts';
import { newestDump } from './datasets.ts';

const familySchema = wholeShape(
  `{family: text, title: text, count: int, by_text_policy: {full: int, excerpt_only: int},
    fields: {name: text, type: text, nullable: bool}[], api_url: text, dump_url?: text}`,
);

export const listContentFamilies = operation({
  name: 'list_content_families',
  method: 'GET',
  path: '/content',
  tier: 'public',
  tag: content.title,
  summary: 'The families of content, with counts by text policy and their members.',
  input: {},
  output: () => {
    const data = { type: 'array', items: familySchema };
    return { type: 'object', properties: { data }, required: ['data'] };
  },
  run: (_, context: AppContext) => answerOf({ data: familiesOf(context) }),
});

function familiesOf(context: AppContext) {
  const dump_url = newestDump(content, context)?.url ?? null;
  const rows = countsOf(context);
  const count = (family: string, policy: string) =>
    (rows.find((row) => row.family === family && row.policy === policy)?.n as number | undefined) ?? 0;
  return contentFamilies.map((family) => {
    const by_text_policy = { full: count(family, 'full'), excerpt_only: count(family, 'excerpt_only') };
    return {
      family,
      title: capitalized(family),
      count: by_text_policy.full + by_text_policy.excerpt_only,
      by_text_policy,
      fields: members,
      api_url: context.site + href({ path: '/content/{family}' }, { family }),
      dump_url,
    };
  });
}

type Counts = readonly Readonly<Record<string, unknown>>[];
const cache = onceFor((_: Reader) => new Map<Tier, { readonly version: number; readonly counts: Counts }>());

/** Counted once for each state of the catalogue: the answer itself is not kept, it names the newest dump. */
function countsOf({ reader, tier }: AppContext): Counts {
  const known = cache(reader);
  const version = reader.version(tier);
  const last = known.get(tier);
  if (last?.version === version) return last.counts;
  const counts = reader.select(
    `select family, text_policy as policy, count(*) as n from ${visible('content', tier)} group by family, text_policy`,
  );
  known.set(tier, { version, counts });
  return counts;
}

const members = Object.entries(content.fields)
  .filter(([, field]) => field.place === 'row')
  .map(([member, { schema, nullable }]) => {
    const type = typesOf(schema, 'object').find((one) => one !== 'null');
    return { name: member, type, nullable };
  });

export const getContentItem = operation({
  name: 'get_content_item',
  method: 'GET',
  path: '/content/{family}/{id}',
  tier: 'public',
  tag: content.title,
  summary: 'One item of content.',
  input: {
    family: inPath(example(oneOf(contentFamilies, 'The family of content.'), 'letter')),
    id: inPath(example(name('The id (or public_id) of the item.'), content.example as string)),
  },
  refuses: ['merged', 'moved'],
  output: (tier) => ({
    type: 'object',
    properties: { item: recordSchema(content, tier, 'row') },
    required: ['item'],
  }),
  cached: true,
  shows: { family: content, member: 'item' },
  run: async ({ family, id }, context) => {
    const one = context.reader.detail(content, id, context.tier, context.now);
    if (!one) throw await absentOrMoved(content, { path: `/content/${family}/{id}` }, id, context);
    if (parsed(one.text, context.site).family !== family) {
      throw new Refusal('not_found', 'There is no item with this id.');
    }
    return { text: objectText({ item: one.text }) };
  },
});
