// Every page of accounts and teams, in the states that somebody meets them in, as this machine's site shows
// them: what a browser is sent, for tests of the pages themselves.

import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import type { Provider } from '../../src/people/accounts/providers.ts';
import { makeSignInLink } from '../../src/people/accounts/sign-in-links.ts';
import { sendDue } from '../../src/people/mail/delivery.ts';
import { mailTexts } from '../../src/people/mail-texts.ts';
import { type Browser, browserOf, here, hereConfig, type Seen, signedInBrowser } from './browser.ts';
import { discovered, redirect, registered } from './oauth-client.ts';
import { formsIn } from './shown-forms.ts';
import { clockAndRandom, createTestApp, pass, type TestApp } from './test-app.ts';

/** Who comes back from the provider next; null: it is away. */
interface Coming {
  subject: string | null;
}

function providerOf(coming: Coming): Provider {
  const attempt = { state: 's', nonce: 'n', verifier: 'v' };
  return {
    label: 'Test ID',
    issuer: 'https://id.test',
    begin: async (n, to, again) => ({ url: 'https://id.test/', attempt: { ...attempt, n, to, again } }),
    finish: async () => {
      const subject = coming.subject as string;
      const email = `${subject}@id.test`;
      const identity = { issuer: 'https://id.test', subject, email, emailVerified: true, image: null };
      return { identity, name: subject, authAt: null };
    },
  };
}

/** Somebody who signed up by the provider. */
async function signedUp(t: TestApp, coming: Coming, subject: string): Promise<Browser> {
  const browser = browserOf(t, { at: here });
  coming.subject = subject;
  await browser.get('/sign-in/1');
  await browser.get('/sign-in/callback');
  const entered = await browser.submit('/welcome', '/welcome', {
    name: subject,
    handle: subject,
    terms: 'true',
  });
  assert.equal(entered.status, 303, entered.text);
  return browser;
}

async function linksMailed(t: TestApp): Promise<readonly string[]> {
  const texts: string[] = [];
  const mail = async ({ text }: { text: string }) => void texts.push(text);
  const random = (bytes: number) => randomBytes(bytes);
  const options = { texts: mailTexts, desk: t.desk, mail, to: 'op@id.test', site: here };
  await sendDue({ ...options, serviceName: 'Perennial', now: () => t.clock.now, random });
  return texts.flatMap((text) => /\/(?:account\/mail|invitations)\/[\w-]{43}/.exec(text)?.[0] ?? []);
}

/** The page on which a program of this resource is let in. */
async function consentAddress(t: TestApp, browser: Browser, resource: string): Promise<string> {
  const client = await registered(t, await discovered(t));
  const query = new URLSearchParams({
    client_id: client.client_id,
    redirect_uri: redirect,
    response_type: 'code',
    resource,
    ...(resource.endsWith('omega-agent') ? {} : { scope: 'catalogue:full research:write crm:read' }),
    code_challenge: 'x'.repeat(43),
    code_challenge_method: 'S256',
  });
  const begun = await browser.get(`/oauth/authorize?${query}`);
  return new URL(begun.headers.get('location') as string, here).pathname;
}

async function deviceCode(t: TestApp): Promise<string> {
  const body = new URLSearchParams({ client_id: 'perennial-cli', scope: 'catalogue:full crm:read' });
  const asked = new Request(`${here}/oauth/device_authorization`, { method: 'POST', body });
  const answer = await t.app.fetch(asked, { address: '198.51.100.7' });
  return ((await answer.json()) as { user_code: string }).user_code;
}

export interface AccountPages extends AsyncDisposable {
  readonly test: TestApp;
  /** What was shown, by what it shows. */
  readonly seen: ReadonlyMap<string, Seen>;
}

export async function accountPages(): Promise<AccountPages> {
  const coming: Coming = { subject: null };
  const t = await createTestApp({
    now: new Date(),
    parts: () => ({ config: hereConfig, sendsMail: true, providers: [providerOf(coming)] }),
  });
  const seen = new Map<string, Seen>();
  const show = async (what: string, shown: Promise<Seen>) => void seen.set(what, await shown);

  const signInAgain = async (browser: Browser, subject: string) => {
    coming.subject = subject;
    await browser.get('/sign-in/1?again=1');
    await browser.get('/sign-in/callback');
  };
  const stranger = browserOf(t, { at: here });
  await show('sign-in', stranger.get('/sign-in?return_to=%2Faccount'));
  await show('sign-in by a link that is over', stranger.get(`/sign-in/link/${'x'.repeat(43)}`));
  await show('callback that was not begun here', stranger.get('/sign-in/callback?code=x'));
  await show('a form of nobody', stranger.post('/account', { name: 'x' }));
  coming.subject = 'eve';
  await stranger.get('/sign-in/1');
  await stranger.get('/sign-in/callback');
  await show('welcome', stranger.get('/welcome'));
  await show('welcome refused', stranger.submit('/welcome', '/welcome', { name: 'x', handle: '!' }));

  const ada = await signedUp(t, coming, 'ada');
  const grace = await signedUp(t, coming, 'grace');
  await t.desk.db.updateTable('teams').set({ tier: 'full' }).where('slug', '=', 'ada').execute();
  for (const page of ['keys', 'apps', 'searches', 'search-profile', 'mail', 'points', 'essays', 'reviews'])
    await show(`${page}, empty`, ada.get(`/account/${page}`));
  await show('a team of one', ada.get('/teams/ada'));

  await show('new key', ada.submit('/account/keys', '/account/keys', { name: 'A script' }));
  await show('keys', ada.get('/account/keys'));
  const rotate = formsIn((await ada.get('/account/keys')).text).find(({ action }) =>
    action.endsWith('/rotate'),
  );
  await show('replaced key', ada.submit('/account/keys', rotate?.action ?? '', { grace: '24h' }));
  await show('keys, one replaced', ada.get('/account/keys'));
  await show(
    'key refused',
    ada.submit('/account/keys', '/account/keys', { name: 'x', expires_in_days: '900' }),
  );

  await ada.get('/sign-in/1?join=1');
  coming.subject = 'ada-at-work';
  await ada.get('/sign-in/callback');
  await show('new identity', ada.get('/account/identities/new'));
  await ada.submit('/account/identities/new', '/account/identities');
  await show('account with two identities', ada.get('/account'));
  await show('profile refused', ada.submit('/account', '/account', { name: 'Perennial' }));

  await show('new team', ada.get('/teams/new'));
  await ada.submit('/teams/new', '/teams/new', { name: 'Laboratory' });
  await show('close a team', ada.get('/teams/laboratory/close'));
  await show(
    'a team is not closed',
    ada.submit('/teams/laboratory/close', '/teams/laboratory/close', { name: 'x' }),
  );
  await ada.submit('/teams/laboratory/close', '/teams/laboratory/close', { name: 'Laboratory' });
  await show('a team that is being closed', ada.get('/teams/laboratory/close'));
  await show('the page of a team that is being closed', ada.get('/teams/laboratory'));
  await ada.submit('/teams/laboratory/close', '/teams/laboratory/keep');
  await show('account with two teams', ada.get('/account'));
  await show(
    'invitation sent',
    ada.submit('/teams/ada', '/teams/ada/invitations', { email: 'grace@id.test', role: 'viewer' }),
  );
  await ada.submit('/teams/ada', '/teams/ada/invitations', { email: 'nobody@id.test', role: 'editor' });
  const [invited = ''] = await linksMailed(t);
  await show('invitation', grace.get(invited));
  await show('invitation of somebody else', ada.get(invited));
  await grace.submit(invited, invited);
  await show('invitation that was used', ada.get(invited));
  await show('team', ada.get('/teams/ada'));
  await show('team of others, as a viewer', grace.get('/teams/ada'));
  await show('no such team', grace.get('/teams/laboratory'));

  await show('link mailed', ada.submit('/account/mail', '/account/mail', { email: 'new@id.test' }));
  const [confirming = ''] = await linksMailed(t);
  await show('address to confirm', ada.get(confirming));

  const consent = await consentAddress(t, ada, `${here}/mcp`);
  await show('consent', ada.get(consent));
  await show('allowed', ada.submit(consent, consent, { decision: 'allow' }));
  const same = await consentAddress(t, ada, `${here}/mcp`);
  await ada.submit(same, same, { decision: 'allow' });
  const another = await consentAddress(t, ada, `${here}/mcp`);
  await show('refused', ada.submit(another, another, { decision: 'deny' }));
  await show('consent that is over', ada.get('/oauth/consent/nothing'));
  const nobody = browserOf(t, { at: here });
  await show('consent of a guest', nobody.get(await consentAddress(t, nobody, `${here}/mcp/omega-agent`)));
  await show('device', ada.get('/device'));
  await show('device, wrong code', ada.submit('/device', '/device', { user_code: 'BBBB-BBBB' }));
  const code = await deviceCode(t);
  await show('device, what is asked', ada.submit('/device', '/device', { user_code: code }));
  await show('programs', ada.get('/account/apps'));

  await ada
    .submit('/account/searches/new?at=%2Fgrants%3Fq%3Dageing', '/account/searches', { name: 'Ageing' })
    .catch(() => undefined);
  const elsewhere = browserOf(t, { at: here });
  await signInAgain(elsewhere, 'ada');
  await show('sessions, several of one browser', elsewhere.get('/account/sessions'));
  for (const page of ['sessions', 'searches', 'search-profile', 'activity', 'mail', 'export', 'close'])
    await show(page, ada.get(`/account/${page}`));
  await show('a form that was sent twice', ada.post('/account', { name: 'Ada', ticket: 'x' }));
  await show('a form beside a key', ada.post('/account', { name: 'Ada' }, { authorization: 'full team' }));
  await show('operator pages for somebody else', ada.get('/operator/people'));

  const operator = await signedInBrowser(t);
  await show('operator, people', operator.get('/operator/people'));
  await show('operator, teams', operator.get('/operator/teams'));
  const link = await makeSignInLink(t.desk, 'local', 'command', clockAndRandom(t)).catch(() => null);
  if (link) await show('sign-in link', browserOf(t, { at: here }).get(`/sign-in/link/${link}`));

  pass(t, 16 * 60_000);
  for (const page of ['/account/keys', '/account/export', '/account/close', '/account/mail', '/teams/ada'])
    await show(`${page}, signed in a while ago`, ada.get(page));
  await show('sign in again', ada.get('/sign-in?again=1&return_to=%2Faccount%2Fkeys'));
  await show('operator, signed in a while ago', operator.get('/operator/people'));
  await show('operator, teams, signed in a while ago', operator.get('/operator/teams'));

  await signInAgain(ada, 'ada');
  await show('closing refused', ada.submit('/account/close', '/account/close', { name: 'ada' }));
  await signInAgain(grace, 'grace');
  await show('closed', grace.submit('/account/close', '/account/close', { name: 'grace' }));
  await signInAgain(grace, 'grace');
  await show('account that is being closed', grace.get('/account/close'));
  return { test: t, seen, [Symbol.asyncDispose]: () => t[Symbol.asyncDispose]() };
}
