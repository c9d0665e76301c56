// Figures of the catalogue: over the grants and events that their lists show by default.

import type { AppContext } from '../context.ts';
import { events } from '../families/events/events.ts';
import { grants } from '../families/grants/grants.ts';
import { leads } from '../families/leads.ts';
import { answerOf } from '../kernel/answer.ts';
import type { Doc } from '../kernel/family.ts';
import type { JsonSchema } from '../kernel/field.ts';
import { accessLevel } from '../kernel/listing.ts';
import { type Context, operation } from '../kernel/operation.ts';
import type { Facets, ListRequest } from '../kernel/reader.ts';
import { wholeShape } from '../kernel/shape.ts';
import { rank, reaches, type Tier, tiers } from '../kernel/tier.ts';
import { visible } from '../kernel/visible.ts';
import { leadPipeline, newestRuns, pipelineShape, runsShape } from './pipeline.ts';

const closingSoonDays = 14;
const nextEventsDays = 30;

const publicMembers = {
  type: 'object',
  properties: {
    grants: wholeShape('{total: int, closing_soon: int, earliest_deadline?: dt, latest_deadline?: dt}'),
    events: wholeShape('{total: int, next_30_days: int}'),
    sources: {
      ...wholeShape('{source: text, harvested_at?: dt, tried_at: dt}[]'),
      description:
        'When each outside source was last harvested with success, and last tried; of files that were kept, the day that they are of.',
    },
    last_updated: { type: 'string', format: 'date-time', description: 'When a grant or event last changed.' },
    access_level: accessLevel.schema,
  },
  required: ['grants', 'events', 'sources', 'last_updated', 'access_level'],
};

function schemaFor(tier: Tier): JsonSchema {
  if (!reaches(tier, leads.tier)) return publicMembers;
  const { properties, required } = publicMembers;
  const whole = { ...properties, leads: pipelineShape, harvest_runs: runsShape };
  return {
    ...publicMembers,
    properties: whole,
    required: [...required, 'leads', 'harvest_runs'],
  };
}

export const getStats = operation({
  name: 'get_stats',
  method: 'GET',
  path: '/stats',
  tier: 'public',
  tag: 'Search',
  summary:
    'Figures: open grants, those closing within 14 days, coming events; full and top callers also get the lead pipeline and the newest harvests.',
  input: {},
  output: schemaFor,
  cached: true,
  run: async (_, context: AppContext) => {
    const ofGrants = countRequest(context, { scope: 'verified_open', include_expired: false });
    const ofEvents = countRequest(context, { include_past: false });
    const { reader } = context;
    const closing = reader.facets(grants, ofGrants, ['closing']);
    const starting = reader.facets(events, ofEvents, ['starting']);
    const { first, last } = reader.extent(grants, ofGrants);
    const open = reader.list(grants, ofGrants);
    const coming = reader.list(events, ofEvents);
    const stats = {
      grants: {
        total: open.total,
        closing_soon: within(closing, 'closing', closingSoonDays),
        earliest_deadline: first,
        latest_deadline: last,
      },
      events: { total: coming.total, next_30_days: within(starting, 'starting', nextEventsDays) },
      sources: await context.ledger.sourceAges(),
      last_updated: lastUpdated(context),
      access_level: context.tier,
    };
    if (reaches(context.tier, leads.tier)) {
      const pipeline = {
        leads: leadPipeline(context),
        harvest_runs: await newestRuns(context),
      };
      return { ...answerOf({ ...stats, ...pipeline }), until: context.now.getTime() };
    }
    // A harvest that changed nothing leaves no trace in the catalogue, so the ages are asked anew each minute.
    const aMinute = context.now.getTime() + 60_000;
    const until = Math.min(open.until, coming.until, closing.until, starting.until, aMinute);
    return { ...answerOf(stats), until, beyondCatalogue: true };
  },
});

/** Figures are about what the lists show by default; no rows are needed for them. */
function countRequest(context: Context, filters: Doc): ListRequest {
  return { tier: context.tier, now: context.now, filters, limit: 0, offset: 0 };
}

function within({ counts }: Facets, facet: string, days: number): number {
  return counts[facet]?.find((window) => window.value === String(days))?.count ?? 0;
}

/** Over rows this caller may see, so that a hidden one moves nothing. An empty catalogue is as old as 1970. */
function lastUpdated(context: Context): string {
  const newest = [grants, events].flatMap((family) =>
    // A level at a time, each the end of its index.
    tiers.slice(0, rank(context.tier) + 1).map((tier) => {
      const [row] = context.reader.select(
        `select max(updated) as at from ${visible(family.name, context.tier)} where shown_from = ?`,
        rank(tier),
      );
      return (row?.at as string | null | undefined) ?? null;
    }),
  );
  return newest.reduce<string>((a, b) => (b !== null && b > a ? b : a), '1970-01-01T00:00:00.000Z');
}
