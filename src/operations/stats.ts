// Figures of the catalogue: over the grants and events that their lists show by default.

import { events } from '../families/events.ts';
import { grants } from '../families/grants.ts';
import type { JsonSchema } from '../kernel/field.ts';
import { accessLevel } from '../kernel/listing.ts';
import { type Context, operation } from '../kernel/operation.ts';
import { shape } from '../kernel/shape.ts';
import { height } from '../kernel/tier.ts';

const dayLength = 86_400_000;
const closingSoon = 14 * dayLength;
const nextEvents = 30 * dayLength;

const schema = {
  type: 'object',
  properties: {
    grants: shape('{total: int, closing_soon: int, earliest_deadline?: dt, latest_deadline?: dt}'),
    events: shape('{total: int, next_30_days: int}'),
    last_updated: { type: 'string', format: 'date-time', description: 'When a grant or event last changed.' },
    access_level: accessLevel.schema,
  },
  required: ['grants', 'events', 'last_updated', 'access_level'],
} as unknown as JsonSchema;

export const getStats = operation({
  name: 'get_stats',
  method: 'GET',
  path: '/stats',
  tier: 'public',
  tag: 'Search',
  summary: 'Figures: open grants, those closing within 14 days, coming events.',
  input: {},
  output: () => schema,
  cached: true,
  run: (_, context) => {
    const stats = {
      grants: grantFigures(context),
      events: eventFigures(context),
      last_updated: lastUpdated(context),
      access_level: context.tier,
    };
    return { text: JSON.stringify(stats), until: nextMove(context) };
  },
});

function first(context: Context, sql: string, ...binds: (string | number)[]): Record<string, unknown> {
  return context.reader.select(sql, ...binds)[0] ?? {};
}

function moments(context: Context, ahead: number): [string, string] {
  return [context.now.toISOString(), new Date(context.now.getTime() + ahead).toISOString()];
}

function grantFigures(context: Context) {
  const filters = { scope: 'verified_open', include_expired: false };
  const page = context.reader.list(grants, { ...asked(context), filters });
  const [now, soon] = moments(context, closingSoon);
  const dated = first(
    context,
    `select min(deadline) as earliest, max(deadline) as latest, sum(deadline <= ?) as closing
     from grants where deadline >= ? and verified = 1 and closed is null and _vis <= ?`,
    soon,
    now,
    height(context.tier),
  );
  return {
    total: page.total,
    closing_soon: (dated.closing as number | null) ?? 0,
    earliest_deadline: dated.earliest ?? null,
    latest_deadline: dated.latest ?? null,
  };
}

function eventFigures(context: Context) {
  const page = context.reader.list(events, { ...asked(context), filters: { include_past: false } });
  const next = first(
    context,
    'select count(*) as n from events where start_date >= ? and start_date <= ? and _vis <= ?',
    ...moments(context, nextEvents),
    height(context.tier),
  );
  return { total: page.total, next_30_days: next.n as number };
}

function asked(context: Context) {
  return { tier: context.tier, now: context.now, limit: 0, offset: 0 };
}

/** Over rows this caller may see, so that a hidden one moves nothing. An empty catalogue is as old as 1970. */
function lastUpdated(context: Context): string {
  const level = height(context.tier);
  const newest = [grants, events].map(
    ({ name }) =>
      first(context, `select max(_updated) as at from ${name} where _vis <= ?`, level).at as string | null,
  );
  return newest.reduce<string>((a, b) => (b !== null && b > a ? b : a), '1970-01-01T00:00:00.000Z');
}

/** The next moment at which a deadline or a start enters or leaves a window. */
function nextMove(context: Context): number {
  const next = (column: string, table: string, ahead: number) => {
    const [, after] = moments(context, ahead);
    const at = first(context, `select min(${column}) as at from ${table} where ${column} > ?`, after).at;
    return at ? Date.parse(at as string) - ahead : Number.POSITIVE_INFINITY;
  };
  return Math.min(
    next('deadline', 'grants', 0),
    next('deadline', 'grants', closingSoon),
    next('start_date', 'events', 0),
    next('start_date', 'events', nextEvents),
    next('ends', 'events', 0),
  );
}
