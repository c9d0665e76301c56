// The questions that wait: who is next, who has waited too long, and who makes room for whoever asks less.

import { Refusal } from '../kernel/refusal.ts';
import type { QuestionCosts } from './question-costs.ts';
import { waitingLimits } from './waiting-limits.ts';

/** Who cost so much lately, in ms, waits where others ask. */
export const dearFromMs = 60;
/** Ranks that differ by less than a page costs are alike, in ms. */
const alikeMs = 5;
/** Of those who wait one in so many is whoever came first, so that nobody waits for ever. */
const firstComes = 8;

/** A piece belongs to an answer that was begun: it comes after the questions of whoever asks little, and is never sent away. */
export type As = 'piece' | undefined;

interface Waiting {
  readonly who: string;
  readonly as: As;
  /** What the thread had worked when it came, in ms. */
  readonly since: number;
  readonly begin: () => void;
  readonly refuse: (refusal: Refusal) => void;
}

interface WaitingQuestions {
  readonly count: () => number;
  /**
   * Waits for its turn.
   * @throws Refusal when so many wait that it would wait too long
   */
  readonly wait: (who: string, as: As) => Promise<void>;
  /** Lets the next one in. */
  readonly letIn: () => void;
  /** Tells that a turn begins: ranks are told anew, and whoever has waited too long is sent away. */
  readonly turnBegins: () => void;
  readonly turnEnds: () => void;
  /** Tells that a caller was answered, which makes it dearer. */
  readonly answered: (who: string) => void;
}

export function waitingQuestions(costs: QuestionCosts, worked: () => number): WaitingQuestions {
  const patient = waitingLimits(worked);
  const waiting: Waiting[] = [];
  /** How many of them are no pieces. */
  let questions = 0;
  let letIn = 0;
  /** The ranks of those who wait, told once in a turn, and again of whoever was asked meanwhile. */
  const ranks = new Map<string, number>();
  /** The rank of the dearest question that waits, or more. */
  let dearestRank = Number.POSITIVE_INFINITY;

  function take(at: number): Waiting {
    const one = waiting.splice(at, 1)[0] as Waiting;
    if (one.as !== 'piece') questions -= 1;
    return one;
  }

  /** What a caller cost, and what its next question may: the less, the sooner it is asked. */
  function rankOf(who: string): number {
    const known = ranks.get(who);
    if (known !== undefined) return known;
    const rank = costs.of(who) + costs.usual(who);
    ranks.set(who, rank);
    return rank;
  }

  function cheapest(): number {
    let found = 0;
    let least = Number.POSITIVE_INFINITY;
    waiting.forEach(({ who, as }, at) => {
      const rank = rankOf(who) + (as === 'piece' ? dearFromMs : 0);
      // Of those who are alike, whoever came first is first.
      if (rank < least - alikeMs) [found, least] = [at, rank];
    });
    return found;
  }

  /** The last of the dearest questions. */
  function dearest(): number {
    let found = -1;
    dearestRank = Number.NEGATIVE_INFINITY;
    waiting.forEach(({ who, as }, at) => {
      if (as === 'piece' || rankOf(who) < dearestRank) return;
      [found, dearestRank] = [at, rankOf(who)];
    });
    return found;
  }

  /** @throws Refusal where nobody who waits costs more */
  function makeRoomFor(who: string): void {
    const isDearer = () => dearestRank - rankOf(who) < alikeMs;
    if (isDearer()) throw tooMany;
    const last = dearest();
    if (isDearer()) throw tooMany;
    take(last).refuse(tooMany);
  }

  return {
    count: () => waiting.length,
    wait: (who, as) => {
      if (as !== 'piece' && questions >= patient.room()) makeRoomFor(who);
      return new Promise((resolve, reject) => {
        waiting.push({ who, as, since: worked(), begin: resolve, refuse: reject });
        if (as === 'piece') return;
        questions += 1;
        dearestRank = Math.max(dearestRank, rankOf(who));
        patient.note(questions);
      });
    },
    letIn: () => {
      letIn += 1;
      patient.begun();
      take(letIn % firstComes === 0 ? 0 : cheapest()).begin();
    },
    turnBegins: () => {
      ranks.clear();
      dearestRank = Number.POSITIVE_INFINITY;
      const end = patient.endsBefore();
      for (let at = waiting.length - 1; end !== null && at >= 0; at--) {
        const { as, since } = waiting[at] as Waiting;
        if (since < end && as !== 'piece') take(at).refuse(tooMany);
      }
    },
    turnEnds: () => patient.note(questions),
    answered: (who) => ranks.delete(who),
  };
}

/** Made once: where it was thrown says nothing, and to note that costs more than the rest of it. */
const tooMany = new Refusal(
  'unavailable',
  'Too many questions wait to be answered at the moment; ask again in some seconds.',
  { retryAfter: 2 },
);
