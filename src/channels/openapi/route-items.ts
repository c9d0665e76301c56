// What every route says of itself in the document.

import type { Route } from '../http/route-example.ts';
import type { Schema } from './over-tiers.ts';
import { nameOfStatus, refusalsOf } from './refusals.ts';

export function itemOf(route: Route, parameters: readonly Schema[]): Schema {
  return {
    operationId: route.name,
    tags: [route.tag],
    summary: route.summary,
    ...(route.description ? { description: route.description } : {}),
    ...(route.deprecated ? { deprecated: true } : {}),
    'x-tier': route.tier,
    security: route.tier === 'public' ? [{}, { bearer: [] }] : [{ bearer: [] }],
    ...(parameters.length > 0 ? { parameters } : {}),
  };
}

/** References to its refusals. */
export function refused(route: Parameters<typeof refusalsOf>[0]): Record<string, Schema> {
  const statuses = [...refusalsOf(route).keys()].sort((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => [status, { $ref: `#/components/responses/${nameOfStatus(status)}` }]),
  );
}
