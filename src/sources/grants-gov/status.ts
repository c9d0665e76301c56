// What the dates of an opportunity say about its state, where the source itself does not say it.

import { dayMs } from '../../kernel/durations.ts';
import { endOfDay } from '../reading/zoned-time.ts';
import type { GrantsGovStatus } from './item.ts';

const zone = 'America/New_York';

/**
 * The extract of Grants.gov holds all its history. An opportunity is current while its archive date
 * has not passed and its closing date is empty or not before yesterday; forecasts have no closing
 * date. This rule gives the same opportunities as the search of Grants.gov.
 */
export function statusByDates(
  dates: {
    readonly isForecast: boolean;
    readonly closeDate: string | null;
    readonly archiveDate: string | null;
  },
  now: Date,
): GrantsGovStatus {
  const hasPassed = (day: string, spareMs: number) =>
    Date.parse(endOfDay(day, zone)) + spareMs < now.getTime();
  if (dates.archiveDate !== null && hasPassed(dates.archiveDate, 0)) return 'archived';
  if (dates.isForecast) return 'forecasted';
  return dates.closeDate !== null && hasPassed(dates.closeDate, dayMs) ? 'closed' : 'posted';
}
