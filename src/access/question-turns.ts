// Who asks first. A question holds the thread that answers until it is done, and what came in one turn of the
// event loop was answered in one stretch, however many dear questions it were. Now a turn takes so much
// processor time of questions; what comes beyond that waits for the next one, and so does whoever cost much
// in the last seconds. Of those who wait the cheapest caller is first: who asks little hardly waits for anybody,
// and of dear questions one is answered at a time.

import type { Context } from '../kernel/operation.ts';
import type { Caller } from './caller.ts';
import { questionCosts } from './question-costs.ts';
import { type As, dearFromMs, waitingQuestions } from './waiting-questions.ts';

/** Processor time of the questions of one turn, in ms: beyond it no further one is begun. */
const maxOfTurnMs = 20;
/**
 * Where so much came that reading it, and sending some away, took longer, those who wait get as much time, up to
 * this: else a node that is overrun would do nothing but refuse.
 */
const maxOfLongTurnMs = 200;

interface QuestionTurns {
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
  const costs = questionCosts(clock);
  const waiting = waitingQuestions(costs, worked);
  let spent = 0;
  /** What the thread had worked when the last turn was over, without the questions that `spent` counts, in ms. */
  let restBefore = 0;
  let isComing = false;
  /** Told when the question that was let in has been asked. */
  let onAsked: (() => void) | null = null;

  function nextTurn(): void {
    if (isComing) return;
    isComing = true;
    soon(() => void turn());
  }

  /** Those who wait, the cheapest first; one at least. */
  async function turn(): Promise<void> {
    isComing = false;
    const otherWork = worked() - spent - restBefore;
    const most = Math.min(maxOfLongTurnMs, Math.max(maxOfTurnMs, otherWork));
    spent = 0;
    waiting.turnBegins();
    while (waiting.count() > 0 && spent < most) {
      const over = new Promise<void>((resolve) => {
        onAsked = resolve;
      });
      waiting.letIn();
      await over;
    }
    waiting.turnEnds();
    restBefore = worked() - spent;
    if (spent > 0 || waiting.count() > 0) nextTurn();
  }

  function begin(who: string, as: As): Promise<void> | null {
    // Whoever begins to read has cost nothing yet, and many may begin at once: pieces wait as if they were dear.
    const isDear = costs.of(who) + (as === 'piece' ? dearFromMs : 0) >= dearFromMs;
    const isFree = spent === 0 && waiting.count() === 0;
    const isSmall = !isDear && (waiting.count() === 0 || costs.usual(who) < maxOfTurnMs);
    if (isFree || (isSmall && spent < maxOfTurnMs)) return null;
    const turn = waiting.wait(who, as);
    nextTurn();
    return turn;
  }

  function over(who: string, ms: number): void {
    costs.note(who, ms);
    waiting.answered(who);
    spent += ms;
    if (ms > 0) nextTurn();
    onAsked?.();
    onAsked = null;
  }

  return {
    of: (who) => ({ begin: (as) => begin(who, as), over: (ms) => over(who, ms) }),
    waiting: waiting.count,
  };
}

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
