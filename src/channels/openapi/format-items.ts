// How the formats of an operation beside JSON stand in the document: as media types of its own address, and
// as addresses with a suffix. What these have in common with the operation is written once.

import { pascal } from '../../kernel/listing.ts';
import type { Operation, Param } from '../../kernel/operation.ts';
import { type Format, formatsOf } from '../formats/format.ts';
import type { Route } from '../http/route-example.ts';
import { headersWith } from './answer-headers.ts';
import type { Schema } from './over-tiers.ts';
import { parameterOf, parametersOf } from './request-parts.ts';
import { itemOf, refused } from './route-items.ts';

/** Parameters and answers that several addresses share. */
export interface SharedParts {
  readonly parametersOf: (operation: Operation) => readonly Schema[];
  /** The same for a form of the operation. */
  readonly formParametersOf: (operation: Operation, form: Format) => readonly Schema[];
  readonly responseOf: (operation: Operation, form: Format) => Schema;
  readonly parameters: () => Readonly<Record<string, Schema>>;
  readonly responses: () => Readonly<Record<string, Schema>>;
}

export function sharedParts(): SharedParts {
  const parameters: Record<string, Schema> = {};
  const responses: Record<string, Schema> = {};
  const referTo = (operation: Operation, name: string, param: Param): Schema => {
    const key = `${operation.name}.${name}`;
    parameters[key] = parameterOf(name, param);
    return { $ref: `#/components/parameters/${key}` };
  };
  const inAddress = (operation: Pick<Operation, 'input'>) =>
    Object.entries(operation.input).filter(([, param]) => param.in !== 'body');
  return {
    parametersOf: (operation) =>
      formatsOf(operation).length === 0
        ? parametersOf(operation)
        : inAddress(operation).map(([name, param]) => referTo(operation, name, param)),
    formParametersOf: (operation, { asked }) =>
      inAddress(asked).map(([name, param]) =>
        operation.input[name] === param ? referTo(operation, name, param) : parameterOf(name, param),
      ),
    responseOf: (operation, form) => {
      const key = `${pascal(form.name)}${operation.lists ? 'List' : operation.tells ? 'Changes' : 'Record'}`;
      responses[key] = {
        description: form.description,
        headers: headersWith('ETag'),
        content: { [form.mediaType]: bodyIn(form) },
      };
      return { $ref: `#/components/responses/${key}` };
    },
    parameters: () => parameters,
    responses: () => responses,
  };
}

/** An address with a suffix, and what is answered there. */
export function formItem(
  operation: Operation,
  form: Format,
  answer: Schema,
  shared: SharedParts,
): readonly [Route, Schema] {
  const { name, suffix, description, asked } = form;
  const route: Route = {
    ...operation,
    name: `${operation.name}_${name}`,
    path: `${operation.path}${suffix}`,
    input: asked.input,
    description,
  };
  const json = {
    description,
    headers: headersWith('ETag'),
    content: { [form.mediaType]: { schema: answer } },
  };
  const item = {
    ...itemOf(route, shared.formParametersOf(operation, form)),
    responses: {
      200: name === 'json' ? json : shared.responseOf(operation, form),
      304: { $ref: '#/components/responses/NotModified' },
      ...refused(operation),
    },
  };
  return [route, item];
}

/** The formats beside JSON, by their media types. */
export function formContent(operation: Operation): Record<string, Schema> {
  const others = formatsOf(operation).filter(({ name }) => name !== 'json');
  return Object.fromEntries(others.map((form) => [form.mediaType, bodyIn(form)]));
}

function bodyIn({ name, mediaType, description }: Format): Schema {
  if (name === 'csl') return { schema: { type: 'array', items: { type: 'object' }, description } };
  return { schema: { type: mediaType.endsWith('+json') ? 'object' : 'string', description } };
}

/** The description, with the addresses of the formats. */
export function withFormats(operation: Operation): { readonly description?: string } {
  const formats = formatsOf(operation);
  if (formats.length === 0) return {};
  const said = formats.map(({ suffix, mediaType }) => `\`${suffix}\` (${mediaType})`).join(', ');
  const sentences = [operation.description, `Other forms, by a suffix of the path or by Accept: ${said}.`];
  if (operation.lists) sentences.push('Where all rows are sent, limit has no default and no maximum.');
  return { description: sentences.filter(Boolean).join(' ') };
}
