// One opportunity of Grants.gov, as every reader of it hands it to the mapper: the same words,
// whether it came from the daily extract, from the new API or from the old one.

import { isoDay } from '../../kernel/durations.ts';
import { monthNumber } from '../reading/months.ts';

export type GrantsGovStatus = 'posted' | 'forecasted' | 'closed' | 'archived';

/** Texts are as the source wrote them (HTML, escapes); days are YYYY-MM-DD; null where it says nothing. */
export interface GrantsGovItem {
  /** The number of the opportunity, the same in all interfaces of Grants.gov. */
  readonly id: string;
  readonly number: string | null;
  readonly title: string | null;
  readonly description: string | null;
  readonly status: GrantsGovStatus;
  readonly agencyCode: string | null;
  readonly agencyName: string | null;
  readonly topAgencyName: string | null;
  readonly postDate: string | null;
  readonly closeDate: string | null;
  readonly closeDateExplanation: string | null;
  readonly archiveDate: string | null;
  readonly infoUrl: string | null;
  readonly categories: readonly string[];
  readonly instruments: readonly string[];
  readonly applicantTypes: readonly string[];
  readonly assistanceListings: readonly string[];
  readonly eligibility: string | null;
  readonly costSharing: boolean | null;
  /** Digits of whole dollars, or a decimal number. */
  readonly awardFloor: string | null;
  readonly awardCeiling: string | null;
  readonly totalFunding: string | null;
  readonly awardsExpected: string | null;
  readonly fiscalYear: string | null;
  readonly estimatedPostDate: string | null;
  readonly estimatedCloseDate: string | null;
  readonly estimatedAwardDate: string | null;
  readonly estimatedStartDate: string | null;
}

const nothing = /^(?:none|null|undefined|n\/?a|not available|no explanation|-)?$/i;

/** A text or a number as text; null for nothing and for the words that Grants.gov writes for nothing. */
export function textOrNull(value: unknown): string | null {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
  return nothing.test(text) ? null : text;
}

/**
 * The day of any date that Grants.gov writes: 2026-03-05 with or without a time, 2026-03-05-00-00-00,
 * 03052026, 03/05/2026, or Mar 05, 2026 12:00:00 AM EST. Null for nothing; throws a RangeError for
 * anything else, as a call whose deadline cannot be read must not look like one without deadline.
 */
export function dayOf(value: unknown): string | null {
  const text = textOrNull(value);
  if (text === null) return null;
  const iso = /^(\d{4})-(\d\d)-(\d\d)(?:[T -]|$)/.exec(text);
  if (iso) return day(text, iso[1], iso[2], iso[3]);
  const american = /^(\d\d)(\/?)(\d\d)\2(\d{4})$/.exec(text);
  if (american) return day(text, american[4], american[1], american[3]);
  const words = /^([a-z]{3})[a-z]* (\d{1,2}), (\d{4})(?: |$)/i.exec(text);
  const month = monthNumber(words?.[1] ?? '');
  if (words && month > 0) return day(text, words[3], String(month), words[2]);
  throw new RangeError(`"${text.slice(0, 60)}" is not a date`);
}

/** Like `dayOf` for dates that decide nothing: one that cannot be read is left out. */
export function dayIfReadable(value: unknown): string | null {
  try {
    return dayOf(value);
  } catch {
    return null;
  }
}

function day(text: string, year = '', month = '', date = ''): string {
  const iso = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const time = Date.parse(`${iso}T00:00:00Z`);
  if (Number.isNaN(time) || isoDay(time) !== iso) {
    throw new RangeError(`"${text.slice(0, 60)}" is not a day of the calendar`);
  }
  return iso;
}
