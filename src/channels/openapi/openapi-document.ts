// The OpenAPI document: every route, made from the declarations that answer it.

import type { Operation } from '../../kernel/operation.ts';
import type { Described } from '../docs/described.ts';
import { formsOf } from '../forms/form.ts';
import { licenceUrl } from '../licence.ts';
import { statusOfSuccess } from '../rest/status.ts';
import { answerHeaders, headersWith } from './answer-headers.ts';
import { type Components, components } from './components.ts';
import { errorSchemas, refusalResponses } from './error-responses.ts';
import { overTiers, type Schema } from './over-tiers.ts';
import type { PlainAnswer, PlainRoute } from './plain-routes.ts';
import { nameOfStatus, refusalsOf } from './refusals.ts';
import { parametersOf, requestBodyOf } from './request-parts.ts';
import { exampleOf, pathBelowSite, type Route } from './route-example.ts';

export interface Service extends Described {
  /** What holds for all routes, as Markdown. */
  readonly introduction: string;
}

export const descriptionVersion = '1.0.0';

type Paths = Record<string, Record<string, Schema>>;

/** @throws Error when the declarations contradict one another */
export function openapiDocument(service: Service): Schema {
  const { serviceName, siteUrl, operations, routes } = service;
  const named = components();
  for (const [title, schema] of Object.entries(errorSchemas)) named.answer({ ...schema, title });
  const paths: Paths = {};
  const add = (route: Route, item: Schema) => {
    const path = pathBelowSite(route);
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: item };
  };
  for (const operation of operations) add(operation, operationItem(operation, named));
  for (const route of routes) add(route, plainItem(route));
  const responses = usedIn(paths, refusalResponses(), 'responses');
  const tags = [...new Set([...operations, ...routes].map(({ tag }) => tag))];
  return {
    openapi: '3.1.1',
    info: {
      title: serviceName,
      version: descriptionVersion,
      summary: 'Funding and research in longevity science.',
      description: service.introduction,
      license: { name: 'CC BY 4.0', url: licenceUrl },
    },
    servers: [{ url: siteUrl, description: 'This service; the API lives under /api/v1.' }],
    tags: tags.map((name) => ({ name, description: service.topics[name] ?? `${name}.` })),
    security: [{}, { bearer: [] }],
    paths,
    components: {
      schemas: named.schemas(),
      responses,
      headers: usedIn([paths, responses], answerHeaders, 'headers'),
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'perennial_key_…',
          description: 'A key of a team; its tier (full or top) decides what it reads. Never in an address.',
        },
      },
    },
  };
}

/** Those of the components that something refers to. */
function usedIn<T>(parts: unknown, all: Readonly<Record<string, T>>, kind: string): Record<string, T> {
  const text = JSON.stringify(parts);
  const used = Object.entries(all).filter(([name]) => text.includes(`"#/components/${kind}/${name}"`));
  return Object.fromEntries(used);
}

function itemOf(route: Route): Schema {
  const parameters = parametersOf(route);
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

function operationItem(operation: Operation, named: Components): Schema {
  const { method } = operation;
  const body = requestBodyOf(operation);
  const example = exampleOf(operation).body;
  const success = {
    description: operation.summary,
    headers: headersWith(
      ...(method === 'GET' ? ['ETag'] : []),
      ...(operation.deprecated ? ['Deprecation', 'Sunset'] : []),
    ),
    content: { 'application/json': { schema: answerSchema(operation, named) }, ...formContent(operation) },
  };
  return {
    ...itemOf({ ...operation, ...withForms(operation) }),
    ...(body ? { requestBody: withExample(body, example) } : {}),
    responses: {
      [statusOfSuccess(operation.success)]: success,
      ...(method === 'GET' ? { 304: { $ref: '#/components/responses/NotModified' } } : {}),
      ...refused(operation),
    },
    'x-codes': [...refusalsOf(operation).values()].flat(),
  };
}

/** The forms beside JSON, by their media types. */
function formContent(operation: Operation): Record<string, Schema> {
  const others = formsOf(operation).filter(({ name }) => name !== 'json');
  return Object.fromEntries(
    others.map(({ mediaType, description }) => {
      const type = mediaType.endsWith('+json') ? 'object' : 'string';
      return [mediaType, { schema: { type, description } }];
    }),
  );
}

/** The description, with the addresses of the forms. */
function withForms(operation: Operation): { readonly description?: string } {
  const forms = formsOf(operation);
  if (forms.length === 0) return {};
  const said = forms.map(({ suffix, mediaType }) => `\`${suffix}\` (${mediaType})`).join(', ');
  const sentences = [operation.description, `Other forms, by a suffix of the path or by Accept: ${said}.`];
  if (operation.lists) sentences.push('Where all rows are sent, limit has no default and no maximum.');
  return { description: sentences.filter(Boolean).join(' ') };
}

/** What succeeds, for all tiers, with the licence line that every object gets. */
function answerSchema(operation: Operation, named: Components): Schema {
  const schema = overTiers(operation.output, operation.tier);
  if (schema.type !== 'object' || !schema.properties) return named.answer(schema);
  const answer = named.answer(schema);
  if (answer.$ref) return { allOf: [answer, named.answer({ ...licenceLine, title: 'LicenceLine' })] };
  return {
    ...answer,
    properties: { ...(answer.properties as object), ...licenceLine.properties },
    required: [...((answer.required as readonly string[] | undefined) ?? []), ...licenceLine.required],
  };
}

const licenceLine = {
  type: 'object',
  properties: {
    license: { type: 'string', description: 'The licence of the data.', examples: ['CC BY 4.0'] },
    attribution: { type: 'string', description: 'Whom to name when the data are used.' },
  },
  required: ['license', 'attribution'],
};

function withExample(body: Schema, example: unknown): Schema {
  const [[type, content]] = Object.entries(body.content as Record<string, Schema>) as [[string, Schema]];
  return { ...body, content: { [type]: { ...content, ...(example ? { example } : {}) } } };
}

function refused(route: Parameters<typeof refusalsOf>[0]): Record<string, Schema> {
  const statuses = [...refusalsOf(route).keys()].sort((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => [status, { $ref: `#/components/responses/${nameOfStatus(status)}` }]),
  );
}

function plainItem(route: PlainRoute): Schema {
  const byStatus = Map.groupBy(route.answers, ({ status }) => status);
  const answers = [...byStatus].map(([status, forms]) => [status, plainAnswer(forms, route)]);
  return {
    ...itemOf(route),
    ...(route.takes === undefined ? {} : { requestBody: plainBody(route.takes) }),
    responses: { ...(route.aside ? {} : plainRefused(route)), ...Object.fromEntries(answers) },
  };
}

function plainAnswer(forms: readonly PlainAnswer[], route: PlainRoute): Schema {
  const types = forms.flatMap(({ type }) => type ?? []);
  const schemaOfType = (type: string) => ({ type: type.endsWith('json') ? 'object' : 'string' });
  const content = types.map((type) => [type, { schema: schemaOfType(type) }]);
  return {
    description: forms.map(({ description }) => description).join(' '),
    ...(route.aside ? {} : { headers: headersWith() }),
    ...(content.length > 0 ? { content: Object.fromEntries(content) } : {}),
  };
}

function plainRefused(route: PlainRoute): Record<string, Schema> {
  const unchanged = { 304: { $ref: '#/components/responses/NotModified' } };
  return { ...(route.method === 'GET' ? unchanged : {}), ...refused(route) };
}

function plainBody(description: string): Schema {
  return { required: true, description, content: { 'application/json': { schema: { type: 'object' } } } };
}
