// The OpenAPI document: every route, made from the declarations that answer it.

import { apiRoot, pathBelowSite } from '../../kernel/address.ts';
import { publishedSchema } from '../../kernel/field.ts';
import { pascal } from '../../kernel/listing.ts';
import type { Operation } from '../../kernel/operation.ts';
import { mustBeForPrograms } from '../../kernel/perform.ts';
import { licenceUrl } from '../http/licence.ts';
import type { AnswerForm, PlainRoute } from '../http/plain-routes.ts';
import type { Route } from '../http/route-example.ts';
import { statusOfSuccess } from '../http/status.ts';
import { answerHeaders, headersWith } from './answer-headers.ts';
import { type Components, components } from './components.ts';
import type { Described } from './described.ts';
import { errorSchemas, refusalResponses } from './error-responses.ts';
import {
  answeredExample,
  type ExampleAnswers,
  type ExampleBodies,
  exampleAnswers,
} from './example-answers.ts';
import { type ExampleValues, exampleValues, withExampleValues } from './example-values.ts';
import { formContent, withFormats } from './format-items.ts';
import { withMeanings } from './meanings/member-meanings.ts';
import { overTiers, type Schema } from './over-tiers.ts';
import { nameOfStatus, refusalsOf } from './refusals.ts';
import { parametersOf, requestBodyOf } from './request-parts.ts';
import { itemOf, refused } from './route-items.ts';

interface Service extends Described {
  /** What holds for all routes, as Markdown. */
  readonly introduction: string;
  /** Answers to the examples; left out: those of the demo. */
  readonly examples?: ExampleAnswers;
  /** The bodies that were sent for them; left out: those of the demo. */
  readonly bodies?: ExampleBodies;
  /** Values of properties; left out: those of the demo. */
  readonly values?: ExampleValues;
}

const descriptionVersion = '1.0.0';

type Paths = Record<string, Record<string, Schema>>;

/** @throws Error when the declarations contradict one another */
export function openapiDocument(service: Service): Schema {
  const { serviceName, siteUrl, operations, routes } = service;
  mustBeForPrograms(operations);
  const examples = service.examples ?? exampleAnswers();
  const named = components();
  for (const [title, schema] of Object.entries(errorSchemas)) named.answer({ ...schema, title });
  const paths: Paths = {};
  const add = (route: Route, item: Schema) => {
    const path = pathBelowSite(route);
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: item };
  };
  for (const operation of operations) {
    add(
      operation,
      operationItem(operation, answerSchema(operation, named), examples[operation.name], service.bodies),
    );
  }
  for (const route of routes) add(route, plainItem(route));
  const responses = usedIn(paths, refusalResponses(), 'responses');
  const tags = [...new Set([...operations, ...routes].map(({ tag }) => tag))];
  const document = {
    openapi: '3.1.1',
    info: {
      title: serviceName,
      version: descriptionVersion,
      summary: 'Funding and research in longevity science.',
      description: service.introduction,
      license: { name: 'CC BY 4.0', url: licenceUrl },
    },
    servers: [{ url: siteUrl, description: `This service; the API lives under ${apiRoot}.` }],
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
        link: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'perennial_omega_…',
          description: 'A link token of Omega Point, as register gives one. Never in an address.',
        },
      },
    },
  };
  return publishedSchema(withExampleValues(document, service.values ?? exampleValues()));
}

/** Those of the components that something refers to. */
function usedIn<T>(parts: unknown, all: Readonly<Record<string, T>>, kind: string): Record<string, T> {
  const text = JSON.stringify(parts);
  const used = Object.entries(all).filter(([name]) => text.includes(`"#/components/${kind}/${name}"`));
  return Object.fromEntries(used);
}

function operationItem(
  operation: Operation,
  answer: Schema,
  answered: unknown,
  bodies?: ExampleBodies,
): Schema {
  const { method } = operation;
  const { description, 'x-suffixes': suffixes } = withFormats(operation);
  const body = requestBodyOf(operation);
  const example = answeredExample(operation, bodies).body;
  const success = {
    description: operation.summary,
    headers: headersWith(
      ...(method === 'GET' ? ['ETag'] : []),
      ...(operation.deprecated ? ['Deprecation', 'Sunset'] : []),
    ),
    content: {
      'application/json': { schema: answer, ...(answered === undefined ? {} : { example: answered }) },
      ...formContent(operation),
    },
  };
  return {
    ...itemOf(
      { ...operation, ...(description === undefined ? {} : { description }) },
      parametersOf(operation),
    ),
    ...(suffixes === undefined ? {} : { 'x-suffixes': suffixes }),
    ...(body ? { requestBody: withExample(body, example) } : {}),
    responses: {
      [statusOfSuccess(operation.success)]: success,
      ...(method === 'GET' ? { 304: { $ref: '#/components/responses/NotModified' } } : {}),
      ...refused(operation),
    },
    'x-codes': [...refusalsOf(operation).values()].flat(),
  };
}

/** What succeeds, for all tiers, with the licence line that every object gets. */
function answerSchema(operation: Operation, named: Components): Schema {
  const schema = withMeanings(overTiers(operation.output, operation.tier), operation.name);
  if (schema.type !== 'object' || !schema.properties) return named.answer(schema);
  const answer = named.answer(schema);
  if (answer.$ref) return { allOf: [answer, named.answer({ ...licenceLine, title: 'LicenceLine' })] };
  const whole = {
    ...answer,
    properties: { ...(answer.properties as object), ...licenceLine.properties },
    required: [...((answer.required as readonly string[] | undefined) ?? []), ...licenceLine.required],
  };
  return operation.lists ? named.named(`${pascal(operation.name)}Answer`, whole) : whole;
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

function plainItem(route: PlainRoute): Schema {
  const byStatus = Map.groupBy(route.answers, ({ status }) => status);
  const answers = [...byStatus].map(([status, forms]) => [status, plainAnswer(forms, route)]);
  return {
    ...itemOf(route, parametersOf(route)),
    ...(route.takes === undefined ? {} : { requestBody: plainBody(route.takes, route.example?.body) }),
    responses: { ...(route.operatorOnly ? {} : plainRefused(route)), ...Object.fromEntries(answers) },
  };
}

function plainAnswer(forms: readonly AnswerForm[], route: PlainRoute): Schema {
  const types = forms.flatMap(({ type }) => type ?? []);
  const schemaOfType = (type: string) => ({ type: type.endsWith('json') ? 'object' : 'string' });
  const content = types.map((type) => [type, { schema: schemaOfType(type) }]);
  return {
    description: forms.map(({ description }) => description).join(' '),
    ...(route.operatorOnly ? {} : { headers: headersWith() }),
    ...(content.length > 0 ? { content: Object.fromEntries(content) } : {}),
  };
}

function plainRefused(route: PlainRoute): Record<string, Schema> {
  const unchanged = { 304: { $ref: '#/components/responses/NotModified' } };
  const refusals = route.answers.every(({ type }) => type === 'text/html')
    ? refusedPages(route)
    : refused(route);
  return { ...(route.method === 'GET' ? unchanged : {}), ...refusals };
}

/** A page is refused by a page, and by JSON where JSON is asked for and no page. */
function refusedPages(route: PlainRoute): Record<string, Schema> {
  const named = refusalResponses();
  const whole = Object.keys(refused(route)).map((status) => {
    const response = named[nameOfStatus(Number(status))] as Schema;
    const content = { 'text/html': { schema: { type: 'string' } }, ...(response.content as Schema) };
    return [status, { ...response, content }];
  });
  return Object.fromEntries(whole);
}

function plainBody(description: string, example: unknown): Schema {
  const body = {
    required: true,
    description,
    content: { 'application/json': { schema: { type: 'object' } } },
  };
  return withExample(body, example);
}
