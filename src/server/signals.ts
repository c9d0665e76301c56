// What ends a process that serves.

/** Resolves with the first SIGINT or SIGTERM. */
export function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
  });
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
