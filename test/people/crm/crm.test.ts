import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aLead, anInvestor } from '../../support/records.ts';
import { createTestApp } from '../../support/test-app.ts';

test('the CRM says its stages, what the team claimed, what is free and what the caller may do', async () => {
  await using app = await createTestApp();
  await app.add('leads', ...[1, 2, 3].map((n) => aLead({ id: `lead-${n}` })));
  await app.add('leads', aLead({ id: 'lead-old', stale: true }));
  await app.add('investors', anInvestor({ id: 'i-1', public_id: 'tide' }));
  const post = (body: object, as = 'full team-a') => app.send('POST', '/crm/claims', { as, body });
  await post({ lead_id: 'lead-1', stage: 'won' });
  await post({ lead_id: 'lead-old' });
  await post({ entity: { kind: 'investor', public_id: 'i-1' } });
  await post({ lead_id: 'lead-2' }, 'full team-b');
  const { status, body } = await app.get('/crm', { as: 'full team-a' });
  assert.equal(status, 200);
  assert.deepEqual(
    body.stages.map((stage: { slug: string }) => stage.slug),
    ['identified', 'qualified', 'contacted', 'in_talks', 'applied', 'won', 'lost', 'dormant'],
  );
  assert.deepEqual(body.stages[5], { slug: 'won', name: 'Won', terminal: true });
  assert.equal(body.counts.by_stage.won, 1);
  assert.equal(body.counts.by_stage.identified, 2);
  assert.deepEqual(body.counts.by_kind, { lead: 2, investor: 1 });
  assert.equal(body.unclaimed, 2);
  assert.deepEqual(body.permissions, { role: 'owner', can_claim: true, can_edit: true, can_delete: true });
  assert.match(body.links.claims, /\/api\/v1\/crm\/claims$/);
  const other = await app.get('/crm', { as: 'full team-b' });
  assert.equal(other.body.unclaimed, 2);
  assert.deepEqual(other.body.counts.by_kind, { lead: 1 });
});

test('a claim of a record names it by its public_id, and needs a record that is there', async () => {
  await using app = await createTestApp();
  await app.add('investors', anInvestor({ id: 'i-1', public_id: 'tide' }));
  const post = (public_id: string) =>
    app.send('POST', '/crm/claims', { as: 'full team-a', body: { entity: { kind: 'investor', public_id } } });
  const claim = await post('i-1');
  assert.deepEqual(claim.body.entity, { kind: 'investor', public_id: 'tide' });
  assert.equal(claim.body.lead_id, null);
  assert.equal((await post('tide')).body.code, 'already_claimed');
  assert.equal((await post('nobody')).status, 404);
});

test('the CRM needs a key of the full tier', async () => {
  await using app = await createTestApp();
  for (const path of ['/crm', '/crm/claims']) {
    const { status, body } = await app.get(path);
    assert.equal(status, 403);
    assert.equal(body.code, 'tier_required');
  }
  const post = await app.send('POST', '/crm/claims', { body: { lead_id: 'x' } });
  assert.equal(post.status, 403);
});
