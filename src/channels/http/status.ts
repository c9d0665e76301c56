// The one place where reasons become HTTP statuses.

import type { Reason } from '../../kernel/refusal.ts';

export const statusOf: Readonly<Record<Reason, number>> = {
  invalid_input: 400,
  unknown_parameter: 400,
  invalid_token: 401,
  missing_credential: 401,
  sign_in_needed: 401,
  tier_required: 403,
  not_a_member: 403,
  forbidden: 403,
  browser_only: 403,
  sign_in_required: 403,
  cross_site: 403,
  not_a_form: 403,
  stale_form: 409,
  insufficient_scope: 403,
  not_found: 404,
  method_not_allowed: 405,
  cursor_expired: 410,
  conflict: 409,
  already_claimed: 409,
  duplicate: 409,
  version_mismatch: 412,
  merged: 308,
  moved: 308,
  too_large: 413,
  unsupported_media_type: 415,
  range_not_satisfiable: 416,
  rate_limited: 429,
  unavailable: 503,
  link_required: 401,
  link_invalid: 401,
  run_not_found: 404,
  run_expired: 410,
  protocol_retired: 410,
  gone: 410,
  step_not_open: 409,
  step_invalid: 400,
  lease_lost: 409,
  already_submitted: 409,
  budget_spent: 409,
  budget_too_small: 400,
  gate_failed: 409,
  confirm_mismatch: 409,
  already_published: 409,
  looks_like_a_key: 400,
  quota_exhausted: 429,
  storage_full: 503,
};

/** The status of success: 200 unless the operation says that it created or only accepted something. */
export function statusOfSuccess(success: 'created' | 'accepted' | undefined): number {
  if (success === 'created') return 201;
  return success === 'accepted' ? 202 : 200;
}

/** The status of a call that was answered, failed by a bug, or was refused for a reason. */
export function statusOfOutcome(outcome: 'answered' | 'failed' | Reason): number {
  if (outcome === 'answered') return 200;
  return outcome === 'failed' ? 500 : statusOf[outcome];
}
