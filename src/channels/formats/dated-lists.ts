// Calendars of a list and of one record.

import type { Answer } from '../../kernel/answer.ts';
import { dayMs } from '../../kernel/durations.ts';
import { narrowedTitle } from '../../kernel/filter-sentences.ts';
import { parsed } from '../../kernel/json.ts';
import { calledIn } from '../../kernel/label-names.ts';
import type { Context, Listed, Operation } from '../../kernel/operation.ts';
import type { Input } from '../../kernel/perform.ts';
import { type ListRequest, placeAfter } from '../../kernel/reader.ts';
import { type CalendarEntry, calendarPieces } from './calendar.ts';
import { cancelledEntries, entriesOf } from './dated-records.ts';
import type { FormatRequest } from './format.ts';
import { shownRecord } from './list-formats.ts';

/** For so long (ms) after it went, and for at most so many records, a calendar takes back what is gone. */
const rememberedForMs = 90 * dayMs;
const maxCancelled = 1_000;
const changesAtOnce = 200;
/** No further back than so many numbers of the log, so that a great import costs no calendar much. */
const maxChanges = 5_000;

/** The dates of all rows that match, then what was taken out of the catalogue lately. */
export function listCalendar(
  listed: Listed,
  request: ListRequest,
  { context, self }: FormatRequest,
): Iterable<string> {
  const title = narrowedTitle(listed.family, request.filters, calledIn(listed.family, context));
  return calendarPieces({ title, self }, datesOf(listed, request, context));
}

function* datesOf(
  { family }: Listed,
  request: ListRequest,
  context: Context,
): Generator<readonly CalendarEntry[]> {
  const { reader, site, tier, now } = context;
  for (const rows of reader.slices(family, request)) {
    if (!family.calendar?.details) yield rows.flatMap((row) => entriesOf(family, parsed(row, site), context));
    // Details are longer than rows: fewer at once, so that no step takes long.
    else
      yield* fewAtOnce(rows, (row) => {
        const one = reader.detail(family, parsed(row, site).id as string, tier, now);
        return one ? entriesOf(family, parsed(one.text, site), context) : [];
      });
  }
  yield* cancelled(family, context);
}

function* fewAtOnce<T>(
  rows: readonly string[],
  each: (row: string) => readonly T[],
): Generator<readonly T[]> {
  for (let at = 0; at < rows.length; at += 10) yield rows.slice(at, at + 10).flatMap(each);
}

/** What the change feed tells this tier of records that are gone, a stretch of the feed at a time. */
function* cancelled(
  family: Listed['family'],
  { reader, tier, now }: Context,
): Generator<readonly CalendarEntry[]> {
  const since = new Date(now.getTime() - rememberedForMs).toISOString();
  const seq = Math.max(reader.placeBefore(since, tier), reader.version(tier) - maxChanges);
  let after = placeAfter(seq);
  for (let left = maxCancelled; left > 0; ) {
    const request = { tier, now, after, families: [family], limit: changesAtOnce, form: 'ref' as const };
    const { entries, end, more } = reader.changes(request);
    const removals = entries.filter(({ op }) => op === 'delete' || op === 'hide' || op === 'merge');
    yield removals.slice(0, left).flatMap(({ id, at }) => cancelledEntries(family, id, at));
    if (!more || end === null) return;
    left -= removals.length;
    after = end;
  }
}

/** The dates of the record that an operation shows. */
export async function recordCalendar(
  operation: Operation,
  input: Input,
  { context, self }: FormatRequest,
): Promise<Answer> {
  const { family, record, until } = await shownRecord(operation, input, context);
  const pieces = calendarPieces({ title: family.title, self }, [entriesOf(family, record, context)]);
  return { text: [...pieces].join(''), ...(until === undefined ? {} : { until }) };
}
