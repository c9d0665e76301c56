import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayMs } from '../../../src/kernel/durations.ts';
import { cleanAccounts } from '../../../src/people/accounts/cleaning.ts';
import { invite } from '../../../src/people/accounts/invitations.ts';
import { eraseDue } from '../../../src/people/own-data/closings.ts';
import { wholeRequest } from '../../../src/people/requests/request-list.ts';
import { forgetPeople } from '../../../src/people/retention.ts';
import { newPerson, signedInBrowser } from '../../support/browser.ts';
import { allRows, app, close, means } from '../../support/own-data.ts';
import { pass, type TestApp } from '../../support/test-app.ts';

/** Ada closes her account, and her two weeks pass. */
async function erased(t: TestApp, ada: string, typed: Record<string, string> = {}): Promise<void> {
  assert.equal((await close(t, ada, typed)).answer.status, 200);
  pass(t, 14 * dayMs);
  assert.equal(await eraseDue(t.desk, means(t), false), 1);
}

test('who asked for the full tier takes the message along, and leaves neither it nor name and address', async () => {
  await using t = await app();
  const ada = await newPerson(t, 'Ada', 'public');
  const browser = await signedInBrowser(t, ada);
  const message = 'A laboratory of three, for a survey of calls.';
  const sent = await browser.submit('/teams/ada', '/teams/ada/full-access', { message });
  assert.equal(sent.status, 200, sent.text);
  const contact = { purpose: 'press', name: 'Mary', email: 'mary@paper.example', message: 'Who funds you?' };
  assert.equal((await t.send('POST', '/api/contact', { body: contact })).status, 202);
  const taken = await browser.submit('/account/export', '/account/export');
  const { tables } = JSON.parse(taken.text) as { tables: Record<string, Record<string, unknown>[]> };
  assert.deepEqual(
    [tables.messages?.map((one) => [one.purpose, one.message]), tables.requesters],
    [[['access', message]], [{ name: 'Ada', email: 'ada@id.test' }]],
  );
  await erased(t, ada);
  const rows = await t.desk.db.selectFrom('messages').select(['id', 'purpose']).execute();
  const shown = await Promise.all(rows.map(({ id }) => wholeRequest(t.desk, id)));
  const [access] = shown.filter((one) => one?.purpose === 'access');
  assert.deepEqual(
    [access?.status, access?.message, access?.organisation, access?.requester_name, access?.requester_email],
    ['done', '', null, null, null],
  );
  const [press] = shown.filter((one) => one?.purpose === 'press');
  assert.deepEqual(
    [press?.status, press?.message, press?.requester_name],
    ['received', 'Who funds you?', 'Mary'],
  );
});

const long = 'Nobody has counted what a second thymus would cost, so let us begin with the calls. '.repeat(8);

test('who keeps essays keeps what readers see: drafts, what waits and what was taken back go with the account', async () => {
  await using t = await app();
  const ada = await newPerson(t, 'Ada');
  const browser = await signedInBrowser(t, ada);
  const write = async (title: string) => {
    const made = await browser.submit('/essays/new', '/essays/new', {
      title,
      summary: 'A count.',
      text_md: long,
    });
    assert.equal(made.status, 303, made.text);
    return (made.headers.get('location') as string).split('/')[2] as string;
  };
  const act = async (id: string, step: string, typed: Record<string, string> = {}) => {
    const done = await browser.submit(`/essays/${id}/edit`, `/essays/${id}/${step}`, typed);
    assert.equal(done.status, 303, done.text);
  };
  const read = await write('What readers see');
  await act(read, 'submit');
  const decide = { decision: 'accepted', statement: 'Good.' };
  const operator = await signedInBrowser(t);
  assert.equal(
    (await operator.submit('/operator/essays', `/operator/essays/${read}/decide`, decide)).status,
    303,
  );
  const back = await write('Taken back canary');
  await act(back, 'submit');
  await act(back, 'unpublish');
  await write('Never sent canary');
  await act(read, 'save', { title: 'Next words canary', text_md: `${long} canary` });
  await erased(t, ada, { words: 'keep' });
  const { essays, essay_revisions, account_closings } = await allRows(t);
  assert.deepEqual(
    essays?.map((one) => [one.id, one.status, one.draft_title, one.draft_md]),
    [[read, 'published', 'What readers see', long]],
  );
  assert.equal(JSON.stringify([essays, essay_revisions]).includes('canary'), false);
  const { data } = (await t.get('/essays')).body;
  assert.deepEqual(
    data.map((one: { title: string; author: string }) => [one.title, one.author]),
    [['What readers see', 'A former member']],
  );
  const receipt = JSON.parse(String(account_closings?.[0]?.receipt));
  assert.equal(receipt.erased.essays, 2);
  assert.deepEqual(
    receipt.kept.find((one: { table: string }) => one.table === 'essays'),
    {
      table: 'essays',
      rows: 1,
      why: 'published essays, as a former member’s: until somebody asks otherwise',
    },
  );
});

test('of who leaves nothing is left in suggestions, reports, invitations and logs of others; decisions go after a year', async () => {
  await using t = await app();
  const ada = await newPerson(t, 'Ada');
  const grace = await newPerson(t, 'Grace');
  const browser = await signedInBrowser(t, ada);
  const ok = async (status: number, answer: Promise<{ status: number; text: string }>) => {
    const { status: was, text } = await answer;
    assert.equal(was, status, text);
  };
  const suggested = {
    question: 'Does the canary of Ada sing before July?',
    criteria_md: 'A canary.',
    outcomes: 'Canary\nNo',
    closes_at: '2026-12-30T00:00:00Z',
  };
  await ok(200, browser.submit('/markets/suggest', '/markets/suggest', suggested));
  await ok(200, browser.submit('/markets/suggest', '/markets/suggest', suggested));
  const operator = await signedInBrowser(t);
  const [refused] = await t.desk.db.selectFrom('markets').select('public_id').execute();
  const market = `/operator/markets/${refused?.public_id}`;
  await ok(303, operator.submit(market, `${market}/refuse`, { statement: 'A canary.' }));
  const made = await browser.submit('/essays/new', '/essays/new', {
    title: 'Canary on canaries',
    summary: 'A count.',
    text_md: long,
  });
  const edit = made.headers.get('location') as string;
  const essay = edit.split('/')[2] as string;
  await ok(303, browser.submit(edit, `/essays/${essay}/submit`));
  await ok(
    303,
    operator.submit('/operator/essays', `/operator/essays/${essay}/decide`, {
      decision: 'accepted',
      statement: 'Good.',
    }),
  );
  await ok(
    200,
    browser.submit(`/report?kind=essay&id=${essay}`, '/report', { reason: 'spam', text: 'I am the canary.' }),
  );
  const { team_id } = await t.desk.db
    .selectFrom('memberships')
    .select('team_id')
    .where('user_id', '=', grace)
    .executeTakeFirstOrThrow();
  pass(t, 13 * dayMs);
  assert.equal((await close(t, ada)).answer.status, 200);
  pass(t, 13 * dayMs);
  for (const email of ['ada@id.test', 'mary@id.test'])
    await invite(
      t.desk,
      { team: team_id, by: grace, email, role: 'editor', address: '203.0.113.9' },
      means(t),
    );
  pass(t, dayMs);
  const before = JSON.stringify(await allRows(t));
  assert.match(before, /I am the canary/);
  await cleanAccounts(t.desk, t.clock.now);
  assert.equal(await eraseDue(t.desk, means(t), false), 1);
  const after = await allRows(t);
  for (const [name, rows] of Object.entries(after))
    assert.doesNotMatch(JSON.stringify(rows), /canar|ada@id\.test/i, name);
  assert.deepEqual([after.markets, after.market_outcomes], [[], []]);
  assert.deepEqual(
    after.reports?.map(({ reason, text, state }) => [reason, text, state]),
    [['spam', '', 'open']],
    'the report goes on',
  );
  assert.deepEqual(
    after.invitations?.map(({ email }) => email),
    ['mary@id.test'],
  );
  const receipt = JSON.parse(String(after.account_closings?.[0]?.receipt));
  const decisions = receipt.kept.find((one: { table: string }) => one.table === 'moderation');
  assert.deepEqual([decisions?.rows, /twelve months/.test(decisions?.why)], [1, true]);
  const decided = async () => (await allRows(t)).moderation?.length;
  pass(t, 330 * dayMs);
  await forgetPeople(t.desk, t.clock.now);
  assert.equal(await decided(), 1);
  pass(t, 20 * dayMs);
  await forgetPeople(t.desk, t.clock.now);
  assert.equal(await decided(), 0);
});
