// What is worth scoring: the records that have most of what a question asks, foretold from the index alone.
// score.ts says the same of one record by its text.

import type { Doc, Family } from '../kernel/family.ts';
import { parsed } from '../kernel/json.ts';
import type { ListRequest, Reader, RowSet } from '../kernel/reader.ts';
import { lazily } from '../kernel/remembered.ts';
import { callsOfManyInstitutes, generalCalls } from './calls/general-calls.ts';
import { type Among, havingValue } from './question/catalogue-lexicon.ts';
import { deadlinesIn, undated } from './question/months-in.ts';
import type { Aspect, ReadQuery } from './question/read-query.ts';
import { finderOf } from './scoring/matches-in.ts';
import { wholeBiology } from './scoring/misfits.ts';
import {
  isFrame,
  isOfTheFunder,
  isTopic,
  nearness,
  ofWords,
  share,
  shareIn,
  takenByAnyField,
  weightOf,
} from './scoring/score-weights.ts';

interface Candidates {
  /** Best match first; read as they are asked for. */
  readonly rows: Iterable<Row>;
  /** The weight of each aspect, by its number. */
  readonly weights: readonly number[];
  /** The numbers of the topics that no record of the list names. */
  readonly unnamed: readonly number[];
}

interface Row {
  readonly id: string;
  readonly text: string;
}

interface SharedRows {
  readonly rows: RowSet;
  readonly share: number;
}

/**
 * How much more of all that is asked calls about ageing are foretold to have than calls on something else: the score
 * takes it from those (scoring/misfits.ts).
 */
const foretoldFieldBonus = 0.12;
/** What a call for any field in the asked frame is foretold to have of a topic: the score takes it to name nothing. */
const foretoldInFrame = 0.6;
/** Of what only short names say, so many texts are looked at. */
const maxLookedAt = 20;
/** And one of many institutes, that for ageing not among them; whether it is in the frame its text says. */
const foretoldOfInstitutes = 0.4;

/** Among the records of a list, `limit` of them at most, of which the `first` are probably read. */
export function candidatesOf(
  family: Family,
  { aspects, titled = [] }: ReadQuery,
  reader: Reader,
  among: Among & { readonly limit: number; readonly first?: number },
): Candidates {
  const { limit, first, ...list } = among;
  const request = { ...list, limit: 0, offset: 0 };
  const all = reader.count(family, request);
  const title = family.heading as string;
  const name = family.search?.[2] ?? title;
  const rowsOf = (filters: Doc, more: Partial<ListRequest> = {}) =>
    reader.rowSet(family, { ...request, ...more, filters: { ...list.filters, ...filters } });
  const sets = (phrases: readonly string[], anyIn?: string) =>
    rowsOf({}, { phrases, ...(anyIn === undefined ? {} : { anyIn }) });
  const find = (aspect: Aspect, phrases: readonly string[], weight: number): readonly SharedRows[] => {
    if (phrases.length === 0) return [];
    if (isOfTheFunder(aspect)) return byPlace(aspect, weight, name, (anyIn) => sets(phrases, anyIn));
    if (aspect.kind === 'number') {
      const numbered = aspect.bearers?.length ? [sets(phrases, 'number')] : [];
      return numbered.map((rows) => ({ rows, share: share.exact }));
    }
    const rows = sets(phrases);
    if (rows.size === 0) return [];
    if (aspect.kind === 'funder') return [{ rows: sets(phrases, title), share: shareIn(aspect, 'title') }];
    const allMultiword = weight === share.exact && phrases.every((phrase) => phrase.includes(' '));
    return [
      { rows, share: weight * shareIn(aspect, 'text', allMultiword) },
      { rows: sets(phrases, title), share: weight * shareIn(aspect, 'title') },
    ];
  };
  // What is only near needs no telling where it stands.
  const findNear = (aspect: Aspect, phrases: readonly string[], weight: number): readonly SharedRows[] =>
    phrases.length === 0 || !isTopic(aspect)
      ? find(aspect, phrases, weight)
      : [{ rows: sets(phrases), share: weight * shareIn(aspect, 'text') }];
  const findByLabel = (labels: readonly string[], weight: number): readonly SharedRows[] => {
    return carriedIn(family, labels).map((one) => ({ rows: rowsOf(one), share: weight * share.byLabel }));
  };
  const open = lazily(() => openTo(family, reader, request, aspects));
  const taken = takenByAnyField(aspects);
  const namedBy = (aspect: Aspect, besides: readonly string[] = []) => {
    const others = (phrases: readonly string[]) => phrases.filter((phrase) => !besides.includes(phrase));
    return [
      ...find(aspect, others(aspect.exact), share.exact),
      ...find(aspect, others(aspect.alike), share.alike),
      ...findByLabel(aspect.labels, share.exact),
    ];
  };
  const weightedSets = aspects.map((aspect) => {
    const funded = paidBy(aspect, (funder) =>
      reader.rowSet(family, havingValue(request, 'funded_by', funder)),
    );
    const named = [...funded, ...namedBy(aspect)];
    const having = Math.max(0, ...named.map(({ rows }) => rows.size));
    const sets = [
      ...named,
      ...findNear(aspect, aspect.whole, share.whole),
      ...findByLabel(aspect.wholeLabels, share.whole),
      ...findNear(aspect, aspect.near, share.near),
      ...findNear(aspect, aspect.related ?? [], share.related),
      ...findByLabel(aspect.nearLabels, share.near),
      ...(aspect.biology ? findByLabel(wholeBiology, share.biology / share.byLabel) : []),
      ...closingIn(aspect, family, list.filters).map((asked) => ({
        rows: rowsOf(asked),
        share: share.inTitle,
      })),
      ...(taken(aspect)
        ? open().map(({ rows, share }) => ({ rows, share: aspect.kind === 'word' ? share * ofWords : share }))
        : []),
    ];
    return { weight: weightOf(aspect, having, all, aspects), sets, named };
  });
  const isNamed = (aspect: Aspect, named: readonly SharedRows[]) => {
    const { small } = aspect;
    const some = (sets: readonly SharedRows[]) => sets.some(({ rows }) => rows.size > 0);
    if (small.length === 0 || !some(named) || some(namedBy(aspect, small))) return some(named);
    const looked = { tier: list.tier, aspects: [{ weight: 1, sets: named }], limit: maxLookedAt };
    return isSaidIn(reader.topRows(family, looked), family, aspect);
  };
  const near = aspects.some(({ ageing }) => ageing) && family.filters?.open_to_ageing !== undefined;
  const ofField = Object.entries(near ? nearness : {}).map(([open_to_ageing, share]) => ({
    rows: rowsOf({ open_to_ageing }),
    share,
  }));
  const weight = foretoldFieldBonus * weightedSets.reduce((sum, one) => sum + one.weight, 0);
  const topRows = reader.topRows(family, {
    tier: list.tier,
    aspects: [...weightedSets, { weight, sets: ofField }],
    limit,
    first,
  });
  return {
    rows: titledFirst(titled, (id) => reader.stored(family, id, list.tier), topRows),
    weights: weightedSets.map(({ weight }) => weight),
    unnamed: aspects.flatMap((one, at) =>
      mustBeNamed(one) && !isNamed(one, weightedSets[at]?.named ?? []) ? [at] : [],
    ),
  };
}

/**
 * Calls for any field, and among them those in the frame that is asked for and those for the applicants who ask: others
 * take no place from calls that name the topic.
 */
function openTo(
  family: Family,
  reader: Reader,
  request: ListRequest,
  aspects: readonly Aspect[],
): readonly SharedRows[] {
  const general = (more: Partial<ListRequest> = {}) => generalCalls(family, reader, { ...request, ...more });
  const title = family.heading as string;
  const inFrame = aspects.filter(isFrame).flatMap(({ exact, alike, labels }) => {
    const phrases = [...exact, ...alike];
    const filters = { ...request.filters, labels_any: labels };
    return [
      ...(phrases.length > 0 ? general({ phrases, anyIn: title }) : []),
      ...(labels.length > 0 ? general({ filters }) : []),
    ];
  });
  const ofManyInstitutes = inFrame.length > 0 ? callsOfManyInstitutes(family, reader, request) : [];
  const forApplicants = aspects.flatMap(({ kind, exact, alike }) =>
    kind === 'applicant' ? general({ phrases: [...exact, ...alike] }) : [],
  );
  return [
    ...general().map((rows) => ({ rows, share: share.open })),
    ...inFrame.map((rows) => ({ rows, share: foretoldInFrame })),
    ...ofManyInstitutes.map((rows) => ({ rows, share: foretoldOfInstitutes })),
    ...forApplicants.map((rows) => ({ rows, share: share.openToApplicant })),
  ];
}

/** What is asked of the list for records that carry any of some labels; nothing where there are none, or no such filter. */
function carriedIn({ filters }: Family, labels: readonly string[]): readonly Doc[] {
  if (filters?.labels_any) return labels.length > 0 ? [{ labels_any: labels }] : [];
  return filters?.label ? labels.map((label) => ({ label })) : [];
}

/** Of a country within Europe few funders have the name, and their calls say where the hosts are. */
function byPlace(
  aspect: Aspect,
  weight: number,
  name: string,
  sets: (anyIn?: string) => RowSet,
): readonly SharedRows[] {
  const funders = { rows: sets(name), share: weight * shareIn(aspect, 'name') };
  if (aspect.near.length === 0) return [funders];
  return [funders, { rows: sets(), share: weight * shareIn(aspect, 'text') }];
}

/** The records whose title was asked for, then the others. */
function* titledFirst(
  titled: readonly string[],
  textOf: (id: string) => string | null,
  others: Iterable<Row>,
): Generator<Row> {
  for (const id of titled) {
    const text = textOf(id);
    if (text !== null) yield { id, text };
  }
  for (const one of others) if (!titled.includes(one.id)) yield one;
}

/** Whether a text says what short names alone found: the index knows no capitals, and "PET" is no pet. */
function isSaidIn(rows: Iterable<Row>, { search = [] }: Family, aspect: Aspect): boolean {
  const finder = finderOf([{ ...aspect, near: [], related: [], whole: [] }]);
  for (const { text } of rows) {
    const row = parsed(text, '');
    if (finder(search.map((member) => String(row[member] ?? '')).join('\n')).length > 0) return true;
  }
  return false;
}

/** Whether it is told where no record has it. */
function mustBeNamed(aspect: Aspect): boolean {
  return isTopic(aspect) || ['number', 'funder', 'place', 'scheme'].includes(aspect.kind);
}

/** What is asked of the list for records that close then, where nothing narrows it to other days. */
function closingIn({ closes = undated }: Aspect, family: Family, given: Doc): readonly Doc[] {
  const { deadline_after: after, deadline_before: before } = given;
  const isNarrowed = !family.filters?.deadline_after || after !== undefined || before !== undefined;
  return closes === undated || isNarrowed ? [] : [{ ...deadlinesIn(closes) }];
}

/** The records that a funder pays for, by whole names of it. */
function paidBy({ funder }: Aspect, rowsOf: (funder: string) => RowSet): readonly SharedRows[] {
  return funder === undefined ? [] : [{ rows: rowsOf(funder), share: share.exact }];
}
