// Subscriptions: who listens to a record is told that it changed, within the tier, and within bounds.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { aGrant, aHero, aLabel, aLead } from '../support/records.ts';
import { createTestApp, site, type TestApp } from '../support/test-app.ts';
import { send } from '../support/tool-client.ts';

async function connected(app: TestApp, as?: string) {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode: 'auto' } });
  const headers: Record<string, string> = as === undefined ? {} : { authorization: as };
  const fetch = (url: string | URL, init?: RequestInit) => app.app.fetch(new Request(url, init));
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
