// The tool server: the Model Context Protocol over HTTP, without sessions. Every request is answered by
// a server that is made for it and its caller; the tools are the operations, called through `perform`.

import { createMcpHandler, ProtocolErrorCode } from '@modelcontextprotocol/server';
import { type Caller, isIdentified } from '../../access/caller.ts';
import { apiRoot } from '../../kernel/address.ts';
import type { Family } from '../../kernel/family.ts';
import type { Context, Operation } from '../../kernel/operation.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { defaultBodyLimit, readJson } from '../http/body.ts';
import type { Visit } from '../http/edge.ts';
import type { Licence } from '../http/licence.ts';
import { asResponse, type PlainAnswer, type PlainSent } from '../http/plain-request.ts';
import { refuseUnlinked } from './must-reach.ts';
import { answerCall } from './plain-answer.ts';
import { isMembers } from './plain-call.ts';
import { plainCall, sentCalls, wantsProgress } from './sent-calls.ts';
import { type Subscriptions, subscriptionsOver } from './subscriptions.ts';
import { inOnePiece, namingBoth, takenForm } from './taken-form.ts';
import { finderNames } from './tool-finder.ts';
import type { ToolPlace } from './tool-place.ts';
import { type ToolServers, toolServers } from './tool-server.ts';

export interface McpOptions {
  readonly serviceName: string;
  readonly version: string;
  readonly site: string;
  readonly licence: Licence;
  readonly families: readonly Family[];
  readonly operations: readonly Operation[];
  readonly place: ToolPlace;
  /** What the state of a call that comes again is sealed with. */
  readonly secret: Uint8Array;
  readonly contextFor: (caller: Caller, now: Date) => Context;
  /** Who asks with a handle of sign_in_start. @throws Refusal('invalid_token') */
  readonly callerOfHandle: (handle: string, address: string) => Promise<Caller>;
  readonly now: () => Date;
  readonly onBug: (error: unknown, request: { id: string; method: string; path: string }) => void;
}

export interface McpChannel {
  readonly answer: (request: Request, visit: Visit) => Promise<Response>;
  /** What answers a call without a Request being made; null where only `answer` can. */
  readonly sent: (sent: PlainSent) => ((visit: Visit) => Promise<PlainAnswer | Response>) | null;
}

export function mcpChannel(options: McpOptions): McpChannel {
  const servers = toolServers(options);
  const { serverFor } = servers;
  const { operations, contextFor, licence, now, onBug, place } = options;
  const subscriptions = subscriptionsOver(
    operations,
    ({ caller }) => contextFor(caller, now()),
    (error, { id }) => onBug(error, { id, method: 'POST', path: place.path }),
  );
  const answer: McpChannel['answer'] = async (request, shown) => {
    if (request.method !== 'POST') {
      const sentence = `The tool server takes POST, one message of the Model Context Protocol each; see ${options.site}${apiRoot}/docs.`;
      throw new Refusal('method_not_allowed', sentence, { members: { allow: 'POST' } });
    }
    const message = await readMessage(request);
    if ('refused' in message) return delivered(await withLicence(message.refused, licence), shown);
    const { visit, value } = await byHandle(message.value, shown, options);
    if (value.method === 'subscriptions/listen') {
      const stream = await listening(request, value, visit, { serverFor, subscriptions, place });
      return delivered(endingWithKey(stream, visit), visit);
    }
    const flaw = flawInCall(value);
    if (flaw !== null) return delivered(await withLicence(flaw, licence), visit);
    refuseUnlinked(value, visit, options);
    const plain = plainCall(request.headers, value, visit, options);
    if (plain)
      return asResponse(await answerCall(plain, { visit, signal: request.signal, servers, licence }));
    let challenged: Refusal | null = null;
    const onChallenge = (refusal: Refusal) => {
      challenged = refusal;
    };
    const answer = await handled(namingBoth(request), value, visit, { ...options, serverFor, onChallenge });
    const response = await inTakenForm(answer, request, value, visit);
    if (challenged !== null) throw challenged;
    return delivered(await withLicence(response, licence), visit);
  };
  return { answer, sent: sentCalls(options, servers) };
}

/** The stream of one subscription, which lasts until its caller goes, or for its time. */
async function listening(
  request: Request,
  message: Readonly<Record<string, unknown>>,
  visit: Visit,
  {
    serverFor,
    subscriptions,
    place,
  }: {
    readonly serverFor: ToolServers['serverFor'];
    readonly subscriptions: Subscriptions;
    readonly place: ToolPlace;
  },
): Promise<Response> {
  if (!place.resources) {
    const sentence = 'There is nothing to subscribe to here.';
    return failure(404, ProtocolErrorCode.MethodNotFound, sentence, message.id ?? null);
  }
  const { bus, listens, end } = subscriptions.open(visit, message, () => handler.close());
  const handler = createMcpHandler(({ era }) => serverFor(visit, era, () => {}), { bus });
  try {
    return await handler.fetch(request, { parsedBody: message });
  } finally {
    if (!listens()) end();
  }
}

/** Why a call is none, in our words: the library would answer with its own. Null: it names a tool. */
function flawInCall({ method, params, id }: Readonly<Record<string, unknown>>): Response | null {
  if (method !== 'tools/call') return null;
  const { name, arguments: given = {} } = (params ?? {}) as { name?: unknown; arguments?: unknown };
  const wrong =
    (typeof name !== 'string' && 'name must be the name of a tool') ||
    (!isMembers(given) && 'arguments must be an object, and not its text');
  if (!wrong) return null;
  const sentence = `The params of tools/call do not fit: ${wrong}.`;
  return failure(400, ProtocolErrorCode.InvalidParams, sentence, id ?? null);
}

/** A call that names a handle is made by whom the person let in with it; the handle goes no further. */
async function byHandle(
  value: Readonly<Record<string, unknown>>,
  visit: Visit,
  { callerOfHandle, place }: McpOptions,
): Promise<{ readonly value: Readonly<Record<string, unknown>>; readonly visit: Visit }> {
  const params = (value.params ?? {}) as { name?: unknown; arguments?: Readonly<Record<string, unknown>> };
  if (value.method !== 'tools/call' || params.name !== finderNames.call || !place.signsIn)
    return { value, visit };
  const { handle, ...rest } = params.arguments ?? {};
  if (handle === undefined) return { value, visit };
  if (typeof handle !== 'string' || isIdentified(visit.caller)) {
    const sentence = 'A handle is a text, and stands alone: leave it out where a key or token is sent.';
    throw new Refusal('invalid_input', sentence);
  }
  const caller = await callerOfHandle(handle, visit.caller.address);
  return { value: { ...value, params: { ...params, arguments: rest } }, visit: { ...visit, caller } };
}

/**
 * Whether a program was allowed what it asked is known at the end of the call; one that wants to be told of the
 * progress gets the answer as it comes.
 */
function inTakenForm(
  answer: Response,
  { headers }: Request,
  message: Readonly<Record<string, unknown>>,
  { caller }: Visit,
): Response | Promise<Response> {
  if (takenForm(headers.get('accept')) === 'one_piece') return inOnePiece(answer);
  return caller.grant && !wantsProgress(message) ? whole(answer) : answer;
}

async function whole(response: Response): Promise<Response> {
  const { status, headers } = response;
  const body = await response.arrayBuffer();
  return new Response(body.byteLength === 0 ? null : body, { status, headers });
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
  return { value: message };
}

interface Handling extends Pick<McpOptions, 'onBug' | 'place'> {
  readonly serverFor: ToolServers['serverFor'];
  readonly onChallenge: (refusal: Refusal) => void;
}

async function handled(
  request: Request,
  message: Readonly<Record<string, unknown>>,
  visit: Visit,
  { serverFor, onChallenge, onBug, place }: Handling,
): Promise<Response> {
  const errors: Error[] = [];
  const handler = createMcpHandler(({ era }) => serverFor(visit, era, onChallenge), {
    onerror: (error) => errors.push(error),
  });
  const response = await handler.fetch(request, { parsedBody: message });
  if (response.status === 406) {
    const sentence =
      'The tool server answers with application/json or text/event-stream, and the header Accept takes neither.';
    return failure(406, ProtocolErrorCode.InvalidRequest, sentence, message.id ?? null);
  }
  // What the library reports of requests that it refused is no bug.
  if (response.status >= 500) {
    for (const error of errors) onBug(error, { id: visit.id, method: request.method, path: place.path });
  }
  return message.method === 'tools/call' ? response : withPlainErrors(response, message);
}

/** Params that do not fit are the caller's mistake, and told as such: the library calls them its own, in its own words. */
async function withPlainErrors(
  response: Response,
  { method, id }: Readonly<Record<string, unknown>>,
): Promise<Response> {
  const text = await response.text();
  const { status, headers } = response;
  const line = text.startsWith('{') ? text : (/^data: (.*)$/m.exec(text)?.[1] ?? '');
  if (!line.includes(`"code":${ProtocolErrorCode.InternalError}`)) {
    return new Response(text === '' ? null : text, { status, headers });
  }
  const { message = '' } = (JSON.parse(line) as { error?: { message?: string } }).error ?? {};
  const members = [...message.matchAll(/"path": \[([^\]]*)\]/g)].map(([, path = '']) =>
    path.replaceAll(/[\s"]/g, '').split(',').join('.'),
  );
  if (members.length === 0) return new Response(text, { status, headers });
  // What is wrong with the whole has no name; the members say it.
  const named = new Set(members.filter((member) => member !== ''));
  const which = named.size === 0 ? '' : `: ${[...named].join(', ')}`;
  const sentence = `The params of ${String(method).slice(0, 40)} do not fit${which}.`;
  return failure(400, ProtocolErrorCode.InvalidParams, sentence, id ?? null);
}

/** An error of the protocol carries the licence line in its data, as every refusal does. */
async function withLicence(response: Response, { members }: Licence): Promise<Response> {
  if (!response.headers.get('content-type')?.startsWith('application/json')) return response;
  const text = await response.text();
  const { status, headers } = response;
  const answer = text.startsWith('{"') && text.includes('"error":') ? JSON.parse(text) : null;
  if (typeof answer?.error !== 'object') return new Response(text === '' ? null : text, { status, headers });
  const { data, ...error } = answer.error;
  const licensed = { ...error, data: { ...data, ...JSON.parse(`{${members}}`) } };
  const plain = new Headers(headers);
  plain.delete('content-length');
  return new Response(JSON.stringify({ ...answer, error: licensed }), { status, headers: plain });
}

function failure(status: number, code: number, message: string, id: unknown): Response {
  const body = JSON.stringify({ jsonrpc: '2.0', error: { code, message }, id });
  return new Response(body, {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
  });
}

/** Nothing more is told over a stream once what it was opened with is good no more. */
function endingWithKey(stream: Response, { whileReadable }: Visit): Response {
  if (stream.body === null || !whileReadable) return stream;
  const { status, headers } = stream;
  return new Response(whileReadable(stream.body), { status, headers });
}

function delivered(response: Response, visit: Visit): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(visit.headers)) headers.set(name, value);
  headers.set('Cache-Control', 'no-store');
  return new Response(response.body, { status: response.status, headers });
}
