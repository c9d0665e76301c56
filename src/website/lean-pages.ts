// Which page answers a path, without the router of fetch: the same as its, for paths that need no decoding and
// name no form. Only pages that look at nothing but their address and whoever visits are answered so; any other
// path is the router's.

import { fits, isParameter, paramsOf } from '../channels/http/path-steps.ts';
import type { PageRoute } from './kit/page.ts';

interface LeanPage {
  readonly route: PageRoute;
  readonly params: Readonly<Record<string, string>>;
}

interface Path {
  /** Null: something else answers there. */
  readonly route: PageRoute | null;
  /** A text, or a parameter behind a colon. */
  readonly steps: readonly string[];
}

/**
 * As the router does it, the first route that fits answers.
 * @param before paths that are answered before any page is asked
 */
export function leanPages(
  routes: readonly PageRoute[],
  before: readonly string[],
): (path: string) => LeanPage | null {
  const paths: readonly Path[] = [
    ...before.map((path) => ({ route: null, steps: path.split('/') })),
    ...routes
      .filter(({ method }) => method === 'GET')
      .map((route) => ({ route: route.lean ? route : null, steps: route.path.split('/') })),
  ];
  const odd = paths.find(({ steps }) => steps.some((step) => /[{*?]|.:/.test(step)));
  if (odd) throw new Error(`${odd.steps.join('/')} is read by the router alone`);
  // A path is compared with those alone that begin like it.
  const beginning = (length: number, first: string | undefined) =>
    paths.filter(
      ({ steps }) => steps.length === length && (isParameter(steps[1] ?? '') || steps[1] === first),
    );
  const beginnings = new Map<string, readonly Path[]>();
  for (const { steps } of paths) {
    beginnings.set(`${steps.length}`, beginning(steps.length, undefined));
    beginnings.set(`${steps.length} ${steps[1]}`, beginning(steps.length, steps[1]));
  }
  return (path) => {
    if (path.endsWith('/') || /%|\.[^/]*$/.test(path)) return null;
    const steps = path.split('/');
    const like = beginnings.get(`${steps.length} ${steps[1]}`) ?? beginnings.get(`${steps.length}`);
    const found = like?.find((one) => fits(one.steps, steps));
    return found?.route ? { route: found.route, params: paramsOf(found.steps, steps) } : null;
  };
}
