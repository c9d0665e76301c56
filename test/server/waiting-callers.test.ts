// The port of several workers, while none of them comes to take a connection.

import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import type { Member } from '../../src/server/workers/crew.ts';
import { sharedPort } from '../../src/server/workers/shared-port.ts';

/** A worker that is told of its port, and then does nothing. */
function busyMember(): { readonly member: Member; readonly port: Promise<number> } {
  const { promise, resolve } = Promise.withResolvers<number>();
  const send = (message: { kind: string; port: number }) => {
    if (message.kind === 'listening') resolve(message.port);
  };
  return { member: { worker: { send, isConnected: () => true } } as never, port: promise };
}

/** Callers of one address; how many of them are still connected after a while. */
async function waitingOf(port: number, localAddress: string, many: number, all: Socket[]): Promise<number> {
  const callers = Array.from({ length: many }, () => connect({ port, host: '127.0.0.1', localAddress }));
  all.push(...callers);
  for (const caller of callers) caller.on('error', () => {});
  await Promise.all(callers.map((caller) => Promise.race([once(caller, 'connect'), once(caller, 'close')])));
  await setTimeout(200);
  return callers.filter((caller) => !caller.closed && !caller.readableEnded).length;
}

test('while all workers are busy no address has more callers that wait than it may have connections', async () => {
  const { member, port } = busyMember();
  const shared = sharedPort({ host: '127.0.0.1', port: 0 }, (address) => address === '127.0.0.3');
  await shared.join(member);
  const all: Socket[] = [];
  try {
    assert.equal(await waitingOf(await port, '127.0.0.1', 90, all), 50);
    assert.equal(await waitingOf(await port, '127.0.0.2', 10, all), 10, 'another address');
    assert.equal(await waitingOf(await port, '127.0.0.3', 90, all), 90, 'a proxy');
    for (const caller of all.splice(0)) caller.destroy();
  } finally {
    for (const caller of all) caller.destroy();
    shared.leave(member, true);
  }
});
