import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aContact, aContentItem, aLead, anInvestor } from '../support/records.ts';
import { createTestApp } from '../support/test-app.ts';

test('contacts are a plain array with every member, and are found by organization, lead and role', async () => {
  await using app = await createTestApp();
  await app.add(
    'contacts',
    aContact({
      id: 'c1',
      name: 'Ada',
      role: 'Programme officer',
      organization_public_id: 'fund',
      email: 'a@fund.example',
    }),
    aContact({ id: 'c2', name: 'Bert', lead_id: 'lead-1', do_not_contact: true }),
    aContact({ id: 'c3', name: 'Cleo', role: 'Partner' }),
  );
  const ask = async (query: string) => (await app.get(`/contacts${query}`, { as: 'full team-a' })).body;
  const names = async (query: string) => (await ask(query)).map((one: { name: string }) => one.name);
  assert.deepEqual(await names(''), ['Ada', 'Bert', 'Cleo']);
  assert.deepEqual(await names('?organization=fund'), ['Ada']);
  assert.deepEqual(await names('?lead=lead-1'), ['Bert']);
  assert.deepEqual(await names('?role=PROGRAMME'), ['Ada']);
  assert.deepEqual(await names('?q=cleo'), ['Cleo']);
  assert.deepEqual(await names('?limit=1'), ['Ada']);
  const [ada] = await ask('?limit=1');
  assert.deepEqual(Object.keys(ada).slice(0, 13), [
    'id',
    'name',
    'role',
    'organization_name',
    'organization_public_id',
    'lead_id',
    'email',
    'email_status',
    'profile_url',
    'basis',
    'source',
    'last_verified_at',
    'do_not_contact',
  ]);
  assert.equal(ada.email_status, 'unverified');
  assert.equal((await app.get('/contacts')).status, 403);
});

test('the content of an investor is what names it as an investor, by public_id or id', async () => {
  await using app = await createTestApp();
  await app.add(
    'investors',
    anInvestor({ id: 'i-1', public_id: 'tide' }),
    anInvestor({ id: 'i-2', public_id: 'ebb' }),
  );
  await app.add('investors', anInvestor({ id: 'i-3', public_id: 'hid', published: false }));
  const about = (id: string, kind: string, public_id: string) =>
    aContentItem({ id, public_id: id, subjects: [{ kind, public_id }] });
  await app.add('content', about('t1', 'investor', 'tide'), about('t2', 'investor', 'i-1'));
  await app.add(
    'content',
    about('t3', 'company', 'tide'),
    about('t4', 'investor', 'ebb'),
    about('t5', 'investor', 'hid'),
  );
  for (const id of ['tide', 'i-1']) {
    const { status, body } = await app.get(`/investors/${id}/content`, { as: 'full team-a' });
    assert.equal(status, 200);
    assert.deepEqual(body.data.map((item: { id: string }) => item.id).sort(), ['t1', 't2']);
    assert.equal(body.pagination.total, 2);
    assert.equal(body.access_level, 'full');
  }
  for (const id of ['nobody', 'hid']) {
    assert.equal((await app.get(`/investors/${id}/content`, { as: 'full team-a' })).status, 404);
    assert.equal((await app.get(`/investors/${id}/content`)).status, 403);
  }
});

test('figures gain the lead pipeline and the newest harvests with a key, and nothing without', async () => {
  await using app = await createTestApp();
  await app.add(
    'leads',
    aLead({ id: 'l1', status: 'active', stage: 'qualified' }),
    aLead({ id: 'l2', status: 'active' }),
    aLead({ id: 'l3', status: 'closed', stale: true }),
  );
  const run = {
    source: 'ror',
    started_at: '2026-02-28T00:00:00.000Z',
    finished_at: '2026-02-28T00:01:00.000Z',
    status: 'failed',
    added: 1,
    changed: 2,
    unchanged: 3,
    left: 4,
    refused: 5,
  } as const;
  const before = await app.get('/stats');
  const early = await app.get('/stats', { as: 'full team-a' });
  assert.deepEqual(early.body.harvest_runs, []);
  const kept = { ...run, suppressed: 0, watermark: 'w', as_of: null, error: 'disk /secret' };
  await app.ledger.recordRun(kept);
  const { body } = await app.get('/stats', { as: 'full team-a' });
  assert.deepEqual(body.leads, {
    total: 2,
    by_status: [{ value: 'active', count: 2 }],
    by_stage: [
      { value: null, count: 1 },
      { value: 'qualified', count: 1 },
    ],
  });
  assert.deepEqual(body.harvest_runs, [run]);
  const after = (await app.get('/stats')).body;
  assert.deepEqual({ ...after, sources: [] }, before.body);
  assert.doesNotMatch(before.text, /leads|harvest/);
  assert.doesNotMatch(JSON.stringify(after), /leads|harvest_runs|secret/);
});
