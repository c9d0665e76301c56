// Work of which only so much is under way at one time; what comes beyond waits in the order in which it came.

export function atMost(most: number): <Made>(work: () => Promise<Made>) => Promise<Made> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
