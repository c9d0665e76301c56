// How many projects a team has.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emptyContent } from '../../../src/people/projects/content.ts';
import { addProject } from '../../../src/people/projects/store.ts';
import { addTeam } from '../../support/research.ts';
import { clockAndRandom, createTestApp } from '../../support/test-app.ts';

test('a team has a hundred projects at most, whatever other teams have', async () => {
  await using t = await createTestApp();
  await addTeam(t, 'team-a');
  await addTeam(t, 'team-b');
  const add = (team: string) => {
    const saving = { team, author: null, content: { ...emptyContent, title: 'Thymus' }, note: null };
    return addProject(t.desk, saving, clockAndRandom(t));
  };
  for (let n = 0; n < 100; n++) await add('team-a');
  await assert.rejects(add('team-a'), { reason: 'conflict', message: /at most 100 projects/ });
  await add('team-b');
  assert.equal((await t.desk.db.selectFrom('projects').select('id').execute()).length, 101);
});
