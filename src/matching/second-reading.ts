// The second reading of a list's search. Where no row has all words, a question may still be met whole: words that
// only ask ("funding for") are not looked for, and each thing that is asked for is met by any form, spelling,
// synonym or label of it. Whoever meets only a part of it stays out; what is near tells of these.

import type { Family } from '../kernel/family.ts';
import type { ListRequest, Met, Reader } from '../kernel/reader.ts';
import { searchedWords } from '../shelf/layout/text-index.ts';
import { knownIn } from './question/catalogue-lexicon.ts';
import { type Aspect, type ReadQuery, readQuery } from './question/read-query.ts';
import { isFrame, isTopic } from './scoring/score-weights.ts';
import type { Lexicon } from './words/lexicon.ts';

/** Families whose records are asked for in questions, and the member that says where their money comes from. */
const readFamilies: Readonly<Record<string, { readonly placedBy?: string }>> = {
  grants: { placedBy: 'funder_name' },
  events: {},
};

/** Calls for any field, and those in which an institute of ageing takes part, as `open_to_ageing` says it. */
const openField = { column: 'open_field', value: 'any_field' } as const;
const openByInstitute = { column: 'open_field', value: 'institute' } as const;

/** The request in its second reading; null where its words stand for themselves, or nothing meets them so either. */
export function metBy(family: Family, request: ListRequest, reader: Reader): ListRequest | null {
  const { q, ...filters } = request.filters;
  const { placedBy } = readFamilies[family.name] ?? {};
  if (!readFamilies[family.name] || typeof q !== 'string') return null;
  const { words, quoted } = searchedWords(q);
  // One word is a word or its beginning, and a quotation is what it says.
  if (words.length < 2 || quoted.length > 0) return null;
  const few = { ...request, limit: 1, offset: 0, uncounted: true };
  if (reader.list(family, few).rows.length > 0) return null;
  const { tier, now } = request;
  const known = knownIn(family, reader, { tier, now, filters });
  const read = readQuery(q, known);
  if (!isWhole(read)) return null;
  const framed = read.aspects.some(isFrame);
  const together = namedTogether(read.aspects, known.lexicon);
  const metAspects = read.aspects.map((aspect) =>
    meeting(aspect, framed, placedBy, together.get(aspect) ?? []),
  );
  return reader.list(family, { ...few, met: metAspects }).rows.length > 0
    ? { ...request, met: metAspects }
    : null;
}

/** Whether nothing of the question is lost when all that was read of it is met. */
function isWhole({
  aspects,
  unwanted = [],
  left_out: leftOut,
  closing_within_days: within,
}: ReadQuery): boolean {
  return aspects.length > 0 && unwanted.length === 0 && leftOut.length === 0 && within === null;
}

/**
 * The labels that a thing names with another one, or with words of it: of "depression and suicide in old age" both
 * are names of mental health in later life, so what carries that label meets both. A name of one of them alone says
 * nothing of the other.
 */
function namedTogether(aspects: readonly Aspect[], lexicon: Lexicon): ReadonlyMap<Aspect, readonly string[]> {
  const topics = aspects.filter(isTopic);
  const labels = topics.map((one): [Aspect, readonly string[]] => {
    const together = topics
      .filter((other) => other !== one)
      .flatMap((other) =>
        partsOf(other.asked.split(' ')).flatMap((part) =>
          lexicon
            .named([...one.asked.split(' '), ...part])
            .filter(({ meaning }) => !one.meanings.includes(meaning.slug))
            .filter(
              ({ meaning }) => part.join(' ') !== other.asked || !other.meanings.includes(meaning.slug),
            ),
        ),
      );
    return [one, [...new Set(together.flatMap(({ meaning }) => meaning.label ?? []))]];
  });
  return new Map(labels);
}

/** Words that stand beside each other, in all lengths. */
function partsOf(words: readonly string[]): readonly (readonly string[])[] {
  return words.flatMap((_, from) => words.slice(from).map((_, many) => words.slice(from, from + many + 1)));
}

function meeting(
  aspect: Aspect,
  framed: boolean,
  placedBy: string | undefined,
  together: readonly string[],
): Met {
  const paid = aspect.funder === undefined ? [] : [{ column: 'funded_by', value: aspect.funder }];
  const values = [...paid, ...[...aspect.labels, ...together].map((value) => ({ column: 'labels', value }))];
  return {
    asked: aspect.asked,
    phrases: [...new Set([...aspect.exact, ...aspect.alike])],
    ...(aspect.kind === 'place' && placedBy !== undefined ? { anyIn: placedBy } : {}),
    values: [...values, ...openTo(aspect, framed)],
  };
}

/**
 * Ageing without more is met by what takes research on ageing by its openness alone. Who asks for a fellowship or a
 * scheme for any topic of ageing is served by one for any field.
 */
function openTo({ meanings, ageing }: Aspect, framed: boolean): Met['values'] {
  if (meanings.length === 1 && meanings[0] === 'ageing') return [openField, openByInstitute];
  return ageing && framed ? [openField] : [];
}
