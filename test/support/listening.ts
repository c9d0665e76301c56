// Servers of a test's own, on a free port of this machine. They end with the test, passed or not: one that
// went on listening would keep the whole run from ending.

import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

export interface Listening extends AsyncDisposable {
  readonly port: number;
  /** Where an HTTP server answers, without a slash at the end. */
  readonly url: string;
}

export async function listening(server: Server): Promise<Listening> {
  const open = new Set<Socket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}

/** A port on which nothing listens any more, for what has to be told one before it starts. */
export async function freePort(): Promise<number> {
  await using held = await listening(createServer());
  return held.port;
}
