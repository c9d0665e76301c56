// What a page says beside a decision is what can be done now; and whoever decides sees what it is about.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Browser, newPerson, signedInBrowser } from '../../support/browser.ts';
import { app, path, people, typed, words } from '../../support/review-world.ts';
import { formsIn } from '../../support/shown-forms.ts';
import type { TestApp } from '../../support/test-app.ts';
import { mustBeValidHtml } from '../../support/valid-html.ts';

const plain = (text: string) => text.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

async function decided(t: TestApp, who: Browser, decision: 'accepted' | 'returned', statement: string) {
  const { id } = await t.desk.db.selectFrom('reviews').select('id').executeTakeFirstOrThrow();
  const rule = decision === 'returned' ? { rule: 'wrong_subject' } : {};
  const root = '/operator/reviews';
  const done = await who.submit(root, `${root}/${id}/decide`, { decision, statement, ...rule });
  assert.equal(done.status, 303, done.text);
  return id;
}

/** Reports the text, and removes it. */
async function removed(t: TestApp, operator: Browser, subject_kind: string, subject_id: string) {
  const body = { subject_kind, subject_id, reason: 'spam', text: 'An advertisement.' };
  assert.equal((await t.send('POST', '/api/reports', { body })).status, 202);
  const queue = await operator.get('/operator/reports');
  const [, action = ''] = /action="(\/operator\/reports\/[^"]+)"/.exec(queue.text) ?? [];
  const fields = { decision: 'removed', rule: 'spam', statement: 'It sells something.' };
  const done = await operator.submit('/operator/reports', action, fields);
  assert.equal(done.status, 303, done.text);
  return queue;
}

test('what was returned stands in the form again, and the next to read it sees what was said before', async () => {
  await using t = await app();
  const [ada] = (await people(t, 'Ada')) as [Browser];
  const operator = await signedInBrowser(t);
  await ada.submit(path, path, typed({ year: '2024', advice: 'Call them before you write.' }));
  const waiting = await ada.get(path);
  assert.match(waiting.text, /You sent this review, and nobody has read it yet\./);
  await decided(t, operator, 'returned', 'It speaks of another fund.');
  const own = await ada.get('/account/reviews');
  assert.match(own.text, /<a href="\/funds\/tide-fund\/review">Change it, or object/);
  const again = await ada.get(path);
  await mustBeValidHtml(again);
  const form = formsIn(again.text).find(({ action }) => action === path);
  assert.match(again.text, /This review was returned to you\. It stands below as you sent it/);
  assert.equal(form?.fields.advice, 'Call them before you write.');
  assert.ok(form?.fields.helped?.startsWith(words));
  assert.deepEqual([form?.fields.clarity, form?.fields.fairness, form?.fields.effort], ['4', '3', '']);
  const before = await t.desk.db.selectFrom('reviews').select('period').executeTakeFirstOrThrow();
  assert.equal((await ada.submit(path, path, { declaration: 'true' })).status, 303);
  const after = await t.desk.db.selectFrom('reviews').select(['period', 'status']).executeTakeFirstOrThrow();
  assert.deepEqual({ ...after }, { ...before, status: 'submitted' }, 'sent as it stood');
  assert.doesNotMatch((await ada.get('/account/reviews')).text, /Change it, or object/);
  const queue = await operator.get('/operator/reviews');
  assert.match(plain(queue.text), /returned by a person.*wrong subject.*It speaks of another fund\./);
  await mustBeValidHtml(queue);
});

test('before anybody writes a second review, the form says that none is taken', async () => {
  await using t = await app();
  const [ada] = (await people(t, 'Ada')) as [Browser];
  const operator = await signedInBrowser(t);
  await ada.submit(path, path, typed());
  const id = await decided(t, operator, 'accepted', 'Fine.');
  const held = await ada.get(path);
  assert.match(held.text, /You reviewed this fund; after twelve months you can do it again\./);
  assert.equal(formsIn(held.text).find(({ action }) => action === path)?.fields.helped ?? '', '');
  assert.match(
    plain((await ada.get('/account/reviews')).text),
    /It was accepted\. It waits, and is published/,
  );
  await removed(t, operator, 'review', id);
  assert.match((await ada.get(path)).text, /was removed; you may object to that/);
  assert.match((await ada.get('/account/reviews')).text, /Object to the removal/);
});

test('whoever decides about a report reads the text itself, and not one that its author put in its place', async () => {
  await using t = await app();
  const [ada] = (await people(t, 'Ada')) as [Browser];
  const operator = await signedInBrowser(t);
  await ada.submit(path, path, typed({ advice: 'Call them before you write.' }));
  const { id } = await t.desk.db.selectFrom('reviews').select('id').executeTakeFirstOrThrow();
  const body = { subject_kind: 'review', subject_id: id, reason: 'spam', text: 'An advertisement.' };
  assert.equal((await t.send('POST', '/api/reports', { body })).status, 202);
  const queue = await operator.get('/operator/reports');
  await mustBeValidHtml(queue);
  assert.match(
    plain(queue.text),
    /The text that was reported.*Call them before you write\..*An advertisement\./,
  );
  const form = formsIn(queue.text).find(({ action }) => action.startsWith('/operator/reports/'));
  assert.ok(form);
  await ada.submit(path, path, typed({ advice: 'Write to them before you call.' }));
  t.clock.now = new Date(t.clock.now.getTime() + 1_000);
  const removal = { ...form.fields, decision: 'removed', rule: 'spam', statement: 'It sells something.' };
  const late = await operator.post(form.action, removal);
  assert.equal(late.status, 409);
  assert.match(
    plain(late.text),
    /Write to them before you call.*Its author changed it after it was shown to you/,
  );
  assert.match(late.text, />\nIt sells something\.<\/textarea>/);
  const { status } = await t.desk.db.selectFrom('reviews').select('status').executeTakeFirstOrThrow();
  assert.equal(status, 'submitted');
});

test('an objection that is refused keeps its words, and asks for nothing that its author does not know', async () => {
  await using t = await app();
  const [ada] = (await people(t, 'Ada')) as [Browser];
  const operator = await signedInBrowser(t);
  await ada.submit(path, path, typed());
  const id = await decided(t, operator, 'accepted', 'Fine.');
  await removed(t, operator, 'review', id);
  const [own, action] = ['/account/decisions', '/account/decisions/appeal'];
  const tab = formsIn((await ada.get(own)).text).find((one) => one.action === action);
  const empty = await ada.submit(own, action, { text: ' ' });
  assert.equal(empty.status, 400);
  await mustBeValidHtml(empty);
  assert.match(empty.text, /It sells something\..*This was not taken.*Your objection is empty/s);
  assert.doesNotMatch(empty.text, /Subject kind|Subject id/);
  assert.equal((await ada.submit(own, action, { text: 'I sell nothing.' })).status, 303);
  const twice = await ada.post(action, { ...tab?.fields, text: 'I sell nothing, and never did.' });
  assert.equal(twice.status, 400);
  assert.match(twice.text, /You objected already.*I sell nothing, and never did\./s);
  await mustBeValidHtml(twice);
  const appeals = '/operator/appeals';
  const deciding = formsIn((await operator.get(appeals)).text).find((one) => one.action.startsWith(appeals));
  assert.ok(deciding);
  const none = await operator.submit(appeals, deciding.action, { decision: 'restored', statement: '' });
  assert.equal(none.status, 400);
  assert.match(none.text, /I sell nothing\./, 'the objection stands beside the decision');
  const back = { decision: 'restored', statement: 'Nothing is sold.' };
  assert.equal((await operator.submit(appeals, deciding.action, back)).status, 303);
  assert.doesNotMatch((await ada.get('/account/reviews')).text, /Object to the removal/);
  assert.match((await ada.get(own)).text, /You objected, and it was put back\./);
});

test('an essay that was accepted is asked for no objection, and one that was returned is called that', async () => {
  await using t = await app();
  const author = await signedInBrowser(t, await newPerson(t, 'Eve'));
  const operator = await signedInBrowser(t);
  const text_md = 'Nobody has counted what a second thymus would cost, so let us begin. '.repeat(9);
  const made = await author.submit('/essays/new', '/essays/new', { title: 'A second thymus', text_md });
  const edit = made.headers.get('location') as string;
  const id = edit.split('/')[2] as string;
  assert.match(
    (await author.get(edit)).text,
    /Your first essay waits for the operator.*Send it to the operator/s,
  );
  const decide = async (fields: Record<string, string>) => {
    assert.equal((await author.submit(edit, `/essays/${id}/submit`)).status, 303);
    const root = '/operator/essays';
    assert.equal((await operator.submit(root, `${root}/${id}/decide`, fields)).status, 303);
  };
  await decide({ decision: 'returned', rule: 'wrong_subject', statement: 'It is about cost alone.' });
  const returned = await author.get(edit);
  await mustBeValidHtml(returned);
  assert.match(
    plain(returned.text),
    /It was returned to you; nobody sees it but you\..*Change it, or object by/,
  );
  assert.match(plain((await author.get('/account/essays')).text), /A second thymus returned to you/);
  assert.match((await author.get('/account/decisions')).text, /href="\/account\/essays">your essays/);
  await decide({ decision: 'accepted', statement: 'Good now.' });
  const accepted = await author.get(edit);
  assert.match(plain(accepted.text), /It is published\..*accepted by a person.*Good now\./);
  assert.doesNotMatch(plain(accepted.text), /object|returned to you/);
  assert.match(accepted.text, /What changed, for readers/);
  assert.deepEqual(t.bugs, []);
});

test('nothing is decided, reported or told of oneself by a choice that nobody made', async () => {
  await using t = await app();
  const [ada] = (await people(t, 'Ada')) as [Browser];
  const operator = await signedInBrowser(t);
  const without = await ada.submit(path, path, typed({ relation: '' }));
  assert.equal(without.status, 400);
  assert.match(without.text, /<option value="" selected>Choose|<option value="">Choose/);
  await ada.submit(path, path, typed());
  const { id } = await t.desk.db.selectFrom('reviews').select('id').executeTakeFirstOrThrow();
  const root = '/operator/reviews';
  const decided = await operator.submit(root, `${root}/${id}/decide`, { statement: 'Fine.' });
  assert.equal(decided.status, 400);
  assert.match(decided.text, /Decision is to be chosen.*>\nFine\.<\/textarea>/s);
  await mustBeValidHtml(decided);
  const report = await ada.get(`/report?kind=review&id=${id}`);
  assert.equal(formsIn(report.text).find(({ action }) => action === '/report')?.fields.reason, '');
});

test('what was decided about in another tab is called that, with the words and the way back', async () => {
  await using t = await app();
  const [ada] = (await people(t, 'Ada')) as [Browser];
  const operator = await signedInBrowser(t);
  await ada.submit(path, path, typed());
  const root = '/operator/reviews';
  const tab = formsIn((await operator.get(root)).text).find(({ action }) => action.startsWith(root));
  await decided(t, operator, 'accepted', 'Fine.');
  const late = await operator.post(tab?.action ?? '', {
    ...tab?.fields,
    decision: 'returned',
    rule: 'spam',
    statement: 'It sells something.',
  });
  assert.equal(late.status, 404);
  assert.match(late.text, /This review waits no more: somebody decided about it.*It sells something\./s);
  assert.match(late.text, /<a href="\/operator\/reviews">What waits now/);
  await mustBeValidHtml(late);
});
