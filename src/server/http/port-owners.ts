// Whether somebody else listens on a port of ours, on Linux. Two servers that start in the same moment both find
// the port free, and sockets that share it would give half of the callers to each.

import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

const listens = '0A';

interface Listener {
  readonly address: string;
  readonly socket: string;
}

/** Those that listen on a port, by the system's table; none where it cannot be read. */
function listenersOn(port: number): readonly Listener[] {
  const ending = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  return ['/proc/self/net/tcp', '/proc/self/net/tcp6'].flatMap((table) => {
    return linesOf(table).flatMap((line) => {
      // A busy machine has thousands of others.
      if (!line.includes(ending)) return [];
      const [, address = '', , state, , , , , , socket = ''] = line.trim().split(/\s+/);
      return state === listens && address.endsWith(ending) ? [{ address, socket }] : [];
    });
  });
}

/** Whether a socket of another process listens on this port at an address at which one of ours does. */
export function listensBesideUs(port: number): boolean {
  const own = ownSockets();
  const listeners = listenersOn(port);
  const ours = new Set(listeners.filter(({ socket }) => own.has(socket)).map(({ address }) => address));
  return listeners.some(({ address, socket }) => ours.has(address) && !own.has(socket));
}

function ownSockets(): ReadonlySet<string> {
  const found = new Set<string>();
  for (const file of entriesOf('/proc/self/fd')) {
    const socket = /^socket:\[(\d+)\]$/.exec(targetOf(`/proc/self/fd/${file}`))?.[1];
    if (socket) found.add(socket);
  }
  return found;
}

function linesOf(path: string): readonly string[] {
  try {
    return readFileSync(path, 'utf8').split('\n');
  } catch {
    return [];
  }
}

function entriesOf(path: string): readonly string[] {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}

/** What a link leads to; nothing for one that is gone, as that of the folder that was just read. */
function targetOf(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}
