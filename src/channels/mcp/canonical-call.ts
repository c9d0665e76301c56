// A call in its one form: arguments in the order of the declaration, without those that say what would
// be so anyway; and for what is read, the address that answers the same over REST.

import { pathBelowSite } from '../../kernel/address.ts';
import type { Operation } from '../../kernel/operation.ts';
import type { Arguments } from './tool-arguments.ts';

export interface CanonicalCall {
  readonly tool: string;
  readonly arguments: Arguments;
  /** Null where the operation does something: an address would not repeat it. */
  readonly url: string | null;
}

/** `given` has passed the check of the operation. */
export function canonicalCall(operation: Operation, given: Arguments, site: string): CanonicalCall {
  const nonDefaults = Object.entries(operation.input).filter(
    ([name, { schema }]) =>
      given[name] !== undefined && JSON.stringify(given[name]) !== JSON.stringify(schema.default),
  );
  const args = Object.fromEntries(nonDefaults.map(([name]) => [name, given[name]]));
  if (operation.method !== 'GET') return { tool: operation.name, arguments: args, url: null };
  let path = pathBelowSite(operation);
  const query: string[] = [];
  for (const [name, param] of nonDefaults) {
    // Half a character stands in no address; REST reads the same one in its place.
    const value = ([] as unknown[]).concat(args[name]).join(',').toWellFormed();
    if (param.in === 'path') path = path.replace(`{${name}}`, encodeURIComponent(value));
    if (param.in === 'query') query.push(`${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`);
  }
  const address = site + path;
  return {
    tool: operation.name,
    arguments: args,
    url: query.length === 0 ? address : `${address}?${query.join('&')}`,
  };
}
