import assert from 'node:assert/strict';
import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { test } from 'node:test';
import { Webhook } from 'standardwebhooks';
import { safePost } from '../../../src/access/outgoing/safe-post.ts';
import { ensureKey, rotateKey, setSecret } from '../../../src/people/webhooks/sign.ts';
import { listening } from '../../support/listening.ts';
import { deliverAll, type Heard, receiver, withJob, workAll } from '../../support/research.ts';
import { createTestApp, pass } from '../../support/test-app.ts';

const secret = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;

function publicKey(key: string): KeyObject {
  const x = Buffer.from(key.replace('whpk_', ''), 'base64').toString('base64url');
  return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
}

/** Whether a v1a signature among those in the header holds for this key. */
function holds(key: string, headers: Readonly<Record<string, string>>, body: string): boolean {
  const content = Buffer.from(`${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`);
  return (headers['webhook-signature'] ?? '')
    .split(' ')
    .filter((one) => one.startsWith('v1a,'))
    .some((one) => verify(null, content, publicKey(key), Buffer.from(one.slice(4), 'base64')));
}

test('a real receiver verifies the signatures with the published key and with its own secret', async () => {
  await using app = await createTestApp();
  const messages: { headers: IncomingHttpHeaders; body: string }[] = [];
  await using receiver = await listening(
    createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      messages.push({ headers: request.headers, body });
      response.writeHead(200).end('thanks');
    }),
  );
  const { ask, id } = await withJob(app);
  await app.desk.db
    .updateTable('research_jobs')
    .set({ webhook_url: `http://receiver.invalid:${receiver.port}/hook` })
    .execute();
  const now = new Date();
  app.clock.now = now;
  await app.desk.db.updateTable('research_jobs').set({ expires_at: '2999-01-01T00:00:00.000Z' }).execute();
  await setSecret(app.desk, { team: 'team-a', secret, now, graceMs: 0 });
  await workAll(app);
  const post = safePost({ permitted: ['127.0.0.1'], resolve: async () => ['127.0.0.1'] });
  await deliverAll(app, post);
  assert.equal(messages.length, 2);
  const { keys } = (await ask('GET', '/.well-known/webhook-keys.json', { as: null })).body;
  assert.equal(keys.length, 1);
  for (const { headers, body } of messages) {
    const sent = headers as Record<string, string>;
    const read = new Webhook(secret).verify(body, sent) as { data: { job_id: string } };
    assert.equal(read.data.job_id, id);
    assert.ok(holds(keys[0].public_key, sent, body));
    assert.ok(!holds(keys[0].public_key, sent, `${body} `));
    assert.throws(() => new Webhook(secret).verify(`${body} `, sent));
    assert.equal(headers['content-type'], 'application/json');
  }
});

test('while keys and secrets change, both the old and the new one sign, and then the new one alone', async () => {
  await using app = await createTestApp();
  const { ask, id } = await withJob(app);
  const week = 7 * 86_400_000;
  await ensureKey(app.desk.db, app.clock.now);
  const keysNow = async () =>
    (await ask('GET', '/.well-known/webhook-keys.json', { as: null })).body.keys as { public_key: string }[];
  const [old] = await keysNow();
  await setSecret(app.desk, { team: 'team-a', secret, now: app.clock.now, graceMs: week });
  const other = `whsec_${Buffer.alloc(24, 9).toString('base64')}`;
  pass(app, 1);
  await setSecret(app.desk, { team: 'team-a', secret: other, now: app.clock.now, graceMs: week });
  await rotateKey(app.desk, app.clock.now, week);
  const [fresh, kept] = await keysNow();
  assert.deepEqual(kept?.public_key, old?.public_key);
  const send = async () => {
    const { heard, post } = receiver();
    assert.equal((await ask('POST', `/research/${id}/redeliver`)).status, 200);
    await deliverAll(app, post);
    const one = heard[0] as Heard;
    const count = one.headers['webhook-signature']?.split(' ').length;
    const by = [old, fresh].map((key) => holds(key?.public_key as string, one.headers, one.body));
    return { count, by };
  };
  assert.deepEqual(await send(), { count: 4, by: [true, true] });
  pass(app, week);
  assert.deepEqual(await send(), { count: 2, by: [false, true] });
  assert.equal((await keysNow()).length, 1);
});

test('each of several that make a new key at the same moment makes one, and the last alone goes on', async () => {
  await using app = await createTestApp();
  await Promise.all(Array.from({ length: 5 }, () => rotateKey(app.desk, app.clock.now, 1_000)));
  const keys = await app.desk.db
    .selectFrom('webhook_keys')
    .select(['generation', 'ends_at'])
    .orderBy('generation')
    .execute();
  assert.deepEqual(
    keys.map(({ generation, ends_at }) => [generation, ends_at === null]),
    [1, 2, 3, 4, 5].map((generation) => [generation, generation === 5]),
  );
});

test('of secrets that are set at the same moment one is in force', async () => {
  await using app = await createTestApp();
  await withJob(app);
  const set = (n: number) => ({
    team: 'team-a',
    secret: `whsec_${Buffer.alloc(24, n).toString('base64')}`,
    now: app.clock.now,
    graceMs: 1_000,
  });
  await Promise.all([1, 2, 3].map((n) => setSecret(app.desk, set(n))));
  const inForce = app.desk.db.selectFrom('webhook_secrets').select('secret').where('ends_at', 'is', null);
  assert.equal((await inForce.execute()).length, 1);
});
