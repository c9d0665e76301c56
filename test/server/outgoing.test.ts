import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { isOtherSide } from '../../src/access/outgoing/other-side.ts';
import { ask, safeFetch } from '../../src/access/outgoing/safe-fetch.ts';
import type { Post } from '../../src/access/outgoing/safe-post.ts';
import { AddressRefused } from '../../src/people/mail/suppressions.ts';
import { webhookDeliverer } from '../../src/people/webhooks/delivery.ts';
import { startOutgoing } from '../../src/server/outgoing.ts';
import { listening } from '../support/listening.ts';
import { mailServer } from '../support/mail-server.ts';
import { countingRandom, deliverAll, receiver, withJob, workAll } from '../support/research.ts';
import { createTestApp } from '../support/test-app.ts';

const task = { permitted: ['127.0.0.1'], smtpUrl: null, mailFrom: 'a@example.org' };

test('messages and questions leave from a thread, and come back whole', async () => {
  const heard: string[] = [];
  await using there = await listening(
    createServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => {
        body += chunk;
      });
      request.on('end', () => {
        heard.push(`${request.method} ${request.headers['content-type']} ${body}`);
        response.writeHead(200, { 'content-type': 'application/json', 'x-own': 'yes' }).end('{"a":1}');
      });
    }),
  );
  const out = startOutgoing(task, (error) => assert.fail(String(error)));
  const url = `http://127.0.0.1:${there.port}/x`;
  const headers = { 'content-type': 'application/json' };
  assert.deepEqual(await out.post({ url, headers, body: '{}', timeoutMs: 60_000 }), {
    status: 200,
    retryAfter: null,
  });
  const answer = await out.fetch(url, { method: 'POST', headers, body: '{"q":1}' });
  assert.deepEqual([answer.status, answer.headers.get('x-own'), await answer.json()], [200, 'yes', { a: 1 }]);
  assert.deepEqual(heard, ['POST application/json {}', 'POST application/json {"q":1}']);
  await assert.rejects(out.fetch(url, { signal: AbortSignal.abort() }));
  const nobody = { url: 'http://127.0.0.1:9/', headers, body: '', timeoutMs: 60_000 };
  assert.deepEqual(await out.post(nobody), { error: 'connection_failed' });
  await assert.rejects(
    out.post({ ...nobody, headers: { 'no name': 'x' } }),
    (error: Error) => !isOtherSide(error) && /undici/.test(error.stack ?? ''),
    'a mistake of ours comes back with where it was made',
  );
  await assert.rejects(out.fetch('http://127.0.0.1:2/'), isOtherSide);
  await assert.rejects(
    out.mail({ id: 'm', to: 'b@example.org', replyTo: null, subject: 's', text: 't' }),
    /no mail server/,
  );
  await out.stop();
});

test('an address that a mail server refuses for good is told so beyond the thread, and what fails for now is not', async () => {
  let code = 550;
  await using server = await mailServer({
    onRcptTo: (_, __, done) => done(Object.assign(new Error('no such box'), { responseCode: code })),
  });
  const out = startOutgoing({ ...task, smtpUrl: server.url }, (error) => assert.fail(String(error)));
  const send = () => out.mail({ id: 'm', to: 'b@example.org', replyTo: null, subject: 's', text: 't' });
  await assert.rejects(
    send(),
    (error) => error instanceof AddressRefused && /no such box/.test(error.message),
  );
  code = 450;
  await assert.rejects(send(), (error) => !(error instanceof AddressRefused));
  await out.stop();
});

test('what ends the thread ends nothing else: the try fails, and the next message has a new thread', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'perennial-thread-'));
  const script = join(folder, 'doomed.ts');
  writeFileSync(
    script,
    `import { parentPort } from 'node:worker_threads';
     parentPort.on('message', () => { queueMicrotask(() => { throw new Error('nobody catches this'); }); });`,
  );
  const deaths: unknown[] = [];
  const out = startOutgoing(task, (error) => deaths.push(error), pathToFileURL(script));
  const message = { url: 'https://a.test/', headers: {}, body: '', timeoutMs: 60_000 };
  assert.deepEqual(await out.post(message), { error: 'connection_failed' });
  assert.deepEqual(await out.post(message), { error: 'connection_failed' });
  await assert.rejects(out.fetch('https://a.test/'));
  assert.equal(deaths.length, 3);
  await out.stop();
  rmSync(folder, { recursive: true });
});

test('a service that sends on to an address of the inside is not followed there', async () => {
  const rules = { permitted: [], resolve: async () => ['10.0.0.1'] };
  const asked: string[] = [];
  const sendsTo = (location: string) =>
    safeFetch(rules, async (url) => {
      asked.push(url);
      return new Response(null, { status: 302, headers: { location } });
    });
  for (const location of [
    'http://127.0.0.1/',
    'https://inside.test/',
    'https://[::1]/',
    'file:///etc/passwd',
  ]) {
    await assert.rejects(sendsTo(location)('https://service.example/'), { name: 'OutsideAddressError' });
  }
  assert.deepEqual(new Set(asked), new Set(['https://service.example/']));
  const round = safeFetch(
    { permitted: [], resolve: async () => ['93.184.216.34'] },
    async () => new Response(null, { status: 302, headers: { location: '/next' } }),
  );
  await assert.rejects(round('https://service.example/'), /5 redirects/);
});

test('a service that sends on is followed to the machine that was found when it was decided, and nowhere else', async () => {
  const heard: string[] = [];
  await using there = await listening(
    createServer((request, response) => {
      heard.push(`${request.headers.host} ${request.headers['x-own']} ${request.headers.authorization}`);
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('{"a":1}'));
    }),
  );
  // Nobody knows this name but who decides: to look it up again would fail.
  const moved = `any.invalid:${there.port}`;
  await using service = await listening(
    createServer((_, response) => response.writeHead(302, { location: `http://${moved}/x` }).end()),
  );
  let lookedUp = 0;
  const resolve = async () => {
    lookedUp++;
    return ['127.0.0.1'];
  };
  const follow = safeFetch({ permitted: ['127.0.0.1'], resolve }, ask);
  const headers = { 'x-own': 'yes', authorization: 'Bearer x' };
  const answer = await follow(`http://127.0.0.1:${service.port}/`, { headers });
  assert.deepEqual([answer.status, await answer.json()], [200, { a: 1 }]);
  assert.deepEqual([heard, lookedUp], [[`${moved} yes undefined`], 1]);
  const ended = follow(`http://127.0.0.1:${service.port}/`, { signal: AbortSignal.abort() });
  await assert.rejects(ended, { name: 'AbortError' });
});

test('a try that a stop cut off does not count, and is made anew at once by whoever goes on', async () => {
  await using app = await createTestApp();
  const { job } = await withJob(app);
  await workAll(app);
  await app.desk.db.deleteFrom('webhook_deliveries').where('type', '=', 'research.job.started').execute();
  let asked = 0;
  const hangs = createServer(() => {
    asked += 1;
  });
  await using there = await listening(hangs);
  const out = startOutgoing(task, (error) => assert.fail(String(error)));
  const post: Post = (message) => out.post({ ...message, url: `http://127.0.0.1:${there.port}/` });
  const parts = { desk: app.desk, post, now: () => app.clock.now, random: countingRandom() };
  const deliverer = webhookDeliverer(parts, (error) => assert.fail(String(error)));
  assert.equal(await deliverer.begin(), 1);
  while (asked === 0) await setImmediate();
  await out.stop();
  await deliverer.settled();
  const { tries } = await app.desk.db
    .selectFrom('webhook_deliveries')
    .select('tries')
    .executeTakeFirstOrThrow();
  assert.equal(tries, 0);
  const { heard, post: answers } = receiver();
  await deliverAll(app, answers);
  assert.equal(heard.length, 1);
  const { webhook } = await job();
  assert.equal(webhook.attempts.length, 1);
});
