// The port of all workers. The parent takes connections and gives each to the worker whose turn it is, one at a
// time: the next one when it says that it has the last. Node's own way (SCHED_RR) does the same, but keeps a
// connection open without end that was on its way to a worker which is killed, and cannot stop taking new ones
// while it gives away those that wait.

import { createServer, type Server, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type ConnectionCount, connectionCount } from '../../access/connection-count.ts';
import { listening, type Where } from '../node/listening.ts';
import { CommandError } from '../node/output.ts';
import { type Member, tell } from './crew.ts';

export interface SharedPort {
  /** From now on the member gets connections, and is told of which port. */
  readonly join: (member: Member) => Promise<void>;
  /** It took the connection that it was given, or takes none any more. */
  readonly answered: (member: Member, taken: boolean) => void;
  /** It gets none any more. What was on its way to one that has ended is closed. */
  readonly leave: (member: Member, hasEnded: boolean) => void;
  /** Nothing new is taken; resolves when each connection that was taken is with a worker. */
  readonly stop: () => Promise<void>;
}

/** So many connections are taken at most between the wish to stop and the end of the port. */
const maxTurns = 512;
/** Nobody waits any more after so many turns that brought nobody; the first one may be half over. */
const emptyTurns = 3;

/** Connections that wait for a worker: of all, of one address, of a network, and those that only newcomers get. */
const waitingLimits = { connections: 2_000, perAddress: 50, perNetwork: 400, forNewcomers: 400 };

/** @param manyPeople whether an address, such as a proxy's, stands for many people */
export function sharedPort(where: Where, manyPeople: (address: string) => boolean): SharedPort {
  const { host, port: asked } = where;
  const count = connectionCount(waitingLimits, manyPeople);
  const members = new Set<Member>();
  /** Whose turn it is comes first; who was given a connection and did not say yet that it has it is not among them. */
  const free = new Set<Member>();
  const onTheWay = new Map<Member, Socket>();
  const waiting: Socket[] = [];
  let server: Server | null = null;
  let bound: Promise<number> | null = null;
  let port = asked;
  let stopped = false;
  let taken = 0;
  const allGiven = Promise.withResolvers<void>();

  function giveAway(): void {
    for (const member of free) {
      const socket = waiting.shift();
      if (!socket) break;
      free.delete(member);
      onTheWay.set(member, socket);
      // Kept open here until the worker has it: Node leaves what it keeps itself open when a worker is killed.
      member.worker.send({ kind: 'take' }, socket, { keepOpen: true }, (error) => {
        if (error) answered(member, false);
      });
    }
    if (stopped && waiting.length === 0 && onTheWay.size === 0) allGiven.resolve();
  }

  function answered(member: Member, hasIt: boolean): void {
    const socket = onTheWay.get(member);
    onTheWay.delete(member);
    if (hasIt) {
      socket?.destroy();
      if (members.has(member)) free.add(member);
    } else {
      if (socket) waiting.unshift(socket);
      leave(member, false);
    }
    giveAway();
  }

  function leave(member: Member, hasEnded: boolean): void {
    members.delete(member);
    free.delete(member);
    if (hasEnded) {
      onTheWay.get(member)?.destroy();
      onTheWay.delete(member);
    }
    // Nobody waits for a worker that may not come.
    if (members.size === 0) close();
    giveAway();
  }

  function close(): void {
    server?.close();
    server = null;
    bound = null;
    for (const socket of waiting.splice(0)) socket.destroy();
  }

  async function open(): Promise<number> {
    server = createServer({ pauseOnConnect: true, allowHalfOpen: true, noDelay: true }, (socket) => {
      // Who is gone already is found out by the worker.
      socket.on('error', () => {});
      taken++;
      if (!mayWait(socket, count)) return;
      waiting.push(socket);
      giveAway();
    });
    ({ port } = await listening(server, { host, port }));
    return port;
  }

  return {
    join: async (member) => {
      if (stopped) return;
      members.add(member);
      bound ??= open();
      try {
        tell(member, { kind: 'listening', port: await bound, failed: null });
        if (members.has(member)) free.add(member);
        giveAway();
      } catch (error) {
        if (!(error instanceof CommandError)) throw error;
        tell(member, { kind: 'listening', port: 0, failed: error.message });
      }
    },
    answered,
    leave,
    stop: async () => {
      await untilQuiet(() => taken);
      stopped = true;
      server?.close();
      giveAway();
      return allGiven.promise;
    },
  };
}

/** Counts it as long as it is open here; who is one too many is closed. */
function mayWait(socket: Socket, { take }: ConnectionCount): boolean {
  const leaves = take(socket.remoteAddress ?? '');
  if (leaves) socket.once('close', leaves);
  else socket.destroy();
  return leaves !== null;
}

/** Node takes one connection a turn: callers who are connected already wait in the system's queue. */
async function untilQuiet(taken: () => number): Promise<void> {
  for (let turn = 0, empty = 0; turn < maxTurns && empty < emptyTurns; turn++) {
    const before = taken();
    await nextTurn();
    empty = before === taken() ? empty + 1 : 0;
  }
}
