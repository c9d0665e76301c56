// Programs that people let in take part in Omega Point for a person in a team.

import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { type Caller, publicCaller } from '../../src/access/caller.ts';
import type { AppContext } from '../../src/context.ts';
import { revokeLink, rotateLink } from '../../src/omega/operations/participants.ts';
import { withAccounts } from '../../src/omega/participants.ts';
import { newPerson } from '../support/browser.ts';
import { createTestApp } from '../support/test-app.ts';

test('each person is one participant in each team, and none that anybody else is', async () => {
  await using t = await createTestApp();
  const [ada, grace] = [await newPerson(t, 'Ada'), await newPerson(t, 'Grace')];
  const teams = await t.desk.db.selectFrom('memberships').select('team_id').execute();
  assert.equal(teams.length, 2);
  const taking = async (user: string, team: string) => {
    const caller: Caller = {
      ...publicCaller('192.0.2.1'),
      account: { id: user, name: 'Somebody', image: null },
      team: { id: team, name: 'A team', operator: false },
      grant: {
        id: `${user} ${team}`,
        client_name: 'A program',
        scopes: ['omega:run'],
        flow: 'code',
        reach: 'full',
        expires_at: '2026-06-01T00:00:00.000Z',
      },
    };
    const identify = withAccounts(
      async () => caller,
      t.desk,
      () => t.clock.now,
      randomBytes,
    );
    const asked = { authorization: null, address: '192.0.2.1', path: '/mcp/omega-agent' };
    return (await identify(asked)).link?.participant;
  };
  const first: unknown[] = [];
  const again: unknown[] = [];
  for (const named of [first, again]) {
    for (const user of [ada, grace]) for (const { team_id } of teams) named.push(await taking(user, team_id));
  }
  assert.equal(new Set(first).size, 4);
  assert.ok(!first.includes(undefined));
  assert.deepEqual(again, first);
});

test('a program that a person let in gets no link token that outlives that, and is not told that it ended', async () => {
  await using t = await createTestApp();
  const grant = { id: 'g', client_name: 'A program', scopes: ['omega:run'], flow: 'code', reach: 'full' };
  const link = { participant: 'p', sha256: 'g', last4: '', expires_at: '2026-06-01T00:00:00.000Z' };
  const caller = { ...publicCaller('192.0.2.1'), grant, link };
  const context = { ...t, now: t.clock.now, random: randomBytes, caller } as unknown as AppContext;
  const refused = { message: /let in by a person/ };
  await assert.rejects(async () => rotateLink.run({ grace: 'now' }, context), refused);
  await assert.rejects(async () => revokeLink.run({}, context), refused);
  assert.deepEqual(await t.desk.db.selectFrom('omega_links').selectAll().execute(), []);
});
