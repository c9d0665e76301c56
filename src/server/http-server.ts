// The HTTP server around the app: what can be refused before a request is read, how long anybody may
// take, and an end that leaves nobody without an answer.

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import type { DirectAnswers } from '../channels/http/asked.ts';
import type { Fetch } from '../channels/http/edge.ts';
import { hasOneHost } from '../channels/http/hosts.ts';
import { commonHeaders } from '../channels/http/respond.ts';
import { connectionCount } from './connection-count.ts';
import { answerLean, answerReady, plainlyAsked } from './direct-answer.ts';
import { stalledReaders } from './stalled-readers.ts';

export interface HttpLimits {
  /** ms until the headers, and the whole request, must have arrived. */
  readonly headers: number;
  readonly request: number;
  /** ms in which nothing moves on a connection while a request or an answer is under way. */
  readonly stall: number;
  readonly connections: number;
  /** Connections of one address (IPv6: of a /64); those that bring many people are not counted. */
  readonly perAddress: number;
  /** And of a /48. */
  readonly perNetwork: number;
  /** Of all connections, those that only an address gets which has none yet. */
  readonly forNewcomers: number;
  /** Requests of one connection, and of all, that wait for the answer before them; who sends more is cut off. */
  readonly waiting: number;
  readonly waitingInAll: number;
  /** ms between two looks at who is late. */
  readonly lookEvery: number;
  /** Bytes that wait for readers, in all; beyond that those who read nothing for longest are cut off. */
  readonly unread: number;
}

export const httpLimits: HttpLimits = {
  headers: 10_000,
  request: 30_000,
  stall: 30_000,
  connections: 4_000,
  perAddress: 50,
  perNetwork: 400,
  forNewcomers: 400,
  waiting: 32,
  waitingInAll: 2_000,
  lookEvery: 1_000,
  unread: 16 * 1024 * 1024,
};

/** Disposed of while it still runs, it is cut off at once: a start that failed leaves nothing that answers. */
export interface HttpServer extends Disposable {
  readonly server: Server;
  readonly stopping: () => boolean;
  /** Ends within `grace` ms: answers ask for the end of their connection, then nothing new is taken, then what is left is cut. */
  readonly stop: (grace: number) => Promise<void>;
  /**
   * Leaves without a request lost: nothing new is taken, each next answer ends its connection, and a
   * connection at rest stays as long as it was promised. What is left after `closeAfterMs` ms is cut.
   */
  readonly leave: (closeAfterMs: number) => Promise<void>;
}

const maxHeaderSize = 16 * 1024;

/**
 * @param manyPeople whether an address, such as a proxy's, stands for many people
 * @param clock milliseconds that never step back
 * @param direct what answers plain requests without a Request being made; null: nothing does yet
 */
export function httpServer(
  fetch: Fetch,
  manyPeople: (address: string) => boolean,
  clock: () => number,
  limits: HttpLimits = httpLimits,
  direct: () => DirectAnswers | null = () => null,
): HttpServer {
  let stopping = false;
  let leaving = false;
  const answering = new WeakMap<Socket, ServerResponse>();
  const waiting = new WeakMap<Socket, number>();
  let waitingInAll = 0;
  const underWay = new Set<ServerResponse>();
  const counted = connectionCount(limits);
  const cutStalled = stalledReaders(limits.unread, clock);
  const looking = setInterval(() => {
    if (underWay.size > 0) cutStalled(underWay);
  }, limits.lookEvery);
  looking.unref();
  /** Answers that were made already. */
  const made = new WeakMap<IncomingMessage, Response>();
  const listener = getRequestListener((request, env) => {
    const { incoming } = env as HttpBindings;
    return made.get(incoming) ?? fetch(request, { address: incoming.socket.remoteAddress ?? '' });
  });

  const options = {
    headersTimeout: limits.headers,
    requestTimeout: limits.request,
    connectionsCheckingInterval: limits.lookEvery,
    maxHeaderSize,
    requireHostHeader: false,
  };
  const server = createServer(options, async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { socket } = incoming;
    // What was read in one piece with what cut the connection off.
    if (socket.destroyed) return;
    const before = answering.get(socket);
    // Whoever asks several times at once gets one answer after the other, and the next is not made before.
    const waits = before !== undefined && !before.closed;
    if (waits) {
      const own = (waiting.get(socket) ?? 0) + 1;
      if (own > limits.waiting || waitingInAll >= limits.waitingInAll) {
        socket.destroy();
        return;
      }
      waiting.set(socket, own);
      waitingInAll += 1;
    }
    answering.set(socket, outgoing);
    const flaw = flawIn(incoming);
    const lanes = direct();
    const asked = lanes && flaw === null ? plainlyAsked(incoming) : null;
    if (stopping || leaving) outgoing.shouldKeepAlive = false;
    const isAnswered = !waits && lanes !== null && asked !== null && answerReady(lanes, asked, outgoing);
    // The system has taken all of it: nothing is left that could stall.
    if (isAnswered && outgoing.writableLength === 0) return;
    underWay.add(outgoing);
    outgoing.once('close', () => underWay.delete(outgoing));
    if (isAnswered) {
      cutStalled(underWay);
      return;
    }
    if (waits) {
      const goesOn = await isOver(before, socket);
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
      waitingInAll -= 1;
      if (!goesOn) return;
    }
    if (stopping || leaving) outgoing.shouldKeepAlive = false;
    if (flaw !== null) {
      const { head, body } = plainAnswer(400, 'invalid_input', flaw);
      outgoing.writeHead(400, { ...head, Connection: 'close' }).end(body);
      return;
    }
    const answer = lanes && asked ? await answerLean(lanes, asked, outgoing) : 'no';
    if (answer instanceof Response) made.set(incoming, answer);
    if (answer !== 'answered') await listener(incoming, outgoing);
    if (outgoing.writableLength > 0) cutStalled(underWay);
  });
  server.on('checkExpectation', (_, outgoing: ServerResponse) => {
    const { head, body } = plainAnswer(417, 'invalid_input', 'Expect is not understood here.');
    outgoing.writeHead(417, { ...head, Connection: 'close' }).end(body);
  });
  server.once('close', () => clearInterval(looking));
  server.timeout = limits.stall;
  server.maxConnections = limits.connections;

  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    if (manyPeople(address)) return;
    const leave = counted.take(address);
    if (leave) socket.once('close', leave);
    else socket.destroy();
  });

  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const begun = answering.get(socket as Socket);
    if (!socket.writable || (begun?.headersSent && !begun.writableFinished)) {
      socket.destroy();
      return;
    }
    const [status, code, sentence] = flaws[error.code ?? ''] ?? [
      400,
      'invalid_input',
      'This is not an HTTP request.',
    ];
    const { head, body } = plainAnswer(status, code, sentence);
    const lines = Object.entries({ ...head, Connection: 'close' }).map(
      ([name, value]) => `${name}: ${value}\r\n`,
    );
    socket.end(`HTTP/1.1 ${status} ${phrases[status] ?? 'Bad Request'}\r\n${lines.join('')}\r\n${body}`);
  });

  const cutOff = () => {
    server.close();
    server.closeAllConnections();
  };
  return { server, stopping: () => stopping, stop, leave, [Symbol.dispose]: cutOff };

  function leave(closeAfterMs: number): Promise<void> {
    leaving = true;
    for (const outgoing of underWay) outgoing.shouldKeepAlive = false;
    return new Promise((resolve) => {
      const cut = setTimeout(() => server.closeAllConnections(), closeAfterMs);
      server.once('close', () => {
        clearTimeout(cut);
        resolve();
      });
      // http's own way to close would end connections at rest, and with them a request on its way.
      NetServer.prototype.close.call(server);
    });
  }

  async function stop(grace: number): Promise<void> {
    stopping = true;
    for (const outgoing of underWay) outgoing.shouldKeepAlive = false;
    const end = new Promise<void>((resolve, reject) => {
      const cut = setTimeout(() => server.closeAllConnections(), grace);
      const close = () =>
        server.close((error) => {
          clearTimeout(cut);
          if (error) reject(error);
          else resolve();
        });
      // For a moment clients on kept connections still get their answer, which tells them to go.
      server.getConnections((_, open) => setTimeout(close, open ? Math.min(300, grace / 3) : 0));
    });
    await end;
  }
}

/** Resolves with whether the connection lives on once its answer is sent. */
function isOver(answer: ServerResponse, socket: Socket): Promise<boolean> {
  return new Promise((resolve) => answer.once('close', () => resolve(!socket.destroyed)));
}

type Flaw = readonly [status: number, code: string, sentence: string];

const flaws: Readonly<Record<string, Flaw>> = {
  HPE_HEADER_OVERFLOW: [431, 'too_large', `The headers may have at most ${maxHeaderSize} bytes.`],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'too_slow', 'The request took too long to arrive.'],
};

const phrases: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
};

/** What is wrong with a request that programs on its way may read differently; null: nothing. */
function flawIn({ rawHeaders, url = '', headers }: IncomingMessage): string | null {
  if (!hasOneHost(rawHeaders) || !isTarget(url)) return 'Send one Host header and a path that begins with /.';
  const coding = headers['transfer-encoding'];
  if (coding !== undefined && coding.toLowerCase() !== 'chunked')
    return 'A body is sent whole or chunked, in no other coding.';
  // Somebody before us may have let this path pass because it looked like another one.
  if (/\/(?:\.|%2e){1,2}(?:[/?#]|$)/i.test(url.split(/[?#]/, 1)[0] as string))
    return 'The path may not hold . or .. as a step.';
  return null;
}

function isTarget(url: string): boolean {
  return url.startsWith('/') || /^https?:\/\/[^\s/?#@]+(?:[/?#]|$)/i.test(url);
}

/** An answer to what never became a request. */
function plainAnswer(status: number, code: string, error: string) {
  const body = JSON.stringify({ error, code, request_id: null });
  const head = {
    ...commonHeaders,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    'Cache-Control': 'no-store',
  };
  return { status, head, body };
}
