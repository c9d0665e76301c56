// The page on which a person lets a program in.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as oauth from 'oauth4webapi';
import { here, newPerson, signedInBrowser } from '../../support/browser.ts';
import { oauthApp as app, discovered, redirect, registered } from '../../support/oauth-client.ts';
import { formsIn } from '../../support/shown-forms.ts';
import { pass } from '../../support/test-app.ts';
import { mustBeValidHtml } from '../../support/valid-html.ts';

test('who is in no team is told what a program needs, and who allows nothing is asked once more', async () => {
  await using t = await app();
  const ada = await newPerson(t, 'Ada');
  const browser = await signedInBrowser(t, ada);
  const client = await registered(t, await discovered(t));
  const query = new URLSearchParams({
    client_id: client.client_id,
    redirect_uri: redirect,
    response_type: 'code',
    scope: 'catalogue:full crm:read',
    code_challenge: await oauth.calculatePKCECodeChallenge(oauth.generateRandomCodeVerifier()),
    code_challenge_method: 'S256',
  });
  const page = (await browser.get(`/oauth/authorize?${query}`)).headers.get('location') as string;
  const path = new URL(page, here).pathname;
  const form = formsIn((await browser.get(path)).text).find(({ action }) => action === path);
  pass(t, 1_000);
  const { ticket = '', team = '' } = form?.fields ?? {};
  const nothing = await browser.post(path, { ticket, team, decision: 'allow' });
  assert.equal(nothing.status, 400);
  assert.match(nothing.text, /Tick what it may do, or refuse it\./);
  await mustBeValidHtml(nothing);
  assert.equal((await browser.get(path)).status, 200, 'the program still waits for the answer');
  const suspended_at = t.clock.now.toISOString();
  await t.desk.db.updateTable('teams').set({ suspended_at }).where('slug', '=', team).execute();
  const alone = await browser.get(path);
  assert.match(alone.text, /A program acts for a team, and you are in none.*href="\/teams\/new"/s);
  assert.doesNotMatch(alone.text, /value="allow"/);
  await mustBeValidHtml(alone);
});
