// Calls of tools that only read, in their usual form, answered without a Request being made, and without a look
// at the log that whatever may write takes first. What is refused before a tool is called, and every other
// message, takes the long way, where each has its answer.

import { pathOf } from '../http/address-parts.ts';
import { defaultBodyLimit, jsonOfBytes } from '../http/body.ts';
import type { Visit } from '../http/edge.ts';
import type { PlainAnswer, PlainHeaders, PlainSent } from '../http/plain-request.ts';
import type { McpChannel, McpOptions } from './mcp.ts';
import { refuseUnlinked } from './must-reach.ts';
import { answerCall } from './plain-answer.ts';
import { isMembers, mayShowForm, type PlainCall, plainlyCalled } from './plain-call.ts';
import type { ToolServers } from './tool-server.ts';

type Message = Readonly<Record<string, unknown>>;

export function sentCalls(options: McpOptions, servers: ToolServers): McpChannel['sent'] {
  const { operations, place, licence } = options;
  const reading = new Set(
    operations
      .filter(
        ({ method, audited, toolServer }) => method === 'GET' && !audited && toolServer === place.server,
      )
      .map(({ name }) => name),
  );
  return (sent) => {
    if (sent.method !== 'POST' || pathOf(sent.url) !== place.path) return null;
    const message = messageIn(sent);
    const call = message && usualCall(sent.headers, message, options);
    // Who is told of the progress gets a stream.
    if (!call || !reading.has(call.params.name) || wantsProgress(message)) return null;
    return async (visit) => {
      refuseUnlinked(message, visit, options);
      const { signal } = sent;
      return withLength(await answerCall(call, { visit, signal, servers, licence }));
    };
  };
}

/** The one message; null: whatever it is, it is refused. */
function messageIn({ body, headers }: PlainSent): Message | null {
  if (body.length > defaultBodyLimit) return null;
  try {
    const value = jsonOfBytes(body, headers);
    return isMembers(value) ? value : null;
  } catch {
    return null;
  }
}

/** A Response is told how long it is where it is written. */
function withLength(answer: PlainAnswer | Response): PlainAnswer | Response {
  if (answer instanceof Response || answer.bytes === null) return answer;
  return { ...answer, headers: { ...answer.headers, 'Content-Length': String(answer.bytes.length) } };
}

/** A call that needs nothing of the library; null: it does. */
export function plainCall(
  headers: PlainHeaders,
  message: Message,
  { caller }: Visit,
  options: McpOptions,
): PlainCall | null {
  return caller.grant && wantsProgress(message) ? null : usualCall(headers, message, options);
}

/** The same, whoever calls. */
function usualCall(
  headers: PlainHeaders,
  message: Message,
  { place, operations }: McpOptions,
): PlainCall | null {
  // What is sent whole may hold links, whose form the library knows.
  if (place.whole) return null;
  const call = plainlyCalled(headers, message);
  return call === null || mayShowForm(call, operations) ? null : call;
}

export function wantsProgress({ params }: Message): boolean {
  return (params as { _meta?: { progressToken?: unknown } } | undefined)?._meta?.progressToken !== undefined;
}
