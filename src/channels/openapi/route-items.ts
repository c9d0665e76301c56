// What every route says of itself in the document.

import { credentialOf, type Route } from '../http/route-example.ts';
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
    security: securityOf(route),
    ...(parameters.length > 0 ? { parameters } : {}),
  };
}

/** What is to be shown: nothing or a key, a key, or a link token of Omega Point. */
function securityOf(route: Route): readonly Schema[] {
  const credential = credentialOf(route);
  if (credential === 'LINK') return [{ link: [] }];
  return credential === null ? [{}, { bearer: [] }] : [{ bearer: [] }];
}

/** References to its refusals. */
export function refused(route: Parameters<typeof refusalsOf>[0]): Record<string, Schema> {
  const statuses = [...refusalsOf(route).keys()].sort((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => [status, { $ref: `#/components/responses/${nameOfStatus(status)}` }]),
  );
}
