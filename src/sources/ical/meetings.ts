// Meetings from calendars that societies publish as iCalendar files. None of the field's societies documents the
// address of one, so calendars are read from files; a calendar is never all that a society holds.

import { gradeGrant } from '../../matching/calls/relevance.ts';
import { belongs } from '../reading/assessed.ts';
import { slugify, sourceId } from '../reading/ids.ts';
import { itemsOf, mapItems } from '../reading/map-items.ts';
import { fileText } from '../reading/read-lines.ts';
import {
  type HarvestContext,
  noService,
  type OperatorRecord,
  type Source,
  SourceError,
  stays,
} from '../reading/source.ts';
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
    const meetingOf = (entry: unknown) => meeting(entry as CalendarEntry, context);
    return mapItems(itemsOf('calendar', entries), meetingOf, context, { complete: false });
  },
  readLive: noService,
  left: stays,
};

/** The event of an entry; null for one that was cancelled. Throws SourceError for one without a name or a UID. */
function meeting(entry: CalendarEntry, context: HarvestContext): OperatorRecord | null {
  if (entry.cancelled) return null;
  const title = oneLine(entry.summary);
  if (title === null) throw new SourceError('the entry has no summary');
  if (entry.uid === '') throw new SourceError('the entry has no UID');
  const id = sourceId(`ical:${entry.uid}${entry.standsIn === null ? '' : `:${entry.standsIn}`}`);
  const url = absoluteUrl(entry.url);
  const description = plainText(entry.description);
  const start = isUnderWay(entry, context.asOf ?? context.now) ? null : entry.start;
  const ends = entry.end !== null && start !== null && entry.end >= start ? entry.end : null;
  const organizer = organizationIn(entry.organizer);
  const kind = kinds.find(([pattern]) => pattern.test(title))?.[1];
  // The meeting of a society on ageing is about ageing, whatever it is called.
  const body = [description, organizer].filter((text) => text !== null).join('\n\n');
  const grade = gradeGrant({ title, body, funder: 'none', funderName: '', topicMin: context.topicMin });
  return {
    id,
    public_id: `meeting-${slugify(title, 60)}-${id.slice(0, 8)}`,
    title,
    // What is shown as an excerpt says where the whole stands.
    ...(description === null || url === null ? {} : { description: withoutContacts(description) }),
    ...(url === null ? {} : { url }),
    ...(start === null ? {} : { start_date: start }),
    ...(ends === null ? {} : { end_date: ends }),
    ...(entry.location === null ? {} : { location: oneLine(entry.location) }),
    ...(organizer === null ? {} : { organizer }),
    ...(kind === undefined ? {} : { event_type: kind }),
    ...(grade.labels.length === 0 ? {} : { topics: grade.labels }),
    relevance_score: grade.score,
    relevant: belongs(grade, context),
    source: 'meetings',
    ...(url === null ? {} : { source_url: url, text_policy: 'excerpt_only' }),
  };
}

/** Whether the first time of what repeats is over and others may follow: no rule is worked out, so of these no day is known. */
function isUnderWay({ repeats, start, end, until }: CalendarEntry, now: Date): boolean {
  const moment = now.toISOString();
  return repeats && (end ?? start ?? moment) < moment && (until === null || until >= moment);
}

/** What kind of meeting a title names, in the words of the taxonomy; of any other title it is not known. */
const kinds: readonly (readonly [RegExp, string])[] = [
  [/\bwebinars?\b/i, 'webinar'],
  [/\bworkshops?\b/i, 'workshop'],
  [/\bsummit\b/i, 'summit'],
  [/\bsymposi(?:um|a)\b/i, 'symposium'],
  [/\bhackathon\b/i, 'hackathon'],
  [/\b(?:summer|winter|spring|autumn) school\b|\bcourse\b/i, 'school'],
  [/\blecture\b/i, 'lecture'],
  [/\b(?:conference|congress)\b/i, 'conference'],
  [/\bannual (?:\w+ )?meeting\b/i, 'society-meeting'],
];

const organizationWord =
  /\b(?:society|association|institute|foundation|federation|university|college|academy|cent(?:er|re)|council|network|alliance|consortium|union|committee|ministry|department|gesellschaft|verein|stiftung|inc|ltd|gmbh)\b/i;

/** The organizer of a calendar may be whoever wrote the entry: a name that says no organization is nobody's to publish. */
function organizationIn(organizer: string | null): string | null {
  const name = oneLine(organizer);
  return name !== null && organizationWord.test(name) ? name : null;
}
