// A process that is killed between a ticket and what it is for: the same form, sent again, loses nothing and claims
// nothing.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hereWithKeys, newPerson, signedInBrowser } from '../../support/browser.ts';
import { formsIn } from '../../support/shown-forms.ts';
import { createTestApp, pass, type TestApp } from '../../support/test-app.ts';

const app = () => createTestApp({ parts: hereWithKeys });

/** The ticket stays spent, with nothing that it led to. */
async function killed({ desk }: TestApp, table: 'essays' | 'keys') {
  await desk.db.deleteFrom(table).execute();
  await desk.db.updateTable('used_tickets').set({ outcome: null }).execute();
}

test('an essay whose process was killed before it was saved is on the page when the form is sent again, and is saved from there', async () => {
  await using t = await app();
  const browser = await signedInBrowser(t, await newPerson(t, 'Ada'));
  const path = '/essays/new';
  const form = formsIn((await browser.get(path)).text).find(({ action }) => action === path);
  assert.ok(form);
  pass(t, 1_000);
  const body = { ...form.fields, title: 'On counting', text_md: 'A thousand words of mine.' };
  assert.equal((await browser.post(path, body)).status, 303);
  await killed(t, 'essays');
  const again = await browser.post(path, body);
  assert.equal(again.status, 409);
  assert.match(again.text, /Whether this was taken is not known: look for it/);
  for (const typed of ['On counting', 'A thousand words of mine.'])
    assert.ok(again.text.includes(typed), typed);
  const shown = formsIn(again.text).find(({ action }) => action === path);
  assert.ok(shown);
  pass(t, 1_000);
  const sent = await browser.post(path, { ...body, ticket: shown.fields.ticket ?? '' });
  assert.equal(sent.status, 303);
  const { draft_md } = await t.desk.db.selectFrom('essays').select('draft_md').executeTakeFirstOrThrow();
  assert.equal(draft_md, 'A thousand words of mine.');
});

test('a key whose process was killed before it was made is not said to be made, and no older one is to be replaced', async () => {
  await using t = await app();
  const browser = await signedInBrowser(t, await newPerson(t, 'Ada'));
  const path = '/account/keys';
  const form = formsIn((await browser.get(path)).text).find(({ action }) => action === path);
  assert.ok(form);
  pass(t, 1_000);
  const body = { ...form.fields, name: 'my script' };
  assert.equal((await browser.post(path, body)).status, 200);
  await killed(t, 'keys');
  const again = await browser.post(path, body);
  assert.equal(again.status, 409);
  assert.doesNotMatch(again.text, /Your key was made|choose Replace/);
  assert.match(again.text, /not known/);
  assert.match(again.text, /value="my script"/);
});
