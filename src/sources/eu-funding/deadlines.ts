// The dates of an EU call.
//
// The portal writes the clock of Brussels as if it were UTC: "17:00Z" is 17:00 in Brussels, in summer and
// in winter alike, and the offset forms of its search (19:00+0200) are the same moment written anew. So
// the UTC reading is what clocks in Brussels show. Of a programme's topic a date alone stands for
// 17:00, the hour at which the portal closes topics; of other calls midnight is what it says.

import { firstStepApplicants, opensLabel } from '../../families/grants/next-deadline.ts';
import { dayMs } from '../../kernel/durations.ts';
import { zonedInstant } from '../reading/zoned-time.ts';

/** One entry of a grant's `detail.deadlines`. */
interface EuDeadline {
  readonly kind: 'full' | 'preproposal' | 'step' | 'other';
  readonly label: string;
  readonly date: string;
  readonly time?: string;
  readonly tz: string;
  readonly at: string;
  readonly precision: 'minute' | 'day';
  readonly rolling: false;
  readonly method?: 'computed';
  /** Whom the date is for, where it is not for everyone. */
  readonly applies_to?: string;
}

type Moment = Pick<EuDeadline, 'date' | 'time' | 'tz' | 'at' | 'precision' | 'method'>;

const zone = 'Europe/Brussels';
const closingHour = '17:00';

/** What clocks in Brussels show; without a time of day for a date alone. Throws a RangeError for another text. */
function wallClockOf(text: string): { readonly date: string; readonly time: string | null } {
  const value = text.trim();
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return { date: value, time: null };
  const parts = /^(\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:?\d\d)$/.exec(value);
  const offset = parts?.[2]?.replace(/^([+-]\d\d)(\d\d)$/, '$1:$2');
  const milliseconds = parts ? Date.parse(`${parts[1]}${offset}`) : Number.NaN;
  if (Number.isNaN(milliseconds)) throw new RangeError(`"${text}" is not a date of the portal`);
  const utc = new Date(milliseconds).toISOString();
  return { date: utc.slice(0, 10), time: milliseconds % dayMs === 0 ? null : utc.slice(11, 16) };
}

/** `isTopic`: a topic of a programme, which closes at 17:00 where only the day is given. */
function closingMoment(text: string, isTopic: boolean): Moment {
  const { date, time } = wallClockOf(text);
  if (time !== null)
    return { date, time, tz: zone, at: zonedInstant(`${date}T${time}:00`, zone), precision: 'minute' };
  const hour = isTopic ? closingHour : '00:00';
  const at = zonedInstant(`${date}T${hour}:00`, zone);
  return { date, time: hour, tz: zone, at, precision: 'day', ...(isTopic ? { method: 'computed' } : {}) };
}

/**
 * All closing dates of a call, soonest first. Of a two-stage call with two dates the first is for the
 * short proposal, the second for those whose short proposal was chosen; with one date the portal does not say which stage it is, so it is a `step`.
 */
export function closingDates(
  dates: readonly string[],
  model: string | null,
  isTopic: boolean,
): readonly EuDeadline[] {
  const moments = new Map(
    dates.map((date) => closingMoment(date, isTopic)).map((moment) => [moment.at, moment]),
  );
  const sorted = [...moments.values()].sort((a, b) => (a.at < b.at ? -1 : 1));
  const isTwoStage = model === 'two-stage';
  return sorted.map((moment, index): EuDeadline => {
    if (isTwoStage && sorted.length === 1) return entry('step', 'Deadline of a two-stage call', moment);
    if (isTwoStage && sorted.length === 2) {
      return index === 0
        ? entry('preproposal', 'First stage', moment)
        : { ...entry('full', 'Second stage', moment), applies_to: firstStepApplicants };
    }
    const label = sorted.length === 1 ? 'Deadline' : `Cut-off ${index + 1} of ${sorted.length}`;
    return entry('full', label, moment);
  });
}

/** When applications open, as an entry beside the deadlines; a whole day begins in Brussels. */
export function openingDate(opens: string): EuDeadline {
  const { date, time } = wallClockOf(opens);
  const at = zonedInstant(`${date}T${time ?? '00:00'}:00`, zone);
  const precision = time === null ? 'day' : 'minute';
  return entry('other', opensLabel, { date, ...(time ? { time } : {}), tz: zone, at, precision });
}

function entry(kind: EuDeadline['kind'], label: string, moment: Moment): EuDeadline {
  return { kind, label, ...moment, rolling: false };
}
