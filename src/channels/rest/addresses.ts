// At which addresses something is answered, and what is said at the others.

import { apiRoot, pathBelowSite } from '../../kernel/address.ts';
import { nearest } from '../../kernel/nearest.ts';
import type { Operation } from '../../kernel/operation.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { onceFor } from '../../kernel/remembered.ts';
import { formatsOf } from '../formats/format.ts';
import { pathOf, targetOf, withoutLastSlashes } from '../http/address-parts.ts';
import type { PlainRoute } from '../http/plain-routes.ts';

/** Where an operation is found: its path with `:name` for parameters. */
export function routeOf(operation: Pick<Operation, 'root' | 'path'>): string {
  return pathBelowSite(operation).replaceAll(/\{(\w+)\}/g, ':$1');
}

/** The target without the slash at its end, where something is answered there. */
export function slashlessTarget(operations: readonly (Operation | PlainRoute)[], url: string): string | null {
  const path = pathOf(url);
  if (path === '/' || !path.endsWith('/') || path.startsWith('//')) return null;
  const bare = withoutLastSlashes(path);
  if (methodsAt(operations, bare).size === 0) return null;
  return bare + targetOf(url).slice(path.length);
}

/** 405 where another method would be answered, else 404. */
export function absentRoute(
  operations: readonly (Operation | PlainRoute)[],
  method: string,
  path: string,
): Refusal {
  const allowed = methodsAt(operations, path);
  if (allowed.size === 0)
    return new Refusal('not_found', `There is nothing at this address; ${where(operations, path)}.`, {
      forPeople:
        'There is nothing at this address. Search for what you came for, or begin at the front page.',
    });
  return notThisMethod(method, allowed);
}

/** Where to look in place of an address that is none: near it, where something is, as far as the public may know. */
function where(operations: readonly (Operation | PlainRoute)[], path: string): string {
  if (path !== apiRoot && !path.startsWith(`${apiRoot}/`)) return `the API lives under ${apiRoot}`;
  const segments =
    path
      .slice(apiRoot.length)
      .split('/')
      .find((part) => part !== '') ?? '';
  const known = namesOf(operations);
  const name = segments === '' ? null : nearest(written(segments.slice(0, maxCompared)), [...known.keys()]);
  const near = name === null ? '' : `near it is ${known.get(name)}, and `;
  return `${near}/openapi.json lists all addresses`;
}

/** Longer names are compared up to there. */
const maxCompared = 40;

const written = (name: string) => name.replaceAll('-', '_');

/** Public lists and questions by the only part of their addresses and by their names. */
const namesOf = onceFor((operations: readonly (Operation | PlainRoute)[]): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  for (const one of operations) {
    if (!('run' in one) || one.method !== 'GET' || one.tier !== 'public' || one.path.includes('{')) continue;
    const path = pathBelowSite(one);
    if (!path.startsWith(`${apiRoot}/`)) continue;
    const [, first = '', ...more] = one.path.split('/');
    if (more.length === 0 && !found.has(written(first))) found.set(written(first), path);
    if (!found.has(one.name)) found.set(one.name, path);
  }
  return found;
});

/** The refusal of a method, with those that the address answers. */
export function notThisMethod(method: string, allowed: ReadonlySet<string>): Refusal {
  const methods = new Set([...allowed].flatMap((one) => (one === 'GET' ? ['GET', 'HEAD'] : [one])));
  const allow = [...methods].join(', ');
  const sentence = `${/^[A-Z]{1,20}$/.test(method) ? method : 'This method'} is not answered here; use ${allow}.`;
  return new Refusal('method_not_allowed', sentence, {
    members: { allow },
    ...(method === 'GET'
      ? { forPeople: 'This is where a form is sent to: go back to the page that shows it.' }
      : {}),
  });
}

/** The methods that are answered at a path. */
function methodsAt(operations: readonly (Operation | PlainRoute)[], path: string): ReadonlySet<string> {
  const allowed = new Set<string>();
  for (const { method, at } of patternsOf(operations)) {
    if (at.test(path)) allowed.add(method);
  }
  return allowed;
}

interface Pattern {
  readonly method: string;
  /** Matches the paths at which it is answered, with every suffix. */
  readonly at: RegExp;
}

/** Made once for a list of operations: whoever tries addresses one after the other costs a look at each, no more. */
const patternsOf = onceFor((operations: readonly (Operation | PlainRoute)[]): readonly Pattern[] =>
  operations.map((operation) => {
    const path = routeOf(operation).replaceAll(/:\w+/g, '[^/]+');
    const suffixes = ('run' in operation ? formatsOf(operation) : []).map(({ suffix }) => `|\\${suffix}`);
    return { method: operation.method, at: new RegExp(`^${path}(?:${suffixes.join('')})$`) };
  }),
);
