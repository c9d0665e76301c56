// The documentation as data: routes by topic, each with its parameters and an example. The page, its
// JSON form and the texts for agents show the same.

import { accepts } from '../../kernel/accepts.ts';
import { mcpPath, pathBelowSite } from '../../kernel/address.ts';
import type { Operation, Param } from '../../kernel/operation.ts';
import type { Tier } from '../../kernel/tier.ts';
import { type Format, formatsOf } from '../formats/format.ts';
import type { PlainRoute } from '../http/plain-routes.ts';
import { curlOf, exampleValue } from '../http/route-example.ts';
import type { Described } from '../openapi/described.ts';
import { answeredExample, type ExampleAnswers, exampleAnswers } from '../openapi/example-answers.ts';
import { type Code, refusalsOf } from '../openapi/refusals.ts';
import { answerMembers, type MemberDocs } from './answer-members.ts';
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
  /** Whether a tool server offers it under the same name. */
  readonly tool: boolean;
  /** The tool servers that do, by their paths below the site. */
  readonly tool_servers: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly deprecated?: string;
  readonly parameters: readonly ParameterDocs[];
  /** Other forms of the answer, by what the path then ends in. */
  readonly forms: readonly { readonly suffix: string; readonly type: string; readonly description: string }[];
  readonly refusals: readonly { readonly status: number; readonly codes: readonly Code[] }[];
  /** The members of a successful answer. */
  readonly members: readonly MemberDocs[];
  readonly example: string;
  /** What the demo answers to the example, with long lists and texts cut; left out where there is none. */
  readonly answer?: unknown;
}

interface TopicDocs {
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
  const answers = exampleAnswers();
  const byTopic = Map.groupBy([...operations, ...routes], ({ tag }) => tag);
  return {
    service: serviceName,
    site: siteUrl,
    sections: introduction(siteUrl),
    topics: [...byTopic].map(([topic, some]) => ({
      topic,
      description: topics[topic] ?? '',
      routes: some.map((route) => routeDocs(route, siteUrl, answers)),
    })),
  };
}

/** A further tool server lies below that of the catalogue, by its name. */
function toolServersOf({ toolServer, alsoOn }: Operation): readonly string[] {
  const first = toolServer === undefined ? mcpPath : `${mcpPath}/${toolServer}`;
  return alsoOn === undefined ? [first] : [first, `${mcpPath}/${alsoOn}`];
}

function routeDocs(route: Operation | PlainRoute, site: string, answers: ExampleAnswers): RouteDocs {
  const { name, method, tier, summary, description, input } = route;
  const deprecated = 'run' in route ? route.deprecated : undefined;
  const refusals = 'operatorOnly' in route ? [] : [...refusalsOf(route)];
  const servers = 'run' in route && route.notATool === undefined ? toolServersOf(route) : [];
  return {
    name,
    method,
    path: pathBelowSite(route),
    tier,
    tool: servers.length > 0,
    tool_servers: servers,
    summary,
    ...(description ? { description } : {}),
    ...(deprecated ? { deprecated: `Gone from ${deprecated.sunset} on. ${deprecated.instead}` } : {}),
    parameters: Object.entries(input).map(([parameter, param]) => parameterDocs(parameter, param)),
    forms: 'run' in route ? formatsOf(route).map(formatDocs) : [],
    refusals: refusals.map(([status, codes]) => ({ status, codes })),
    members: 'run' in route ? answerMembers(route) : [],
    example: curlOf(answeredExample(route), site),
    ...(answers[name] === undefined ? {} : { answer: answers[name] }),
  };
}

function formatDocs({ suffix, mediaType, description }: Format): RouteDocs['forms'][number] {
  return { suffix, type: mediaType, description };
}

/** A list in a query is comma-separated. */
function asSent(example: unknown, param: Param): unknown {
  return Array.isArray(example) && param.in === 'query' ? example.join(',') : example;
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
    ...(example === undefined || example === schema.default ? {} : { example: asSent(example, param) }),
    ...(deprecated ? { deprecated: true } : {}),
  };
}
