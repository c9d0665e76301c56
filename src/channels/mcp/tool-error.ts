// A refusal as a tool error: a text that says what to change, and the members of REST's errors.

import { type CallToolResult, ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';
import type { Family } from '../../kernel/family.ts';
import { nearest } from '../../kernel/nearest.ts';
import type { Operation } from '../../kernel/operation.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import { bugMembers, docsOf, errorMembers } from '../http/respond.ts';

/** @param operation the one that refused, where one was asked */
export function refusedAnswer(
  refusal: Refusal,
  { requestId, site }: { readonly requestId: string; readonly site: string },
  operation?: Operation,
): CallToolResult {
  const { location, retryAfter } = refusal.details;
  const survivor = location === undefined ? undefined : decodeURIComponent(location.split('/').at(-1) ?? '');
  const members = {
    ...errorMembers(refusal),
    ...(survivor === undefined
      ? {}
      : { [refusal.reason === 'moved' ? 'moved_to' : 'merged_into']: survivor }),
    ...(retryAfter === undefined ? {} : { retry_after: retryAfter }),
    request_id: requestId,
    docs_url: docsOf(site, refusal.reason),
  };
  const hints = [
    refusal.message,
    ...(survivor === undefined ? [] : [`Ask for ${survivor} instead.`]),
    ...(refusal.reason === 'not_found' && operation?.shows ? [foundBy(operation.shows.family)] : []),
    ...(retryAfter === undefined ? [] : [`Try again in ${retryAfter} s.`]),
    `(${refusal.reason})`,
  ];
  // The same in both channels: whoever reads text alone learns which member is wrong, and how.
  const { error: _said, code: _code, ...rest } = members as Readonly<Record<string, unknown>>;
  const text = `${hints.join(' ')}\n${JSON.stringify(rest)}`;
  return { content: [{ type: 'text', text }], structuredContent: members, isError: true };
}

/** What leads from a name to the record that was meant. */
function foundBy({ search }: Family): string {
  const names = search?.includes('number') ? 'its name or number' : 'its name';
  return `resolve_name finds it by ${names}.`;
}

/** The answer to a bug: that it happened, and nothing else. */
export function bugError(requestId: string): ProtocolError {
  return new ProtocolError(ProtocolErrorCode.InternalError, bugMembers.error, { request_id: requestId });
}

/** A name that is none, or not for this caller: the two look the same. */
export function unknownName(kind: 'tool' | 'prompt', name: string, known: readonly string[]): ProtocolError {
  const near = nearest(name, known);
  const named = /^[a-z0-9_-]{1,60}$/i.test(name) ? `There is no ${kind} ${name}` : `There is no such ${kind}`;
  const hint = near === null ? '' : ` Did you mean ${near}?`;
  const sentence = `${named} for this caller; ${kind}s/list names those there are, more with a key of a higher tier.${hint}`;
  return new ProtocolError(ProtocolErrorCode.InvalidParams, sentence);
}
