// The answer to a call in its usual form: in one piece where it is quick, and as a stream once there is something
// to tell before. Status, headers and bytes are those of the library.

import {
  type CallToolResult,
  type InputRequiredResult,
  ProtocolError,
  SERVER_INFO_META_KEY,
} from '@modelcontextprotocol/server';
import { objectText } from '../../kernel/json.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import { bytesOf } from '../http/answer-cache.ts';
import type { Visit } from '../http/edge.ts';
import type { Licence } from '../http/licence.ts';
import type { PlainAnswer } from '../http/plain-request.ts';
import type { Body } from './compact.ts';
import { jsonOfBody } from './json-once.ts';
import type { Era, PlainCall } from './plain-call.ts';
import type { Notify } from './progress.ts';
import type { ServerInfo, ToolServers } from './tool-server.ts';

/** How long a call of 2025 may take before its stream is opened, and how often a stream says that it lives on, in ms. */
const times = { openAfterMs: 1_000, aliveMs: 15_000 };

const streamHeaders = {
  'Content-Type': 'text/event-stream',
  Connection: 'keep-alive',
  'X-Accel-Buffering': 'no',
};

interface Answering {
  readonly visit: Visit;
  readonly signal: AbortSignal;
  readonly servers: ToolServers;
  readonly licence: Licence;
}

/** @throws Refusal where the program was not allowed what it asked */
export async function answerCall(
  call: PlainCall,
  { visit, signal, servers, licence }: Answering,
): Promise<PlainAnswer | Response> {
  const { id, era, params, inOnePiece } = call;
  const always = { ...visit.headers, 'Cache-Control': 'no-store' };
  const asEvent = era === 'legacy' && !inOnePiece;
  const headers = { ...always, ...(asEvent ? streamHeaders : { 'Content-Type': 'application/json' }) };
  const stream = eventStream({ ...always, ...streamHeaders });
  const notify: Notify = async (notification) => {
    if (!inOnePiece) stream.send(JSON.stringify({ jsonrpc: '2.0', ...notification }));
  };
  const round = { canAsk: call.canAsk, state: undefined, answers: undefined };
  let challenged: Refusal | null = null;
  const onChallenge = (refusal: Refusal) => {
    challenged = refusal;
  };
  const run = async () => {
    try {
      const result = await servers.call(params, visit, { signal, notify, round, onChallenge });
      const sent = sentResult(result, era, servers.serverInfo);
      return `{"result":${sent},"jsonrpc":"2.0","id":${JSON.stringify(id)}}`;
    } catch (error) {
      const sent = sentError(error, stream.isOpen() || asEvent ? null : licence);
      return JSON.stringify({ jsonrpc: '2.0', id, error: sent });
    }
  };
  // Whether a program was allowed what it asked is known at the end of its call.
  const waits = !asEvent || visit.caller.grant !== null;
  const openLater = waits ? undefined : setTimeout(stream.open, times.openAfterMs);
  const answered = run()
    .then((message): PlainAnswer => {
      stream.end(message);
      // Nobody reads it.
      if (signal.aborted) return { status: 499, headers: always, bytes: null };
      return { status: 200, headers, bytes: bytesOf(asEvent ? eventOf(message) : message) };
    })
    .finally(() => clearTimeout(openLater));
  const answer = await Promise.race([stream.opened, answered]);
  if (challenged !== null) throw challenged;
  return answer;
}

/** The members in the order in which the library writes them. */
function sentResult(result: CallToolResult | InputRequiredResult, era: Era, info: ServerInfo): string {
  const { _meta, content, structuredContent, isError } = result as CallToolResult;
  const members = {
    content: JSON.stringify(content),
    structuredContent: structuredContent ? jsonOfBody(structuredContent as Body) : undefined,
    isError: JSON.stringify(isError),
  };
  if (era === 'legacy') return objectText({ _meta: JSON.stringify(_meta), ...members });
  const stamped = { [SERVER_INFO_META_KEY]: info };
  const complete = { ...members, resultType: '"complete"' };
  if (_meta === undefined) return objectText({ ...complete, _meta: JSON.stringify(stamped) });
  return objectText({ _meta: JSON.stringify({ ..._meta, ...stamped }), ...complete });
}

/** An error outside a stream carries the licence line in its data, as every refusal does. */
function sentError(error: unknown, licence: Licence | null) {
  if (!(error instanceof ProtocolError)) throw error;
  const { code, message } = error;
  const data = error.data as object | undefined;
  return { code, message, data: licence ? { ...data, ...JSON.parse(`{${licence.members}}`) } : data };
}

function eventOf(message: string): string {
  return `event: message\ndata: ${message}\n\n`;
}

/** A stream of messages that is opened by the first of them. */
function eventStream(headers: Readonly<Record<string, string>>) {
  const { promise: opened, resolve } = Promise.withResolvers<Response>();
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  let alive: NodeJS.Timeout | undefined;
  const closed = () => {
    clearInterval(alive);
    controller = null;
  };
  const write = (text: string) => controller?.enqueue(encoder.encode(text));
  const open = () => {
    if (alive !== undefined) return;
    alive = setInterval(() => write(': keepalive\n\n'), times.aliveMs);
    alive.unref();
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start: (made) => {
        controller = made;
      },
      cancel: closed,
    });
    resolve(new Response(body, { headers }));
  };
  return {
    opened,
    open,
    isOpen: () => alive !== undefined,
    send: (message: string) => {
      open();
      write(eventOf(message));
    },
    /** Sends the last message, where the stream was opened. */
    end: (message: string) => {
      if (controller === null) return;
      write(eventOf(message));
      controller.close();
      closed();
    },
  };
}
