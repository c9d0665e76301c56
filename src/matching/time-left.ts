// How much time a record leaves: whether it is past, and what its date is worth.

import type { Doc } from '../kernel/family.ts';
import type { ItemKind } from './score.ts';
import { scoreWeights } from './score-weights.ts';

const noDate = 'has no closing date';
const dayLength = 86_400_000;

export interface Time {
  readonly past: boolean;
  readonly enough: boolean;
  readonly member: string;
  readonly reason: string | null;
}

export function timeOf(record: Doc, kind: ItemKind, now: Date): Time {
  const member = kind === 'grant' ? 'deadline' : 'start_date';
  const moment = record[member];
  if (typeof moment !== 'string') {
    return { past: false, enough: true, member, reason: kind === 'grant' ? noDate : null };
  }
  const left = Date.parse(moment) - now.getTime();
  const days = Math.floor(left / dayLength);
  if (kind === 'grant') {
    return { past: left < 0, enough: days >= 14, member, reason: `closes in ${inDays(days)}` };
  }
  const ends = typeof record.end_date === 'string' ? Date.parse(record.end_date) : left + now.getTime();
  const begun = left < 0 ? 'has begun' : `starts in ${inDays(days)}`;
  return { past: ends + dayLength < now.getTime(), enough: days >= 14, member, reason: begun };
}

/** Points for the time that is left. */
export function ofTime({ enough, reason }: Time): number {
  if (!enough) return 0;
  return reason === noDate ? scoreWeights.undated : scoreWeights.time;
}

function inDays(days: number): string {
  if (days < 1) return 'less than a day';
  return days === 1 ? '1 day' : `${days} days`;
}
