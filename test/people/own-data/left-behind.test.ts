import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayMs } from '../../../src/kernel/durations.ts';
import { eraseDue } from '../../../src/people/own-data/closings.ts';
import { wholeRequest } from '../../../src/people/requests/request-list.ts';
import { newPerson, signedInBrowser } from '../../support/browser.ts';
import { app, close, means } from '../../support/own-data.ts';
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
