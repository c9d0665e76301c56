// Where operations are found below the site. The root of the API and the tool servers' places
// stand here and nowhere else.

import type { Operation } from './operation.ts';

export const apiRoot = '/api/v1';

/** Where the tool servers are found: that of the catalogue, and that of the agents of Omega Point. */
export const mcpPath = '/mcp';
export const omegaPath = '/mcp/omega-agent';

/** Whether a path is this one or lies below it. */
export function isAtOrBelow(root: string, path: string): boolean {
  return path === root || path.startsWith(`${root}/`);
}

type Place = Pick<Operation, 'root' | 'path'>;

/** The path below the site, with `{name}` for parameters. */
export function pathBelowSite({ root, path }: Place): string {
  return root === 'site' ? path : apiRoot + path;
}

/**
 * The address of an operation below the site: parameters of its path are filled in, all others are its query
 * in the order in which they are given; what is undefined is left out.
 */
export function href(
  operation: Place,
  params: Readonly<Record<string, string | number | boolean | undefined>> = {},
): string {
  let query: URLSearchParams | null = null;
  let path = pathBelowSite(operation);
  for (const [name, value] of Object.entries(params)) {
    if (value === undefined) continue;
    if (path.includes(`{${name}}`)) path = path.replace(`{${name}}`, encodeURIComponent(value));
    else {
      query ??= new URLSearchParams();
      query.set(name, String(value));
    }
  }
  return query === null ? path : `${path}?${query}`;
}
