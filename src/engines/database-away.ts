// What it means that PostgreSQL cannot be asked: a refusal that callers get as 503 with Retry-After.

import { Refusal } from '../kernel/refusal.ts';

/** The database cannot be asked at the moment. */
export class DatabaseAwayError extends Refusal {
  /** For the operator: where it was looked for and what happened. Holds no password. */
  readonly why: string;

  constructor(why: string, cause?: unknown) {
    super('unavailable', 'The database does not answer at the moment; ask again in a few seconds.', {
      retryAfter: 2,
    });
    this.why = why;
    if (cause !== undefined) this.cause = cause;
  }
}

/** Where the address leads, without user and password. */
export function databaseName(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host || 'localhost'}${pathname}`;
}
