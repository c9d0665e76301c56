// Tracked investors: those of whom an attendance, a funding round or a hypothesis is on record.

import { parts } from '../../families/shared/shapes.ts';
import type { Doc } from '../../kernel/family.ts';
import { accessLevel, pageOf, pageParams, pagination, paginationOf } from '../../kernel/listing.ts';
import { type Context, operation } from '../../kernel/operation.ts';
import { wholeShape } from '../../kernel/shape.ts';
import { visible } from '../../kernel/visible.ts';
import { healthInterest } from '../taxonomy/health-topics.ts';
import { type Attended, attendedBy, contentTopics, hypothesesOf, roundsOf, topicsOf } from './records.ts';

const tracked = wholeShape(
  `{id: text, public_id?: text, name: text, type: text,
    funding_sequence: {date?: date, round?: text, company?: text, company_public_id?: text, amount?: Money}[],
    attendance: {events_12m: int, last_at?: dt},
    signals: {health_topic_interest?: low|medium|high, evidence_count: int}}[]`,
  parts,
);

export const listIntelligenceInvestors = operation({
  name: 'list_intelligence_investors',
  method: 'GET',
  path: '/intelligence/investors',
  tier: 'top',
  tag: 'Intelligence',
  summary: 'Tracked investors by name: their rounds, where they were seen, what they take an interest in.',
  description:
    'health_topic_interest is a professional interest: the share of attended events and content about the investor that has a health topic, below a third low, below two thirds medium, else high. Every call is written to the audit log.',
  audited: true,
  input: pageParams,
  output: () => ({
    type: 'object',
    properties: { data: tracked, pagination, access_level: accessLevel.schema },
    required: ['data', 'pagination', 'access_level'],
  }),
  run: (page, context) => {
    const rounds = Map.groupBy(roundsOf(context), (round) => round.investor as string);
    const attended = Map.groupBy(attendedBy(context), ({ investor }) => investor);
    const content = Map.groupBy(contentTopics(context), ({ investor }) => investor);
    const followed = new Set(hypothesesOf(context).map(({ investor }) => investor as string));
    const all = investorsOf(context).filter(
      ({ id }) => rounds.has(id) || attended.has(id) || followed.has(id),
    );
    const data = pageOf(all, page).map(({ id, public_id, name, type }) => {
      const seen = past(attended.get(id) ?? [], context.now);
      const items = (content.get(id) ?? []).map(({ topics }) => topics);
      return {
        id,
        public_id,
        name,
        type,
        funding_sequence: (rounds.get(id) ?? []).map(shownRound),
        attendance: attendanceOf(seen, context.now),
        signals: healthInterest([...seen.map(({ event }) => topicsOf(event)), ...items]),
      };
    });
    const subjects = data.map(({ id }) => id);
    return {
      text: JSON.stringify({ data, pagination: paginationOf(all.length, page), access_level: context.tier }),
      subjects,
    };
  },
});

interface Investor {
  readonly id: string;
  readonly public_id: string | null;
  readonly name: string;
  readonly type: string;
}

/** The investors that the caller may see, by name. */
function investorsOf(context: Context): readonly Investor[] {
  const rows = context.reader.select(
    `select id, public_id, name, type from ${visible('investors', context.tier)} order by by_name, id`,
  );
  return rows as readonly (Doc & Investor)[];
}

/** By id, the public_id of each investor, or the id where there is none. */
export function investorNames(context: Context): ReadonlyMap<string, string> {
  return new Map(investorsOf(context).map(({ id, public_id }) => [id, public_id ?? id]));
}

/** What lies behind us: nobody was seen at an event that is still to come. */
export function past(attended: readonly Attended[], now: Date): readonly Attended[] {
  return attended.filter(({ at }) => at === null || Date.parse(at) <= now.getTime());
}

/** Events of the last twelve months, and the last moment of all. */
function attendanceOf(seen: readonly Attended[], now: Date): Doc {
  const since = new Date(now);
  since.setUTCFullYear(now.getUTCFullYear() - 1);
  const moments = seen.flatMap(({ at }) => (at === null ? [] : [Date.parse(at)]));
  const last = moments.length === 0 ? null : Math.max(...moments);
  return {
    events_12m: moments.filter((moment) => moment >= since.getTime()).length,
    last_at: last === null ? null : new Date(last).toISOString(),
  };
}

/** A round as answers show it. */
export function shownRound({ date, round, company, company_public_id, amount }: Doc): Doc {
  return { date, round, company, company_public_id, amount };
}
