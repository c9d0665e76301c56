// What it means that ledger or desk cannot be asked: a refusal that callers get as 503 with Retry-After.

import { Refusal } from '../kernel/refusal.ts';

/** The database cannot be asked at the moment. */
export class DatabaseAwayError extends Refusal {
  /** For the operator: where it was looked for and what happened. Holds no password. */
  readonly why: string;

  constructor(why: string, cause?: unknown, sentence = doesNotAnswer, retryAfter = 2) {
    super('unavailable', sentence, { retryAfter });
    this.why = why;
    if (cause !== undefined) this.cause = cause;
  }
}

const doesNotAnswer = 'The database does not answer at the moment; ask again in a few seconds.';

/** It answers, but the role of this service lacks a right: an operator grants it again, which takes a while. */
export class RightMissingError extends DatabaseAwayError {
  constructor(why: string, cause: unknown) {
    super(why, cause, 'The database does not let this service do that at the moment; ask again later.', 30);
  }
}

/** Where the address leads, without user and password. */
export function databaseName(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host || 'localhost'}${pathname}`;
}
