// What the headers of an answer say of something that will be removed: since when it is deprecated
// (RFC 9745), when it ends (RFC 8594), and where to read what to do.

import { apiRoot } from '../../kernel/address.ts';
import type { Operation } from '../../kernel/operation.ts';
import type { Headers } from '../http/respond.ts';

/**
 * The headers for a request that uses something deprecated; null for all others.
 * @param used the names of the parameters that were sent
 */
export function deprecationHeaders(
  operation: Operation,
  used: readonly string[],
  given: Readonly<Headers>,
): Headers | null {
  const parameters = used.map((name) => operation.input[name]?.deprecated);
  const notices = [operation.deprecated, ...parameters].filter((one) => one !== undefined);
  const [first] = notices.toSorted((a, b) => (a.sunset < b.sunset ? -1 : 1));
  if (!first) return null;
  const links = [given.Link, `<${apiRoot}/deprecations>; rel="deprecation"`];
  links.push(`</docs/${operation.name}>; rel="sunset"`);
  if (first.successor) links.push(`</docs/${first.successor}>; rel="successor-version"`);
  return {
    Deprecation: `@${Date.parse(`${first.since}T00:00:00Z`) / 1000}`,
    Sunset: new Date(`${first.sunset}T00:00:00Z`).toUTCString(),
    Link: links.filter((link) => link !== undefined).join(', '),
  };
}
