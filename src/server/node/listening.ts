// One socket that listens, and what is said where it cannot.

import type { Server } from 'node:net';
import type { Config } from '../../settings/config.ts';
import { CommandError } from './output.ts';

export type Where = Pick<Config, 'host' | 'port'>;

export interface Bound {
  readonly address: string;
  readonly port: number;
}

export function listening(server: Server, { host, port }: Where, reusePort = false): Promise<Bound> {
  return new Promise((resolve, reject) => {
    const refused = (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') reject(taken({ host, port }));
      else if (reusePort && notShared.has(error.code ?? '')) reject(error);
      else reject(new CommandError(`Cannot listen on ${host}:${port}: ${error.message}.`));
    };
    server.once('error', refused);
    server.listen({ port, host, ...(reusePort ? { reusePort } : {}) }, () => {
      server.off('error', refused);
      // A connection that could not be taken, because too many files are open, is the only one that this ends.
      server.on('error', () => {});
      const address = server.address();
      resolve(
        typeof address === 'object' && address
          ? { address: address.address, port: address.port }
          : { address: host, port },
      );
    });
  });
}

/** What a system says that cannot share a port. */
const notShared: ReadonlySet<string> = new Set(['ENOTSUP', 'ENOPROTOOPT', 'EINVAL', 'ENOSYS']);

export function taken({ host, port }: Where): CommandError {
  return new CommandError(`Port ${port} on ${host} is taken; choose another one with --port or PORT.`);
}
