// What one list may cost. Its page is asked first; each count beside it is begun only while the question has
// not taken its processor time, so the dearest question costs its page and one count more.

import type { Doc, Family } from './family.ts';
import { windowNames } from './filter.ts';
import type { Context } from './operation.ts';
import type { Facets, ListRequest, Reading } from './reader.ts';
import { invalid, Refusal } from './refusal.ts';

/** Processor time of one question, in ms: beyond it no further count is begun. */
const budgetMs = 60;
/** And beyond this it is not looked for what is near, which asks for more than a count does. */
const beforeNearMs = 30;

/** What is read once and kept for whoever asks next is read for so long in one go. */
const readingMs = 80;

/**
 * Reads what is kept once it was read.
 * @param mostMs for so long in one go
 * @throws Refusal once a question has read for too long: asked again, it goes on from there
 */
export function readingBudget({ cpuMs }: Pick<Context, 'cpuMs'>, mostMs = readingMs): Reading {
  if (!cpuMs) return (read) => read();
  let spent = 0;
  return (read) => {
    if (spent > mostMs) {
      const sentence = 'Words that nobody asked for lately take longer to look up; ask again in a second.';
      throw new Refusal('unavailable', sentence, { retryAfter: 1 });
    }
    const [before, from] = [spent, cpuMs()];
    const found = read();
    // What was read within it is a part of it.
    spent = before + cpuMs() - from;
    return found;
  };
}

/** Of so few rows all facets together cost less than one of many rows: they are counted in one pass. */
const countedAtOnce = 2_000;

/** How much processor time this question has taken so far. */
export function stopwatch({ cpuMs }: Context): () => number {
  if (!cpuMs) return () => 0;
  const from = cpuMs();
  return () => cpuMs() - from;
}

/** One facet after the other, as long as the question has not cost too much; of no rows there is nothing to count. */
export function facetsOf(
  family: Family,
  request: ListRequest,
  { names, total, spent }: { names: readonly string[]; total: number; spent: () => number },
  { reader, maxCounts }: Context,
): Facets {
  const counts: Record<string, readonly { value: string; count: number }[]> = {};
  let until = Number.POSITIVE_INFINITY;
  const atOnce = total > 0 && total <= countedAtOnce;
  for (const name of names) {
    if (total === 0) {
      const facet = family.facets?.[name];
      const windows = facet?.kind === 'windows' ? windowNames(facet.days) : [];
      counts[name] = windows.map((value) => ({ value, count: 0 }));
      continue;
    }
    if (spent() > budgetMs) throw notCounted(family, request);
    if (atOnce) return firstOf(family, reader.facets(family, request, names), maxCounts);
    const one = reader.facets(family, request, [name]);
    Object.assign(counts, one.counts);
    until = Math.min(until, one.until);
  }
  return firstOf(family, { counts, until }, maxCounts);
}

/** Words can be left out; of so many rows what was counted is kept, and the next question goes on from there. */
function notCounted({ filters = {} }: Family, request: ListRequest): Refusal {
  const hasWords = Object.keys(filters).some(
    (name) => filters[name]?.kind === 'search' && request.filters[name] !== undefined,
  );
  if (!hasWords) {
    const sentence =
      'The facets of so many rows take a while to count; ask again in a second, or for fewer facets.';
    return new Refusal('unavailable', sentence, { retryAfter: 1 });
  }
  const message =
    'facets cannot be counted for a q of so many common words; ask for fewer words, or for fewer facets.';
  return invalid('facets', message, 'too_dear');
}

/** The same, of what has values so many of each; of windows all are told. */
function firstOf(family: Family, all: Facets, most: number | undefined): Facets {
  if (most === undefined) return all;
  const counts: Record<string, Facets['counts'][string]> = {};
  for (const name in all.counts) {
    const own = all.counts[name] as Facets['counts'][string];
    const isCut = own.length > most && family.facets?.[name]?.kind === 'values';
    counts[name] = isCut ? own.slice(0, most) : own;
  }
  return { counts, until: all.until };
}

/** Of more filters it is not told how many rows there are without them. */
const maxRelaxed = 3;

/**
 * For an empty page: the filters that were given, each with the number of rows without it, and what is near, as ready
 * JSON; undefined where neither is, for then there is nothing to say but that nothing is there.
 */
export function relaxed(
  family: Family,
  request: ListRequest,
  context: Context,
  spent: () => number = stopwatch(context),
): string | undefined {
  const givenFilters = Object.entries(request.filters).filter(
    ([parameter, value]) =>
      value !== undefined &&
      !family.filters?.[parameter]?.pathOnly &&
      value !== family.filters?.[parameter]?.param.schema.default,
  );
  const relax: { drop: string; total: number }[] = [];
  for (const [drop] of givenFilters.slice(0, maxRelaxed)) {
    if (spent() > budgetMs) break;
    const byDefault = family.filters?.[drop]?.param.schema.default;
    const filters = { ...request.filters, [drop]: byDefault };
    relax.push({ drop, total: context.reader.count(family, { ...request, filters }) });
  }
  const near = nearTo(family, request, context, spent) ?? undefined;
  if (givenFilters.length === 0 && !near) return undefined;
  return JSON.stringify({ relax: relax.sort((a, b) => b.total - a.total), near });
}

export const nothingNear = { spelling: [], labels: [], scope: [], families: [], records: [], unnamed: [] };

/** What the rows of a search in its second reading have in place of its words. */
export function metIn({ met = [] }: ListRequest): readonly string[] {
  return met.map(({ asked }) => asked);
}

/**
 * What is near, as much of it as the question has time for.
 * @param unnamed what nothing names, where the records were matched before and none fits
 */
export function nearTo(
  family: Family,
  request: ListRequest,
  context: Context,
  spent: () => number,
  unnamed?: readonly string[],
): Doc | null {
  if (spent() > beforeNearMs) return request.met ? { ...nothingNear, met: metIn(request) } : null;
  return context.finder?.near(family, request, () => spent() <= budgetMs, unnamed) ?? null;
}
