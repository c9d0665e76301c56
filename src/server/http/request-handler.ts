// From a request that Node has read to its answer: answers of one connection follow one another, the ready and
// the plain ones are made without a Request, and who reads nothing holds up nobody.

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import type { Fetch } from '../../channels/http/edge.ts';
import type { DirectAnswers } from '../../channels/http/plain-request.ts';
import type { Bag } from './bag.ts';
import { answerLean, answerReady, answerSent, plainlyAsked } from './direct-answer.ts';
import { type Flaw, flawIn, refuse } from './refused-requests.ts';
import type { SentTogether } from './sent-together.ts';

/** What is under way at a server, and whether it is about to end. */
export interface Course {
  ending: boolean;
  readonly underWay: Bag<ServerResponse>;
}

export interface HandlerParts {
  readonly fetch: Fetch;
  readonly direct: () => DirectAnswers | null;
  readonly course: Course;
  readonly turns: Turns;
  readonly answers: SentTogether;
  /** Notes who was cut off for what it sent. */
  readonly blame: (address: string) => void;
  /** Cuts off who reads nothing, where too much waits for readers. */
  readonly cutStalled: (underWay: Iterable<ServerResponse>) => void;
}

export function requestHandler({
  fetch,
  direct,
  course,
  turns,
  cutStalled,
  blame,
  answers,
}: HandlerParts): (incoming: IncomingMessage, outgoing: ServerResponse, unmet?: Flaw) => Promise<void> {
  const { underWay } = course;
  /** Answers that were made already. */
  const made = new WeakMap<IncomingMessage, Response>();
  const listener = getRequestListener((request, env) => {
    const { incoming } = env as HttpBindings;
    return made.get(incoming) ?? fetch(request, { address: incoming.socket.remoteAddress ?? '' });
  });
  return async (incoming, outgoing, unmet) => {
    const { socket } = incoming;
    // What was read in one piece with what cut the connection off.
    if (socket.destroyed) return;
    const turn = turns.enter(socket, outgoing);
    if (turn === 'too many') {
      blame(socket.remoteAddress ?? '');
      answers.sendAll();
      cutOff(socket);
      return;
    }
    const flaw = flawIn(incoming) ?? unmet ?? null;
    const lanes = direct();
    const plainRequest = lanes && flaw === null ? plainlyAsked(incoming) : null;
    // Node drops what came in one piece behind a wish for another protocol, which is followed nowhere here.
    if (course.ending || incoming.headers.upgrade !== undefined) outgoing.shouldKeepAlive = false;
    const sent =
      turn === 'first' && lanes !== null && plainRequest !== null
        ? answerReady(lanes, plainRequest, outgoing, answers.end)
        : null;
    if (sent !== null) {
      await sent;
      // The system has taken all of it: nothing is left that could stall.
      if (outgoing.writableLength === 0) return;
      outgoing.once('close', underWay.add(outgoing));
      cutStalled(underWay);
      return;
    }
    outgoing.once('close', underWay.add(outgoing));
    if (turn === 'later' && !(await turns.come(outgoing, socket))) {
      // Node says nothing of what waits where a connection was to be a tunnel, and the next one waits for this one.
      outgoing.destroy();
      return;
    }
    if (course.ending) outgoing.shouldKeepAlive = false;
    if (flaw !== null) {
      refuse(outgoing, flaw);
      return;
    }
    // The next one of this connection is not made before this one is sent.
    const end = turn === 'first' ? answers.end : answers.endNow;
    const answer =
      lanes === null
        ? 'no'
        : await (plainRequest
            ? answerLean(lanes, plainRequest, outgoing, end)
            : answerSent(lanes, outgoing, end));
    if (answer instanceof Response) made.set(incoming, answer);
    if (answer !== 'answered') {
      await listener(incoming, outgoing);
      // The library reads away what is left of a body, unless a reader of its own still holds it back.
      if (!incoming.readableEnded) incoming.removeAllListeners('data');
    }
    if (outgoing.writableLength > 0) cutStalled(underWay);
  };
}

/**
 * Ends a connection at once. Node makes an error for each request that was read of it and not answered, two
 * thousand of one piece, and most of their cost is where they were made, which nobody reads.
 */
function cutOff(socket: Socket): void {
  const usual = Error.stackTraceLimit;
  socket.prependOnceListener('close', () => {
    Error.stackTraceLimit = 0;
  });
  socket.once('close', () => {
    Error.stackTraceLimit = usual;
  });
  socket.destroy();
}

/** Whoever asks several times at once gets one answer after the other, and the next is not made before. */
export interface Turns {
  /** Whether it is the first on its connection, or comes later than one whose answer is on its way. */
  readonly enter: (socket: Socket, outgoing: ServerResponse) => 'first' | 'later' | 'too many';
  /** Whether all that came on a connection is answered. */
  readonly isAtRest: (socket: Socket) => boolean;
  /** Waits for the answer before this one; whether there may be another one on the connection. */
  readonly come: (outgoing: ServerResponse, socket: Socket) => Promise<boolean>;
  /**
   * Calls back once all that came whole on a connection is answered, with the answer to the last request of it:
   * one that did not come whole may be on its way.
   */
  readonly onceAnswered: (socket: Socket, then: (last: ServerResponse | undefined) => void) => void;
}

export function turnsOf(most: { readonly waiting: number; readonly waitingInAll: number }): Turns {
  const answering = new WeakMap<Socket, ServerResponse>();
  const waiting = new WeakMap<Socket, number>();
  const waitsFor = new WeakMap<ServerResponse, ServerResponse>();
  let waitingInAll = 0;
  return {
    enter: (socket, outgoing) => {
      const before = answering.get(socket);
      const waits = before !== undefined && !before.closed;
      if (waits) {
        const own = (waiting.get(socket) ?? 0) + 1;
        if (own > most.waiting || waitingInAll >= most.waitingInAll) return 'too many';
        waiting.set(socket, own);
        waitsFor.set(outgoing, before);
        waitingInAll += 1;
      }
      answering.set(socket, outgoing);
      return waits ? 'later' : 'first';
    },
    isAtRest: (socket) => answering.get(socket)?.closed ?? true,
    come: async (outgoing, socket) => {
      const before = waitsFor.get(outgoing);
      if (before) await isOver(before);
      waitsFor.delete(outgoing);
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
      waitingInAll -= 1;
      // Behind an answer that ends its connection nothing is done that nobody would be told of.
      return socket.writable;
    },
    onceAnswered: async (socket, then) => {
      const last = answering.get(socket);
      const whole = last === undefined || last.req.complete ? last : waitsFor.get(last);
      if (whole && !whole.closed) await isOver(whole);
      then(last);
    },
  };
}

/** Resolves once an answer is sent, or cannot be any more. */
export function isOver(answer: ServerResponse): Promise<void> {
  return new Promise((resolve) => answer.once('close', () => resolve()));
}
