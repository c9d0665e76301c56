// Key events: how many tracked investors were seen at each, and who meets whom again and again.

import type { Doc } from '../../kernel/family.ts';
import { integer } from '../../kernel/field.ts';
import { accessLevel, pageOf, pageParams, pagination, paginationOf } from '../../kernel/listing.ts';
import { byDefault, inQuery, operation } from '../../kernel/operation.ts';
import { compareTexts } from '../../kernel/plain-text.ts';
import { wholeShape } from '../../kernel/shape.ts';
import { type Attended, attendedBy } from './records.ts';
import { investorNames } from './tracked.ts';

/** The pairs of one event that are answered, those that met most often first. */
const maxPairs = 200;

const events = wholeShape(
  `{event: {public_id?: text, title: text, start_date?: dt, location?: text}, attendees_tracked: int,
    pairs: {a: text, b: text, count: int}[], sources: text[]}[]`,
);

export const listIntelligenceEvents = operation({
  name: 'list_intelligence_events',
  method: 'GET',
  path: '/intelligence/events',
  tier: 'top',
  tag: 'Intelligence',
  summary: 'Events at which tracked investors were seen, with the pairs that met there.',
  description: `attendees_tracked counts distinct investors; events with most of them stand first. A pair is two investors at the event, by public_id, and its count says at how many events both are on record; at most ${maxPairs} pairs of an event, those with the highest count first. An event that is still to come counts as soon as an attendance is on record. Every call is written to the audit log.`,
  audited: true,
  input: {
    min: inQuery(
      byDefault(
        integer('Only events with at least so many tracked investors.', { minimum: 1, maximum: 1_000_000 }),
        1,
      ),
    ),
    ...pageParams,
  },
  output: () => ({
    type: 'object',
    properties: { data: events, pagination, access_level: accessLevel.schema },
    required: ['data', 'pagination', 'access_level'],
  }),
  run: ({ min, ...page }, context) => {
    const attended = attendedBy(context);
    const names = investorNames(context);
    const byEvent = Map.groupBy(attended, ({ event }) => event.id as string);
    const meetingsByPair = meetings(byEvent);
    const all = [...byEvent.values()]
      .filter((seen) => seen.length >= min)
      .sort((a, b) => b.length - a.length || compareTexts(eventId(a), eventId(b)));
    const shown = pageOf(all, page);
    const data = shown.map((seen) => keyEvent(seen, meetingsByPair, names));
    const subjects = [...new Set(attended.map(({ investor }) => investor))];
    return {
      text: JSON.stringify({ data, pagination: paginationOf(all.length, page), access_level: context.tier }),
      subjects,
    };
  },
});

function eventId(seen: readonly Attended[]): string {
  return (seen[0] as Attended).event.id as string;
}

function keyEvent(
  seen: readonly Attended[],
  met: (a: string, b: string) => number,
  names: ReadonlyMap<string, string>,
): Doc {
  const { public_id, title, start_date, location } = (seen[0] as Attended).event;
  const investors = seen.map(({ investor }) => investor);
  const name = (id: string) => names.get(id) ?? id;
  const pairs = investors
    .flatMap((a, at) => investors.slice(at + 1).map((b) => ({ a: name(a), b: name(b), count: met(a, b) })))
    .map(({ a, b, count }) => (a <= b ? { a, b, count } : { a: b, b: a, count }))
    .sort(
      (one, other) => other.count - one.count || compareTexts(one.a, other.a) || compareTexts(one.b, other.b),
    )
    .slice(0, maxPairs);
  const sources = [...new Set(seen.flatMap((one) => one.sources))].sort();
  return {
    event: { public_id, title, start_date, location },
    attendees_tracked: investors.length,
    pairs,
    sources,
  };
}

/** At how many events two investors were both seen, whichever is named first. */
function meetings(byEvent: ReadonlyMap<string, readonly Attended[]>): (a: string, b: string) => number {
  const numbers = new Map<string, number>();
  for (const { investor } of [...byEvent.values()].flat()) {
    if (!numbers.has(investor)) numbers.set(investor, numbers.size);
  }
  // A pair is one number: there may be millions of them.
  const pairOf = (a: number, b: number) => Math.min(a, b) * numbers.size + Math.max(a, b);
  const counts = new Map<number, number>();
  for (const seen of byEvent.values()) {
    const present = seen.map(({ investor }) => numbers.get(investor) as number);
    present.forEach((a, at) => {
      for (const b of present.slice(at + 1)) {
        const pair = pairOf(a, b);
        counts.set(pair, (counts.get(pair) ?? 0) + 1);
      }
    });
  }
  return (a, b) => counts.get(pairOf(numbers.get(a) ?? -1, numbers.get(b) ?? -1)) ?? 0;
}
