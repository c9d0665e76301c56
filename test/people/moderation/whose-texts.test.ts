// Whose a text is, which says who reads why it was removed and who may object.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { essaySteps } from '../../../src/people/essays/essay-store.ts';
import { commentSteps } from '../../../src/people/essays/readers.ts';
import { newPerson } from '../../support/browser.ts';
import { fill } from '../../support/desk-rows.ts';
import { createTestApp } from '../../support/test-app.ts';

test('essays and comments are of who wrote them, and of nobody else', async () => {
  await using t = await createTestApp();
  const people = [await newPerson(t, 'Ada'), await newPerson(t, 'Eve')];
  for (const user of people) {
    await fill(t.desk, 'essays', { id: `essay of ${user}`, author_id: user, public_id: user });
    await fill(t.desk, 'desk_comments', { id: `comment of ${user}`, user_id: user });
  }
  for (const user of people) {
    assert.deepEqual(await essaySteps.ofAuthor(t.desk.db, user), [`essay of ${user}`]);
    assert.deepEqual(await commentSteps.ofAuthor(t.desk.db, user), [`comment of ${user}`]);
  }
});
