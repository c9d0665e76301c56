// A claim is of the record that is there now, and of people as they are called now.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { appHere, memberOf, ownTeam } from '../../support/projects.ts';
import { aGrant, aLead } from '../../support/records.ts';
import { createTestApp } from '../../support/test-app.ts';

const as = 'full team-a';

test('a claim goes with its record into the one that it is merged into, which nobody of the team claims again', async () => {
  await using t = await createTestApp();
  const claim = (body: object) => t.send('POST', '/crm/claims', { as, body });
  const call = (public_id: string) => claim({ entity: { kind: 'grant', public_id } });
  await t.add('leads', ...['old', 'new', 'other'].map((id) => aLead({ id })));
  await t.add('grants', aGrant({ id: 'g-1', public_id: 'one' }), aGrant({ id: 'g-2', public_id: 'two' }));
  const lead = (await claim({ lead_id: 'old' })).body;
  const grant = (await call('one')).body;
  await t.add('leads', aLead({ id: 'old', merged_into: 'new' }));
  await t.add('grants', aGrant({ id: 'g-1', public_id: 'one', merged_into: 'g-2' }));

  assert.equal((await t.get('/crm', { as })).body.unclaimed, 1, 'the other lead');
  for (const lead_id of ['new', 'old']) {
    const again = await claim({ lead_id });
    assert.deepEqual([again.status, again.body.existing_id], [409, lead.id], lead_id);
  }
  for (const public_id of ['two', 'one', 'g-1']) {
    assert.equal((await call(public_id)).body.existing_id, grant.id, public_id);
  }
  const shown = (await t.get('/crm/claims', { as })).body;
  const named = Object.fromEntries(shown.map((one: typeof lead) => [one.id, [one.lead_id, one.entity]]));
  assert.deepEqual(named[lead.id], ['new', { kind: 'lead', public_id: 'new' }]);
  assert.deepEqual(named[grant.id], [null, { kind: 'grant', public_id: 'two' }]);
  const changed = await t.send('PATCH', `/crm/claims/${lead.id}`, { as, body: { stage: 'contacted' } });
  assert.equal(changed.body.lead_id, 'new');
});

test('a claim names its record by the address that it has now, and a removed one as it was', async () => {
  await using t = await createTestApp();
  const entity = async () => (await t.get('/crm/claims', { as })).body[0].entity.public_id;
  await t.add('grants', aGrant({ id: 'g-1', public_id: 'one' }));
  await t.send('POST', '/crm/claims', { as, body: { entity: { kind: 'grant', public_id: 'one' } } });
  await t.add('grants', aGrant({ id: 'g-1', public_id: 'uno' }));
  assert.equal(await entity(), 'uno');
  await t.add('grants', { id: 'g-1', removed: true });
  assert.equal(await entity(), 'one');
});

test('the members of a claim are called what they are called now; who left, what the claim knew', async () => {
  await using t = await appHere();
  const { browser, team, user } = await ownTeam(t);
  await memberOf(t, team.id, 'Grace', 'editor');
  await t.add('leads', aLead({ id: 'lead-1' }));
  await browser.submit('/crm', '/crm', { public_id: 'lead-1', kind: 'lead' });
  const names = async () => {
    const [claim] = (await t.get('/crm/claims', { as: `full ${team.id}` })).body;
    return [claim.owner.name, claim.history[0].by.name];
  };
  const rename = (name: string) =>
    t.desk.db.updateTable('users').set({ name }).where('id', '=', user).execute();
  await rename('Ada Lovelace');
  assert.deepEqual(await names(), ['Ada Lovelace', 'Ada Lovelace']);
  await t.desk.db.deleteFrom('memberships').where('user_id', '=', user).execute();
  await rename('Somebody else');
  assert.deepEqual(await names(), ['Ada', 'Ada']);
});
