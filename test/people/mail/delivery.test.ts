import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { OtherSideError } from '../../../src/access/outgoing/other-side.ts';
import { mailRound, type SendMail } from '../../../src/people/mail/delivery.ts';
import { mailTexts } from '../../../src/people/mail-texts.ts';
import { createTestApp, site, type TestApp } from '../../support/test-app.ts';

const message = { purpose: 'press', name: 'Ada', email: 'ada@paper.example', message: 'Who funds you?' };

function round(app: TestApp, mail: SendMail, texts: Partial<typeof mailTexts> = {}): Promise<void> {
  const options = {
    ...{ texts: { ...mailTexts, ...texts }, desk: app.desk, mail, site, random: randomBytes },
    ...{ to: 'desk@perennial.example', serviceName: 'Perennial', now: () => app.clock.now },
  };
  return mailRound(options, new AbortController().signal);
}

const noted = async (app: TestApp) =>
  (await app.desk.db.selectFrom('outbox').select('error').executeTakeFirstOrThrow()).error;

test('a mail that fails by a mistake of ours is told with its cause, and not noted as the word of a server', async () => {
  await using app = await createTestApp();
  await app.send('POST', '/api/contact', { body: message });
  const mistake = new TypeError('no such member');
  const texts = { message: () => Promise.reject(mistake) };
  await assert.rejects(
    round(app, async () => assert.fail('nothing is sent'), texts),
    (error: Error) => error.cause === mistake && /^1 mail could not be sent/.test(error.message),
  );
  assert.equal(await noted(app), 'a mistake of this service, which its log tells of');
});

test('what a server said of a mail is noted, and told as the cause', async () => {
  await using app = await createTestApp();
  await app.send('POST', '/api/contact', { body: message });
  const said = new OtherSideError('450 <ada@paper.example> come back later');
  await assert.rejects(
    round(app, () => Promise.reject(said)),
    (error: Error) => error.cause === said,
  );
  assert.equal(await noted(app), '450 <(address)> come back later');
});
