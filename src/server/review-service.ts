// What the clock does with reviews of funders: publishes what is due, and brings the catalogue up to it.

import type { Desk } from '../desk/desk.ts';
import { type Repeating, type Rounds, repeat } from '../desk/repeating.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { releaseDue, syncReviews } from '../people/reviews/release.ts';

const pauseMs = 60_000;

export function startReviews({
  desk,
  ledger,
  threshold,
  now,
  rounds,
  onReleased,
  onFailure,
}: {
  readonly desk: Desk;
  readonly ledger: Pick<Ledger, 'append' | 'present'>;
  readonly threshold: number;
  readonly now: () => Date;
  readonly rounds: Rounds;
  readonly onReleased: (reviews: number) => void;
  readonly onFailure: (error: unknown) => void;
}): Repeating {
  return repeat(
    rounds.counted(async () => {
      const reviews = await releaseDue(desk, ledger, threshold, now());
      if (reviews > 0) onReleased(reviews);
      await syncReviews(desk, ledger, now());
      // What a reader kept from being emptied when a review was written.
      await desk.emptyLog();
    }),
    onFailure,
    rounds.pauseMs(pauseMs),
  );
}
