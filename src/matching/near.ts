// What is near a search that found nothing: another spelling, a label that it names, a wider scope, another family,
// and the records that fit it best. Lists, the tool server and the website's search show the same.

import type { Doc, Family } from '../kernel/family.ts';
import type { Field } from '../kernel/field.ts';
import { defaultFilters, type Filters, otherWords } from '../kernel/filter.ts';
import { isPublished } from '../kernel/listing.ts';
import type { Finder } from '../kernel/operation.ts';
import { metIn, nothingNear } from '../kernel/question-budget.ts';
import type { ListRequest, NamedLabels, Reader } from '../kernel/reader.ts';
import { lastRemembered, onceFor, remembered } from '../kernel/remembered.ts';
import { reaches, type Tier } from '../kernel/tier.ts';
import { widest } from '../kernel/widest.ts';
import { searchedWords } from '../shelf/layout/text-index.ts';
import { matchesOf } from './match.ts';
import { knownIn, lexiconIn } from './question/catalogue-lexicon.ts';
import { type Known, type ReadQuery, readQuery } from './question/read-query.ts';
import type { ItemKind } from './scoring/score.ts';
import { metBy } from './second-reading.ts';
import { foldedWords } from './words/folded-words.ts';
import { type Lexicon, saying } from './words/lexicon.ts';

const maxRecords = 10;
/** What scores less is not near. */
const minScore = 25;
/** What lists are asked for the labels of their rows with. */
const labelParameters = ['label', 'labels', 'labels_any'];
/** Names have no more words, with those that connect them. */
const maxInName = 8;

/** What is known of words among no records at all, at no moment. */
const amongNone = {
  having: () => 0,
  titleWords: () => [],
  now: new Date(0),
} satisfies Partial<Known>;
/** So many names that no label has are remembered with the labels near to them, if they are no longer than that. */
const [maxNames, longestName] = [200, 200];

/** Families whose records are matched with questions. */
const matched: Readonly<Record<string, ItemKind>> = { grants: 'grant', events: 'event' };

export function finderOver(reader: Reader, families: readonly Family[]): Finder {
  // One search asks many families for the same words.
  const named = lastRemembered(namedLabels);
  return {
    named: (q, tier) => named(q, lexiconIn(reader, tier)),
    met: (family, request) => metBy(family, request, reader),
    near: (family, request, goesOn, unnamed) =>
      nearOf(family, request, { reader, families, goesOn, unnamed }),
  };
}

/** The longest names of labels in a search, from its beginning on. */
function namedLabels(q: string, lexicon: Lexicon): readonly NamedLabels[] {
  const { words } = searchedWords(q);
  const named: NamedLabels[] = [];
  for (let at = 0; at < words.length; ) {
    const [taken, labels] = labelsAt(words, at, lexicon);
    if (labels.length > 0) named.push({ words: words.slice(at, at + taken), labels });
    at += taken;
  }
  return named;
}

function labelsAt(words: readonly string[], at: number, lexicon: Lexicon): [number, readonly string[]] {
  for (let many = Math.min(maxInName, words.length - at); many > 0; many--) {
    const telling = saying(words.slice(at, at + many).flatMap(foldedWords));
    const labels = lexicon.named(telling).flatMap(({ meaning }) => meaning.label ?? []);
    if (labels.length > 0) return [many, labels];
  }
  return [1, []];
}

/** The choices that show other rows than these filters do, the widest of each filter last. */
function otherChoices(family: Family, filters: Doc): readonly (readonly [string, unknown])[] {
  return Object.entries(widest(family)).flatMap(([parameter, all]) => {
    const now = filters[parameter];
    const param = (family.filters as Filters)[parameter]?.param as Field;
    const values = all === 'all' ? otherWords(param, now) : [all].filter((value) => value !== now);
    return values.map((value) => [parameter, value] as const);
  });
}

interface Around {
  readonly reader: Reader;
  readonly families: readonly Family[];
  /** Asked before each count: false, and it is told without it. */
  readonly goesOn: () => boolean;
  /** What nothing names, where the records were matched before and none fits. */
  readonly unnamed: readonly string[] | undefined;
}

/** What is near an empty list: where it searches no words, wider scopes of it alone; null where nothing is. */
function nearOf(
  family: Family,
  request: ListRequest,
  { reader, families, goesOn, unnamed }: Around,
): Doc | null {
  const { q, ...filters } = request.filters;
  const { tier, now } = request;
  const count = (one: Family, asked: Doc) => {
    if (!goesOn()) return 0;
    const { named } = request;
    return reader.count(one, { tier, now, filters: asked, limit: 0, offset: 0, ...(named ? { named } : {}) });
  };
  const wider = otherChoices(family, filters);
  const some = <One extends { total: number }>(found: readonly One[]) =>
    found.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total);
  const scopes = () => {
    // What nobody is shown at the widest is in no scope.
    if (wider.length > 1 && count(family, { ...request.filters, ...widest(family) }) === 0) return [];
    return some(
      wider.map(([parameter, value]) => ({
        parameter,
        value,
        total: count(family, { ...request.filters, [parameter]: value }),
      })),
    );
  };
  const among = { tier, now, filters: { ...filters, ...openFilters(family, filters) } };
  const known = knownIn(family, reader, among);
  const labelled = (named: readonly string[], besides = (label: string): Doc => ({ ...filters, label })) =>
    some(
      (family.filters?.label ? named : []).map((label) => ({
        label,
        name: known.lexicon.meanings.get(label)?.names[0] ?? label,
        total: count(family, besides(label)),
      })),
    );
  if (typeof q !== 'string' || !family.search?.length) {
    const isNone = (label: string) => !known.lexicon.meanings.has(label);
    // A label that is none may be the name of one; no record carries it, so none is asked for its words.
    const labels = labelParameters.flatMap((parameter) => {
      const given = filters[parameter] ?? [];
      const asked = (typeof given === 'string' ? [given] : given) as readonly string[];
      const none = asked.filter(isNone);
      if (none.length === 0) return [];
      const mended = (label: string) => asked.map((one) => (isNone(one) ? label : one));
      const name = none.join(' ').replaceAll('-', ' ');
      return labelled(labelsOfName(known.lexicon)(name), (label) => ({
        ...filters,
        [parameter]: parameter === 'label' ? label : mended(label),
      }));
    });
    const scope = scopes();
    return labels.length + scope.length > 0 ? { ...nothingNear, labels, scope, met: [] } : null;
  }
  // Signs and blanks ask for nothing, also of families that look for them within names.
  if (foldedWords(q).length === 0) return null;
  const read = readQuery(q, known);
  const otherFamilies = families.filter((one) => one !== family && searchable(one, tier));
  const kind = unnamed ? undefined : matched[family.name];
  // Records are named here without their addresses.
  const matches = kind && matchesOf(family, q, { reader, ...among, site: '', kind, limit: maxRecords, read });
  const best = (matches?.best ?? []).filter(({ item }) => item.score >= minScore);
  const near = {
    spelling: read.corrected,
    labels: labelled(labelsNearTo(read, known.lexicon)),
    scope: scopes(),
    families: some(
      otherFamilies.map((one) => ({ family: one.name, total: count(one, { ...defaultFilters(one), q }) })),
    ),
    records: best.map(({ item, record, named }) => ({
      id: record.id,
      public_id: item.public_id,
      name: item.title,
      score: item.score,
      named,
    })),
  };
  const metWords = metIn(request);
  const any = [...Object.values(near), metWords].some((one) => one.length > 0);
  return any ? { ...near, unnamed: unnamed ?? matches?.unnamed ?? [], met: metWords } : null;
}

/**
 * The labels of what is asked for, and those below it where it is all that is asked for: who asks for muscle in old
 * age does not mean the ageing of brains, who asks for ageing may.
 */
function labelsNearTo({ aspects }: ReadQuery, lexicon: Lexicon): string[] {
  const meanings = aspects.flatMap((aspect) => aspect.meanings);
  const own = meanings.flatMap((slug) => lexicon.meanings.get(slug)?.label ?? []);
  const alone = aspects.length === 1 ? aspects.flatMap(({ labels }) => labels) : [];
  return [...new Set([...own, ...alone])];
}

/** The labels near to what was given for a label and is none; who gives a label names no funder and no day. */
const labelsOfName = onceFor((lexicon: Lexicon) =>
  remembered(
    maxNames,
    (name) => labelsNearTo(readQuery(name, { lexicon, ...amongNone }), lexicon),
    longestName,
  ),
);

/** The pool of the matcher: whatever is open, whatever its relevance. */
function openFilters(family: Family, filters: Doc): Doc {
  return family.filters?.scope && filters.scope !== undefined ? { scope: 'all' } : {};
}

function searchable(family: Family, tier: Tier): boolean {
  return family.filters?.q !== undefined && isPublished(family) && reaches(tier, family.tier);
}
