// Decisions about texts of people: who decides again, and who hears of it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayMs } from '../../../src/kernel/durations.ts';
import { forgetPeople } from '../../../src/people/retention.ts';
import { type Browser, newPerson, signedInBrowser } from '../../support/browser.ts';
import {
  accepted,
  app,
  back,
  path,
  people,
  published,
  reviewsOf,
  typed,
} from '../../support/review-world.ts';
import { mailOut } from '../../support/searches.ts';
import { formsIn } from '../../support/shown-forms.ts';
import type { TestApp } from '../../support/test-app.ts';
import { pass } from '../../support/test-app.ts';
import { mustBeValidHtml } from '../../support/valid-html.ts';

/** A further member of the operator's team. */
async function colleague(t: TestApp, name: string): Promise<Browser> {
  const user_id = await newPerson(t, name);
  const team = await t.desk.db
    .selectFrom('teams')
    .select('id')
    .where('operator', '=', 1)
    .executeTakeFirstOrThrow();
  await t.desk.db
    .updateTable('memberships')
    .set({ team_id: team.id, role: 'editor' })
    .where('user_id', '=', user_id)
    .execute();
  return signedInBrowser(t, user_id);
}

test('a text that was returned is decided about by another member, where there is one', async () => {
  await using t = await app();
  const [ada] = (await people(t, 'Ada')) as [Browser];
  await ada.submit(path, path, typed());
  const first = await signedInBrowser(t);
  const { id } = await t.desk.db.selectFrom('reviews').select('id').executeTakeFirstOrThrow();
  const decide = (who: Browser, decision: string) =>
    who.submit('/operator/reviews', `/operator/reviews/${id}/decide`, {
      decision,
      statement: 'Because.',
      ...(decision === 'returned' ? { rule: 'spam' } : {}),
    });
  assert.equal((await decide(first, 'returned')).status, 303);
  assert.equal((await ada.submit(path, path, typed())).status, 303, 'sent again');
  const second = await colleague(t, 'Second');
  const again = await decide(first, 'returned');
  assert.match(again.text, /another member of your team decides now/);
  const { status } = await t.desk.db.selectFrom('reviews').select('status').executeTakeFirstOrThrow();
  assert.equal(status, 'submitted', 'nothing was decided');
  assert.equal((await decide(second, 'returned')).status, 303);
  assert.equal((await ada.submit(path, path, typed())).status, 303);
  assert.equal((await decide(first, 'accepted')).status, 303);
  assert.deepEqual(t.bugs, []);
});

test('who is alone in the team decides again', async () => {
  await using t = await app();
  const [ada] = (await people(t, 'Ada')) as [Browser];
  const operator = await signedInBrowser(t);
  for (const decision of ['returned', 'returned', 'accepted']) {
    await ada.submit(path, path, typed());
    const { id } = await t.desk.db.selectFrom('reviews').select('id').executeTakeFirstOrThrow();
    const sent = { decision, statement: 'Because.', ...(decision === 'returned' ? { rule: 'spam' } : {}) };
    const done = await operator.submit('/operator/reviews', `/operator/reviews/${id}/decide`, sent);
    assert.equal(done.status, 303, done.text);
  }
});

test('who reported a text and gave an address hears what became of it, once, and the address is erased', async () => {
  await using t = await app();
  const [ada] = (await people(t, 'Ada')) as [Browser];
  await ada.submit(path, path, typed());
  const { id } = await t.desk.db.selectFrom('reviews').select('id').executeTakeFirstOrThrow();
  const report = { subject_kind: 'review', subject_id: id, reason: 'incentive', text: 'Paid for.' };
  const send = (body: object) => t.send('POST', '/api/reports', { body });
  assert.equal((await send({ ...report, email: 'no address' })).status, 400);
  assert.equal((await send({ ...report, email: 'reporter@id.test' })).status, 202);
  assert.equal((await send(report)).status, 202);
  assert.equal((await send({ ...report, email: 'second@id.test' })).status, 202);
  assert.deepEqual(await mailOut(t), [], 'nothing before a person decided');
  const operator = await signedInBrowser(t);
  const queue = await operator.get('/operator/reports');
  assert.doesNotMatch(queue.text, /reporter@id/, 'who reported does not matter for what is decided');
  const actions = [...queue.text.matchAll(/action="(\/operator\/reports\/[^"]+)"/g)].map(([, one]) => one);
  assert.equal(actions.length, 3);
  for (const action of actions) {
    const decided = { decision: 'kept', rule: 'incentive', statement: 'Nothing shows that.' };
    assert.equal((await operator.submit('/operator/reports', String(action), decided)).status, 303);
  }
  const mails = await mailOut(t);
  assert.deepEqual(mails.map(({ to }) => to).toSorted(), ['reporter@id.test', 'second@id.test']);
  assert.match(mails[0]?.text ?? '', /the text stays[\s\S]*Nothing shows that\./);
  assert.deepEqual(await mailOut(t), []);
  pass(t, 91 * dayMs);
  await forgetPeople(t.desk, t.clock.now);
  const rows = await t.desk.db.selectFrom('reports').select('email').execute();
  assert.deepEqual(
    rows.map(({ email }) => email),
    [null, null, null],
  );
  assert.deepEqual(t.bugs, []);
});

test('an objection to a removal is taken for half a year', async () => {
  await using t = await app();
  const [ada] = (await people(t, 'Ada')) as [Browser];
  await ada.submit(path, path, typed());
  const { id } = await t.desk.db.selectFrom('reviews').select('id').executeTakeFirstOrThrow();
  const operator = await signedInBrowser(t);
  await t.send('POST', '/api/reports', {
    body: { subject_kind: 'review', subject_id: id, reason: 'spam', text: 'Sold.' },
  });
  const reports = await operator.get('/operator/reports');
  const [, deciding = ''] = /action="(\/operator\/reports\/[^"]+)"/.exec(reports.text) ?? [];
  const removal = { decision: 'removed', rule: 'spam', statement: 'It sells something.' };
  await operator.submit('/operator/reports', deciding, removal);
  const { at } = await t.desk.db.selectFrom('moderation').select('at').executeTakeFirstOrThrow();
  for (const [late, offered] of [
    [-60_000, true],
    [0, false],
  ] as const) {
    t.clock.now = new Date(Date.parse(at) + 183 * dayMs + late);
    const shown = await (await back(t, 'Ada')).get('/account/decisions');
    assert.match(shown.text, /It sells something\./);
    assert.equal(
      formsIn(shown.text).some(({ action }) => action === '/account/decisions/appeal'),
      offered,
    );
  }
});

test('whoever wrote a removed text objects once, and another member of the team decides', async () => {
  await using t = await app();
  const [ada, bo] = (await people(t, 'Ada', 'Bo')) as [Browser, Browser];
  await ada.submit(path, path, typed());
  const { id } = await t.desk.db.selectFrom('reviews').select('id').executeTakeFirstOrThrow();
  const operator = await signedInBrowser(t);
  const state = async () =>
    (await t.desk.db.selectFrom('reviews').select('status').executeTakeFirstOrThrow()).status;
  await mustBeValidHtml(await ada.get('/account/decisions'));
  await mustBeValidHtml(await operator.get('/operator/appeals'));
  const report = { subject_kind: 'review', subject_id: id, reason: 'spam', text: 'An advertisement.' };
  assert.equal((await t.send('POST', '/api/reports', { body: report })).status, 202);
  const reports = await operator.get('/operator/reports');
  const [, deciding = ''] = /action="(\/operator\/reports\/[^"]+)"/.exec(reports.text) ?? [];
  const removal = { decision: 'removed', rule: 'spam', statement: 'It sells something.' };
  assert.equal((await operator.submit('/operator/reports', deciding, removal)).status, 303);
  assert.equal(await state(), 'removed');
  assert.match(
    (await ada.submit(path, path, typed())).text,
    /you may object to that at \/account\/decisions/,
  );

  const shown = await ada.get('/account/decisions');
  assert.match(shown.text, /It sells something\./);
  await mustBeValidHtml(shown);
  const appeal = '/account/decisions/appeal';
  const theirs = formsIn(shown.text).find(({ action }) => action === appeal);
  assert.ok(theirs);
  assert.equal(
    formsIn((await bo.get('/account/decisions')).text).some(({ action }) => action === appeal),
    false,
  );
  const ticket = formsIn((await bo.get('/account')).text)[0]?.fields.ticket ?? '';
  assert.notEqual((await bo.post(appeal, { ...theirs.fields, ticket, text: 'It is mine.' })).status, 303);
  const typedIn = { text: 'I sell nothing; it is how it went.' };
  assert.equal((await ada.submit('/account/decisions', appeal, typedIn)).status, 303);
  const waits = await ada.get('/account/decisions');
  assert.match(waits.text, /You objected; a person decides about it\./);
  assert.equal(
    formsIn(waits.text).some(({ action }) => action === appeal),
    false,
    'once',
  );
  const rows = JSON.stringify(await t.desk.db.selectFrom('appeals').selectAll().execute());
  const author = await t.desk.db
    .selectFrom('users')
    .select('id')
    .where('name', '=', 'Ada')
    .executeTakeFirstOrThrow();
  assert.equal(rows.includes(author.id), false, 'no row names who objected');

  assert.match((await operator.get('/operator')).text, /Appeals of authors<\/a><\/th><td>1</);
  const queue = await operator.get('/operator/appeals');
  await mustBeValidHtml(queue);
  assert.match(queue.text, /I sell nothing; it is how it went\./);
  const [, decided = ''] = /action="(\/operator\/appeals\/[^"]+)"/.exec(queue.text) ?? [];
  const second = await colleague(t, 'Second');
  const back = { decision: 'restored', statement: 'True.' };
  const same = await operator.submit('/operator/appeals', decided, back);
  assert.match(same.text, /You removed this text; another member of your team decides now/);
  assert.equal(await state(), 'removed');
  assert.equal((await second.submit('/operator/appeals', decided, back)).status, 303);
  assert.equal(await state(), 'submitted', 'where it was');
  assert.match((await ada.get('/account/decisions')).text, /True\.[\s\S]*it was put back/);
  assert.deepEqual(t.bugs, []);
});

test('a removal that is upheld stands, and what is put back is published and counted as it was', async () => {
  await using t = await app();
  const [ada, bo, cy] = (await people(t, 'Ada', 'Bo', 'Cy')) as [Browser, Browser, Browser];
  for (const one of [ada, bo, cy]) await one.submit(path, path, typed());
  await accepted(t);
  assert.equal(await published(t), 3);
  const first = (await reviewsOf(t))[0].id;
  const one = async (decision: 'restored' | 'upheld', id: string, who: readonly string[]) => {
    const operator = await signedInBrowser(t);
    const report = { subject_kind: 'review', subject_id: id, reason: 'spam', text: 'An advertisement.' };
    await t.send('POST', '/api/reports', { body: report });
    const [, deciding = ''] =
      /action="(\/operator\/reports\/[^"]+)"/.exec((await operator.get('/operator/reports')).text) ?? [];
    const removal = { decision: 'removed', rule: 'spam', statement: 'It sells something.' };
    assert.equal((await operator.submit('/operator/reports', deciding, removal)).status, 303);
    await published(t);
    assert.equal(
      (await reviewsOf(t)).some((review: { id: string }) => review.id === id),
      false,
    );
    for (const name of who) {
      const person = await back(t, name);
      const forms = formsIn((await person.get('/account/decisions')).text);
      if (!forms.some(({ fields }) => fields.subject_id === id)) continue;
      await person.submit('/account/decisions', '/account/decisions/appeal', { text: 'It stays, I say.' });
    }
    const again = await signedInBrowser(t);
    const [, path = ''] =
      /action="(\/operator\/appeals\/[^"]+)"/.exec((await again.get('/operator/appeals')).text) ?? [];
    const done = { decision, statement: 'Read twice.' };
    assert.equal((await again.submit('/operator/appeals', path, done)).status, 303, 'alone in the team');
    await published(t);
    return (await reviewsOf(t)).some((review: { id: string }) => review.id === id);
  };
  const names = ['Ada', 'Bo', 'Cy'];
  const ratings = async () => (await t.get('/ratings/funds/tide-fund')).body;
  const before = JSON.stringify(await ratings());
  assert.equal(await one('restored', first, names), true, 'published as it was');
  assert.equal(JSON.stringify(await ratings()), before, 'and counted as it was');
  const other = (await reviewsOf(t)).find((review: { id: string }) => review.id !== first).id;
  assert.equal(await one('upheld', other, names), false);
  assert.deepEqual(t.bugs, []);
});
