// The dates of an EU call. The portal writes instants with an offset (`+0200`, `Z`); one that is
// midnight in UTC stands for the whole day, which ends in Brussels.

import { endOfDay, localTime, zonedInstant } from './zoned-time.ts';

/** One entry of a grant's `detail.deadlines`. */
export interface EuDeadline {
  readonly kind: 'full' | 'preproposal' | 'step' | 'other';
  readonly label: string;
  readonly date: string;
  readonly time?: string;
  readonly tz: string;
  readonly at: string;
  readonly precision: 'minute' | 'day';
  readonly rolling: false;
}

const zone = 'Europe/Brussels';

/** Reads `2027-12-01`, or an instant with any form of offset. Throws a RangeError for another text. */
function readMoment(text: string): Pick<EuDeadline, 'date' | 'time' | 'tz' | 'at' | 'precision'> {
  const value = text.trim();
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return wholeDay(value);
  const parts = /^(\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:?\d\d)$/.exec(value);
  const offset = parts?.[2]?.replace(/^([+-]\d\d)(\d\d)$/, '$1:$2');
  const milliseconds = parts ? Date.parse(`${parts[1]}${offset}`) : Number.NaN;
  if (Number.isNaN(milliseconds)) throw new RangeError(`"${text}" is not a date of the portal`);
  const instant = `${new Date(milliseconds).toISOString().slice(0, -5)}Z`;
  if (milliseconds % 86_400_000 === 0) return wholeDay(instant.slice(0, 10));
  const local = localTime(instant, zone);
  return { date: local.slice(0, 10), time: local.slice(11, 16), tz: zone, at: instant, precision: 'minute' };
}

function wholeDay(date: string): Pick<EuDeadline, 'date' | 'tz' | 'at' | 'precision'> {
  return { date, tz: zone, at: endOfDay(date, zone), precision: 'day' };
}

/**
 * All closing dates of a call, soonest first. Of a two-stage call with two dates the first is for the
 * short proposal; with one date the portal does not say which stage it is, so it is a `step`.
 */
export function closingDates(dates: readonly string[], model: string | null): readonly EuDeadline[] {
  const moments = new Map(dates.map((date) => readMoment(date)).map((moment) => [moment.at, moment]));
  const sorted = [...moments.values()].sort((a, b) => (a.at < b.at ? -1 : 1));
  const isTwoStage = model === 'two-stage';
  return sorted.map((moment, index): EuDeadline => {
    if (isTwoStage && sorted.length === 1) return entry('step', 'Deadline of a two-stage call', moment);
    if (isTwoStage && sorted.length === 2) {
      return index === 0
        ? entry('preproposal', 'First stage', moment)
        : entry('full', 'Second stage', moment);
    }
    const label = sorted.length === 1 ? 'Deadline' : `Cut-off ${index + 1} of ${sorted.length}`;
    return entry('full', label, moment);
  });
}

/** When applications open, as an entry beside the deadlines; a whole day begins in Brussels. */
export function openingDate(opens: string): EuDeadline {
  const moment = readMoment(opens);
  const at = moment.precision === 'day' ? zonedInstant(`${moment.date}T00:00:00`, zone) : moment.at;
  return entry('other', 'Applications open', { ...moment, at });
}

/** The next of the closing dates, the last one when all have passed, null when there is none. */
export function nextDeadline(dates: readonly EuDeadline[], now: Date): string | null {
  const next = dates.find(({ at }) => Date.parse(at) >= now.getTime());
  return (next ?? dates.at(-1))?.at ?? null;
}

function entry(kind: EuDeadline['kind'], label: string, moment: ReturnType<typeof readMoment>): EuDeadline {
  return { kind, label, ...moment, rolling: false };
}
