// The tool server: the Model Context Protocol over HTTP, without sessions. Every request is answered by
// a server that is made for it and its caller; the tools are the operations, called through `perform`.

import { createMcpHandler, ProtocolErrorCode } from '@modelcontextprotocol/server';
import type { Caller } from '../../access/caller.ts';
import type { Family } from '../../kernel/family.ts';
import type { Context, Operation } from '../../kernel/operation.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Visit } from '../edge.ts';
import type { Licence } from '../licence.ts';
import { defaultBodyLimit, readJson } from '../rest/body.ts';
import { mcpPath } from './mcp-path.ts';
import { toolServers } from './tool-server.ts';

export interface McpOptions {
  readonly serviceName: string;
  readonly version: string;
  readonly site: string;
  readonly licence: Licence;
  readonly families: readonly Family[];
  readonly operations: readonly Operation[];
  readonly contextFor: (caller: Caller, now: Date) => Context;
  readonly now: () => Date;
  readonly onBug: (error: unknown, request: { id: string; method: string; path: string }) => void;
}

export function mcpChannel(options: McpOptions): (request: Request, visit: Visit) => Promise<Response> {
  const serverFor = toolServers(options);
  return async (request, visit) => {
    if (request.method !== 'POST') {
      const sentence = `The tool server takes POST, one message of the Model Context Protocol each; see ${options.site}/api/v1/docs.`;
      throw new Refusal('method_not_allowed', sentence, { members: { allow: 'POST' } });
    }
    const message = await readMessage(request);
    const response =
      'refused' in message
        ? message.refused
        : await handled(request, message.value, visit, serverFor, options);
    return delivered(response, visit);
  };
}

type Message = { readonly value: Readonly<Record<string, unknown>> } | { readonly refused: Response };

/** One message. A batch is refused: it would be many calls that count as one. */
async function readMessage(request: Request): Promise<Message> {
  let value: unknown;
  try {
    value = await readJson(request, defaultBodyLimit);
  } catch (error) {
    if (!(error instanceof Refusal) || error.reason !== 'invalid_input') throw error;
    return { refused: failure(400, ProtocolErrorCode.ParseError, error.message, null) };
  }
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    const sentence = 'Send one message of JSON-RPC 2.0 in each request; batches are not taken.';
    return { refused: failure(400, ProtocolErrorCode.InvalidRequest, sentence, null) };
  }
  const message = value as Readonly<Record<string, unknown>>;
  // What is offered changes with a release only, so there is nothing to wait for.
  if (message.method === 'subscriptions/listen') {
    const sentence = 'There are no subscriptions here: lists change with a release only.';
    return { refused: failure(404, ProtocolErrorCode.MethodNotFound, sentence, message.id ?? null) };
  }
  return { value: message };
}

async function handled(
  request: Request,
  message: Readonly<Record<string, unknown>>,
  visit: Visit,
  serverFor: ReturnType<typeof toolServers>,
  { onBug }: McpOptions,
): Promise<Response> {
  const errors: Error[] = [];
  const handler = createMcpHandler(({ era }) => serverFor(visit, era), {
    onerror: (error) => errors.push(error),
  });
  const response = await handler.fetch(request, { parsedBody: message });
  // What the library reports of requests that it refused is no bug.
  if (response.status >= 500) {
    for (const error of errors) onBug(error, { id: visit.id, method: request.method, path: mcpPath });
  }
  return response;
}

function failure(status: number, code: number, message: string, id: unknown): Response {
  const body = JSON.stringify({ jsonrpc: '2.0', error: { code, message }, id });
  return new Response(body, { status, headers: { 'Content-Type': 'application/json; charset=utf-8' } });
}

function delivered(response: Response, visit: Visit): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(visit.headers)) headers.set(name, value);
  headers.set('Cache-Control', 'no-store');
  return new Response(response.body, { status: response.status, headers });
}
