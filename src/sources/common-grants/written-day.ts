// Days as portals of states write them: as ISO 8601 has them, or with the month first, as is usual in the United States.

export interface WrittenDay {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** HH:MM, where a clock stands beside the day. */
  readonly time: string | null;
}

const iso = /^(\d{4})-(\d\d)-(\d\d)(?:[ T](\d\d):(\d\d)(?::\d\d(?:\.\d+)?)?)?$/;
const monthFirst =
  /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d\d)(?:,? (\d{1,2}):(\d\d)(?::\d\d)?(?: ?([ap])\.?m\.?)?)?$/i;

/** The day of a text that is one and nothing else; null for other words, and for days that no calendar has. */
export function writtenDay(text: string | null): WrittenDay | null {
  const trimmed = (text ?? '').trim();
  const [, year, month, day, hour, minute] = iso.exec(trimmed) ?? [];
  if (year !== undefined) return dayOf(year, month, day, hour, minute);
  const [, first, second, last = '', clock, past, half] = monthFirst.exec(trimmed) ?? [];
  if (first === undefined) return null;
  const hours = half === undefined ? clock : String((Number(clock) % 12) + (/p/i.test(half) ? 12 : 0));
  return dayOf(last.length === 2 ? `20${last}` : last, first, second, hours, past);
}

function dayOf(...[year, month, day, hour, minute]: readonly (string | undefined)[]): WrittenDay | null {
  const two = (digits = '') => digits.padStart(2, '0');
  const date = `${year}-${two(month)}-${two(day)}`;
  const time = hour === undefined ? null : `${two(hour)}:${two(minute)}`;
  const at = new Date(`${date}T${time ?? '00:00'}:00Z`);
  return Number.isNaN(at.getTime()) || !at.toISOString().startsWith(date) ? null : { date, time };
}
