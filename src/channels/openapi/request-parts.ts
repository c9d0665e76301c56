// How the input of an operation stands in the document: parameters, and the body.

import { type Operation, type Param, schemaOf } from '../../kernel/operation.ts';
import { defaultBodyLimit } from '../http/body.ts';
import { exampleValue, type Route } from '../http/route-example.ts';
import { withMeanings } from './meanings/member-meanings.ts';
import type { Schema } from './over-tiers.ts';

/** The parameters in path, query and headers. Lists in a query are comma-separated. */
export function parametersOf(route: Pick<Route, 'input'>): readonly Schema[] {
  return Object.entries(route.input)
    .filter(([, param]) => param.in !== 'body')
    .map(([name, param]) => parameterOf(name, param));
}

function parameterOf(name: string, param: Param): Schema {
  const { description, examples: _, ...schema } = param.schema as Record<string, unknown>;
  const example = exampleValue(param);
  return {
    name: param.header ?? name,
    in: param.in,
    description,
    ...(param.in === 'path' || !param.optional ? { required: true } : {}),
    ...(param.deprecated ? { deprecated: true } : {}),
    ...(schema.type === 'array' ? { style: 'form', explode: false } : {}),
    schema,
    ...(example === undefined ? {} : { example }),
  };
}

/** The body that an operation reads; null when it reads none. */
export function requestBodyOf(
  operation: Pick<Operation, 'input' | 'bodyLimit' | 'exactlyOneOf'>,
): Schema | null {
  const members = Object.entries(operation.input).filter(([, param]) => param.in === 'body');
  if (members.length === 0) return null;
  const needed = members.filter(([, param]) => !param.optional);
  const whole = schemaOf(Object.fromEntries(members), (_, field) => !field.optional);
  const schema = withMeanings(whole, 'body');
  const limit = operation.bodyLimit ?? defaultBodyLimit;
  return {
    required: needed.length > 0 || operation.exactlyOneOf !== undefined,
    description: `A JSON object in UTF-8, not compressed, of at most ${limit / 1024} kB.`,
    content: { 'application/json': { schema } },
  };
}
