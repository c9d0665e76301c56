// What ends a process that serves.

/** Ctrl-C that is pressed again after so many ms is meant: it ends a process at once. */
const sameWishMs = 1_000;

let stopped: Promise<void> | null = null;

/**
 * Resolves with the first SIGINT or SIGTERM of this process. To end in order takes a moment, in which the same wish
 * comes again: npm and a parent of workers hand on what a terminal or an operator told the whole group.
 */
export function stopSignal(): Promise<void> {
  stopped ??= new Promise((resolve) => {
    const pressed = () => {
      resolve();
      setTimeout(() => process.off('SIGINT', pressed), sameWishMs).unref();
    };
    process.on('SIGINT', pressed);
    process.on('SIGTERM', () => resolve());
  });
  return stopped;
}

/** An error that nobody caught leaves things as nobody meant them: it is told, and the process ends in order. */
export function bugSignal(tell: (error: unknown) => void): Promise<void> {
  return new Promise((resolve) => {
    process.once('uncaughtException', (error) => {
      tell(error);
      resolve();
    });
  });
}
