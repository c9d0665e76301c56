// How many teams a person has, and what each further one costs.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayMs } from '../../../src/kernel/durations.ts';
import { accountsSection, createTeam, join, teamsOf } from '../../../src/people/accounts/teams.ts';
import { hereConfig, newPerson, signedInBrowser } from '../../support/browser.ts';
import { clockAndRandom, createTestApp, pass, type TestApp } from '../../support/test-app.ts';

const app = () => createTestApp({ parts: () => ({ config: hereConfig }) });

function made(t: TestApp, owner: string, name: string) {
  return t.desk.exclusively(accountsSection, (trx) =>
    createTeam(trx, { name, tier: 'public', owner }, clockAndRandom(t)),
  );
}

test('a person makes 5 teams in a day, and none while owning 20', async () => {
  await using t = await app();
  const ada = await newPerson(t, 'Ada');
  const browser = await signedInBrowser(t, ada);
  const make = () => browser.submit('/teams/new', '/teams/new', { name: 'Lab' });
  for (let at = 0; at < 5; at++) assert.equal((await make()).status, 303);
  const sixth = await make();
  assert.equal(sixth.status, 429);
  assert.match(sixth.text, /At most 5 new teams in a day/);
  pass(t, dayMs);
  for (let owned = 6; owned < 20; owned++) await made(t, ada, 'Lab');
  const further = await make();
  assert.equal(further.status, 400);
  assert.match(further.text, /You own 20 teams; close one, or leave one to another owner, first\./);
  const bo = await newPerson(t, 'Bo');
  const { id } = await made(t, bo, 'Bench');
  await t.desk.exclusively(accountsSection, (trx) =>
    join(trx, { team: id, user: ada, role: 'viewer' }, clockAndRandom(t)),
  );
  assert.equal((await teamsOf(t.desk.db, ada)).length, 21, 'joining others is not counted');
  const [first] = await teamsOf(t.desk.db, ada);
  await t.desk.db
    .updateTable('teams')
    .set({ closed_at: t.clock.now.toISOString() })
    .where('id', '=', first?.id as string)
    .execute();
  assert.equal((await make()).status, 303, 'one that was closed is not counted');
});

test('a name that is taken gets the first number that is free, whatever signs stand in it', async () => {
  await using t = await app();
  const ada = await newPerson(t, 'Ada');
  const named = async (name: string) => {
    const { id } = await made(t, ada, name);
    const row = t.desk.db.selectFrom('teams').select('name').where('id', '=', id);
    return (await row.executeTakeFirstOrThrow()).name;
  };
  for (const name of ['Lab', 'a\\b', '100 %', '_', "L'École"]) {
    assert.deepEqual(
      [await named(name), await named(name), await named(name)],
      [name, `${name} 2`, `${name} 3`],
    );
  }
  await t.desk.db.updateTable('teams').set({ name: 'Elsewhere' }).where('name', '=', 'Lab 2').execute();
  assert.equal(await named('Lab'), 'Lab 2');
});

test('a free name costs as many questions of the database after a thousand teams as after one', async () => {
  await using t = await app();
  const ada = await newPerson(t, 'Ada');
  const asked = async () => {
    let questions = 0;
    const counting = {
      transformQuery: ({ node }: { node: unknown }) => {
        questions++;
        return node as never;
      },
      transformResult: async ({ result }: { result: unknown }) => result as never,
    };
    await t.desk.exclusively(accountsSection, (trx) =>
      createTeam(
        trx.withPlugin(counting) as never,
        { name: 'Lab', tier: 'public', owner: ada },
        clockAndRandom(t),
      ),
    );
    return questions;
  };
  const first = await asked();
  for (let at = 0; at < 30; at++) await asked();
  assert.equal(await asked(), first);
});

test('a session acts for the team it was told, else for the one joined first, however many there are', async () => {
  await using t = await app();
  const ada = await newPerson(t, 'Ada');
  for (let at = 0; at < 5; at++) {
    pass(t, 1_000);
    await made(t, ada, `Team ${at}`);
  }
  const browser = await signedInBrowser(t, ada);
  const actsFor = async () =>
    /href="\/teams\/([\w-]+)"[\s\S]{0,200}?you act for this team/.exec(
      (await browser.get('/account')).text,
    )?.[1];
  const [first, second] = await teamsOf(t.desk.db, ada);
  assert.equal(await actsFor(), first?.slug);
  await t.desk.db
    .updateTable('sessions')
    .set({ team_id: second?.id as string })
    .execute();
  assert.equal(await actsFor(), second?.slug);
  await t.desk.db
    .updateTable('teams')
    .set({ suspended_at: t.clock.now.toISOString() })
    .where('id', '=', second?.id as string)
    .execute();
  assert.equal(await actsFor(), first?.slug);
});
