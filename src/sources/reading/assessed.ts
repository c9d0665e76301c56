// What the catalogue itself says of a harvested call: how it stands to ageing, its labels, and that it
// was seen at its source. Every source's mapper says it in the same way.

import { defaultVerifiedDays } from '../../families/grants/moved-grant.ts';
import { dayMs } from '../../kernel/durations.ts';
import type { Grade } from '../../matching/calls/relevance.ts';
import { researchStages, stagesIn } from '../../matching/calls/stages.ts';
import type { HarvestContext } from './source.ts';

interface Assessment {
  readonly grade: Grade;
  readonly title: string;
  /** Activity codes of the title, where the source has any. */
  readonly codes?: readonly string[];
  readonly status: string;
  /** For holders of an award alone, or only a change of one. */
  readonly closedGroup?: boolean;
  readonly rolling?: boolean;
  /** From then on its source is not believed that it is open. */
  readonly believedUntil?: Date | null;
}

type ListingContext = Pick<HarvestContext, 'now' | 'asOf' | 'topicMin' | 'openListed' | 'verifiedDays'>;

/** Whether a call belongs to the field, so that lists show it unless all are asked for. */
export function belongs(
  { topic, openness }: Grade,
  { topicMin, openListed = ['named', 'any_field'] }: ListingContext,
): boolean {
  return topic >= topicMin || openListed.includes(openness);
}

function seenAt(
  { status, believedUntil = null }: Pick<Assessment, 'status' | 'believedUntil'>,
  { now, asOf = now, verifiedDays = defaultVerifiedDays }: ListingContext,
) {
  const days = asOf.getTime() + verifiedDays * dayMs;
  const until = inSeconds(new Date(Math.min(days, believedUntil?.getTime() ?? days)));
  const listed = status !== 'closed' && status !== 'archived';
  return {
    verified: listed && Date.parse(until) > now.getTime(),
    checked_at: inSeconds(asOf),
    verified_until: until,
  };
}

const inSeconds = (moment: Date) => `${moment.toISOString().slice(0, -5)}Z`;

/**
 * The members of a grant. `verified` says that its source listed it at `checked_at`, and that this still counts; what is relevant by
 * default is a matter of its own, settled by the two axes of relevance.
 */
export function assessed(
  {
    grade,
    title,
    codes = [],
    status,
    closedGroup = false,
    rolling = false,
    believedUntil = null,
  }: Assessment,
  context: ListingContext,
) {
  const stages = [...stagesIn(title, codes), ...researchStages(title), ...(rolling ? ['rolling'] : [])];
  return {
    labels: [...new Set([...grade.labels, ...stages])].sort(),
    topic: grade.topic,
    open_to_ageing: grade.openness,
    relevance_score: grade.score,
    relevance_reasons: grade.reasons,
    relevant: !closedGroup && belongs(grade, context),
    ...seenAt({ status, believedUntil }, context),
  };
}
