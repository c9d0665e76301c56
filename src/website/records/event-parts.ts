// What a reader asks of an event first: when, where, until when to submit, who holds it.

import { eventEnd } from '../../families/events/end.ts';
import type { Doc } from '../../kernel/family.ts';
import { wordText } from '../../kernel/word-text.ts';
import { dayFromNow, fromNow, lastMoment, timeSpan, wordsHold } from '../kit/format.ts';
import { html, linkable } from '../kit/html.ts';
import type { PageRequest } from '../kit/page.ts';
import type { Fact } from './particulars.ts';

export function eventFacts(event: Doc, { now }: PageRequest): readonly Fact[] {
  const {
    start_date: start,
    end_date: end,
    submission_deadline: submission,
  } = event as Readonly<Record<string, string | null>>;
  const isOver = hasEnded(event, now);
  const when = start ? timeSpan(start, end ?? null) : isOver ? 'Not known' : 'No date yet';
  const place = event.is_online === true ? 'Online' : ((event.location as string | null) ?? 'Not known yet');
  const facts: Fact[] = [
    { label: 'When', value: when, note: start ? dayFromNow(Date.parse(start), now) : null },
    {
      label: 'Where',
      value: place,
      note: event.is_online === true && event.location !== place ? (event.location as string | null) : null,
    },
  ];
  if (submission)
    facts.push({
      label: Date.parse(submission) < now.getTime() ? 'Submissions closed' : 'Submit until',
      value: lastMoment(submission),
      note: fromNow(submission, now),
    });
  if (event.organizer)
    facts.push({
      label: 'Held by',
      value: event.organizer as string,
      note: event.event_type ? wordText(event.event_type as string) : null,
    });
  // Nobody is sent to register for what is over.
  const doors = [isOver ? null : event.registration_url, event.url];
  const door = doors.find((one) => linkable(one) !== null);
  if (door)
    facts.push({
      label: isOver ? 'It is over' : 'Take part',
      value: html`<a class="button" href="${String(door)}" rel="noopener nofollow ugc">${door === event.registration_url ? 'Register' : 'Its page'}</a>`,
    });
  return facts;
}

/** What is said of an event to come holds until its end. */
function hasEnded(event: Doc, now: Date): boolean {
  const end = eventEnd(event as Parameters<typeof eventEnd>[0]);
  if (end === null) return false;
  const at = Date.parse(end);
  if (at >= now.getTime()) wordsHold(now, at);
  return at < now.getTime();
}
