// What becomes of a team whose owners close their accounts.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTeam, join } from '../../../src/people/accounts/teams.ts';
import { newPerson } from '../../support/browser.ts';
import { app, close, means } from '../../support/own-data.ts';

test('whoever is left with owners who are closing their accounts sees so, and reads the way out that there is', async () => {
  await using t = await app();
  const [ada, grace] = [await newPerson(t, 'Ada'), await newPerson(t, 'Grace')];
  const team = await t.desk.exclusively('accounts', async (trx) => {
    const made = await createTeam(trx, { name: 'Aubrey', tier: 'full', owner: ada }, means(t));
    await join(trx, { team: made.id, user: grace, role: 'owner' }, means(t));
    return made;
  });
  await close(t, ada);
  const { answer, browser } = await close(t, grace, { name: 'Grace' });
  assert.equal(answer.status, 400);
  assert.match(
    answer.text,
    /Everybody else in Aubrey is closing the account too; remove them, or close the team first\./,
  );
  const page = `/teams/${team.slug}`;
  const { text } = await browser.get(page);
  assert.match(text, />owner <span class="muted">closing the account</);
  assert.match(text, /You are its only owner/);
  assert.doesNotMatch(text, />Leave</, 'nothing that would be refused');
  const removal = `${page}/members/${ada}/remove`;
  assert.equal((await browser.submit(removal, removal)).status, 303);
  assert.equal((await close(t, grace, { name: 'Grace' })).answer.status, 200);
});
