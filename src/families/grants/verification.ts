// How and when a harvested call was checked. An operator's own account of a check stands as it is.

import type { Doc } from '../../kernel/family.ts';
import { filling } from '../../kernel/filled.ts';
import { isByRule } from '../../kernel/rule-days.ts';
import { forOneAlone } from '../../matching/calls/requirements/rules.ts';
import { grantDetails } from './details.ts';
import { isForSome, waits } from './listing.ts';
import { staleFrom } from './moved-grant.ts';
import type { CallDate } from './next-deadline.ts';
import { closesInText } from './next-deadline.ts';

interface CheckedGrant {
  readonly verification: Doc | null;
  readonly checked_at: string | null;
  readonly verified_until: string | null;
  readonly verified: boolean;
  readonly closed_at: string | null;
  readonly status: string | null;
  readonly deadline: string | null;
  readonly deadlines: readonly (Doc & CallDate)[];
  readonly url: string;
  readonly description: string | null;
  readonly title: string;
  readonly funding: Doc | null;
  readonly eligibility: Doc | null;
}

const whole = filling(grantDetails.verification.schema) ?? ((value: unknown) => value);

/** Hosts that only the givers of the money have. */
const official = /(?:^|\.)(?:gov|mil|europa\.eu|ac\.uk|gov\.uk|ukri\.org|nihr\.ac\.uk)$/;

/** The account of the check; null for a grant that nobody checked. */
export function verificationOf(grant: CheckedGrant): Doc | null {
  if (grant.verification !== null || grant.checked_at === null)
    return whole(grant.verification) as Doc | null;
  const { checked_at: seen, verified_until: until, funding } = grant;
  // What was over by its own date when it was seen was not seen open.
  const wasOver = grant.deadline !== null && Date.parse(grant.deadline) < Date.parse(seen);
  const takes = !waits(grant) && grant.closed_at === null && !wasOver && !isForSome(grant);
  const flags = [
    ...(grant.verified || grant.closed_at !== null
      ? []
      : [{ code: 'stale_source', since: staleFrom(seen, until) }]),
    ...(grant.description === null ? [{ code: 'text_missing', since: seen }] : []),
    // The words end where its source ended them, with a sign that they go on.
    ...(grant.description?.endsWith('…') ? [{ code: 'text_cut', since: seen }] : []),
    // Its text names another day for the end than its source does.
    ...(grant.deadlines.some(({ label, at }) => label === closesInText && at !== grant.deadline)
      ? [{ code: 'deadline_conflict', since: seen }]
      : []),
    ...(isForNamedAlone(grant) ? [{ code: 'invite_only', since: seen }] : []),
  ];
  return whole({
    verified_open: grant.verified && takes,
    method: 'source_api',
    last_checked_at: seen,
    next_check_at: staleFrom(seen, until),
    deadline_seen_in_source: isOfTheSource(grant),
    amount_seen_in_source: ['total', 'min_award', 'max_award'].some((member) => funding?.[member]),
    funder_domain_match: URL.canParse(grant.url) && official.test(new URL(grant.url).hostname),
    flags,
  }) as Doc;
}

function isForNamedAlone({ title, description, eligibility }: CheckedGrant): boolean {
  if (/\b(?:limited competition|by invitation|invited to apply|single source)\b/i.test(title)) return true;
  return forOneAlone.test(String(eligibility?.details ?? '')) || forOneAlone.test(description ?? '');
}

/** Whether the source states the day that the row shows; a day that a rule gives is not seen there. */
function isOfTheSource({ deadline, deadlines }: CheckedGrant): boolean {
  const shown = deadlines.filter(({ at }) => at === deadline);
  return deadline !== null && !(shown.length > 0 && shown.every(({ label }) => isByRule(label)));
}
