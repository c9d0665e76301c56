import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayMs } from '../../../src/kernel/durations.ts';
import { eraseDue } from '../../../src/people/own-data/closings.ts';
import { wholeRequest } from '../../../src/people/requests/request-list.ts';
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
