// What one network may send, and what one file that is busy may hold up.

import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { openDesk } from '../../src/desk/desk.ts';
import { type Message, sendDue } from '../../src/people/mail/delivery.ts';
import { takeDue } from '../../src/people/mail/outbox.ts';
import { mailTexts } from '../../src/people/mail-texts.ts';
import { folderForTest } from '../ledger/folder.ts';
import { createTestApp, pass, site } from '../support/test-app.ts';

test('the people of one /48 send twenty requests an hour together, however many addresses they have', async () => {
  await using test = await createTestApp({ parts: () => ({ sendsMail: true }) });
  const from = (n: number) =>
    test.app.fetch(
      new Request(`${site}/api/contact`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          purpose: 'press',
          name: 'A',
          email: `a${n}@example.org`,
          message: 'May we print your figures?',
        }),
      }),
      { address: `2001:db8:7:${n.toString(16)}::1` },
    );
  const statuses: number[] = [];
  for (let n = 0; n < 40; n++) {
    const response = await from(n);
    await response.body?.cancel();
    statuses.push(response.status);
  }
  assert.deepEqual(
    [statuses.filter((status) => status === 202).length, statuses.filter((status) => status === 429).length],
    [20, 20],
  );
});

test('one /48 registers fifty programs, begins fifty sign-ins and brings 25 participants an hour; other networks go on', async () => {
  await using test = await createTestApp();
  const send = async (path: string, body: object, address: string) => {
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    };
    const response = await test.app.fetch(new Request(site + path, init), { address });
    await response.body?.cancel();
    return response.status;
  };
  const asked: readonly [string, object, number][] = [
    ['/oauth/register', { redirect_uris: ['https://program.example/back'] }, 50],
    ['/api/v1/sign-ins', {}, 50],
    ['/api/v1/omega/register', { name: 'Agent', accept_terms: true }, 25],
  ];
  for (const [path, body, most] of asked) {
    const statuses: number[] = [];
    for (let n = 1; n <= most + 10; n++)
      statuses.push(await send(path, body, `2001:db8:7:${n.toString(16)}::1`));
    assert.equal(statuses.filter((status) => status === 429).length, 10, `${path}: ${statuses}`);
    assert.equal(await send(path, body, '2001:db8:8:1::1'), statuses[0], path);
  }
});

test('one /48 registers a hundred programs a day, so that it does not use up the day of everybody', async () => {
  await using test = await createTestApp();
  const register = async (address: string) => {
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ redirect_uris: ['https://program.example/back'] }),
    };
    const response = await test.app.fetch(new Request(`${site}/oauth/register`, init), { address });
    await response.body?.cancel();
    return response.status;
  };
  let registered = 0;
  for (let hour = 0; hour < 3; hour++) {
    for (let n = 0; n < 50; n++)
      if ((await register(`2001:db8:7:${n.toString(16)}::1`)) === 201) registered += 1;
    pass(test, 3_600_001);
  }
  assert.equal(registered, 100);
  assert.equal(await register('2001:db8:8:1::1'), 201);
});

test('no more than a hundred strangers an hour are asked to confirm; the others wait, and other mail goes out', async () => {
  await using test = await createTestApp();
  const now = test.clock.now;
  const at = now.toISOString();
  const row = (kind: 'confirmation' | 'message', n: number, sent_at: string | null) => ({
    id: `${kind}-${n}`,
    kind,
    subject_id: 's',
    created_at: at,
    attempts: 0,
    next_at: at,
    sent_at,
    error: null,
  });
  const sent = Array.from({ length: 100 }, (_, n) => row('confirmation', n, at));
  await test.desk.db
    .insertInto('outbox')
    .values([...sent, row('confirmation', 100, null), row('message', 1, null)])
    .execute();
  assert.equal((await takeDue(test.desk, 60_000, now))?.kind, 'message');
  assert.equal(await takeDue(test.desk, 60_000, now), null);
  const later = new Date(now.getTime() + 3_600_001);
  assert.equal((await takeDue(test.desk, 60_000, later))?.kind, 'confirmation');
});

test('the operator gets one mail an hour, however many write', async () => {
  await using test = await createTestApp();
  const sent: Message[] = [];
  const failing = { now: false };
  const send = () =>
    sendDue({
      texts: mailTexts,
      desk: test.desk,
      mail: async (message) => {
        if (failing.now) throw new Error('the mail server is away');
        sent.push(message);
      },
      to: 'desk@perennial.example',
      site,
      serviceName: 'Perennial',
      now: () => test.clock.now,
      random: randomBytes,
    });
  const write = async (n: number) => {
    const address = `203.0.113.${n}`;
    const body = { purpose: 'press', name: `Writer ${n}`, email: `w${n}@example.org`, message: `Text ${n}` };
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    const response = await test.app.fetch(new Request(`${site}/api/contact`, init), { address });
    await response.body?.cancel();
    assert.equal(response.status, 202);
  };
  await write(1);
  await send();
  assert.deepEqual(
    sent.map(({ replyTo }) => replyTo),
    ['w1@example.org'],
    'the first is told of at once',
  );
  for (let n = 2; n <= 70; n++) await write(n);
  await send();
  assert.equal(sent.length, 1);
  pass(test, 3_600_000);
  failing.now = true;
  await send();
  failing.now = false;
  await send();
  assert.equal(sent.length, 1, 'what failed waits, and nothing of it is lost');
  pass(test, 3_600_000);
  await send();
  pass(test, 3_600_000);
  await send();
  assert.deepEqual(
    sent.slice(1).map(({ subject, replyTo }) => [subject, replyTo]),
    [
      ['Perennial: 50 messages and data requests', null],
      ['Perennial: 19 messages and data requests', null],
    ],
  );
  const told = sent.flatMap(({ text }) => [...text.matchAll(/^Text (\d+)$/gm)].map(([, n]) => Number(n)));
  assert.deepEqual(
    told.sort((a, b) => a - b),
    Array.from({ length: 70 }, (_, at) => at + 1),
    'each is told of once',
  );
});

test('while another process writes the file, a post waits and nobody else does', {
  skip: process.env.TEST_ENGINE === 'postgresql' ? 'it is about the file of SQLite' : false,
}, async () => {
  using folder = folderForTest();
  const file = `${folder.path}/ledger.db`;
  await using desk = await openDesk(file);
  using other = new DatabaseSync(file);
  other.exec('begin immediate');
  let longest = 0;
  let last = performance.now();
  const ticking = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 5);
  const waited = desk.exclusively('people', (trx) => trx.selectFrom('outbox').select('id').execute());
  const alone = desk.db.deleteFrom('outbox').execute();
  for (let turn = 0; turn < 100; turn++) await setTimeout(5);
  other.exec('commit');
  assert.deepEqual(await waited, []);
  await alone;
  clearInterval(ticking);
  // This thread lets the lock go: had it waited itself, it would have stood until the wait was given up (20 seconds).
  assert.ok(longest < 10_000, `the thread stood still for ${longest} ms`);
});
