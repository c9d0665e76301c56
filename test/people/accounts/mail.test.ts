import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { signUp } from '../../../src/people/accounts/users.ts';
import { sendDue } from '../../../src/people/mail/delivery.ts';
import { mailTexts } from '../../../src/people/mail-texts.ts';
import { here, hereConfig, newPerson, signedInBrowser } from '../../support/browser.ts';
import { createTestApp, pass, type TestApp } from '../../support/test-app.ts';

const app = (sendsMail = true) => createTestApp({ parts: () => ({ config: hereConfig, sendsMail }) });
const random = (bytes: number) => randomBytes(bytes);

/** What is mailed now. */
async function mailed(t: TestApp): Promise<readonly { to: string; text: string }[]> {
  const sent: { to: string; text: string }[] = [];
  const mail = async (message: { to: string; text: string }) => void sent.push(message);
  const to = 'op@id.test';
  const options = { texts: mailTexts, desk: t.desk, mail, to, site: here, serviceName: 'Perennial' };
  const { failed } = await sendDue({ ...options, now: () => t.clock.now, random });
  assert.equal(failed, 0);
  return sent;
}

const addressOf = async (t: TestApp, id: string) =>
  (await t.desk.db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email;
const linkIn = (text: string | undefined) =>
  /(\/(?:account\/mail|invitations)\/[\w-]{43})/.exec(text ?? '')?.[1] as string;

test('a new address counts once its owner, signed in, pressed the button behind the mailed link', async () => {
  await using t = await app();
  const ada = await newPerson(t, 'Ada');
  const browser = await signedInBrowser(t, ada);
  assert.equal((await browser.submit('/account/mail', '/account/mail', { email: 'none' })).status, 400);
  assert.equal(
    (await browser.submit('/account/mail', '/account/mail', { email: 'new@id.test' })).status,
    200,
  );
  const [mail] = await mailed(t);
  assert.equal(mail?.to, 'new@id.test');
  const link = linkIn(mail?.text);
  const held = JSON.stringify(await t.desk.db.selectFrom('email_confirmations').selectAll().execute());
  assert.ok(!held.includes(link.split('/').at(-1) as string), 'the desk knows its hash alone');
  const grace = await signedInBrowser(t, await newPerson(t, 'Grace'));
  assert.equal((await grace.get(link)).status, 404, 'not for another person');
  await browser.get(link);
  assert.equal(await addressOf(t, ada), 'ada@id.test', 'opening it changes nothing');
  assert.equal((await browser.submit(link, link)).status, 303);
  assert.equal(await addressOf(t, ada), 'new@id.test');
  assert.equal((await browser.get(link)).status, 404, 'once');
  for (let n = 0; n < 2; n++)
    await browser.submit('/account/mail', '/account/mail', { email: `n${n}@id.test` });
  const more = await browser.submit('/account/mail', '/account/mail', { email: 'n3@id.test' });
  assert.equal(more.status, 429, 'three a day');
  assert.equal((await mailed(t)).length, 1, 'an earlier link that was not sent yet is over');
  assert.deepEqual(t.bugs, []);
});

test('where no mail goes out, no address is asked for and the link of an invitation is shown', async () => {
  await using t = await app(false);
  const browser = await signedInBrowser(t, await newPerson(t, 'Ada'));
  const page = await browser.get('/account/mail');
  assert.match(page.text, /This server sends no mail.* So no address can be confirmed here/);
  assert.doesNotMatch(page.text, /name="email"/);
  const shown = await browser.submit('/teams/ada', '/teams/ada/invitations', { email: 'grace@id.test' });
  assert.ok(linkIn(shown.text));
});

test('an invitation is mailed to whoever is invited, and shown to nobody else', async () => {
  await using t = await app();
  const browser = await signedInBrowser(t, await newPerson(t, 'Ada'));
  const shown = await browser.submit('/teams/ada', '/teams/ada/invitations', { email: 'grace@id.test' });
  assert.deepEqual([shown.status, linkIn(shown.text)], [200, undefined]);
  const [mail] = await mailed(t);
  assert.deepEqual(
    [mail?.to, /“Ada” invites you to the team “Ada”/.test(mail?.text ?? '')],
    ['grace@id.test', true],
  );
  const grace = await signedInBrowser(t, await newPerson(t, 'Grace'));
  const link = linkIn(mail?.text);
  assert.equal((await grace.submit(link, link)).headers.get('location'), '/teams/ada');
});

test('a name in an invitation leads nowhere: mail programs make no link of it', async () => {
  await using t = await app();
  const browser = await signedInBrowser(t, await newPerson(t, 'Ada'));
  await browser.submit('/account', '/account', {
    name: 'Dr. A. (pay at https://evil.example/pay, or www.evil.example)',
  });
  await browser.submit('/teams/ada', '/teams/ada/invitations', { email: 'grace@id.test' });
  const [mail] = await mailed(t);
  const text = (mail?.text ?? '').replace(linkIn(mail?.text), '').replaceAll(here, '');
  assert.match(
    text,
    /“Dr\. A\. \(pay at https evil example pay, or www evil example\)” invites you to the team “/,
  );
  assert.doesNotMatch(text, /:\/\/|www\.|evil\.example|@/);
});

test('U1: two providers that name the same address are two accounts', async () => {
  await using t = await app();
  const clockAndRandom = { now: t.clock.now, random };
  const profile = { name: 'Ada', handle: null, publicName: false };
  const identity = { subject: '1', email: 'ada@id.test', emailVerified: true, image: null };
  const first = await signUp(
    t.desk,
    { identity: { ...identity, issuer: 'https://a.test' }, profile, tier: 'public' },
    clockAndRandom,
  );
  const second = await signUp(
    t.desk,
    { identity: { ...identity, issuer: 'https://b.test' }, profile, tier: 'public' },
    clockAndRandom,
  );
  assert.notEqual(first, second);
});

test('members of the operator see people and teams, raise and suspend; nobody else does', async () => {
  await using t = await app();
  const ada = await newPerson(t, 'Ada', 'public');
  const person = await signedInBrowser(t, ada);
  for (const page of ['/operator/people', '/operator/teams'])
    assert.equal((await person.get(page)).status, 403, page);
  const operator = await signedInBrowser(t);
  assert.match((await operator.get('/operator/people')).text, /ada@id\.test/);
  const raised = await operator.submit('/operator/teams', '/operator/teams/ada', {
    tier: 'full',
    standing: 'active',
  });
  assert.equal(raised.status, 303, raised.text);
  assert.match((await person.get('/teams/ada')).text, /reads the full tier/);
  assert.equal(
    (
      await operator.submit('/operator/teams', '/operator/teams/operator', {
        tier: 'public',
        standing: 'active',
      })
    ).status,
    400,
  );
  const suspend = `/operator/people/${ada}/standing`;
  assert.equal((await operator.submit('/operator/people', suspend)).status, 303);
  assert.match(
    (await person.get('/account')).headers.get('location') ?? '',
    /^\/sign-in/,
    'at the next request',
  );
  assert.equal((await operator.submit('/operator/people', suspend)).status, 303, 'resumed');
  assert.equal(
    (await t.desk.db.selectFrom('users').select('status').where('id', '=', ada).executeTakeFirst())?.status,
    'active',
  );
  const acts = (await t.desk.db.selectFrom('account_events').select('action').execute()).map(
    ({ action }) => action,
  );
  for (const one of ['team.tier', 'account.suspended', 'account.resumed']) assert.ok(acts.includes(one), one);
  pass(t, 16 * 60_000);
  assert.doesNotMatch(
    (await operator.get('/operator/teams')).text,
    /Change the team/,
    'after a while a new proof is asked for',
  );
  assert.deepEqual(t.bugs, []);
});
