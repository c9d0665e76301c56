// Comments below an experiment by whoever is signed in: whose name they bear, and who removes them.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browserOf, here, hereConfig, newPerson, signedInBrowser } from '../support/browser.ts';
import { anExperiment } from '../support/records.ts';
import { createTestApp } from '../support/test-app.ts';

const page = '/omega/experiments/exp';

test('whoever is signed in is told whose name a comment bears, and removes it on any browser of theirs', async () => {
  await using t = await createTestApp({ parts: () => ({ config: hereConfig }) });
  await t.add('experiments', anExperiment({ id: 'e1', public_id: 'exp' }));
  const visitor = browserOf(t, { at: here });
  const asked = (await visitor.get(page)).text;
  assert.match(asked, /Left empty, you are an anonymous reader\./);
  assert.match(asked, /name="name"/);

  const person = await newPerson(t, 'Ada');
  const ada = await signedInBrowser(t, person);
  const form = (await ada.get(page)).text;
  assert.doesNotMatch(form, /anonymous reader/);
  assert.doesNotMatch(form, /<input[^>]* name="name"/);
  assert.match(form, /it stands with the name of your account, Ada\./);
  const posted = await ada.post(`${page}/comments`, { body: 'Was it blinded?', parent_id: '' });
  const [, id = ''] = /#comment-([\w-]+)$/.exec(posted.headers.get('location') ?? '') ?? [];
  const removal = `${page}/comments/${id}/remove`;

  assert.ok(!(await visitor.get(page)).text.includes(removal), 'nobody else is led there');
  assert.match((await visitor.get(removal)).text, /The token of the comment/);
  const elsewhere = await signedInBrowser(t, person);
  assert.ok((await elsewhere.get(page)).text.includes(removal));
  assert.doesNotMatch((await elsewhere.get(removal)).text, /The token of the comment/);
  assert.equal((await elsewhere.post(removal, {})).status, 303);
  const after = (await visitor.get(page)).text;
  assert.match(after, /Nobody has said anything yet\./);
});

test('a comment that was left without an account is removed with its token also by whoever is signed in', async () => {
  await using t = await createTestApp({ parts: () => ({ config: hereConfig }) });
  await t.add('experiments', anExperiment({ id: 'e1', public_id: 'exp' }));
  const posted = await t.send('POST', `/api${page}/comments`, { body: { body: 'By whom?' } });
  const { comment, delete_token } = posted.body;
  const removal = `${page}/comments/${comment.id}/remove`;
  const ada = await signedInBrowser(t, await newPerson(t, 'Ada'));
  assert.match((await ada.get(removal)).text, /The token of the comment/);
  assert.equal((await ada.post(removal, { token: delete_token })).status, 303);
});
