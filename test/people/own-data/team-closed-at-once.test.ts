// A team that is shut and then erased while its members write: nothing of it is left afterwards.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayMs } from '../../../src/kernel/durations.ts';
import { createTeam, join, removeMember, setRole } from '../../../src/people/accounts/teams.ts';
import { entriesOf } from '../../../src/people/own-data/person-table.ts';
import { personTables } from '../../../src/people/own-data/person-tables.ts';
import { askToCloseTeam, eraseDueTeams } from '../../../src/people/own-data/team-closings.ts';
import { makeKey, newPerson, signedInBrowser } from '../../support/browser.ts';
import { allRows, app, means, names } from '../../support/own-data.ts';
import { formsIn } from '../../support/shown-forms.ts';
import { pass } from '../../support/test-app.ts';

test('what members write while a team is shut, and while it is erased, goes with it', async () => {
  await using t = await app();
  const [ada, grace] = [await newPerson(t, 'Ada'), await newPerson(t, 'Grace')];
  const { id: team } = await t.desk.exclusively('accounts', async (trx) => {
    const made = await createTeam(trx, { name: 'Aubrey', tier: 'full', owner: ada }, means(t));
    await join(trx, { team: made.id, user: grace, role: 'editor' }, means(t));
    return made;
  });
  const browser = await signedInBrowser(t, grace);
  await browser.submit('/account', '/account/team', { team: 'aubrey' });
  const key = await makeKey(browser);
  const page = '/teams/aubrey/projects/new';
  const form = formsIn((await browser.get(page)).text).find(
    ({ action }) => action === '/teams/aubrey/projects',
  );
  assert.ok(form, 'the form of a project');
  pass(t, 1_000);
  const writes = () => [
    browser.post('/teams/aubrey/projects', { ...form.fields, title: 'Aubrey writes' }),
    t.send('POST', '/api/v1/research', {
      as: `Bearer ${key}`,
      body: { query: 'Aubrey asks what clears old cells' },
    }),
    setRole(t.desk, { actor: ada, team, user: grace, role: 'viewer', shown: 'editor' }, means(t)),
    removeMember(t.desk, { actor: grace, team, user: grace }, means(t)),
  ];
  const [closing] = await Promise.allSettled([
    askToCloseTeam(t.desk, { team, actor: ada }, means(t)),
    ...writes().slice(0, 3),
  ]);
  assert.equal(closing.status, 'fulfilled');
  pass(t, 14 * dayMs);
  const [erased] = await Promise.allSettled([eraseDueTeams(t.desk, means(t), false), ...writes()]);
  assert.equal(erased.status === 'fulfilled' && erased.value, 1);
  const after = await allRows(t);
  for (const name of names)
    for (const entry of entriesOf(personTables, name)) {
      if (!('team' in entry) || entry.closing !== 'delete') continue;
      const rows = (after[name] ?? []).filter((row) => row[entry.team] === team);
      assert.deepEqual(rows, [], name);
    }
  assert.doesNotMatch(JSON.stringify(after), /Aubrey/);
  assert.deepEqual(t.bugs, []);
});
