// Reviews of funders: who may, what is refused, and that nothing names anybody.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reviewTag } from '../../../src/access/review-tag.ts';
import { dayMs } from '../../../src/kernel/durations.ts';
import { type Browser, hereConfig, newPerson, signedInBrowser } from '../../support/browser.ts';
import { anOrganization } from '../../support/records.ts';
import {
  accepted,
  app,
  path,
  people,
  published,
  reviewsOf,
  secret,
  typed,
  words,
} from '../../support/review-world.ts';
import { formsIn } from '../../support/shown-forms.ts';
import { createTestApp, pass } from '../../support/test-app.ts';
import { mustBeValidHtml } from '../../support/valid-html.ts';

test('R1, R2: no row, answer or entry of the log names a person, and two reviews of one person share nothing', async () => {
  await using t = await app();
  const id = await newPerson(t, 'Canaryname');
  pass(t, 8 * dayMs);
  const ada = await signedInBrowser(t, id);
  const session = ada.cookies.get('perennial') as string;
  for (const fund of ['tide-fund', 'ebb-fund']) {
    const form = `/funds/${fund}/review`;
    assert.equal((await ada.submit(form, form, typed())).status, 303);
  }
  const rows = await t.desk.db.selectFrom('reviews').selectAll().execute();
  assert.equal(rows.length, 2);
  const text = JSON.stringify(rows).toLowerCase();
  for (const canary of [id, 'canaryname', session.toLowerCase()])
    assert.equal(text.includes(canary), false, canary);
  const [one, other] = rows as [(typeof rows)[number], (typeof rows)[number]];
  const telling = Object.keys(one).filter(
    (column) =>
      ![
        'relation',
        'period',
        'dimensions',
        'status',
        'synced',
        'hindered',
        'advice',
        'accepted_on',
        'released_on',
        'submitted_on',
      ].includes(column) && one[column as 'id'] === other[column as 'id'],
  );
  assert.deepEqual(telling, [], 'columns that would join them');
  assert.match(one.submitted_on, /^\d{4}-\d\d-\d\d$/, 'a day, no moment');
  assert.notEqual(
    reviewTag(new Uint8Array(32), id, one.organization_id),
    one.author_tag,
    'another secret, another tag',
  );
  assert.ok(rows.some((row) => row.author_tag === reviewTag(secret, id, row.organization_id)));
  const events = await t.desk.db.selectFrom('account_events').select(['action', 'detail']).execute();
  assert.equal(/review|fund/i.test(JSON.stringify(events)), false, 'no activity is noted');
  const posts = await t.desk.db.selectFrom('recent_posts').select('kind').execute();
  assert.equal(/review/.test(JSON.stringify(posts)), false, 'no counter of a person');
  await accepted(t);
  const moderation = JSON.stringify(await t.desk.db.selectFrom('moderation').selectAll().execute());
  assert.equal(moderation.includes(id), false);
});

test('what a review must hold at least stands above its form, and what was accepted is not objected to', async () => {
  await using t = await app();
  const [ada] = (await people(t, 'Ada')) as [Browser];
  assert.match(
    (await ada.get(path)).text,
    /rates three of the six or more, and its texts have 100 characters/,
  );
  const few = await ada.submit(path, path, typed({ helped: 'Much.', hindered: '', advice: '' }));
  assert.match(few.text, /The texts have 100 characters or more together/);
  const two = {
    ...Object.fromEntries(
      ['clarity', 'fairness', 'speed', 'effort', 'communication', 'support'].map((one) => [one, '']),
    ),
    speed: '4',
    effort: '4',
  };
  assert.match((await ada.submit(path, path, typed(two))).text, /Rate 3 of the dimensions or more/);
  assert.equal((await ada.submit(path, path, typed())).status, 303);
  await accepted(t);
  const own = (await ada.get('/account/reviews')).text;
  assert.match(own, /It was accepted/);
  assert.doesNotMatch(own, /To object/, 'to what was accepted nobody objects');
});

test('R5: the fund’s own people, new accounts, and who declares nothing review nothing', async () => {
  await using t = await app();
  const [ada] = (await people(t, 'Ada')) as [Browser];
  const { desk } = t;
  for (const email of ['ada@tide.example', 'ada@mail.tide.example']) {
    await desk.db.updateTable('users').set({ email }).where('name', '=', 'Ada').execute();
    assert.match((await ada.submit(path, path, typed())).text, /one of this fund/, email);
  }
  await desk.db.updateTable('users').set({ email_verified_at: null }).where('name', '=', 'Ada').execute();
  assert.match((await ada.submit(path, path, typed())).text, /verified address/);
  assert.match(
    (await ada.get(path)).text,
    /class="notice">Reviews are taken from accounts with a verified/,
    'before anybody writes',
  );
  const free = { email: 'ada@elsewhere.example', email_verified_at: t.clock.now.toISOString() };
  await desk.db.updateTable('users').set(free).where('name', '=', 'Ada').execute();
  assert.doesNotMatch((await ada.get(path)).text, /class="notice"/);
  assert.match((await ada.submit(path, path, typed({ declaration: '' }))).text, /can declare this/);
  assert.equal((await ada.submit(path, path, typed())).status, 303);
});

test('R5: whom the operator named to speak for a fund reviews neither it nor what it was merged into', async () => {
  await using t = await app();
  const [ada] = (await people(t, 'Ada')) as [Browser];
  const { id: user_id } = await t.desk.db
    .selectFrom('users')
    .select('id')
    .where('name', '=', 'Ada')
    .executeTakeFirstOrThrow();
  const at = t.clock.now.toISOString();
  const row = { organization_id: 'o-1', user_id, verified_by: 'operator', at };
  await t.desk.db.insertInto('fund_representatives').values(row).execute();
  assert.match((await ada.get(path)).text, /class="notice">You speak for this fund/, 'before anybody writes');
  assert.match((await ada.submit(path, path, typed())).text, /You speak for this fund/);
  const other = '/funds/ebb-fund/review';
  assert.equal((await ada.submit(other, other, typed())).status, 303, 'any other fund');
  await t.desk.db.deleteFrom('reviews').execute();
  const gone = { id: 'o-1', public_id: 'tide-fund', name: 'Tide Fund', merged_into: 'o-2' };
  await t.add('organizations', anOrganization(gone));
  assert.match((await ada.submit(other, other, typed())).text, /You speak for this fund/);
  assert.equal((await t.desk.db.selectFrom('reviews').select('id').execute()).length, 0);
});

test('what names or reaches a person, is too short or copied, is refused while it is typed', async () => {
  await using t = await app();
  const [ada, bo] = (await people(t, 'Ada', 'Bo')) as [Browser, Browser];
  const refused = async (more: Record<string, string>, why: RegExp) => {
    const answer = await ada.submit(path, path, typed(more));
    assert.equal(answer.status, 400);
    assert.match(answer.text, why);
  };
  await refused({ helped: `${words} Write to jane@tide.example.` }, /an e-mail address/);
  await refused({ advice: 'See https://tide.example/people' }, /a link/);
  await refused({ hindered: 'Call +49 30 1234567 and ask.' }, /a telephone number/);
  await refused({ helped: 'Good.' }, /100 characters or more together/);
  await refused({ clarity: '', fairness: '', speed: '4' }, /3 of the dimensions/);
  await refused({ clarity: '6' }, /clarity/);
  await refused({ year: '2015' }, /Year lies between 2021 and 2026/);
  assert.equal((await bo.submit(path, path, typed({ helped: words }))).status, 303);
  await refused({ helped: words }, /word for word/);
  assert.equal((await t.desk.db.selectFrom('reviews').select('id').execute()).length, 1);
});

test('R6: fifty posts at once of one person about one fund are one review', async () => {
  await using t = await app();
  const [ada] = (await people(t, 'Ada')) as [Browser];
  const forms = await Promise.all(
    Array.from({ length: 50 }, async () =>
      formsIn((await ada.get(path)).text).find(({ action }) => action === path),
    ),
  );
  pass(t, 1_000);
  const answers = await Promise.all(forms.map((form) => ada.post(path, { ...form?.fields, ...typed() })));
  assert.ok(answers.some(({ status }) => status === 303));
  const rows = await t.desk.db
    .selectFrom('reviews')
    .select('id')
    .where('status', '<>', 'withdrawn')
    .execute();
  assert.equal(rows.length, 1);
  await accepted(t);
  const twice = await ada.submit(path, path, typed());
  assert.match(twice.text, /after twelve months/, 'what a person accepted stands');
});

test('a review is returned with a statement that its author alone reads; a removed one leaves the catalogue', async () => {
  await using t = await app();
  const all = await people(t, 'Ada', 'Bo', 'Cy', 'Di');
  const [ada] = all as [Browser];
  await ada.submit(path, path, typed());
  const operator = await signedInBrowser(t);
  await mustBeValidHtml(await operator.get('/operator/reviews'));
  const { id } = await t.desk.db.selectFrom('reviews').select('id').executeTakeFirstOrThrow();
  const returned = { decision: 'returned', rule: 'confidential', statement: 'It tells of a sealed letter.' };
  await operator.submit('/operator/reviews', `/operator/reviews/${id}/decide`, returned);
  assert.match((await ada.get('/account/reviews')).text, /It tells of a sealed letter/);
  for (const one of all) assert.equal((await one.submit(path, path, typed())).status, 303);
  await accepted(t);
  assert.equal(await published(t), 4);
  const [first] = await reviewsOf(t);
  const report = {
    subject_kind: 'review',
    subject_id: first.id,
    reason: 'incentive',
    text: 'It was paid for.',
  };
  await t.send('POST', '/api/reports', { body: report });
  const again = await signedInBrowser(t);
  const [, action = ''] =
    /action="(\/operator\/reports\/[^"]+)"/.exec((await again.get('/operator/reports')).text) ?? [];
  const removal = { decision: 'removed', rule: 'incentive', statement: 'Paid for.' };
  assert.equal((await again.submit('/operator/reports', action, removal)).status, 303);
  await published(t);
  assert.equal((await reviewsOf(t)).length, 3);
  assert.equal((await t.get('/ratings/funds/tide-fund')).body.fund.review_count, 3);
});

test('a review that changed after it was shown is not accepted unread', async () => {
  await using t = await app();
  const [ada] = await people(t, 'Ada');
  assert.equal((await ada?.submit(path, path, typed()))?.status, 303);
  const operator = await signedInBrowser(t);
  const [review] = await t.desk.db.selectFrom('reviews').select('id').execute();
  const action = `/operator/reviews/${review?.id}/decide`;
  const shown = formsIn((await operator.get('/operator/reviews')).text).find((one) => one.action === action);
  const helped = 'Another text altogether, which nobody who decides has read until now.';
  await t.desk.db.updateTable('reviews').set({ helped }).execute();
  t.clock.now = new Date(t.clock.now.getTime() + 1_000);
  const late = await operator.post(action, { ...shown?.fields, decision: 'accepted', statement: 'Fair.' });
  assert.equal(late.status, 409, late.text);
  assert.match(
    late.text,
    /changed it after it was shown.*Another text altogether|Another text altogether.*changed it after it was shown/s,
  );
  const [row] = await t.desk.db.selectFrom('reviews').select('status').execute();
  assert.equal(row?.status, 'submitted');
});

test('the fund replies once to a published review, by somebody at its own domain', async () => {
  await using t = await app();
  const all = await people(t, 'Ada', 'Bo', 'Cy', 'Fund');
  for (const one of all.slice(0, 3)) await one.submit(path, path, typed());
  await accepted(t);
  await published(t);
  const page = '/funds/tide-fund/reviews';
  const reply = '/funds/tide-fund/replies';
  const { id: user } = await t.desk.db
    .selectFrom('users')
    .select('id')
    .where('name', '=', 'Fund')
    .executeTakeFirstOrThrow();
  const fund = await signedInBrowser(t, user);
  const body = { body: 'We answer within ten days since then.' };
  assert.equal((await fund.get(page)).text.includes(reply), false, 'no form for who speaks for no fund');
  const addressed = (email: string) =>
    t.desk.db.updateTable('users').set({ email }).where('id', '=', user).execute();
  await addressed('office@tide.example');
  const form = formsIn((await fund.get(page)).text).find(({ action }) => action === reply);
  pass(t, 1_000);
  await addressed('somebody@elsewhere.example');
  const refused = await fund.post(reply, { ...form?.fields, ...body });
  assert.match(refused.text, /verified address at the fund/);
  await addressed('office@tide.example');
  assert.equal((await fund.submit(page, reply, body)).status, 303);
  assert.ok((await reviewsOf(t)).every(({ response }: { response: unknown }) => response === null));
  const operator = await signedInBrowser(t);
  const { id } = await t.desk.db.selectFrom('review_replies').select('id').executeTakeFirstOrThrow();
  const decision = { decision: 'accepted', statement: 'Fine.' };
  const toReply = `/operator/replies/${id}/decide`;
  const stale = formsIn((await operator.get('/operator/reviews')).text).find((one) => one.action === toReply);
  const said = await t.desk.db.selectFrom('review_replies').select('body').executeTakeFirstOrThrow();
  await t.desk.db
    .updateTable('review_replies')
    .set({ body: `${said.body} And more.` })
    .execute();
  pass(t, 1_000);
  assert.equal(
    (await operator.post(toReply, { ...stale?.fields, ...decision })).status,
    409,
    'read anew first',
  );
  await t.desk.db.updateTable('review_replies').set(said).execute();
  assert.equal(
    (await operator.submit('/operator/reviews', `/operator/replies/${id}/decide`, decision)).status,
    303,
  );
  const replied = (await reviewsOf(t)).filter(({ response }: { response: unknown }) => response !== null);
  assert.deepEqual(replied[0].response.body, body.body);
  await mustBeValidHtml(await operator.get(page));
});

test('switched off, there are no reviews', async () => {
  await using t = await createTestApp({ parts: () => ({ config: hereConfig, off: ['reviews'] }) });
  const browser = await signedInBrowser(t);
  for (const address of [path, '/account/reviews', '/operator/reviews', '/funds/tide-fund/reviews']) {
    assert.equal((await browser.get(address)).status, 404, address);
  }
  assert.equal(/list_fund_reviews/.test((await t.get('/openapi.json')).text), false);
});
