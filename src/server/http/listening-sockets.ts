// The sockets that take connections for one server. Node takes one new connection of a listening socket in each
// turn of its loop, also those that are closed at once because their address has too many: behind a flood of
// them a new caller waits for as many turns, and a turn is as long as the dearest question in it. Several
// sockets on one port share the callers out, and each turn takes one of each. docs/decisions/058 has the reasons.

import { once } from 'node:events';
import type { Server } from 'node:http';
import { createServer, Server as NetServer, type Socket } from 'node:net';
import type { ConnectionCount } from '../../access/connection-count.ts';

export interface ListeningSockets {
  /** One more socket for the server, which does not listen yet. */
  readonly another: () => NetServer;
  /** Takes a connection that another process took; false once it takes none. */
  readonly give: (socket: Socket) => boolean;
  /** How many connections are open, whichever socket took them. */
  readonly connections: () => number;
  /** Nothing new is taken; resolves once the last connection is closed. Connections at rest are left alone. */
  readonly close: () => Promise<void>;
}

export function listeningSockets(server: Server, count: ConnectionCount): ListeningSockets {
  const all = new Set<NetServer>([server]);
  const taken = new WeakSet<Socket>();
  /** Open connections that another process took. */
  const given = new Set<Socket>();
  let hasGiven = false;
  let closing = false;

  function takes(socket: Socket): boolean {
    const leave = count.take(socket.remoteAddress ?? '');
    if (leave) socket.once('close', leave);
    else socket.destroy();
    return leave !== null;
  }

  server.on('connection', (socket) => {
    if (!taken.has(socket)) takes(socket);
  });
  return {
    another: () => {
      // As node:http makes its own.
      const beside = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
        if (!takes(socket)) return;
        taken.add(socket);
        server.emit('connection', socket);
      });
      all.add(beside);
      return beside;
    },
    give: (socket) => {
      if (closing) return false;
      // As node:http makes its own.
      socket.allowHalfOpen = true;
      // Node looks for who is late from the moment on at which it hears this.
      if (!hasGiven) server.emit('listening');
      hasGiven = true;
      given.add(socket);
      socket.once('close', () => given.delete(socket));
      server.emit('connection', socket);
      return true;
    },
    connections: count.open,
    close: async () => {
      closing = true;
      await Promise.all([...[...all].map(closed), ...[...given].map((socket) => once(socket, 'close'))]);
    },
  };
}

function closed(socket: NetServer): Promise<void> {
  return new Promise((resolve, reject) => {
    if (!socket.listening) return resolve();
    // http's own way to close would end connections at rest, and with them a request on its way.
    NetServer.prototype.close.call(socket, (error?: Error) => (error ? reject(error) : resolve()));
  });
}
