// The requirements that a grant shows: those its record brings, or what rules read in a harvested call.

import type { Doc } from '../../kernel/family.ts';
import { filling } from '../../kernel/filled.ts';
import { onceFor } from '../../kernel/remembered.ts';
import { requirementsOf } from '../../matching/calls/requirements/requirements.ts';
import { grantDetails } from './details.ts';

export interface ReadGrant {
  readonly id: string;
  readonly title: string;
  readonly description: string | null;
  readonly url: string;
  readonly source: string | null;
  readonly source_url: string | null;
  readonly checked_at: string | null;
  readonly text_policy: 'full' | 'excerpt_only';
  readonly attribution: Doc | null;
  readonly eligibility: Doc | null;
  readonly requirements: readonly Doc[];
}

const whole = (filling(grantDetails.requirements.schema) ?? ((value: unknown) => value)) as (
  value: readonly unknown[],
) => readonly unknown[];

/**
 * Of a call whose text may not be shown whole nothing is read: its offsets would lead nowhere. Two members ask for what
 * is read of one record.
 */
export const grantRequirements = onceFor((grant: ReadGrant): readonly unknown[] => {
  const { checked_at: seenAt, source, text_policy } = grant;
  if (grant.requirements.length > 0 || seenAt === null || source === null || text_policy !== 'full') {
    return whole(grant.requirements);
  }
  const found = requirementsOf({
    id: grant.id,
    title: grant.title,
    description: grant.description,
    details: (grant.eligibility?.details as string | null | undefined) ?? null,
    url: grant.source_url ?? grant.url,
    source,
    seenAt,
    licence: (grant.attribution?.licence as string | undefined) ?? null,
  });
  return whole(found);
});
