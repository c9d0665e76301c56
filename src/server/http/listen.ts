import cluster from 'node:cluster';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import type { Config } from '../../settings/config.ts';
import { CommandError } from '../node/output.ts';
import type { HttpServer } from './http-server.ts';
import { listensBesideUs } from './port-owners.ts';

/** So many new connections are taken in one turn of the loop. */
const socketsOfOne = 32;

type Where = Pick<Config, 'host' | 'port'>;

/**
 * Resolves with the port once the server listens: on Linux with several sockets, which share new callers out
 * (listening-sockets.ts). A worker's connections are taken by its parent, which does nothing else.
 */
export async function listen(http: HttpServer, where: Where): Promise<number> {
  const isAlone = process.platform !== 'linux' || cluster.isWorker;
  const { port } = isAlone ? await listening(http.server, where) : await listenTogether(http, where);
  return port;
}

interface Bound {
  readonly address: string;
  readonly port: number;
}

/** Sockets that share a port would also share it with those of another server, so that is looked at before and after. */
async function listenTogether(http: HttpServer, where: Where): Promise<Bound> {
  if (where.port !== 0) await checkFree(where);
  const bound = await listening(http.server, where, true).catch((error) => {
    if (error instanceof CommandError) throw error;
    return null;
  });
  // A system that does not know of shared ports: one socket does it.
  if (bound === null) return listening(http.server, where);
  const beside = { host: bound.address, port: bound.port };
  for (let many = 1; many < socketsOfOne; many++) await listening(http.another(), beside, true);
  if (listensBesideUs(bound.port)) {
    http[Symbol.dispose]();
    throw taken(where);
  }
  return bound;
}

/** A socket that shares with nobody can only listen where nobody else does. */
async function checkFree(where: Where): Promise<void> {
  const probe = createServer((socket) => socket.destroy());
  await listening(probe, where);
  probe.close();
  await once(probe, 'close');
}

function listening(server: Server, { host, port }: Where, reusePort = false): Promise<Bound> {
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

function taken({ host, port }: Where): CommandError {
  return new CommandError(`Port ${port} on ${host} is taken; choose another one with --port or PORT.`);
}
