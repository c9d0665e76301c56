// From a name to the records that carry it, over all families that the caller may read.

import type { Doc, Family } from '../kernel/family.ts';
import { example, type Field, integer, type JsonSchema, text, titled, word } from '../kernel/field.ts';
import { parsed } from '../kernel/json.ts';
import { isPublished, relaxation } from '../kernel/listing.ts';
import { byDefault, type Context, inQuery, maybe, type Operation, operation } from '../kernel/operation.ts';
import type { ListRequest } from '../kernel/reader.ts';
import { tierRequired } from '../kernel/refusal.ts';
import { shape } from '../kernel/shape.ts';
import { reaches } from '../kernel/tier.ts';
import { foldedWords } from '../matching/folded-words.ts';

/** So many rows of a family are compared with the name. */
const compared = 20;

const item = shape(
  `{family: text, id?: text, public_id?: text, name: text, match: exact|all_words|some_words,
    get?: {tool: text, argument: text}}`,
);

interface Found {
  readonly family: Family;
  readonly row: Doc;
  readonly name: string;
  readonly likeness: number;
  readonly match: 'exact' | 'all_words' | 'some_words';
}

/** @param shows operations of which some show one record of a family */
export function resolveNameOperation(declared: readonly Family[], shows: readonly Operation[]): Operation {
  const families = declared.filter((family) => isPublished(family) && family.search?.[0] !== undefined);
  const name = text('The name, or a part of it.');
  const named = { ...name, schema: { ...name.schema, minLength: 2, maxLength: 200 } as JsonSchema };
  return operation({
    name: 'resolve_name',
    method: 'GET',
    path: '/resolve',
    tier: 'public',
    tag: 'Search',
    summary: 'The records that a name may mean, most alike first, with their public_id.',
    description:
      'Case and diacritics do not count. Records that are past or stale are found too. get names the operation that shows the record, and its parameter.',
    input: {
      name: inQuery(example(named as Field<string>, 'Hallowmere Ageing Trust')),
      family: inQuery(
        maybe(
          word(
            families.map((one) => one.name),
            'Only this family.',
          ),
        ),
      ),
      limit: inQuery(byDefault(integer('How many records to answer.', { minimum: 1, maximum: 50 }), 10)),
    },
    refuses: ['tier_required'],
    output: () =>
      ({
        type: 'object',
        properties: { data: { type: 'array', items: titled('NameMatch', item) }, meta: relaxation },
        required: ['data'],
      }) as unknown as JsonSchema,
    run: ({ name, family, limit }, context) => {
      const own = families.filter(({ tier }) => reaches(context.tier, tier));
      const asked = family === undefined ? own : families.filter((one) => one.name === family);
      for (const one of asked) {
        if (!reaches(context.tier, one.tier)) throw tierRequired(one.name, one.tier, context.tier);
      }
      const foundIn = (some: readonly Family[]) => some.flatMap((one) => alike(one, name, context));
      const found = foundIn(asked);
      found.sort((a, b) => b.likeness - a.likeness || (a.name < b.name ? -1 : 1));
      const data = found.slice(0, limit).map(({ family, row, name, match }) => ({
        family: family.name,
        id: row.id ?? null,
        public_id: row.public_id ?? null,
        name,
        match,
        get: getOf(family, shows),
      }));
      const relax = () => [{ drop: 'family', total: foundIn(own).length }];
      const meta = family !== undefined && data.length === 0 ? { meta: { relax: relax() } } : {};
      return { text: JSON.stringify({ data, ...meta }) };
    },
  });
}

/** Records whose name has the words; where there are none, those with some of them. */
function alike(family: Family, name: string, context: Context): readonly Found[] {
  const words = foldedWords(name);
  if (words.length === 0) return [];
  const request: ListRequest = {
    tier: context.tier,
    now: context.now,
    filters: widest(family),
    limit: compared,
    offset: 0,
    anyOf: words,
    anyIn: family.search?.[0] as string,
    uncounted: true,
  };
  const compare = (rows: readonly string[]) =>
    rows.flatMap((row) => likened(family, parsed(row, context.site), words) ?? []);
  const all = family.filters?.q ? { ...request.filters, q: words.join(' ') } : request.filters;
  const found = compare(context.reader.list(family, { ...request, filters: all }).rows);
  return found.length > 0 ? found : compare(context.reader.list(family, request).rows);
}

/** Filters that leave nothing out that the caller may see. */
function widest(family: Family): Doc {
  const filters: Record<string, unknown> = {};
  for (const [parameter, { kind, param }] of Object.entries(family.filters ?? {})) {
    if (kind !== 'choice') continue;
    const words = param.schema.enum as readonly string[] | undefined;
    if (param.schema.type === 'boolean') filters[parameter] = true;
    else if (words?.includes('all')) filters[parameter] = 'all';
    else if (param.schema.default !== undefined) filters[parameter] = param.schema.default;
  }
  return filters;
}

function likened(family: Family, row: Doc, words: readonly string[]): Found | null {
  const name = row[family.search?.[0] as string];
  if (typeof name !== 'string') return null;
  const own = foldedWords(name);
  const common = words.filter((word) => own.some((one) => one.startsWith(word))).length;
  const exact = own.join(' ') === words.join(' ');
  const likeness = exact ? 2 : common / words.length + common / Math.max(own.length, 1) / 10;
  if (!exact && common * 2 < words.length) return null;
  return {
    family,
    row,
    name,
    likeness,
    match: exact ? 'exact' : common === words.length ? 'all_words' : 'some_words',
  };
}

function getOf(family: Family, shows: readonly Operation[]): { tool: string; argument: string } | null {
  const showing = shows.filter((one) => one.shows?.family === family);
  const chosen = showing.find(({ name }) => name === `get_${family.singular}`) ?? showing[0];
  const argument = /\{(\w+)\}$/.exec(chosen?.path ?? '')?.[1];
  return chosen && argument ? { tool: chosen.name, argument } : null;
}
