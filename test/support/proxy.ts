// A small TCP proxy before the database: tests cut it, as a network or a server that is gone would.

import { connect, createServer, type Socket } from 'node:net';
import { listening } from './listening.ts';

export interface DatabaseProxy extends AsyncDisposable {
  /** The database's address through the proxy. */
  readonly url: string;
  /** Ends all connections and takes no new one. */
  readonly cut: () => void;
  /** Keeps all connections and passes nothing on: nobody is told that something is wrong. */
  readonly freeze: () => void;
  readonly heal: () => void;
}

export async function proxyTo(url: string): Promise<DatabaseProxy> {
  const target = new URL(url);
  const open = new Set<Socket>();
  let state: 'whole' | 'cut' | 'frozen' = 'whole';
  const server = createServer((near) => {
    if (state === 'cut') {
      near.destroy();
      return;
    }
    const far = connect(Number(target.port || 5432), target.hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on('data', (bytes) => {
        if (state === 'whole') other.write(bytes);
      });
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
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
    },
    heal: () => {
      // What was swallowed would leave the conversation in a state that nobody knows.
      if (state === 'frozen') drop();
      state = 'whole';
    },
    [Symbol.asyncDispose]: async () => {
      drop();
      await near[Symbol.asyncDispose]();
    },
  };
}
