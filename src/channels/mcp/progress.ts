// Tells a client that waits for a long call, and asked to be told, that the call goes on.

const everyMs = 500;

/** Sends a notice to whoever waits for the call. */
export type Notify = (notification: {
  method: 'notifications/progress';
  params: { progressToken: string | number; progress: number; message: string };
}) => Promise<void>;

interface Told {
  /** What the client named the progress; undefined: it did not ask. */
  readonly token: string | number | undefined;
  readonly notify: Notify;
  readonly onFailure: (error: unknown) => void;
}

/** Runs it, with a notice every half second; a quick call gets none. */
export async function withProgress<T>(
  tool: string,
  { token, notify, onFailure }: Told,
  run: () => Promise<T>,
): Promise<T> {
  if (token === undefined) return run();
  let notices = 0;
  const timer = setInterval(() => {
    notices += 1;
    const message = `${tool} is at work since ${(notices * everyMs) / 1_000} s.`;
    const params = { progressToken: token, progress: notices, message };
    notify({ method: 'notifications/progress', params }).catch(onFailure);
  }, everyMs);
  try {
    return await run();
  } finally {
    clearInterval(timer);
  }
}
