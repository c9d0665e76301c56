// Every way to ask the catalogue, made from the list of operations: a new operation is asked by itself.

import { operations } from '../../src/catalogue.ts';
import { formatsOf } from '../../src/channels/formats/format.ts';
import { families } from '../../src/families.ts';
import type { Operation } from '../../src/kernel/operation.ts';

export interface Named {
  readonly family: string;
  readonly record: Readonly<Record<string, unknown>>;
}

/** Paths below the API root that ask each list in every width and order, and each record by each of its names. */
export function pathsOf(records: readonly Named[]): readonly string[] {
  return operations.flatMap((operation) =>
    operation.method === 'GET' ? addressesToAsk(operation, records) : [],
  );
}

/** Paths that ask each list in its widest question, and each record, in every form but the JSON. */
export function formPathsOf(records: readonly Named[]): readonly string[] {
  return operations.flatMap((operation) => {
    const addresses = formatsOf(operation).length > 0 ? addressesOf(operation, records) : [];
    const forms = formatsOf(operation).filter(({ name }) => name !== 'json');
    return addresses.flatMap((address) =>
      forms.map(({ suffix, asked }) => `${address}${suffix}${queriesOf(asked)[1] ?? ''}`),
    );
  });
}

/** The same for one operation, whatever its method. */
export function addressesToAsk(operation: Operation, records: readonly Named[]): readonly string[] {
  const variants = queriesOf(operation);
  return addressesOf(operation, records).flatMap((address) => variants.map((query) => address + query));
}

/** The addresses of an operation: its path with everything that a path parameter may name. */
function addressesOf(operation: Operation, records: readonly Named[]): readonly string[] {
  const inPath = Object.entries(operation.input).filter(([, param]) => param.in === 'path');
  let addresses: readonly string[] = [operation.path];
  for (const [parameter, { schema }] of inPath) {
    const words = schema.enum as readonly string[] | undefined;
    const values = words ?? namesFor(operation, records);
    addresses = addresses.flatMap((address) =>
      values.map((value) => address.replace(`{${parameter}}`, encodeURIComponent(value))),
    );
  }
  return addresses;
}

/** What the names in a path are of, where the operation is about something else. */
const ownersByPath: Readonly<Record<string, string>> = {
  '/companies/': 'companies',
  '/investors/': 'investors',
  '/intelligence/investors/': 'investors',
};

/** The names of the records that the path of an operation may name. */
export function namesFor(operation: Operation, records: readonly Named[]): readonly string[] {
  const family = families.find((one) => one.title === operation.tag)?.name;
  const within = Object.keys(ownersByPath).find((path) => operation.path.startsWith(path));
  const wanted = within ? ownersByPath[within] : family;
  const names = records
    .filter((one) => one.family === wanted)
    .flatMap(({ record }) => [record.id, record.public_id, record.slug]);
  return [...new Set(names.filter((name) => typeof name === 'string'))];
}

/** A query for each width, order and facet of a list. */
function queriesOf(operation: Operation): readonly string[] {
  const params = Object.entries(operation.input).filter(([, param]) => param.in === 'query');
  if (params.length === 0) return [''];
  const wide: string[] = [];
  const orders: string[] = [''];
  for (const [parameter, { schema }] of params) {
    const words = schema.enum as readonly string[] | undefined;
    if (schema.type === 'boolean' && schema.default === false) wide.push(`${parameter}=true`);
    else if (parameter === 'scope') wide.push('scope=all');
    else if (parameter === 'include') orders.push(...(words ?? []).map((word) => `&include=${word}`));
    else if (parameter === 'limit') wide.push(...(schema.maximum ? [`limit=${schema.maximum}`] : []));
    else if (parameter === 'facets') {
      wide.push(`facets=${((schema.items as { enum: string[] }).enum ?? []).join(',')}`);
    } else if (parameter === 'sort') orders.push(...(words ?? []).map((word) => `&sort=${word}`));
    else if (parameter === 'order') orders.push('&order=asc');
    else if (parameter === 'by' && !words) orders.push('&by=labels,funder');
  }
  const needed = params
    .filter(([, param]) => !param.optional)
    .map(
      ([parameter, { schema }]) =>
        `${parameter}=${schema.format === 'date' || parameter === 'since' ? '2020-01-01' : 'canary+canary'}`,
    );
  const all = [...needed, ...wide].join('&');
  return [needed.length > 0 ? `?${needed.join('&')}` : '', ...orders.map((one) => `?${all}${one}`)];
}

/** Lists that take `q`, for asking them about single words. */
export const searches: readonly Operation[] = operations.filter(
  ({ method, path, input }) => method === 'GET' && input.q !== undefined && !path.includes('{'),
);
