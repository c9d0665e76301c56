// Who asks first. A question holds the thread that answers until it is done, and what came in one turn of the
// event loop was answered in one stretch, however many dear questions it were. Now a turn takes so much
// processor time of questions; what comes beyond that waits for the next one, and so does whoever cost much
// in the last seconds. Of those who wait the cheapest caller is first: who asks little hardly waits for anybody,
// and of dear questions one is answered at a time. A caller is as dear as what it cost lately, a part of what its
// network did, and what its questions cost as a rule: many addresses do not make a dear question a cheap one.

import type { Context } from '../kernel/operation.ts';
import { Refusal } from '../kernel/refusal.ts';
import { widerNetwork } from './address.ts';
import type { Caller } from './caller.ts';
import { patience } from './patience.ts';

/** Processor time of the questions of one turn, in ms: beyond it no further one is begun. */
const mostOfTurnMs = 20;
/**
 * Where so much came that reading it, and sending some away, took longer, those who wait get as much time, up to
 * this: else a node that is overrun would do nothing but refuse.
 */
const mostOfLongTurnMs = 200;
/** Who cost so much lately, in ms, waits where others ask. */
const dearFromMs = 60;
/** After this time a cost counts half, in ms. */
const halfLifeMs = 1_000;
/** So many addresses of one /48 are as dear together as one caller. */
const shareOfNetwork = 8;
/** What a question of somebody costs of whom nothing is known, in ms: more than most do. */
const strangersMs = 30;
/** Ranks that differ by less than a page costs are alike, in ms. */
const alikeMs = 5;
/** Of those who wait one in so many is whoever came first, so that nobody waits for ever. */
const firstComes = 8;
/** Costs are remembered for so many callers; the others are new. */
const mostKnown = 5_000;

interface Cost {
  ms: number;
  at: number;
  /** What one question costs as a rule, the last ones most of all. */
  usual: number;
}

interface Waiting {
  readonly who: string;
  readonly as?: 'piece' | undefined;
  /** What the thread had worked when it came, in ms. */
  readonly since: number;
  readonly begin: () => void;
  readonly refuse: (refusal: Refusal) => void;
}

export interface QuestionTurns {
  /** What a question of this caller waits for, if anything, and what it cost once it was asked. */
  readonly of: (who: string) => NonNullable<Context['turns']>;
  /** How many wait. */
  readonly waiting: () => number;
}

/**
 * @param clock milliseconds that never step back
 * @param worked milliseconds that this thread worked until now
 * @param soon calls back in the next turn of the event loop
 */
export function questionTurns(
  clock: () => number,
  worked: () => number,
  soon: (then: () => void) => void,
): QuestionTurns {
  const costs = costsBy(clock);
  const patient = patience(worked);
  const waiting: Waiting[] = [];
  /** How many of them are no pieces of an answer that was begun: those are never sent away. */
  let questions = 0;
  /** The ranks of those who wait, told once in a turn, and again of whoever was asked meanwhile. */
  const ranks = new Map<string, number>();
  let spent = 0;
  /** What the thread had worked when the last turn was over, without the questions that `spent` counts, in ms. */
  let restBefore = 0;
  let begun = 0;
  /** The rank of the dearest question that waits, or more. */
  let dearestRank = Number.POSITIVE_INFINITY;
  let isComing = false;
  /** Told when the question that was let in has been asked. */
  let asked: (() => void) | null = null;

  function nextTurn(): void {
    if (isComing) return;
    isComing = true;
    soon(() => void turn());
  }

  /** Those who wait, the cheapest first; one at least. */
  async function turn(): Promise<void> {
    isComing = false;
    const rest = worked() - spent - restBefore;
    const most = Math.min(mostOfLongTurnMs, Math.max(mostOfTurnMs, rest));
    spent = 0;
    ranks.clear();
    dearestRank = Number.POSITIVE_INFINITY;
    sendAway();
    while (waiting.length > 0 && spent < most) {
      begun += 1;
      const next = begun % firstComes === 0 ? 0 : cheapest();
      const { begin } = taken(next);
      patient.begun();
      const over = new Promise<void>((resolve) => {
        asked = resolve;
      });
      begin();
      await over;
    }
    patient.note(questions);
    restBefore = worked() - spent;
    if (spent > 0 || waiting.length > 0) nextTurn();
  }

  function taken(at: number): Waiting {
    const one = waiting.splice(at, 1)[0] as Waiting;
    if (one.as !== 'piece') questions -= 1;
    return one;
  }

  /** Those who waited too long. */
  function sendAway(): void {
    const end = patient.endsBefore();
    if (end === null) return;
    for (let at = waiting.length - 1; at >= 0; at--) {
      const { as, since } = waiting[at] as Waiting;
      if (since < end && as !== 'piece') taken(at).refuse(tooMany);
    }
  }

  function cheapest(): number {
    let found = 0;
    let least = Number.POSITIVE_INFINITY;
    waiting.forEach(({ who, as }, at) => {
      const rank = rankOf(who, as);
      // Of those who are alike, whoever came first is first.
      if (rank < least - alikeMs) [found, least] = [at, rank];
    });
    return found;
  }

  /** The last of the dearest questions. */
  function dearest(): number {
    let [found, most] = [-1, Number.NEGATIVE_INFINITY];
    waiting.forEach(({ who, as }, at) => {
      const rank = as === 'piece' ? Number.NEGATIVE_INFINITY : rankOf(who);
      if (rank >= most) [found, most] = [at, rank];
    });
    dearestRank = most;
    return found;
  }

  /** Whoever begins to read has cost nothing yet, and many may begin at once: pieces wait as if they were dear. */
  function costFor(who: string, as: 'piece' | undefined): number {
    return costs.of(who) + (as === 'piece' ? dearFromMs : 0);
  }

  /** What a caller cost, and what its next question may: the less, the sooner it is asked. */
  function rankOf(who: string, as?: 'piece'): number {
    let rank = ranks.get(who);
    if (rank === undefined) {
      rank = costs.of(who) + costs.usual(who);
      ranks.set(who, rank);
    }
    return as === 'piece' ? rank + dearFromMs : rank;
  }

  function begin(who: string, as: 'piece' | undefined): Promise<void> | null {
    const isDear = costFor(who, as) >= dearFromMs;
    const isFree = spent === 0 && waiting.length === 0;
    const isSmall = !isDear && (waiting.length === 0 || costs.usual(who) < mostOfTurnMs);
    if (isFree || (isSmall && spent < mostOfTurnMs)) return null;
    if (as !== 'piece' && questions >= patient.room()) {
      if (dearestRank - rankOf(who) < alikeMs) throw tooMany;
      const last = dearest();
      if (dearestRank - rankOf(who) < alikeMs) throw tooMany;
      taken(last).refuse(tooMany);
    }
    nextTurn();
    return new Promise((resolve, reject) => {
      waiting.push({ who, as, since: worked(), begin: resolve, refuse: reject });
      if (as !== 'piece') {
        questions += 1;
        dearestRank = Math.max(dearestRank, rankOf(who));
      }
      patient.note(questions);
    });
  }

  function over(who: string, ms: number): void {
    costs.note(who, ms);
    ranks.delete(who);
    spent += ms;
    if (ms > 0) nextTurn();
    asked?.();
    asked = null;
  }

  return {
    of: (who) => ({ begin: (as) => begin(who, as), over: (ms) => over(who, ms) }),
    waiting: () => waiting.length,
  };
}

/** What callers cost, and their networks. */
function costsBy(clock: () => number) {
  const costs = new Map<string, Cost>();

  function recent(who: string): number {
    const known = costs.get(who);
    return known ? known.ms * 0.5 ** ((clock() - known.at) / halfLifeMs) : 0;
  }

  function note(who: string, ms: number): void {
    const cost = recent(who) + ms;
    const usual = ((costs.get(who)?.usual ?? ms) + ms) / 2;
    // Those who asked last stand last.
    costs.delete(who);
    costs.set(who, { ms: cost, at: clock(), usual });
    const [oldest] = costs.size > mostKnown ? costs.keys() : [];
    if (oldest !== undefined) costs.delete(oldest);
  }

  return {
    /** What a caller cost lately. */
    of: (who: string): number => {
      const network = widerNetwork(who);
      return network === null ? recent(who) : Math.max(recent(who), recent(network) / shareOfNetwork);
    },
    /** What its next question may cost. */
    usual: (who: string): number => {
      const network = widerNetwork(who);
      const known = costs.get(who) ?? (network === null ? undefined : costs.get(network));
      return known?.usual ?? strangersMs;
    },
    note: (who: string, ms: number): void => {
      note(who, ms);
      const network = widerNetwork(who);
      if (network !== null) note(network, ms);
    },
  };
}

/** Made once: where it was thrown says nothing, and to note that costs more than the rest of it. */
const tooMany = new Refusal(
  'unavailable',
  'Too many questions wait to be answered at the moment; ask again in some seconds.',
  { retryAfter: 2 },
);

/** What a question of a caller may cost, and when it is asked; nothing where nobody tells the processor's time. */
export function spendingOf({
  cpuMs,
  clock,
}: {
  readonly cpuMs?: () => number;
  readonly clock?: () => number;
}): (caller: Caller) => Pick<Context, 'cpuMs' | 'turns'> {
  if (!cpuMs) return () => ({});
  if (!clock) return () => ({ cpuMs });
  const turns = questionTurns(clock, cpuMs, (then) => void setImmediate(then));
  return ({ key, address }) => ({ cpuMs, turns: turns.of(key?.id ?? address) });
}
