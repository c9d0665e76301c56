// Whether the database can be asked, looked at twice a second: answers say when they come from a shelf
// that nobody brings up to date, and the operator is told once when that begins and once when it ends.

export interface DatabaseWatch extends Disposable {
  readonly away: () => boolean;
}

const pauseMs = 500;

/** Calls `ask` twice a second. `onChange` is told why it failed, or null when it is answered again. */
export function watchDatabase(
  ask: () => Promise<unknown>,
  onChange: (error: unknown) => void,
): DatabaseWatch {
  let away = false;
  let asking = false;
  async function look(): Promise<void> {
    const failed: unknown = await ask().then(
      () => null,
      (error) => error,
    );
    if (away === (failed !== null)) return;
    away = failed !== null;
    onChange(failed);
  }
  const timer = setInterval(() => {
    if (asking) return;
    asking = true;
    look().finally(() => {
      asking = false;
    });
  }, pauseMs);
  return { away: () => away, [Symbol.dispose]: () => clearInterval(timer) };
}
