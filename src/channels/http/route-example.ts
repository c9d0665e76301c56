// An example request for each route, from the examples of its parameters.

import { pathBelowSite } from '../../kernel/address.ts';
import type { Operation, Param } from '../../kernel/operation.ts';

export type Route = Pick<
  Operation,
  | 'name'
  | 'method'
  | 'path'
  | 'root'
  | 'tier'
  | 'tag'
  | 'summary'
  | 'description'
  | 'input'
  | 'deprecated'
  | 'refuses'
>;

/** What must be shown to be answered: a key, or a link token of Omega Point; null: nothing. */
export function credentialOf({ tier, refuses }: Pick<Route, 'tier' | 'refuses'>): 'KEY' | 'LINK' | null {
  if (refuses?.includes('link_required')) return 'LINK';
  return tier === 'public' ? null : 'KEY';
}

export interface Example {
  readonly method: Operation['method'];
  /** Path and query below the site. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
  /** Options of curl beside those that follow from the rest. */
  readonly options?: string;
}

/** A value that the parameter takes; undefined when its declaration names none. */
export function exampleValue({ schema }: Pick<Param, 'schema'>): unknown {
  const { examples, default: byDefault, enum: words, type, items } = schema as Record<string, unknown>;
  const [given] = (examples as readonly unknown[] | undefined) ?? [];
  if (given !== undefined) return type === 'array' && typeof given === 'string' ? given.split(',') : given;
  if (byDefault !== undefined) return byDefault;
  if (Array.isArray(words)) return words[0];
  const itemWords = (items as { enum?: readonly unknown[] } | undefined)?.enum;
  return itemWords ? [itemWords[0]] : undefined;
}

/** The required parameters, those of the body that have examples, and a limit or the first filter that has one. */
export function exampleOf(
  route: Route & { readonly example?: Pick<Example, 'headers' | 'body' | 'options'> },
): Example {
  const params = Object.entries(route.input);
  const paramsIn = (place: Param['in']) => params.filter(([, param]) => param.in === place);
  const withExample = ([, param]: readonly [string, Param]) =>
    param.schema.examples !== undefined && !param.beside;
  const path = paramsIn('path').reduce(
    (so, [name, param]) => so.replace(`{${name}}`, encodeURIComponent(String(exampleValue(param)))),
    pathBelowSite(route),
  );
  // A list is shown by two of its rows: a filter may find nothing. What an earlier answer gave leads on from there.
  const rows = paramsIn('query').find(([name]) => name === 'limit');
  const all = paramsIn('query').every(([, param]) => param.optional) && !route.input.by;
  const filter =
    all && rows && route.method === 'GET'
      ? ([rows[0], { ...rows[1], schema: { ...rows[1].schema, examples: [2] } }] as const)
      : paramsIn('query').find((one) => one[1].optional && withExample(one) && one[0] !== 'after');
  const query = paramsIn('query')
    .flatMap((one) => (one[0] === filter?.[0] ? [filter] : one[1].optional ? [] : [one]))
    .map(([name, param]) => `${name}=${inQueryText(exampleValue(param))}`)
    .join('&');
  const credential = credentialOf(route);
  const headers: Record<string, string> = credential ? { Authorization: `Bearer $${credential}` } : {};
  for (const [, param] of paramsIn('header').filter(withExample)) {
    headers[param.header as string] = String(exampleValue(param));
  }
  const members = paramsIn('body').filter((one) => !one[1].optional || withExample(one));
  const body = Object.fromEntries(members.map(([name, param]) => [name, exampleValue(param)]));
  return {
    method: route.method,
    target: query === '' ? path : `${path}?${query}`,
    headers,
    ...(members.length > 0 ? { body } : {}),
    ...route.example,
  };
}

function inQueryText(value: unknown): string {
  return [value]
    .flat()
    .map((one) => encodeURIComponent(String(one)))
    .join(',');
}

/** The example as a command for a shell. */
export function curlOf({ method, target, headers, body, options }: Example, site: string): string {
  const parts = ['curl', ...(options ? [options] : [])];
  if (method !== 'GET') parts.push(`-X ${method}`);
  for (const [name, value] of Object.entries(headers))
    parts.push(`-H "${name}: ${value.replaceAll('"', '\\"')}"`);
  if (body) parts.push("-H 'Content-Type: application/json'", `-d '${JSON.stringify(body)}'`);
  return [...parts, `'${site}${target}'`].join(' ');
}
