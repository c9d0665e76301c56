// By when something must be handed in for a conference. Most ask for an abstract some days before the paper: who
// knows the day of the paper alone comes too late. A deadline may be told too early, never too late.

import type { HarvestContext } from '../reading/source.ts';
import { daysInWords, deadlineInstant } from './dates.ts';
import { type Edition, type EditionDeadline, editionKey } from './edition.ts';

interface Submission {
  /** The UTC instant by which who begins now must hand something in; the last one when all have passed. */
  readonly at: string;
  /** That of the paper, where an abstract is due before. */
  readonly paper: string | null;
  /** Whether the list names no zone: the instant is then the earliest that it can be. */
  readonly earliest: boolean;
}

/** The next deadline of who begins now. One that cannot be read is left out and told to `context.refuse`. */
export function submissionOf(edition: Edition, context: HarvestContext): Submission | null {
  const rounds = roundsOf(instantsOf(withNoted(edition), edition, context));
  return rounds.find(({ at }) => Date.parse(at) >= context.now.getTime()) ?? rounds.at(-1) ?? null;
}

/** Abstracts without which no paper is taken, as notes tell them. */
const mandatory = /\bmandatory abstract deadline (?:on|is) ([a-z]+\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4})/i;

/**
 * The deadlines, with an abstract that only the note tells, or that it tells earlier. A note names the day alone; lists
 * that have the hour of both have the same for abstract and paper.
 */
function withNoted({ deadlines, note }: Edition): readonly EditionDeadline[] {
  const day = daysInWords(mandatory.exec(note ?? '')?.[1] ?? null)?.start;
  const paper = deadlines.find(({ kind }) => kind === 'paper');
  if (!day || !paper || deadlines.some(({ kind, date }) => kind === 'abstract' && date.slice(0, 10) <= day))
    return deadlines;
  const hour = /^\d{4}-\d\d?-\d\d?( .+)$/.exec(paper.date)?.[1] ?? '';
  return [...deadlines, { kind: 'abstract', date: `${day}${hour}`, zone: paper.zone }];
}

/** A round ends with a paper. Abstracts after the last paper are for posters; without any paper each counts. */
function roundsOf(instants: readonly Instant[]): readonly Submission[] {
  const lastPaper = instants.findLastIndex(({ kind }) => kind === 'paper');
  if (lastPaper < 0) return instants.map(({ at, earliest }) => ({ at, paper: null, earliest }));
  const rounds: Submission[] = [];
  let abstract: Instant | null = null;
  for (const one of instants.slice(0, lastPaper + 1)) {
    if (one.kind === 'abstract') abstract ??= one;
    else {
      const { at, earliest }: Instant = abstract ?? one;
      rounds.push({ at, paper: at === one.at ? null : one.at, earliest });
      abstract = null;
    }
  }
  return rounds;
}

interface Instant {
  readonly at: string;
  readonly kind: EditionDeadline['kind'];
  readonly earliest: boolean;
}

/** Soonest first; of one moment the abstract first. */
function instantsOf(
  deadlines: readonly EditionDeadline[],
  edition: Edition,
  context: HarvestContext,
): readonly Instant[] {
  const instants = deadlines.flatMap(({ date, zone, kind }): readonly Instant[] => {
    try {
      const at = deadlineInstant(date, zone);
      return at === null ? [] : [{ at, kind, earliest: !zone?.trim() }];
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      context.refuse(`conference:${editionKey(edition)}`, `the deadline is left out: ${error.message}`);
      return [];
    }
  });
  return instants.sort((a, b) => (`${a.at} ${a.kind}` < `${b.at} ${b.kind}` ? -1 : 1));
}
