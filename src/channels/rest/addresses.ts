// At which addresses something is answered, and what is said at the others.

import type { Operation } from '../../kernel/operation.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { formatsOf } from '../formats/format.ts';
import { pathOf, targetOf } from '../http/address-parts.ts';
import type { PlainRoute } from '../http/plain-routes.ts';

const apiRoot = '/api/v1';

/** Where an operation is found: its path with `:name` for parameters. */
export function routeOf(operation: Pick<Operation, 'root' | 'path'>): string {
  const root = operation.root === 'site' ? '' : apiRoot;
  return root + operation.path.replaceAll(/\{(\w+)\}/g, ':$1');
}

/** The target without the slash at its end, where something is answered there. */
export function slashlessTarget(operations: readonly (Operation | PlainRoute)[], url: string): string | null {
  const path = pathOf(url);
  if (path === '/' || !path.endsWith('/') || path.startsWith('//')) return null;
  const bare = path.replace(/\/+$/, '');
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
    return new Refusal('not_found', `There is nothing at this address; the API lives under ${apiRoot}.`);
  const allow = [...allowed].join(', ');
  const sentence = `${/^[A-Z]{1,20}$/.test(method) ? method : 'This method'} is not answered here; use ${allow}.`;
  return new Refusal('method_not_allowed', sentence, { members: { allow } });
}

/** The methods that are answered at a path. */
function methodsAt(operations: readonly (Operation | PlainRoute)[], path: string): ReadonlySet<string> {
  const allowed = new Set<string>();
  for (const operation of operations) {
    const pattern = routeOf(operation).replaceAll(/:\w+/g, '[^/]+');
    const suffixes = ('run' in operation ? formatsOf(operation) : []).map(({ suffix }) => `|\\${suffix}`);
    if (!new RegExp(`^${pattern}(?:${suffixes.join('')})$`).test(path)) continue;
    allowed.add(operation.method);
    if (operation.method === 'GET') allowed.add('HEAD');
  }
  return allowed;
}
