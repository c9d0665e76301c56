import { once } from 'node:events';
import { createServer } from 'node:net';
import { type Bound, listening, taken, type Where } from '../node/listening.ts';
import { CommandError } from '../node/output.ts';
import type { HttpServer } from './http-server.ts';
import { listensBesideUs } from './port-owners.ts';

/** So many new connections are taken in one turn of the loop. */
const socketsOfOne = 32;

/**
 * Resolves with the port once the server listens: on Linux with several sockets, which share new callers out
 * (listening-sockets.ts). A worker's connections are taken by its parent (workers/shared-port.ts).
 */
export async function listen(http: HttpServer, where: Where): Promise<number> {
  const isLinux = process.platform === 'linux';
  const { port } = isLinux ? await listenTogether(http, where) : await listening(http.server, where);
  return port;
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
