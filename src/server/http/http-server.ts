// The HTTP server around the app: what can be refused before a request is read, how long anybody may
// take, and an end that leaves nobody without an answer.

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Server as NetServer, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { connectionCount } from '../../access/connection-count.ts';
import type { Fetch } from '../../channels/http/edge.ts';
import type { DirectAnswers } from '../../channels/http/plain-request.ts';
import { type Bag, bag } from './bag.ts';
import { type ListeningSockets, listeningSockets } from './listening-sockets.ts';
import { flawOf, maxHeaderSize, noTunnel, refuseUnread, unmetExpectation } from './refused-requests.ts';
import { type Course, isOver, requestHandler, turnsOf } from './request-handler.ts';
import { sentTogether } from './sent-together.ts';
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
  /** One more listening socket for it, which does not listen yet. */
  readonly another: () => NetServer;
  /** Takes a connection that another process took; false once it takes none. */
  readonly give: (connection: Socket) => boolean;
  /** How many connections are open, whichever socket took them. */
  readonly connections: () => number;
  /** How many requests came so far. */
  readonly requests: () => number;
  readonly stopping: () => boolean;
  /** Whether it has stopped or left: everybody was answered, or cut off. */
  readonly ended: () => boolean;
  /** Ends within `graceMs`: answers ask for the end of their connection, then nothing new is taken, then what is left is cut. */
  readonly stop: (graceMs: number) => Promise<void>;
  /**
   * Leaves without a request lost: nothing new is taken, each next answer ends its connection, and a
   * connection at rest stays as long as it was promised. What is left after `closeAfterMs` is cut.
   */
  readonly leave: (closeAfterMs: number) => Promise<void>;
}

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
  const course: Course = { ending: false, underWay: bag() };
  let stopping = false;
  const cutStalled = stalledReaders(limits.unread, clock);
  const looking = setInterval(() => {
    if (course.underWay.size() > 0) cutStalled(course.underWay);
  }, limits.lookEvery);
  looking.unref();
  const turns = turnsOf(limits);
  const count = connectionCount(limits, manyPeople, clock);
  const answers = sentTogether(clock);
  const options = {
    headersTimeout: limits.headers,
    requestTimeout: limits.request,
    connectionsCheckingInterval: limits.lookEvery,
    maxHeaderSize,
    requireHostHeader: false,
  };
  const handle = requestHandler({ fetch, direct, course, turns, answers, cutStalled, blame: count.blame });
  const server = createServer(options, handle);
  let requests = 0;
  server.on('request', () => {
    requests++;
  });
  server.on('checkExpectation', (incoming: IncomingMessage, outgoing: ServerResponse) =>
    handle(incoming, outgoing, unmetExpectation),
  );
  let hasEnded = false;
  const ended = () => {
    hasEnded = true;
    clearInterval(looking);
  };
  server.timeout = limits.stall;
  const sockets = listeningSockets(server, count);
  /** Connections on which something came that is no request. */
  const spoilt = new WeakSet<Socket>();
  server.on('clientError', (error: NodeJS.ErrnoException, connection) => {
    const socket = connection as Socket;
    if (spoilt.has(socket)) {
      socket.destroy();
      return;
    }
    spoilt.add(socket);
    // What came before it in one piece was asked rightly.
    answers.sendAll();
    turns.onceAnswered(socket, (begun) => refuseUnread(flawOf(error), socket, begun));
  });
  // So was what came before the wish for a tunnel, which leads nowhere from here. Where an answer is still being made
  // the connection is cut: Node would not say of one that was to be a tunnel that its reader has gone.
  server.on('connect', (_, connection) => {
    const socket = connection as Socket;
    answers.sendAll();
    if (turns.isAtRest(socket)) refuseUnread(noTunnel, socket);
    else socket.destroy();
  });
  const ends = () => {
    course.ending = true;
    for (const outgoing of course.underWay) outgoing.shouldKeepAlive = false;
  };
  return {
    server,
    another: sockets.another,
    give: sockets.give,
    connections: sockets.connections,
    requests: () => requests,
    stopping: () => stopping,
    ended: () => hasEnded,
    stop: (graceMs) => {
      stopping = true;
      ends();
      return stopWithin(server, sockets, course.underWay, graceMs).finally(ended);
    },
    leave: (closeAfterMs) => {
      ends();
      return leaveWithin(server, sockets, closeAfterMs).finally(ended);
    },
    [Symbol.dispose]: () => {
      ended();
      sockets.close().catch(() => {});
      server.closeAllConnections();
    },
  };
}

async function leaveWithin(server: Server, sockets: ListeningSockets, closeAfterMs: number): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), closeAfterMs);
  await sockets.close().finally(() => clearTimeout(cut));
}

async function stopWithin(
  server: Server,
  sockets: ListeningSockets,
  underWay: Bag<ServerResponse>,
  graceMs: number,
): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), graceMs);
  // For a moment clients on kept connections still get their answer, which tells them to go.
  if (sockets.connections() > 0) await sleep(Math.min(300, graceMs / 3));
  const closed = sockets.close();
  await allTaken(underWay);
  server.closeIdleConnections();
  await closed.finally(() => clearTimeout(cut));
}

/** Resolves once the system has taken what was written: Node has its connections for ones at rest before. */
async function allTaken(underWay: Bag<ServerResponse>): Promise<void> {
  for (;;) {
    const written = [...underWay].filter(({ writableEnded }) => writableEnded);
    if (written.length === 0) return;
    await Promise.all(written.map(isOver));
  }
}
