// Essays in several tabs: what is decided, and what is published, is what was shown.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noteDecision } from '../../../src/people/moderation/statements.ts';
import { signedInBrowser } from '../../support/browser.ts';
import { appHere, ownTeam } from '../../support/projects.ts';
import { formsIn } from '../../support/shown-forms.ts';
import { clockAndRandom, type TestApp } from '../../support/test-app.ts';

const long = 'Nobody has counted what a second thymus would cost, so let us begin with the calls. '.repeat(8);

async function drafted(t: TestApp) {
  const { browser: ada } = await ownTeam(t);
  const typed = { title: 'What a thymus is worth', summary: 'A count.', text_md: long };
  const edit = (await ada.submit('/essays/new', '/essays/new', typed)).headers.get('location') as string;
  const id = edit.split('/')[2] as string;
  const { public_id } = await t.desk.db.selectFrom('essays').select('public_id').executeTakeFirstOrThrow();
  return { ada, edit, id, public_id };
}

test('what the operator accepts is what was shown: a text that its author changed meanwhile is read anew first', async () => {
  await using t = await appHere();
  const { ada, edit, id, public_id } = await drafted(t);
  assert.equal((await ada.submit(edit, `/essays/${id}/submit`)).status, 303);
  const operator = await signedInBrowser(t);
  const path = `/operator/essays/${id}/decide`;
  const shown = formsIn((await operator.get('/operator/essays')).text).find(({ action }) => action === path);
  assert.ok(shown);
  assert.equal((await ada.submit(edit, `/essays/${id}/save`, { text_md: `${long} Buy pills.` })).status, 303);
  const decided = { decision: 'accepted', statement: 'A fine text.' };
  const late = await operator.post(path, { ...shown.fields, ...decided });
  assert.equal(late.status, 409, late.text);
  assert.match(late.text, /Its author changed it after it was shown to you/);
  assert.match(late.text, /Buy pills\./, 'the text that stands now');
  assert.match(late.text, /A fine text\./, 'and what the operator had written');
  assert.equal((await t.get(`/essays/${public_id}`)).status, 404);
  const again = formsIn(late.text).find(({ action }) => action === path);
  t.clock.now = new Date(t.clock.now.getTime() + 1_000);
  assert.equal((await operator.post(path, { ...again?.fields, ...decided })).status, 303);
  assert.match((await t.get(`/essays/${public_id}`)).text, /Buy pills\./);
});

test('a decision that is refused for another reason says all the same that the text below it is another one', async () => {
  await using t = await appHere();
  const { ada, edit, id } = await drafted(t);
  assert.equal((await ada.submit(edit, `/essays/${id}/submit`)).status, 303);
  const operator = await signedInBrowser(t);
  const path = `/operator/essays/${id}/decide`;
  const shown = formsIn((await operator.get('/operator/essays')).text).find(({ action }) => action === path);
  t.clock.now = new Date(t.clock.now.getTime() + 1_000);
  const withoutRule = { ...shown?.fields, decision: 'returned', rule: '', statement: 'Not for here.' };
  const refused = await operator.post(path, withoutRule);
  assert.equal(refused.status, 400, refused.text);
  assert.doesNotMatch(refused.text, /changed it after/);
  assert.equal((await ada.submit(edit, `/essays/${id}/save`, { text_md: `${long} Buy pills.` })).status, 303);
  const late = await operator.post(path, withoutRule);
  assert.equal(late.status, 400, late.text);
  assert.match(late.text, /Its author changed it after it was shown to you.*Not for here\./s);
});

test('what an author publishes is the draft that the tab shows, and no other that a second tab saved', async () => {
  await using t = await appHere();
  const { ada, edit, id } = await drafted(t);
  const means = clockAndRandom(t);
  const before = { kind: 'essay', id, decision: 'accepted', rule: null, statement: 'Good.' } as const;
  await t.desk.exclusively('people', (trx) => noteDecision(trx, { ...before, moderator: null }, means));
  const action = `/essays/${id}/submit`;
  const shown = formsIn((await ada.get(edit)).text).find((one) => one.action === action);
  assert.ok(shown);
  assert.equal(
    (await ada.submit(edit, `/essays/${id}/save`, { text_md: `${long} Half a thought` })).status,
    303,
  );
  const late = await ada.post(action, { ...shown.fields, note: 'My note to readers' });
  assert.equal(late.status, 409);
  assert.match(
    late.text,
    /saved elsewhere meanwhile.*Half a thought|Half a thought.*saved elsewhere meanwhile/s,
  );
  assert.match(late.text, /My note to readers/);
  const again = formsIn(late.text).find((one) => one.action === action);
  t.clock.now = new Date(t.clock.now.getTime() + 1_000);
  assert.equal((await ada.post(action, { ...again?.fields })).status, 303);
});
