// What somebody wrote when it was one text too many: it is not taken, and not lost.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newPerson, signedInBrowser } from '../support/browser.ts';
import { appHere } from '../support/projects.ts';
import { formsIn } from '../support/shown-forms.ts';
import { pass } from '../support/test-app.ts';
import { mustBeValidHtml } from '../support/valid-html.ts';

test('a text that comes too soon is told when it is taken, and stands in a form that is sent then', async () => {
  await using t = await appHere();
  const browser = await signedInBrowser(t, await newPerson(t, 'Ada', 'public'));
  const [team, path] = ['/teams/ada', '/teams/ada/full-access'];
  const first = await browser.submit(team, path, { message: 'We are four people in Turku.' });
  assert.equal(first.status, 200, first.text);
  const late = await browser.submit(team, path, { message: 'We are five.\nOne of us is <b>new</b>.' });
  assert.equal(late.status, 429, late.text);
  assert.match(late.headers.get('retry-after') ?? '', /^\d+$/);
  assert.equal(late.headers.get('cache-control'), 'private, no-store');
  assert.match(late.text, /one such message of a team a day are accepted; come back in 24 hours\./);
  await mustBeValidHtml(late);
  const kept = formsIn(late.text).find(({ action }) => action === path);
  assert.equal(kept?.fields.message, 'We are five.\nOne of us is <b>new</b>.');
  pass(t, 1_000);
  const sooner = await browser.post(path, { ...kept?.fields });
  assert.equal(sooner.status, 429, 'its ticket is good, and the time has not come');
  assert.equal(
    (await t.desk.db.selectFrom('messages').select('id').execute()).length,
    1,
    'the first alone was taken',
  );
  const words = { message: 'Hello' };
  assert.match((await browser.submit(team, path, words)).text, /Hello/, 'a word is a text as well');
});
