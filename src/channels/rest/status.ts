// The one place where reasons become HTTP statuses.

import type { Reason } from '../../kernel/refusal.ts';

export const statusOf: Readonly<Record<Reason, number>> = {
  invalid_input: 400,
  unknown_parameter: 400,
  invalid_token: 401,
  tier_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  merged: 308,
  too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  unavailable: 503,
};
