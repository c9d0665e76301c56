// Which operation answers a path, without the router of fetch: the same answer as its, for paths that need no
// decoding and name no form. Any other path, and any that no operation answers with GET, is the router's.

import { apiRoot } from '../../kernel/address.ts';
import type { Operation } from '../../kernel/operation.ts';
import { fits, isParameter, paramsOf } from '../http/path-steps.ts';
import { routeOf } from './addresses.ts';

interface LeanRoute {
  readonly operation: Operation;
  readonly params: Record<string, string>;
}

interface Route {
  readonly operation: Operation;
  /** A text, or a parameter behind a colon. */
  readonly steps: readonly string[];
}

/** What begins the paths of operations that other sites may ask too: no cookie counts there, and no page is. */
const root = `${apiRoot}/`;

/** As the router does it, the first operation in the list that fits answers. */
export function leanRoutes(operations: readonly Operation[]): (path: string) => LeanRoute | null {
  const routes = operations
    .filter(({ method }) => method === 'GET')
    .map((operation): Route => ({ operation, steps: routeOf(operation).split('/') }))
    .filter(({ steps }) => steps.join('/').startsWith(root));
  const fixed = new Map<string, LeanRoute>();
  const byLength = new Map<number, Route[]>();
  for (const route of routes) {
    const { operation, steps } = route;
    const path = steps.join('/');
    if (!steps.some(isParameter)) {
      const before = byLength.get(steps.length)?.find((one) => fits(one.steps, steps));
      if (!before && !fixed.has(path)) fixed.set(path, { operation, params: {} });
    }
    byLength.set(steps.length, [...(byLength.get(steps.length) ?? []), route]);
  }
  return (path) => {
    // A name with a dot may end in that of a form.
    if (!path.startsWith(root) || path.endsWith('/') || /%|\.[^/]*$/.test(path)) return null;
    const known = fixed.get(path);
    if (known) return known;
    const steps = path.split('/');
    const route = byLength.get(steps.length)?.find((one) => fits(one.steps, steps));
    return route ? { operation: route.operation, params: paramsOf(route.steps, steps) } : null;
  };
}
