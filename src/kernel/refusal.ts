// A refusal is an answer that the caller can understand and act upon. Everything else that is
// thrown is a bug: it is logged once with its cause, and the caller learns only that it happened.
//
// `reason` is the stable code that programs branch on; the sentence is for people. The kernel knows
// nothing of HTTP: the channel decides which status a reason has.

import type { Tier } from './tier.ts';

export type Reason =
  | 'invalid_input'
  | 'unknown_parameter'
  | 'tier_required'
  | 'invalid_token'
  | 'not_a_member'
  | 'forbidden'
  | 'browser_only'
  | 'sign_in_required'
  | 'sign_in_needed'
  | 'cross_site'
  | 'not_a_form'
  | 'stale_form'
  | 'insufficient_scope'
  | 'not_found'
  | 'conflict'
  | 'already_claimed'
  | 'duplicate'
  | 'version_mismatch'
  | 'missing_credential'
  | 'merged'
  | 'moved'
  | 'cursor_expired'
  | 'method_not_allowed'
  | 'too_large'
  | 'unsupported_media_type'
  | 'range_not_satisfiable'
  | 'rate_limited'
  | 'unavailable'
  | 'link_required'
  | 'link_invalid'
  | 'run_not_found'
  | 'run_expired'
  | 'protocol_retired'
  | 'gone'
  | 'step_not_open'
  | 'step_invalid'
  | 'lease_lost'
  | 'already_submitted'
  | 'budget_spent'
  | 'budget_too_small'
  | 'gate_failed'
  | 'confirm_mismatch'
  | 'already_published'
  | 'looks_like_a_key'
  | 'quota_exhausted'
  | 'storage_full';

/** One member of the input that is wrong, and what it accepts. */
export interface FieldError {
  readonly field: string;
  readonly code: string;
  readonly message: string;
  /** What to do about it, where a sentence helps. */
  readonly hint?: string;
}

interface RefusalDetails {
  readonly errors?: readonly FieldError[];
  /** Further members of the error body, such as `required_tier`. */
  readonly members?: Readonly<Record<string, unknown>>;
  /** The path of the record that took the place of a merged one, or at which the record is by now. */
  readonly location?: string;
  /** What would be let in, where that is no bearer token: a challenge in the form of RFC 9110 §11.6.1. */
  readonly challenge?: string;
  /** What bytes there are, where others were asked for: as Content-Range says it. */
  readonly contentRange?: string;
  /** What a page says in place of the sentence, where that is for whoever writes programs. */
  readonly forPeople?: string;
  /** Seconds after which the same request may succeed. */
  readonly retryAfter?: number;
}

export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly reason: Reason;
  readonly details: RefusalDetails;

  constructor(reason: Reason, sentence: string, details: RefusalDetails = {}) {
    super(sentence);
    this.reason = reason;
    this.details = details;
  }
}

/** The refusal of one bad input member. */
export function invalid(field: string, message: string, code = 'invalid'): Refusal {
  return new Refusal('invalid_input', message, { errors: [{ field, code, message }] });
}

/** Refuses an input for what is wrong with its members, all at once; null stands for nothing. */
export function refuseErrors(found: readonly (FieldError | null)[]): void {
  const errors = found.filter((error) => error !== null);
  if (errors.length === 0) return;
  throw new Refusal('invalid_input', errors.map(({ message }) => message).join(' '), { errors });
}

/** Whether something cannot be had just now, as a database that is away; what else an asking ends with is another matter. */
export function isUnavailable(error: unknown): boolean {
  return error instanceof Refusal && error.reason === 'unavailable';
}

/** What was asked for; null where it cannot be had just now. */
export async function unlessUnavailable<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (isUnavailable(error)) return null;
    throw error;
  }
}

/** The refusal of a caller whose tier does not reach what is asked for. */
export function tierRequired(what: string, needed: Tier, caller: Tier): Refusal {
  const sentence = `${what} needs a key of the ${needed} tier in the Authorization header.`;
  return new Refusal('tier_required', sentence, {
    members: { required_tier: needed, current_tier: caller },
  });
}
