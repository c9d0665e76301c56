// Work that comes again and again, one round at a time, until it is stopped. A round that fails is told,
// and the next one comes all the same.

export interface Repeating {
  /** Resolves when what is under way has ended. */
  readonly stop: () => Promise<void>;
}

/** How rounds are made: as usual, or sooner and counted, under a clock that is moved. */
export interface Rounds {
  /** The pause after a round, in ms. */
  readonly pauseMs: (usual: number) => number;
  /** The same round, counted. */
  readonly counted: (round: () => Promise<void>) => () => Promise<void>;
}

export const asUsual: Rounds = { pauseMs: (usual) => usual, counted: (round) => round };

/** Begins at once, and again `pauseMs` after each round. */
export function repeat(
  round: () => Promise<void>,
  onFailure: (error: unknown) => void,
  pauseMs: number,
): Repeating {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const start = () => {
    running = round()
      .catch(onFailure)
      .then(() => {
        if (!stopped) timer = setTimeout(start, pauseMs);
      });
  };
  start();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

/** All of them as one, stopped at the same time: each of them, also where another one cannot be stopped. */
export function together(all: readonly (Repeating | null)[]): Repeating {
  return {
    stop: async () => {
      const stops = await Promise.allSettled(all.map((one) => one?.stop()));
      const failures = stops
        .filter((stop) => stop.status === 'rejected')
        .map(({ reason }) => reason as unknown);
      if (failures.length > 0)
        throw new AggregateError(failures, 'not all that ran beside was stopped in order');
    },
  };
}
