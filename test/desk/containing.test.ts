import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listTeams } from '../../src/people/accounts/account-lists.ts';
import { newTeam } from '../../src/people/accounts/slugs.ts';
import { noon } from '../support/test-app.ts';
import { freshDesk } from '../support/truth.ts';

test('what people wrote is found by a part of it, in capital or small letters of any alphabet', async () => {
  await using desk = await freshDesk();
  const names = ['Équipe Élan', 'Лаборатория', 'A 5 % share', 'A 50 share'];
  for (const [n, name] of names.entries()) {
    const team = { id: `t${n}`, name, operator: 0, created_at: noon.toISOString(), ...newTeam(`t${n}`) };
    await desk.db.insertInto('teams').values(team).execute();
  }
  const found = async (q: string) => (await listTeams(desk.db, { q })).map(({ name }) => name);
  assert.deepEqual(await found('ÉLAN'), ['Équipe Élan']);
  assert.deepEqual(await found(' équipe é'), ['Équipe Élan']);
  assert.deepEqual(await found('лаб'), ['Лаборатория']);
  assert.deepEqual(await found('5 %'), ['A 5 % share'], 'a percent sign is a letter like others');
  assert.equal((await found('')).length, names.length);
});
