// Addresses that mail servers refuse: a real server of mail says so.

import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { test } from 'node:test';
import { dayMs } from '../../../src/kernel/durations.ts';
import { smtpMail } from '../../../src/people/mail/smtp.ts';
import { AddressRefused } from '../../../src/people/mail/suppressions.ts';
import { listening } from '../../support/listening.ts';
import { mailServer } from '../../support/mail-server.ts';
import { appWithSearches, mailOut, reader } from '../../support/searches.ts';
import { pass } from '../../support/test-app.ts';
import { mustBeValidHtml } from '../../support/valid-html.ts';

test('after refusals for good on three days nothing is sent to an address, until its person asks for it', async () => {
  await using t = await appWithSearches();
  const { browser } = await reader(t);
  let answer = 550;
  await using server = await mailServer({
    onRcptTo: (_, __, done) =>
      answer === 250 ? done() : done(Object.assign(new Error('no such box'), { responseCode: answer })),
  });
  const send = smtpMail(server.url, 'Perennial <mail@perennial.test>');
  const tries: unknown[] = [];
  const out = () =>
    mailOut(t, async (message) => {
      await send(message).catch((error: unknown) => {
        tries.push(error);
        throw error;
      });
    });
  const mail = (n: number) =>
    t.desk.db
      .insertInto('outbox')
      .values({
        id: `m-${n}`,
        kind: 'account_closed',
        subject_id: closing,
        created_at: t.clock.now.toISOString(),
        attempts: 0,
        next_at: t.clock.now.toISOString(),
        sent_at: null,
        error: null,
      })
      .execute();
  await browser.submit('/account/close', '/account/close', { name: 'Ada' });
  const { user_id: closing } = await t.desk.db
    .selectFrom('account_closings')
    .select('user_id')
    .executeTakeFirstOrThrow();
  await t.desk.db.deleteFrom('outbox').execute();
  await mail(1);
  answer = 450;
  await out();
  assert.ok(tries.length === 1 && !(tries[0] instanceof AddressRefused), 'not now is not never');
  answer = 550;
  for (let n = 0; n < 6; n++) {
    pass(t, 2 * dayMs);
    await out();
  }
  assert.equal(tries.length, 4, 'three refusals, and no try after them');
  assert.ok(tries.slice(1).every((error) => error instanceof AddressRefused));
  const waiting = await t.desk.db.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute();
  assert.deepEqual(waiting, [], 'the mail is over');
  const dump = JSON.stringify(await t.desk.db.selectFrom('mail_suppressions').selectAll().execute());
  assert.doesNotMatch(dump, /ada@/, 'the address is not written down');
  await t.desk.db.updateTable('users').set({ status: 'active' }).execute();
  const back = await reader(t, 'Bo');
  await t.desk.db.updateTable('users').set({ email: 'bo2@id.test' }).where('id', '=', back.user).execute();
  assert.doesNotMatch((await back.browser.get('/account/mail')).text, /refused our mail/);
  await t.desk.db.updateTable('users').set({ email: 'x@id.test' }).where('id', '=', closing).execute();
  await t.desk.db.updateTable('users').set({ email: 'ada@id.test' }).where('id', '=', back.user).execute();
  const page = await back.browser.get('/account/mail');
  assert.match(page.text, /refused our mail on three days/);
  await mustBeValidHtml(page);
  const resume = '/account/mail/resume';
  assert.equal((await back.browser.submit('/account/mail', resume)).status, 303);
  assert.doesNotMatch((await back.browser.get('/account/mail')).text, /refused our mail/);
  await t.desk.db.updateTable('users').set({ email: 'y@id.test' }).where('id', '=', back.user).execute();
  await t.desk.db.updateTable('users').set({ email: 'ada@id.test' }).where('id', '=', closing).execute();
  answer = 250;
  await mail(2);
  await out();
  assert.deepEqual(
    server.heard.map(({ to }) => to),
    ['ada@id.test'],
  );
});

test('a server that refuses everybody, by a rule of its own, refuses no address', async () => {
  let says = '';
  await using server = await listening(
    createServer((socket) => {
      socket.write('220 ready\r\n');
      socket.on('data', (line) => socket.write(`${/^RCPT/i.test(String(line)) ? says : '250 well'}\r\n`));
      socket.on('error', () => undefined);
    }),
  );
  const send = smtpMail(`smtp://127.0.0.1:${server.port}`, 'mail@perennial.test');
  const refuses = async (answer: string) => {
    says = answer;
    const sent = send({ id: 'm', to: 'ada@id.test', replyTo: null, subject: 's', text: 't' });
    return sent.then(
      () => assert.fail('it was taken'),
      (error: unknown) => error instanceof AddressRefused,
    );
  };
  assert.equal(await refuses('554 5.7.1 <ada@id.test>: Relay access denied'), false);
  assert.equal(await refuses('550 5.7.1 Service unavailable, client host is blocked'), false);
  assert.equal(await refuses('530 5.7.0 Authentication required'), false);
  assert.equal(await refuses('554 Transaction failed'), false);
  assert.equal(await refuses('450 4.2.0 Greylisted'), false);
  assert.equal(await refuses('550 5.1.1 No such user'), true);
  assert.equal(await refuses('550-5.2.1 The account\r\n550 5.2.1 is disabled'), true);
  assert.equal(await refuses('550 No such user here'), true);
});

test('a server that goes on saying that it works on a mail holds the others up for minutes at most', async () => {
  await using server = await listening(
    createServer((socket) => {
      socket.write('220 ready\r\n');
      const goOn = () => setInterval(() => socket.write('250-still at it\r\n'), 20).unref();
      let timer: NodeJS.Timeout | undefined;
      socket.on('data', () => {
        timer ??= goOn();
      });
      socket.on('error', () => undefined);
      socket.on('close', () => clearInterval(timer));
    }),
  );
  const send = smtpMail(`smtp://127.0.0.1:${server.port}`, 'mail@perennial.test', 300);
  const sent = send({ id: 'm', to: 'ada@id.test', replyTo: null, subject: 's', text: 't' });
  await assert.rejects(sent, (error) => !(error instanceof AddressRefused));
});
