// What the clock does with markets: outcomes that nobody disputed become final, and once a day all sums are
// looked at.

import { randomBytes } from 'node:crypto';
import type { Desk } from '../desk/desk.ts';
import { type Repeating, type Rounds, repeat } from '../desk/repeating.ts';
import { checkMarkets } from '../people/markets/check.ts';
import { finalizeDue } from '../people/markets/settle.ts';

const pauseMs = 60_000;

export function startMarkets({
  desk,
  now,
  rounds,
  onFinal,
  onProblem,
  onFailure,
}: {
  readonly desk: Desk;
  readonly now: () => Date;
  readonly rounds: Rounds;
  readonly onFinal: (markets: number) => void;
  readonly onProblem: (problems: readonly string[]) => void;
  readonly onFailure: (error: unknown) => void;
}): Repeating {
  return repeat(
    rounds.counted(async () => {
      const markets = await finalizeDue(desk.exclusively, { now: now(), random: randomBytes });
      if (markets > 0) onFinal(markets);
      const problems = await checkMarkets(desk, now());
      if (problems !== null && problems.length > 0) onProblem(problems);
    }),
    onFailure,
    rounds.pauseMs(pauseMs),
  );
}
