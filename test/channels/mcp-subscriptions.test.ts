// Subscriptions: who listens to a record is told that it changed, within the tier, and within bounds.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Refusal } from '../../src/kernel/refusal.ts';
import { aGrant, aHero, aLabel, aLead } from '../support/records.ts';
import { createTestApp, namedCaller, site, type TestApp } from '../support/test-app.ts';
import { send } from '../support/tool-client.ts';

async function connected(app: TestApp, as?: string, address?: string) {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode: 'auto' } });
  const headers: Record<string, string> = as === undefined ? {} : { authorization: as };
  const connection = address === undefined ? undefined : { address };
  const fetch = (url: string | URL, init?: RequestInit) => app.app.fetch(new Request(url, init), connection);
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${site}/mcp`), { fetch, requestInit: { headers } }),
  );
  const told: string[] = [];
  client.setNotificationHandler('notifications/resources/updated', ({ params }) => {
    told.push(params.uri);
  });
  return { client, told };
}

/** Waits until so much was told; fails when it takes longer than anybody would wait. */
async function untilTold(told: readonly string[], uri: string): Promise<void> {
  for (let tries = 0; tries < 100 && !told.includes(uri); tries += 1) await setTimeout(50);
  assert.ok(told.includes(uri), `told: ${told}`);
}

test('who listens to a record is told when it changes, and no more once the stream is closed', async () => {
  await using app = await createTestApp();
  await app.add('grants', aGrant({ id: 'a', public_id: 'first' }), aGrant({ id: 'b', public_id: 'second' }));
  const { client, told } = await connected(app);
  assert.equal(client.getServerCapabilities()?.resources?.subscribe, true);
  const uris = ['perennial://grants/first', 'perennial://grants/b', 'perennial://taxonomy'];
  const stream = await client.listen({ resourceSubscriptions: uris });
  assert.deepEqual(stream.honoredFilter.resourceSubscriptions, uris);
  await app.add('heroes', aHero({ id: 'h' }));
  await app.add('grants', aGrant({ id: 'a', public_id: 'first', title: 'Another title' }));
  await untilTold(told, 'perennial://grants/first');
  await app.add('grants', aGrant({ id: 'b', public_id: 'second', title: 'Another one' }));
  await untilTold(told, 'perennial://grants/b');
  await app.add('labels', aLabel({ id: 'l', slug: 'new-label' }));
  await untilTold(told, 'perennial://taxonomy');
  assert.deepEqual(told, ['perennial://grants/first', 'perennial://grants/b', 'perennial://taxonomy']);
  await stream.close();
  assert.equal(await stream.closed, 'local');
  await app.add('grants', aGrant({ id: 'a', public_id: 'first', title: 'A third title' }));
  await setTimeout(700);
  assert.equal(told.length, 3);
  await client.close();
  assert.deepEqual(app.bugs, []);
});

test('nobody is told of what his tier does not show', async () => {
  await using app = await createTestApp();
  await app.add('leads', aLead({ id: 'l1' }));
  const uri = 'perennial://leads/l1';
  const [open, full] = [await connected(app), await connected(app, 'full')];
  const streams = [
    await open.client.listen({ resourceSubscriptions: [uri] }),
    await full.client.listen({ resourceSubscriptions: [uri] }),
  ];
  await app.add('leads', aLead({ id: 'l1', name: 'Another name' }));
  await untilTold(full.told, uri);
  assert.deepEqual(open.told, []);
  for (const stream of streams) await stream.close();
  assert.deepEqual(app.bugs, []);
});

test('an address listens to a bounded number of streams and records, and what is closed does not count', async () => {
  await using app = await createTestApp();
  const { client } = await connected(app);
  const asked = { resourceSubscriptions: ['perennial://taxonomy'] };
  const streams = [];
  for (let n = 0; n < 8; n += 1) streams.push(await client.listen(asked));
  await assert.rejects(client.listen(asked), /at most 8 subscriptions/);
  await streams[0]?.close();
  streams[0] = await client.listen(asked);
  const many = Array.from({ length: 101 }, (_, n) => `perennial://grants/${n}`);
  await assert.rejects(client.listen({ resourceSubscriptions: many }), /at most 100/);
  for (const stream of streams) await stream.close();
  // What the server cannot tell is answered at once, and counts for nothing.
  for (let n = 0; n < 12; n += 1) {
    const stream = await client.listen({ toolsListChanged: true });
    assert.equal(await stream.closed, 'graceful');
  }
  await client.close();
});

test('the addresses of one /48 listen to 64 streams together, and another network goes on', async () => {
  await using app = await createTestApp();
  const asked = { resourceSubscriptions: ['perennial://taxonomy'] };
  const clients = await Promise.all(
    Array.from({ length: 9 }, (_, n) => connected(app, undefined, `2001:db8:7:${n}::1`)),
  );
  const elsewhere = await connected(app, undefined, '2001:db8:8:1::1');
  const streams = [];
  for (const { client } of clients.slice(0, 8))
    for (let n = 0; n < 8; n += 1) streams.push(await client.listen(asked));
  await assert.rejects(clients[8]?.client.listen(asked) ?? Promise.resolve(), /too many subscriptions/);
  streams.push(await elsewhere.client.listen(asked));
  await streams[0]?.close();
  streams.push(...[await clients[8]?.client.listen(asked)]);
  for (const stream of streams) await stream?.close();
  for (const { client } of [...clients, elsewhere]) await client.close();
});

test('a subscription tells nothing more once the key that it was opened with has ended', async () => {
  const state = { ms: 0, revoked: false };
  await using app = await createTestApp({
    parts: () => ({
      clock: () => state.ms,
      identify: async (asked) => {
        if (state.revoked && asked.authorization !== null)
          throw new Refusal('invalid_token', 'This key has ended.');
        return namedCaller(asked);
      },
    }),
  });
  await app.add('leads', aLead({ id: 'l1' }), aLead({ id: 'l2' }));
  const uris = ['perennial://leads/l1', 'perennial://leads/l2'];
  const { client, told } = await connected(app, 'full');
  await client.listen({ resourceSubscriptions: uris });
  state.ms += 1_000;
  await app.add('leads', aLead({ id: 'l1', name: 'Another name' }));
  await untilTold(told, 'perennial://leads/l1');
  state.revoked = true;
  state.ms += 1_000;
  await app.add('leads', aLead({ id: 'l2', name: 'Another name' }));
  await setTimeout(1_200);
  assert.deepEqual(told, ['perennial://leads/l1']);
  assert.deepEqual(app.bugs, []);
});

test('a client of 2025 is not offered what needs a session', async () => {
  await using app = await createTestApp();
  const { message } = await send(app, 'initialize', {
    protocolVersion: '2025-11-25',
    capabilities: {},
    clientInfo: { name: 'old', version: '1' },
  });
  assert.equal(message.result.capabilities.resources.subscribe, undefined);
  const refused = await send(app, 'resources/subscribe', { uri: 'perennial://taxonomy' });
  assert.equal(refused.message.error.code, -32601);
});
