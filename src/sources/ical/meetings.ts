// Meetings from calendars that societies publish as iCalendar files. None of the field's societies documents the
// address of one, so calendars are read from files; a calendar is never all that a society holds.

import { topicLabels } from '../../matching/calls/label-rules.ts';
import { slugify, sourceId } from '../reading/ids.ts';
import { itemsOf, mapItems } from '../reading/map-items.ts';
import { fileText } from '../reading/read-lines.ts';
import { noService, type OperatorRecord, type Source, SourceError, stays } from '../reading/source.ts';
import { absoluteUrl, oneLine, plainText, withoutContacts } from '../reading/text.ts';
import { type CalendarEntry, calendarEntries } from './calendar-entries.ts';

export const meetings: Source = {
  name: 'meetings',
  family: 'events',
  credit: {
    name: 'Calendars of societies',
    licence: 'excerpts and facts',
    statement: 'Dates from calendars that their organizers publish; the page of each meeting names them.',
  },
  summary: 'Meetings of a calendar that somebody publishes as an iCalendar file; from files alone.',
  files: 'calendars (.ics)',
  readFiles: async (paths, context) => {
    const entries: CalendarEntry[] = [];
    for (const path of paths) {
      const text = await fileText(path);
      entries.push(...calendarEntries(text));
    }
    return mapItems(itemsOf('calendar', entries), (entry) => meeting(entry as CalendarEntry), context, {
      complete: false,
    });
  },
  readLive: noService,
  left: stays,
};

/** The event of an entry; null for one that was cancelled. Throws SourceError for one without a name or a UID. */
function meeting(entry: CalendarEntry): OperatorRecord | null {
  if (entry.cancelled) return null;
  const title = oneLine(entry.summary);
  if (title === null) throw new SourceError('the entry has no summary');
  if (entry.uid === '') throw new SourceError('the entry has no UID');
  const id = sourceId(`ical:${entry.uid}`);
  const url = absoluteUrl(entry.url);
  const description = plainText(entry.description);
  const ends = entry.end !== null && entry.start !== null && entry.end >= entry.start ? entry.end : null;
  const { labels } = topicLabels({ title, body: description ?? '' });
  return {
    id,
    public_id: `meeting-${slugify(title, 60)}-${id.slice(0, 8)}`,
    title,
    // What is shown as an excerpt says where the whole stands.
    ...(description === null || url === null ? {} : { description: withoutContacts(description) }),
    ...(url === null ? {} : { url }),
    ...(entry.start === null ? {} : { start_date: entry.start }),
    ...(ends === null ? {} : { end_date: ends }),
    ...(entry.location === null ? {} : { location: oneLine(entry.location) }),
    ...(entry.organizer === null ? {} : { organizer: oneLine(entry.organizer) }),
    event_type: 'conference',
    ...(labels.length === 0 ? {} : { topics: labels }),
    source: 'meetings',
    ...(url === null ? {} : { source_url: url, text_policy: 'excerpt_only' }),
  };
}
