// From a name to the records that carry it, over all families that the caller may read.

import { answerOf } from '../kernel/answer.ts';
import type { Doc, Family } from '../kernel/family.ts';
import { bounded, example, integer, oneOf, text, titled } from '../kernel/field.ts';
import { parsed } from '../kernel/json.ts';
import { isPublished, relaxation } from '../kernel/listing.ts';
import { byDefault, type Context, inQuery, maybe, type Operation, operation } from '../kernel/operation.ts';
import { compareTexts } from '../kernel/plain-text.ts';
import { stopwatch } from '../kernel/question-budget.ts';
import type { ListRequest } from '../kernel/reader.ts';
import { invalid, tierRequired } from '../kernel/refusal.ts';
import { wholeShape } from '../kernel/shape.ts';
import { reaches } from '../kernel/tier.ts';
import { widest } from '../kernel/widest.ts';
import { foldedWords, stands } from '../matching/words/folded-words.ts';

/** What has parts that all belong to its answer is refused only where the next one could take too long. */
const refusedAfterMs = 100;

/** So many rows of a family are compared with the name. */
const compared = 20;

const item = wholeShape(
  `{family: text, id?: text, public_id?: text, name: said, match: exact|all_words|some_words,
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
  const families = declared.filter(
    (family) => isPublished(family) && (searchedByName(family) || filteredByName(family)),
  );
  const named = bounded(text('A name, a part of one, or a call number.', 200), { minLength: 2 });
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
      name: inQuery(example(named, 'Ombrelune')),
      family: inQuery(
        maybe(
          oneOf(
            families.map((one) => one.name),
            'Only this family.',
          ),
        ),
      ),
      limit: inQuery(byDefault(integer('How many records to answer.', { minimum: 1, maximum: 50 }), 10)),
      offset: inQuery(
        byDefault(integer('How many records to pass over.', { minimum: 0, maximum: 1_000 }), 0),
      ),
    },
    refuses: ['tier_required'],
    output: () => ({
      type: 'object',
      properties: {
        data: { type: 'array', items: titled('NameMatch', item) },
        total: { type: 'integer', description: 'How many records were found.' },
        meta: relaxation,
      },
      required: ['data', 'total'],
    }),
    run: ({ name, family, limit, offset }, context) => {
      const own = families.filter(({ tier }) => reaches(context.tier, tier));
      const searchedFamilies = family === undefined ? own : families.filter((one) => one.name === family);
      for (const one of searchedFamilies) {
        if (!reaches(context.tier, one.tier)) throw tierRequired(one.name, one.tier, context.tier);
      }
      const spent = stopwatch(context);
      const foundIn = (some: readonly Family[]) => some.flatMap((one) => alike(one, name, context, spent));
      const found = foundIn(searchedFamilies);
      found.sort(
        (a, b) => b.likeness - a.likeness || compareTexts(a.name, b.name) || compareTexts(idOf(a), idOf(b)),
      );
      const data = found.slice(offset, offset + limit).map(({ family, row, name, match }) => ({
        family: family.name,
        id: row.id ?? null,
        public_id: row.public_id ?? null,
        name,
        match,
        get: getOf(family, shows),
      }));
      const relax = () => [{ drop: 'family', total: foundIn(own).length }];
      const meta = family !== undefined && found.length === 0 ? { meta: { relax: relax() } } : {};
      return answerOf({ data, total: found.length, ...meta });
    },
  });
}

function idOf({ family, row }: Found): string {
  return `${family.name}/${row.id}`;
}

/** Of a longer name the first so many words must occur, or some of its longest. */
const maxWords = 10;
const maxLookedFor = 5;

/** Records whose name has the words; where there are none, those with some of them. */
function alike(family: Family, name: string, context: Context, spent: () => number): readonly Found[] {
  checkSpent(spent);
  const words = foldedWords(name);
  if (words.length === 0) return [];
  const request: ListRequest = {
    tier: context.tier,
    now: context.now,
    filters: widest(family),
    limit: compared,
    offset: 0,
    anyOf: words.toSorted((a, b) => b.length - a.length).slice(0, maxLookedFor),
    anyIn: family.heading as string,
    uncounted: true,
  };
  const compare = (rows: readonly string[]) =>
    rows.flatMap(
      (row) => likened(family, namedRow(family, parsed(row, context.site), words, context), words) ?? [],
    );
  if (filteredByName(family)) return compare(rowsWithOneOf(family, request, context));
  const all = family.filters?.q
    ? { ...request.filters, q: words.slice(0, maxWords).join(' ') }
    : request.filters;
  const whole = context.reader.list(family, { ...request, filters: all }).rows;
  const byAlias = aliased(family) ? context.reader.list(family, { ...request, anyIn: 'aliases' }).rows : [];
  const found = compare([
    ...new Set([...whole, ...byAlias, ...rowsAsWritten(family, request, words, context)]),
  ]);
  if (found.length > 0) return found;
  checkSpent(spent);
  return compare(context.reader.list(family, request).rows);
}

/** Refuses to go on with a question that has taken its time, which its words made dear. */
function checkSpent(spent: () => number): void {
  if (spent() <= refusedAfterMs) return;
  const message = 'name has so many common words that it cannot be answered; ask with fewer or longer words.';
  throw invalid('name', message, 'too_dear');
}

/** Rows with the words as they stand in a name: among many names that only begin alike these may be the last. */
function rowsAsWritten(
  family: Family,
  { anyOf: _, ...request }: ListRequest,
  words: readonly string[],
  { reader }: Context,
): readonly string[] {
  const phraseRequest = { ...request, phrases: [words.join(' ')] };
  const members = [request.anyIn as string, ...otherMembers(family, words)];
  return members.flatMap((anyIn) => reader.list(family, { ...phraseRequest, anyIn }).rows);
}

/** Whether its records have other names that are searched. */
function aliased({ search }: Family): boolean {
  return search?.includes('aliases') === true;
}

/** Members with what its records are called besides: other names, and what a source numbers them by. */
function otherMembers(family: Family, words: readonly string[]): readonly string[] {
  const numbered = family.search?.includes('number') && words.some((word) => /\d/.test(word));
  return [...(aliased(family) ? ['aliases'] : []), ...(numbered ? ['number'] : [])];
}

/** A row with its other names, which only details show. */
function namedRow(family: Family, row: Doc, words: readonly string[], context: Context): Doc {
  const members = otherMembers(family, words);
  const one = members.length > 0 ? context.reader.stored(family, row.id as string, context.tier) : null;
  if (one === null) return row;
  const whole = parsed(one, context.site);
  return { ...row, ...Object.fromEntries(members.map((member) => [member, whole[member]])) };
}

/** Whether what its records are called can be searched. */
function searchedByName({ heading, search }: Family): boolean {
  return heading !== undefined && search?.includes(heading) === true;
}

/** Whether what its records are called is no part of the text index, but a list is filtered by it. */
function filteredByName(family: Family): boolean {
  return family.heading !== undefined && family.search === undefined && family.filters?.q !== undefined;
}

/** Rows whose name has one of the words that are looked for. */
function rowsWithOneOf(
  family: Family,
  { anyOf = [], anyIn: _, ...request }: ListRequest,
  { reader }: Context,
): readonly string[] {
  const rows = anyOf.flatMap(
    (q) => reader.list(family, { ...request, filters: { ...request.filters, q } }).rows,
  );
  return [...new Set(rows)];
}

/** A list of names, or such lists by language. */
function otherNames(aliases: unknown): readonly string[] {
  if (Array.isArray(aliases)) return aliases as readonly string[];
  const byLanguage = (aliases ?? {}) as Readonly<Record<string, readonly string[] | null>>;
  return Object.values(byLanguage).flatMap((names) => names ?? []);
}

function likened(family: Family, row: Doc, words: readonly string[]): Found | null {
  const name = row[family.heading as string];
  if (typeof name !== 'string') return null;
  const { number } = row;
  const numbers = typeof number === 'string' ? [number] : [];
  const [best, ...others] = [name, ...otherNames(row.aliases), ...numbers]
    .map((one, at) => ({ ...likeness(foldedWords(one), words), byName: at === 0 }))
    .toSorted((a, b) => b.likeness - a.likeness);
  if (!best || best.likeness === 0) return null;
  // A name outweighs an alias that is as alike.
  const own = best.byName || others.some((one) => one.byName && one.likeness === best.likeness);
  return { family, row, name, likeness: own ? best.likeness : best.likeness - 0.01, match: best.match };
}

/** 0 where less than half of the words are in it. */
function likeness(own: readonly string[], words: readonly string[]): Pick<Found, 'likeness' | 'match'> {
  const common = words.filter((word) => own.some((one) => stands(word, one))).length;
  if (own.join(' ') === words.join(' ')) return { likeness: 2, match: 'exact' };
  const alike = common / words.length + common / Math.max(own.length, 1) / 10;
  const match = common === words.length ? 'all_words' : 'some_words';
  return { likeness: common * 2 < words.length ? 0 : alike, match };
}

/** The operation that shows one record of the family, and its parameter; null where none does. */
export function getOf(
  family: Family,
  shows: readonly Operation[],
): { tool: string; argument: string } | null {
  const showing = shows.filter((one) => one.shows?.family === family);
  const chosen = showing.find(({ name }) => name === `get_${family.singular}`) ?? showing[0];
  const argument = /\{(\w+)\}$/.exec(chosen?.path ?? '')?.[1];
  return chosen && argument ? { tool: chosen.name, argument } : null;
}
