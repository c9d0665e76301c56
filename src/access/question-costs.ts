// What the questions of callers cost lately, and what the next one may cost. A caller is as dear as what it cost
// lately, a part of what its network did, and what its questions cost as a rule: many addresses do not make a dear
// question a cheap one.

import { widerNetwork } from '../kernel/counted-network.ts';
import { putLast } from '../kernel/put-last.ts';

/** After this time a cost counts half, in ms. */
const halfLifeMs = 1_000;
/** So many addresses of one /48 are as dear together as one caller. */
const shareOfNetwork = 8;
/** What a question of somebody may cost of whom nothing is known, in ms: more than most do. */
const strangersMs = 30;
/** Costs are remembered for so many callers; the others are new. */
const maxKnown = 5_000;

interface Cost {
  ms: number;
  at: number;
  /** What one question costs as a rule, the last ones most of all. */
  usual: number;
  /** When it was put behind all others: not with each question, for that is dearer than many a question. */
  readonly placedAt: number;
}

export interface QuestionCosts {
  /** What a caller cost lately, in ms. */
  readonly of: (who: string) => number;
  /** What its next question may cost, in ms. */
  readonly usual: (who: string) => number;
  readonly note: (who: string, ms: number) => void;
}

/** @param clock milliseconds that never step back */
export function questionCosts(clock: () => number): QuestionCosts {
  const costs = new Map<string, Cost>();
  /**
   * What a question costs as a rule, whoever asks, in ms. A stranger's is no dearer: among many who are known for
   * small ones nobody new would ever be asked.
   */
  let typical = strangersMs;

  function recent(who: string): number {
    const known = costs.get(who);
    return known ? known.ms * 0.5 ** ((clock() - known.at) / halfLifeMs) : 0;
  }

  function note(who: string, ms: number): void {
    const known = costs.get(who);
    const at = clock();
    const now = { ms: recent(who) + ms, at, usual: ((known?.usual ?? ms) + ms) / 2 };
    if (known && at - known.placedAt < halfLifeMs) Object.assign(known, now);
    else putLast(costs, who, { ...now, placedAt: at }, maxKnown);
  }

  return {
    of: (who: string): number => {
      const network = widerNetwork(who);
      return network === null ? recent(who) : Math.max(recent(who), recent(network) / shareOfNetwork);
    },
    usual: (who: string): number => {
      const network = widerNetwork(who);
      const known = costs.get(who) ?? (network === null ? undefined : costs.get(network));
      return known?.usual ?? Math.min(strangersMs, typical);
    },
    note: (who: string, ms: number): void => {
      typical += (ms - typical) / 64;
      note(who, ms);
      const network = widerNetwork(who);
      if (network !== null) note(network, ms);
    },
  };
}
