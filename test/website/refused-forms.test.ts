// A form that was refused stands again on the page that it was sent from, under the words that it had there.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catchUp } from '../../src/ledger/follow.ts';
import { browserOf, here, hereConfig, newPerson, signedInBrowser } from '../support/browser.ts';
import { aGrant } from '../support/records.ts';
import { createTestApp } from '../support/test-app.ts';
import { mustBeValidHtml } from '../support/valid-html.ts';

test('a refused profile, team or invitation stands on its own page with what was typed', async () => {
  await using t = await createTestApp({ parts: () => ({ config: hereConfig }) });
  const ada = await signedInBrowser(t, await newPerson(t, 'Ada'));
  const profile = await ada.submit('/account', '/account', { name: 'A', handle: 'ada' });
  assert.equal(profile.status, 400);
  assert.match(profile.text, /<h1>Account<\/h1>.*<a href="#profile-name">Name takes 2 to 80 characters/s);
  assert.match(profile.text, /<title>Not sent: Account · /, 'what is read aloud first');
  assert.match(profile.text, /name="handle"[^>]* value="ada".*Show my name on public lists/s);
  assert.match(profile.text, /You are signed in as Ada\./, 'what stands, not what was typed');
  await mustBeValidHtml(profile);
  const team = await ada.submit('/teams/new', '/teams/new', { name: 'B' });
  assert.equal(team.status, 400);
  assert.match(team.text, /<h1>Make a team<\/h1>.*You will be its owner.*href="#team-name"/s);
  await mustBeValidHtml(team);
  const invitation = { email: 'bo@id.test', role: 'viewer' };
  await ada.submit('/teams/ada', '/teams/ada/invitations', invitation);
  const twice = await ada.submit('/teams/ada', '/teams/ada/invitations', invitation);
  assert.match(twice.text, /<h1>Ada<\/h1>.*This address is invited already/s);
  assert.match(
    twice.text,
    /<label for="invite-email">Address<.*value="bo@id.test".*value="viewer" selected/s,
  );
  await mustBeValidHtml(twice);
  assert.deepEqual(t.bugs, []);
});

test('where a record is not, its list is led to; where a tier is lacking, an owner is led to asking for it', async () => {
  await using t = await createTestApp({ parts: () => ({ config: hereConfig }) });
  const visitor = browserOf(t, { at: here });
  for (const [path, list] of [
    ['/grants/gone', '<a href="/grants">all grants</a>'],
    ['/essays/gone', '<a href="/essays">all essays</a>'],
    ['/markets/gone', '<a href="/markets">all forecast markets</a>'],
    ['/theories/clusters/gone', '<a href="/theories/clusters">all theory clusters</a>'],
  ] as const) {
    const missed = await visitor.get(path);
    assert.equal(missed.status, 404);
    assert.ok(missed.text.includes(`Or look through ${list}.`), path);
    await mustBeValidHtml(missed);
  }
  assert.doesNotMatch((await visitor.get('/no/such/page')).text, /Or look through/);
  await t.add('grants', aGrant({ id: 'g', public_id: 'was-here' }));
  await t.ledger.append([{ family: 'grants', id: 'g', record: null, reason: 'policy' }], t.clock.now);
  await catchUp(t.ledger, t.shelf);
  const removed = await visitor.get('/grants/g');
  assert.deepEqual([removed.status, removed.text.includes('all grants</a>')], [410, true]);
  const ada = await signedInBrowser(t, await newPerson(t, 'Ada', 'public'));
  const refused = await ada.get('/organizations');
  assert.equal(refused.status, 403);
  assert.match(refused.text, /<a href="\/teams\/ada#full">Ask for the full tier for Ada</);
  assert.match((await ada.get('/teams/ada')).text, /<section id="full"><h2>Full access/);
  assert.doesNotMatch((await visitor.get('/organizations')).text, /Ask for the full tier/);
});

test('of an address whose id is none a page speaks as to people, and the API as to programs', async () => {
  await using t = await createTestApp({ parts: () => ({ config: hereConfig }) });
  const operator = await signedInBrowser(t);
  for (const path of ['/research/nope', '/crm/claims/nope', '/essays/nope/edit', '/theories/nope']) {
    const page = await operator.get(path);
    assert.equal(page.status, 404, path);
    assert.match(page.text, /class="lede">The address may be mistyped, or cut off at its end\.</, path);
    assert.doesNotMatch(page.text, /UUID/, path);
  }
  const data = await t.get('/theories/nope');
  assert.deepEqual([data.status, data.body.message ?? data.body.error], [404, 'id must be a UUID.']);
});

test('a team that is not there gets no project: nobody types one in vain', async () => {
  await using t = await createTestApp({ parts: () => ({ config: hereConfig }) });
  const ada = await signedInBrowser(t, await newPerson(t, 'Ada'));
  assert.equal((await ada.get('/teams/ada/projects/new')).status, 200);
  assert.equal((await ada.get('/teams/nope/projects/new')).status, 404);
});

test('a program that asks for a list as data is refused as data, a browser as a page', async () => {
  await using t = await createTestApp({ parts: () => ({ config: hereConfig }) });
  const typeOf = async (path: string, accept: string) => {
    const answer = await t.app.fetch(new Request(here + path, { headers: { accept } }));
    return [answer.status, answer.headers.get('content-type')?.split(';')[0]];
  };
  assert.deepEqual(await typeOf('/organizations.csv', '*/*'), [403, 'application/json']);
  assert.deepEqual(await typeOf('/organizations.csv', 'text/html,*/*'), [403, 'text/html']);
  assert.deepEqual(await typeOf('/organizations', '*/*'), [403, 'text/html']);
});
