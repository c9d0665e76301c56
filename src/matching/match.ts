// The one matcher: from a question in plain words to the records that fit it, best first.

import type { Family } from '../kernel/family.ts';
import { parsed } from '../kernel/json.ts';
import type { Reader, Reading } from '../kernel/reader.ts';
import { candidatesOf } from './candidates.ts';
import { type Among, knownIn } from './question/catalogue-lexicon.ts';
import { type Known, type ReadQuery, readQuery } from './question/read-query.ts';
import { bestOf } from './scoring/best-of.ts';
import { asNear, isAnsweredBy } from './scoring/names-most.ts';
import { factsOf } from './scoring/row-facts.ts';
import { type ItemKind, type Scored, scorer } from './scoring/score.ts';
import { traitsIn } from './scoring/traits.ts';

/** The index foretells the order well: of so many more than are put in order at once, the best are among them. */
const rankingMargin = 8;
/** So many are put in order at once, however many are asked for: the order is the same for each length of a page. */
const rankingBatch = 10;
const maxScored = 100;

interface Matching extends Among {
  readonly reader: Reader;
  readonly site: string;
  readonly kind: ItemKind;
  readonly limit: number;
  /** How many of the best are passed over. */
  readonly offset?: number;
  /** The score below which a record does not fit; left out: each fits that has any. */
  readonly minScore?: number;
  /** Reads sets of rows, no more of them in one go than a question may; left out: all. */
  readonly inTime?: Reading;
  /** Whether a record may be among the matches; left out: each may. */
  readonly accepts?: (id: string) => boolean;
  /** What was said beside the question, and counts as a part of it. */
  readonly beside?: string | undefined;
  /** The question as it was read among the same records; left out: it is read. */
  readonly read?: ReadQuery;
}

export interface Matches {
  readonly read: ReadQuery;
  /** In the words of the question: the topics that nothing names. */
  readonly unnamed: readonly string[];
  readonly best: readonly Scored[];
  /** Whether one of the best names most of what was asked; where none does, none has more than 50. */
  readonly isAnswered: boolean;
  /** What stands on the pages before. */
  readonly before: readonly Scored[];
  /** What comes first behind the page, as far as was weighed. */
  readonly next: Scored | null;
  /** How many were weighed, and how many of them fit. */
  readonly weighed: number;
  readonly fitting: number;
}

/**
 * The records of a family that fit a question; none where it says nothing.
 * @throws Refusal where it reads more than it may in one go
 */
export function matchesOf(family: Family, subject: string, matching: Matching): Matches {
  const {
    reader,
    tier,
    now,
    filters,
    limit,
    offset = 0,
    kind,
    site,
    accepts,
    minScore = 0,
    inTime,
    beside,
    read: readBefore,
  } = matching;
  const among = { tier, now, filters };
  const { known, sets } = withReadingBudget(knownIn(family, reader, among), reader, inTime);
  const read = withExtraSubject(readBefore ?? readQuery(subject, known), beside, known);
  // One more than is weighed where all fit.
  const expectedReads = Math.max(rankingBatch, limit) + rankingMargin + 1;
  const { rows, weights, unnamed } = candidatesOf(family, read, sets, {
    ...among,
    limit: maxScored,
    first: expectedReads,
  });
  const facts = factsOf(family, reader, tier);
  const traits = traitsIn(family, reader, tier);
  const score = scorer({ kind, read, weights, unnamed, now, facts, traits });
  const fitting = new Set<Scored>();
  const rankedEarlier = new Set<Scored>();
  const best = (maxRows: number) =>
    bestOf(
      [...fitting].filter((one) => !rankedEarlier.has(one)),
      maxRows,
    );
  let weighed = 0;
  /** What was not wanted takes the place of nothing that is. */
  let refused = 0;
  for (const { id, text } of rows) {
    const rankedCount = rankedEarlier.size + rankingBatch;
    if (fitting.size - refused > rankedCount && weighed - refused >= rankedCount + rankingMargin) {
      // One more than the page tells whether there is a next one.
      if (rankedCount >= offset + limit) break;
      // What is weighed later stands behind these, whoever asks for them.
      for (const one of best(rankingBatch)) rankedEarlier.add(one);
    }
    if (accepts && !accepts(id)) continue;
    weighed++;
    const one = score(parsed(text, site));
    if (one && one.refused.length > 0) refused++;
    if (one && one.item.score >= minScore) fitting.add(one);
  }
  const found = [...rankedEarlier, ...best(Math.max(rankingBatch, offset + limit + 1) - rankedEarlier.size)];
  const isAnswered = isAnsweredBy(found);
  const ranked = isAnswered ? found : found.map(asNear);
  return {
    read,
    unnamed: unnamed.map((at) => read.aspects[at]?.asked ?? ''),
    isAnswered,
    best: ranked.slice(offset, offset + limit),
    next: ranked[offset + limit] ?? null,
    before: ranked.slice(0, offset),
    weighed,
    fitting: fitting.size,
  };
}

/** A question with what was said beside it, which its own words may say already. */
function withExtraSubject(read: ReadQuery, beside: string | undefined, known: Known): ReadQuery {
  if (beside === undefined) return read;
  const meant = new Set(read.aspects.flatMap(({ meanings }) => meanings));
  const more = readQuery(beside, known).aspects.filter(
    ({ meanings }) => !meanings.some((one) => meant.has(one)),
  );
  return { ...read, aspects: [...read.aspects, ...more] };
}

/** The same, each set of rows read in its time. */
function withReadingBudget(known: Known, reader: Reader, inTime: Reading = (read) => read()) {
  const having: Known['having'] = (forms) => inTime(() => known.having(forms));
  const titleWords: Known['titleWords'] = (beginning) => inTime(() => known.titleWords(beginning));
  const rowSet: Reader['rowSet'] = (family, request) => inTime(() => reader.rowSet(family, request, inTime));
  return { known: { ...known, having, titleWords }, sets: { ...reader, rowSet } };
}
