// What the clock changes in a stored grant: the next of its dates, a forecast that opens, and the trust
// in what no harvest has seen for VERIFIED_DAYS.

import { dayMs } from '../../kernel/durations.ts';
import type { Doc } from '../../kernel/family.ts';
import { type CallDate, nextDeadline } from './next-deadline.ts';

/** Members of a harvested grant that do not count when two versions are compared. */
export const uncompared: readonly string[] = ['checked_at', 'verified_until'];

/** So long a grant counts as verified after it was last seen at its source, where nothing else is set. */
export const defaultVerifiedDays = 7;

/** What was seen before it was noted until when that counts. */
const unnotedDays = 30;

/** A harvest notes again that a grant was seen when half of the time for which that counts is over. */
export const renewedShare = 1 / 2;

/** A grant with the members that the clock moves. */
export interface MovingGrant {
  readonly deadline: string | null;
  readonly status: string | null;
  readonly opens_at: string | null;
  readonly closed_at: string | null;
  readonly deadlines: readonly CallDate[];
  readonly verified: boolean;
  /** Without it nobody harvests the grant: whoever checked it stands for it. */
  readonly checked_at: string | null;
  /** Until when that counts. */
  readonly verified_until: string | null;
}

/** The moment at which the row is no longer true, or null when the clock leaves it as it is. */
export function movesAt(grant: MovingGrant): string | null {
  if (grant.closed_at) return null;
  const { deadline, opens_at } = grant;
  const moments = [
    ...(deadline !== null && follower(grant, new Date(Date.parse(deadline) + 1)) !== null ? [deadline] : []),
    ...(grant.status === 'forecast' && opens_at !== null ? [opens_at] : []),
    ...(grant.verified && grant.checked_at !== null
      ? [staleFrom(grant.checked_at, grant.verified_until)]
      : []),
  ];
  return moments.sort((a, b) => Date.parse(a) - Date.parse(b))[0] ?? null;
}

/** The members that are different at this moment; null when there is none. */
export function movedMembers(grant: MovingGrant, now: Date): Doc | null {
  if (grant.closed_at) return null;
  const passed = grant.deadline !== null && Date.parse(grant.deadline) < now.getTime();
  const deadline = passed ? follower(grant, now) : null;
  const opens =
    grant.status === 'forecast' && grant.opens_at !== null && Date.parse(grant.opens_at) <= now.getTime();
  const stale =
    grant.verified &&
    grant.checked_at !== null &&
    Date.parse(staleFrom(grant.checked_at, grant.verified_until)) <= now.getTime();
  if (deadline === null && !opens && !stale) return null;
  return {
    ...(deadline === null ? {} : { deadline }),
    ...(opens ? { status: 'open' } : {}),
    ...(stale ? { verified: false } : {}),
  };
}

/** The last moment that the calendar of the answers can write. */
const lastMoment = Date.parse('9999-12-31T23:59:59.999Z');

/** When what was seen last is too long ago. */
export function staleFrom(checkedAt: string, verifiedUntil: string | null): string {
  const until =
    verifiedUntil === null ? Date.parse(checkedAt) + unnotedDays * dayMs : Date.parse(verifiedUntil);
  return new Date(Math.min(until, lastMoment)).toISOString();
}

/** The date that comes after the deadline of the row, or null when it was the last one. */
function follower({ deadline, deadlines }: MovingGrant, now: Date): string | null {
  const next = nextDeadline(deadlines, now);
  return next !== null && deadline !== null && Date.parse(next) > Date.parse(deadline) ? next : null;
}
