import type { Server } from 'node:http';
import type { Config } from '../config.ts';
import { CommandError } from './node/output.ts';

/** Resolves with the port once the server listens. */
export function listen(server: Server, { host, port }: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      reject(
        taken
          ? new CommandError(`Port ${port} on ${host} is taken; choose another one with --port or PORT.`)
          : new CommandError(`Cannot listen on ${host}:${port}: ${error.message}.`),
      );
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}
