// How much time a record leaves: whether it is past, and what its date is worth.

import { counted } from '../../kernel/counted.ts';
import { calendarDays, dayMs } from '../../kernel/durations.ts';
import type { Doc } from '../../kernel/family.ts';
import { saysRolling } from '../calls/says-rolling.ts';
import type { ItemKind } from './score.ts';
import { noRound, scoreWeights } from './score-weights.ts';

/** A call that takes applications at any time, and one of which no date is known. */
const noDate = 'has no closing date';
const unknownDate = 'names no closing date';

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
    return {
      past: false,
      enough: true,
      member,
      reason: kind === 'grant' ? (saysRolling(record) ? noDate : unknownDate) : null,
    };
  }
  const at = Date.parse(moment);
  const left = at - now.getTime();
  if (kind === 'grant') {
    const days = Math.floor(left / dayMs);
    const opens = record.not_open === 'forecast' ? 'is not open yet, ' : '';
    return { past: left < 0, enough: days >= 14, member, reason: `${opens}closes in ${inDays(days)}` };
  }
  const ends = typeof record.end_date === 'string' ? Date.parse(record.end_date) : at;
  const days = calendarDays(now.getTime(), at);
  const begun = left < 0 ? 'has begun' : days === 0 ? 'starts today' : `starts in ${inDays(days)}`;
  return { past: ends + dayMs < now.getTime(), enough: days >= 14, member, reason: begun };
}

/** Points for the time that is left. */
export function pointsForTime({ enough, reason }: Time): number {
  if (!enough) return 0;
  return reason === noDate || reason === unknownDate ? scoreWeights.undated : scoreWeights.time;
}

/** What is left of the score of a call that names no date at all: whether there is a round to apply to, nobody knows. */
export function roundFactorOf({ reason }: Time): number {
  return reason === unknownDate ? noRound : 1;
}

function inDays(days: number): string {
  if (days < 1) return 'less than a day';
  return counted(days, 'day');
}
