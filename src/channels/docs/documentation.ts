// The documentation as data: routes by topic, each with its parameters and an example. The page, its
// JSON form and the texts for agents show the same.

import { accepts } from '../../kernel/accepts.ts';
import type { Param } from '../../kernel/operation.ts';
import type { Tier } from '../../kernel/tier.ts';
import type { PlainRoute } from '../openapi/plain-routes.ts';
import { type Code, refusalsOf } from '../openapi/refusals.ts';
import { curlOf, exampleOf, exampleValue, pathBelowSite, type Route } from '../openapi/route-example.ts';
import type { Described } from './described.ts';
import { introduction, type Section } from './introduction.ts';

export interface ParameterDocs {
  readonly name: string;
  readonly in: Param['in'];
  readonly required: boolean;
  readonly description: string;
  /** What it takes, in words. */
  readonly accepts: string;
  readonly default?: unknown;
  readonly example?: unknown;
  readonly deprecated?: true;
}

export interface RouteDocs {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly tier: Tier;
  readonly summary: string;
  readonly description?: string;
  readonly deprecated?: string;
  readonly parameters: readonly ParameterDocs[];
  readonly refusals: readonly { readonly status: number; readonly codes: readonly Code[] }[];
  readonly example: string;
}

export interface TopicDocs {
  readonly topic: string;
  readonly description: string;
  readonly routes: readonly RouteDocs[];
}

export interface Documentation {
  readonly service: string;
  readonly site: string;
  readonly sections: readonly Section[];
  readonly topics: readonly TopicDocs[];
}

export function documentation(described: Described): Documentation {
  const { serviceName, siteUrl, operations, routes, topics } = described;
  const byTopic = Map.groupBy([...operations, ...routes], ({ tag }) => tag);
  return {
    service: serviceName,
    site: siteUrl,
    sections: introduction(siteUrl),
    topics: [...byTopic].map(([topic, some]) => ({
      topic,
      description: topics[topic] ?? '',
      routes: some.map((route) => routeDocs(route, siteUrl)),
    })),
  };
}

function routeDocs(route: Route & Partial<Pick<PlainRoute, 'aside'>>, site: string): RouteDocs {
  const { name, method, tier, summary, description, deprecated, input } = route;
  const refusals = route.aside ? [] : [...refusalsOf(route)];
  return {
    name,
    method,
    path: pathBelowSite(route),
    tier,
    summary,
    ...(description ? { description } : {}),
    ...(deprecated ? { deprecated: `Gone from ${deprecated.sunset} on. ${deprecated.instead}` } : {}),
    parameters: Object.entries(input).map(([parameter, param]) => parameterDocs(parameter, param)),
    refusals: refusals.map(([status, codes]) => ({ status, codes })),
    example: curlOf(exampleOf(route), site),
  };
}

function parameterDocs(name: string, param: Param): ParameterDocs {
  const { schema, optional, deprecated } = param;
  const example = exampleValue(param);
  return {
    name: param.header ?? name,
    in: param.in,
    required: !optional,
    description: String(schema.description),
    accepts: accepts(schema),
    ...(schema.default === undefined ? {} : { default: schema.default }),
    ...(example === undefined || example === schema.default ? {} : { example }),
    ...(deprecated ? { deprecated: true } : {}),
  };
}
