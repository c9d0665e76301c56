// What is known of tracked investors, read from the columns of attendance records, funding rounds,
// hypotheses and content. Only rows that the caller's tier may see are joined: a hidden investor,
// event or company is as if it were not there.

import type { Doc } from '../../kernel/family.ts';
import { parsed } from '../../kernel/json.ts';
import type { Context } from '../../kernel/operation.ts';
import type { Tier } from '../../kernel/tier.ts';
import { visible } from '../../kernel/visible.ts';

/** An event that an investor was seen at, once however many records say so. */
export interface Attended {
  readonly investor: string;
  readonly event: Doc;
  /** When the investor was there: as recorded, else the beginning of the event. */
  readonly at: string | null;
  readonly sources: readonly string[];
}

const attendance = (
  tier: Tier,
) => `select i.id as investor, e.id as event, min(a.attended_at) as at, json_group_array(distinct a.source) as sources
  from ${visible('attendance_records', tier)} a
  join ${visible('investors', tier)} i on i.id = a.investor
  join ${visible('events', tier)} e on e.id = a.event
  where ?1 is null or a.investor = ?1
  group by i.id, e.id order by i.id, e.id`;

/** Who was seen at which event, of all investors or of one. */
export function attendedBy(context: Context, investor: string | null = null): readonly Attended[] {
  const events = new Map<string, Doc>();
  return context.reader.select(attendance(context.tier), investor).map((row) => {
    const id = row.event as string;
    const event = events.get(id) ?? eventOf(id, context);
    events.set(id, event);
    const sources = (JSON.parse(row.sources as string) as (string | null)[]).filter((one) => one !== null);
    const at = (row.at ?? event.start_date ?? null) as string | null;
    return { investor: row.investor as string, event, at, sources: sources.sort() };
  });
}

function eventOf(id: string, context: Context): Doc {
  const [row] = context.reader.select(`select text from ${visible('events', context.tier)} where id = ?`, id);
  return parsed(row?.text as string, context.site);
}

/** The topics of an event or an item of content. */
export function topicsOf({ topics }: Doc): readonly string[] {
  return (topics as readonly string[] | null | undefined) ?? [];
}

const rounds = (
  tier: Tier,
) => `select r.investor, r.date, r.round, coalesce(c.name, r.company_name) as company,
    c.public_id as company_public_id, r.amount, r.source
  from ${visible('funding_rounds', tier)} r left join ${visible('companies', tier)} c on c.id = r.company
  where ?1 is null or r.investor = ?1
  order by r.investor, r.date is null, r.date, r.id`;

/** The rounds of all investors or of one, oldest first. */
export function roundsOf(context: Context, investor: string | null = null): readonly Doc[] {
  return context.reader.select(rounds(context.tier), investor).map((row) => ({
    ...row,
    date: (row.date as string | null)?.slice(0, 10) ?? null,
    amount: row.amount === null ? null : JSON.parse(row.amount as string),
  }));
}

const hypotheses = (tier: Tier) => `select investor, statement, probability, basis, status
  from ${visible('investor_hypotheses', tier)} where ?1 is null or investor = ?1 order by investor, probability desc nulls last, id`;

/** The hypotheses about all investors or one, the most probable first. */
export function hypothesesOf(context: Context, investor: string | null = null): readonly Doc[] {
  return context.reader
    .select(hypotheses(context.tier), investor)
    .map((row) => ({ ...row, basis: JSON.parse((row.basis as string | null) ?? '[]') }));
}

/** A record that nothing shows as it is: a round of a company, or that somebody was at an event. */
export interface Evidence {
  readonly company?: string | null;
  readonly round?: string | null;
  readonly event?: Doc;
  readonly date: string | null;
}

const roundsNamed = (tier: Tier) => `select r.id, coalesce(c.name, r.company_name) as company, r.round, r.date
  from ${visible('funding_rounds', tier)} r left join ${visible('companies', tier)} c on c.id = r.company
  where r.id in (select value from json_each(?1))`;

const attendanceNamed = (tier: Tier) => `select a.id, e.id as event, a.attended_at as date
  from ${visible('attendance_records', tier)} a join ${visible('events', tier)} e on e.id = a.event
  where a.id in (select value from json_each(?1))`;

/** Those of these ids that are rounds or attendance records. */
export function evidenceOf(context: Context, ids: readonly string[]): ReadonlyMap<string, Evidence> {
  const { reader, tier } = context;
  const named = (sql: string) => reader.select(sql, JSON.stringify(ids));
  const day = (date: unknown) => (date as string | null)?.slice(0, 10) ?? null;
  return new Map([
    ...named(roundsNamed(tier)).map(
      ({ id, company, round, date }) =>
        [id as string, { company, round, date: day(date) } as Evidence] as const,
    ),
    ...named(attendanceNamed(tier)).map(
      ({ id, event, date }) =>
        [id as string, { event: eventOf(event as string, context), date: day(date) } as Evidence] as const,
    ),
  ]);
}

const about = (tier: Tier) => `select i.id as investor, c.text from ${visible('investors', tier)} i
  join links l on l.family = 'content' and l.link = 'investors' and l.target in (i.id, i.public_id)
  join ${visible('content', tier)} c on c.id = l.id
  where ?1 is null or i.id = ?1 group by i.id, c.id order by i.id, c.id`;

/** The topics of each item of content about all investors or one. */
export function contentTopics(
  context: Context,
  investor: string | null = null,
): readonly { investor: string; topics: readonly string[] }[] {
  return context.reader.select(about(context.tier), investor).map((row) => ({
    investor: row.investor as string,
    topics: topicsOf(parsed(row.text as string, context.site)),
  }));
}
