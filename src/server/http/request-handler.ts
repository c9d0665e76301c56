// From a request that Node has read to its answer: answers of one connection follow one another, the ready and
// the plain ones are made without a Request, and who reads nothing holds up nobody.

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import type { Fetch } from '../../channels/http/edge.ts';
import type { DirectAnswers } from '../../channels/http/plain-request.ts';
import type { Bag } from './bag.ts';
import { answerLean, answerReady, answerSent, plainlyAsked } from './direct-answer.ts';
import { flawIn, refuse } from './refused-requests.ts';
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
}: HandlerParts): (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void> {
  const { underWay } = course;
  const { end } = answers;
  /** Answers that were made already. */
  const made = new WeakMap<IncomingMessage, Response>();
  const listener = getRequestListener((request, env) => {
    const { incoming } = env as HttpBindings;
    return made.get(incoming) ?? fetch(request, { address: incoming.socket.remoteAddress ?? '' });
  });
  return async (incoming, outgoing) => {
    const { socket } = incoming;
    // What was read in one piece with what cut the connection off.
    if (socket.destroyed) return;
    const before = turns.enter(socket, outgoing);
    if (before === 'too many') {
      blame(socket.remoteAddress ?? '');
      answers.sendAll();
      cutOff(socket);
      return;
    }
    const flaw = flawIn(incoming);
    const lanes = direct();
    const plainRequest = lanes && flaw === null ? plainlyAsked(incoming) : null;
    if (course.ending) outgoing.shouldKeepAlive = false;
    const sent =
      before === null && lanes !== null && plainRequest !== null
        ? answerReady(lanes, plainRequest, outgoing, end)
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
    if (before !== null && !(await turns.after(before, socket))) return;
    if (course.ending) outgoing.shouldKeepAlive = false;
    if (flaw !== null) {
      refuse(outgoing, 400, flaw);
      return;
    }
    const answer =
      lanes === null
        ? 'no'
        : await (plainRequest
            ? answerLean(lanes, plainRequest, outgoing, end)
            : answerSent(lanes, outgoing, end));
    if (answer instanceof Response) made.set(incoming, answer);
    if (answer !== 'answered') await listener(incoming, outgoing);
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
  /** The answer on its way that this one comes after; null: none. */
  readonly enter: (socket: Socket, outgoing: ServerResponse) => ServerResponse | null | 'too many';
  /** Waits for the answer before; whether the connection lives on. */
  readonly after: (before: ServerResponse, socket: Socket) => Promise<boolean>;
  /** The last answer that was begun on a connection. */
  readonly answering: (socket: Socket) => ServerResponse | undefined;
}

export function turnsOf(most: { readonly waiting: number; readonly waitingInAll: number }): Turns {
  const answering = new WeakMap<Socket, ServerResponse>();
  const waiting = new WeakMap<Socket, number>();
  let waitingInAll = 0;
  return {
    enter: (socket, outgoing) => {
      const before = answering.get(socket);
      const waits = before !== undefined && !before.closed;
      if (waits) {
        const own = (waiting.get(socket) ?? 0) + 1;
        if (own > most.waiting || waitingInAll >= most.waitingInAll) return 'too many';
        waiting.set(socket, own);
        waitingInAll += 1;
      }
      answering.set(socket, outgoing);
      return waits ? before : null;
    },
    after: async (before, socket) => {
      const goesOn = await isOver(before, socket);
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
      waitingInAll -= 1;
      return goesOn;
    },
    answering: (socket) => answering.get(socket),
  };
}

/** Resolves with whether the connection lives on once its answer is sent. */
function isOver(answer: ServerResponse, socket: Socket): Promise<boolean> {
  return new Promise((resolve) => answer.once('close', () => resolve(!socket.destroyed)));
}
