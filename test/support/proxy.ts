// A small TCP proxy before the database: tests cut it, as a network or a server that is gone would.

import { connect, createServer, type Socket } from 'node:net';
import { listening } from './listening.ts';

export interface DatabaseProxy extends AsyncDisposable {
  /** The database's address through the proxy. */
  readonly url: string;
  /** Ends all connections and takes no new one. */
  readonly cut: () => void;
  /** Falls silent: neither side is told that the other is gone, on connections of now and of until `heal`. */
  readonly freeze: () => void;
  /** Serves new connections; those that fell silent stay so. */
  readonly heal: () => void;
}

export async function proxyTo(url: string): Promise<DatabaseProxy> {
  const target = new URL(url);
  const open = new Set<Socket>();
  const silent = new Set<Socket>();
  let state: 'whole' | 'cut' | 'frozen' = 'whole';
  // A half that was closed stays half closed, unless the proxy says so: silence includes the goodbye.
  const server = createServer({ allowHalfOpen: true }, (near) => {
    if (state === 'cut') {
      near.destroy();
      return;
    }
    const far = connect({
      port: Number(target.port || 5432),
      host: target.hostname,
      allowHalfOpen: true,
    });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      const unlessSilent = (pass: () => void) => {
        if (!silent.has(one)) pass();
      };
      open.add(one);
      if (state === 'frozen') silent.add(one);
      one.on('data', (bytes) => unlessSilent(() => other.write(bytes)));
      one.on('end', () => unlessSilent(() => other.end()));
      one.on('error', () => unlessSilent(() => other.destroy()));
      one.on('close', () => {
        open.delete(one);
        unlessSilent(() => other.destroy());
      });
    }
  });
  const near = await listening(server);
  const through = new URL(url);
  through.hostname = '127.0.0.1';
  through.port = String(near.port);
  const drop = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    url: through.href.replaceAll('+', '%20'),
    cut: () => {
      state = 'cut';
      drop();
    },
    freeze: () => {
      state = 'frozen';
      for (const socket of open) silent.add(socket);
    },
    heal: () => {
      state = 'whole';
    },
    [Symbol.asyncDispose]: async () => {
      drop();
      await near[Symbol.asyncDispose]();
    },
  };
}
