import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { type Message, sendDue } from '../../../src/people/mail/delivery.ts';
import { mailTexts } from '../../../src/people/mail-texts.ts';
import { createTestApp, noon, site, type TestApp } from '../../support/test-app.ts';

const good = { purpose: 'press', name: 'Ada', email: 'ada@paper.example', message: 'Who funds you?' };
const post = (app: TestApp, body: unknown) => app.send('POST', '/api/contact', { body });

test('a message is received with 202, and its sender stands apart', async () => {
  await using app = await createTestApp();
  const { status, body } = await post(app, { ...good, organisation: 'The Paper' });
  assert.equal(status, 202);
  assert.deepEqual([body.status, body.purpose, body.received_at], ['received', 'press', noon.toISOString()]);
  const message = await app.desk.db.selectFrom('messages').selectAll().executeTakeFirstOrThrow();
  assert.equal(message.id, body.request_id);
  assert.ok(!JSON.stringify(message).includes(good.email));
  const sender = await app.desk.db.selectFrom('requesters').selectAll().executeTakeFirstOrThrow();
  assert.deepEqual(
    { ...sender },
    { request_id: body.request_id, name: 'Ada', email: good.email, user_id: null },
  );
});

const bad: readonly [string, object, string][] = [
  ['without purpose', { purpose: undefined }, 'purpose'],
  ['of another purpose', { purpose: 'sales' }, 'purpose'],
  ['without name', { name: undefined }, 'name'],
  ['with a blank name', { name: '  ' }, 'name'],
  ['without message', { message: undefined }, 'message'],
  ['with a blank message', { message: '\n' }, 'message'],
  ['without email', { email: undefined }, 'email'],
  ['with an email that is none', { email: 'ada at paper' }, 'email'],
  ['with an email that carries a header', { email: 'ada@paper.example\r\nBcc: x@y.example' }, 'email'],
  ['that corrects nothing', { purpose: 'correct' }, 'entity_to_correct'],
  ['that corrects a blank', { purpose: 'correct', entity_to_correct: ' ' }, 'entity_to_correct'],
];
for (const [what, change, field] of bad) {
  test(`a message ${what} is refused with 400`, async () => {
    await using app = await createTestApp();
    const refused = await post(app, { ...good, ...change });
    assert.equal(refused.status, 400, refused.text);
    assert.ok(refused.body.errors.some((error: { field: string }) => error.field === field));
    assert.equal((await app.desk.db.selectFrom('outbox').selectAll().execute()).length, 0);
  });
}

test('of many messages of one address at once five an hour pass, together with data requests', async () => {
  await using app = await createTestApp();
  const request = { request_kind: 'copy_of_data', requester_email: 'a@b.example' };
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      n % 2 ? post(app, good) : app.send('POST', '/api/public/data-requests', { body: request }),
    ),
  );
  assert.deepEqual(answers.map((one) => one.status).sort(), [202, 202, 202, 202, 202, 429, 429, 429]);
  app.clock.now = new Date(noon.getTime() + 3_600_000);
  assert.equal((await post(app, good)).status, 202);
});

/** The mail job over a test's desk; `take` may reject. */
function mailing(
  app: TestApp,
  take: (message: Message) => void | Promise<void>,
  ending = new AbortController().signal,
) {
  return () =>
    sendDue(
      {
        texts: mailTexts,
        desk: app.desk,
        mail: async (message) => take(message),
        to: 'desk@perennial.example',
        site,
        serviceName: 'Perennial',
        now: () => app.clock.now,
        random: randomBytes,
      },
      ending,
    );
}

test('a mail that a stop cut off is sent at once by whoever goes on, and its try does not count', async () => {
  await using app = await createTestApp();
  await post(app, good);
  const stop = new AbortController();
  const cut = () => {
    stop.abort();
    throw new Error('what sends ended');
  };
  assert.deepEqual(await mailing(app, cut, stop.signal)(), { sent: 0, failed: 0 });
  const { attempts, error } = await app.desk.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
  assert.deepEqual([attempts, error], [0, null]);
  assert.deepEqual(await mailing(app, () => {})(), { sent: 1, failed: 0 });
});

test('a message is passed on once by mail, with its sender as the one to answer', async () => {
  await using app = await createTestApp();
  const sent: Message[] = [];
  const send = mailing(app, (message) => void sent.push(message));
  await post(app, { ...good, purpose: 'correct', entity_to_correct: 'hero ada' });
  const rounds = await Promise.all([send(), send(), send()]);
  assert.equal(
    rounds.reduce((sum, round) => sum + round.sent, 0),
    1,
  );
  assert.deepEqual(await send(), { sent: 0, failed: 0 });
  const [mail] = sent as [Message];
  assert.deepEqual([mail.to, mail.replyTo], ['desk@perennial.example', good.email]);
  assert.match(mail.text, /Ada[\s\S]*hero ada[\s\S]*Who funds you\?/);
});

test('a mail that no server takes waits longer each time, and is never lost', async () => {
  await using app = await createTestApp();
  let tries = 0;
  const send = mailing(app, () => {
    if (++tries <= 8) throw new Error(`550 <${good.email}> unknown`);
  });
  await post(app, good);
  const waits: number[] = [];
  for (let round = 0; round < 8; round++) {
    assert.deepEqual(await send(), { sent: 0, failed: 1 });
    assert.deepEqual(await send(), { sent: 0, failed: 0 }, 'not before its time');
    const row = await app.desk.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
    assert.ok(!row.error?.includes(good.email));
    waits.push((Date.parse(row.next_at) - app.clock.now.getTime()) / 60_000);
    app.clock.now = new Date(row.next_at);
  }
  assert.deepEqual(waits, [1, 5, 30, 120, 360, 1440, 1440, 1440]);
  assert.deepEqual(await send(), { sent: 1, failed: 0 });
});
