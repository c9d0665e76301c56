import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aLead, anInvestor } from '../../support/records.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

const a = 'full team-a';
const b = 'full team-b';
const unknown = '00000000-0000-4000-8000-00000000dead';

async function withLeads(): Promise<TestApp> {
  const app = await createTestApp();
  await app.add('leads', ...[1, 2, 3].map((n) => aLead({ id: `lead-${n}` })));
  await app.add('leads', aLead({ id: 'lead-old', stale: true }));
  await app.add('investors', anInvestor({ id: 'i-1', public_id: 'tide' }));
  return app;
}

async function claimed(app: TestApp, body: object, as = a) {
  const answer = await app.send('POST', '/crm/claims', { as, body });
  assert.equal(answer.status, 200, answer.text);
  return answer.body;
}

test('a claim of a lead has every specified member and starts at version 1', async () => {
  await using app = await withLeads();
  const amount_target = { amount: '250000.00', currency: 'EUR' };
  const body = { lead_id: 'lead-1', priority: 2, notes: 'Ask in May.', tags: ['spring'], amount_target };
  const answer = await app.send('POST', '/crm/claims', { as: a, body });
  assert.equal(answer.status, 200);
  assert.equal(answer.headers.get('etag'), '"1"');
  const { id, license, attribution, ...claim } = answer.body;
  assert.match(id, /^[0-9a-f]{8}-[0-9a-f]{4}-4/);
  assert.ok(license && attribution);
  const at = '2026-03-01T12:00:00.000Z';
  const owner = { user_id: 'key-team-a', name: 'Team team-a' };
  assert.deepEqual(claim, {
    lead_id: 'lead-1',
    entity: { kind: 'lead', public_id: 'lead-1' },
    stage: 'identified',
    owner,
    team_id: 'team-a',
    priority: 2,
    next_action: null,
    next_action_at: null,
    amount_target,
    notes: 'Ask in May.',
    tags: ['spring'],
    version: 1,
    created_at: at,
    updated_at: at,
    stage_changed_at: at,
    history: [{ at, by: owner, from: null, to: 'identified' }],
  });
  const list = await app.get('/crm/claims', { as: a });
  assert.deepEqual(list.body, [{ id, ...claim }]);
});

test('of fifty claims of one lead at once exactly one wins, and the others name it', async () => {
  await using app = await withLeads();
  const post = () => app.send('POST', '/crm/claims', { as: a, body: { lead_id: 'lead-1' } });
  const answers = await Promise.all(Array.from({ length: 50 }, post));
  const won = answers.filter((answer) => answer.status === 200);
  const lost = answers.filter((answer) => answer.status === 409);
  assert.deepEqual([won.length, lost.length], [1, 49]);
  for (const { body } of lost) {
    assert.equal(body.code, 'already_claimed');
    assert.equal(body.existing_id, won[0]?.body.id);
  }
  assert.equal((await app.send('POST', '/crm/claims', { as: b, body: { lead_id: 'lead-1' } })).status, 200);
});

test('a claim of another team is as unknown as one that never was', async () => {
  await using app = await withLeads();
  const { id } = await claimed(app, { lead_id: 'lead-1' });
  assert.deepEqual((await app.get('/crm/claims', { as: b })).body, []);
  for (const method of ['PATCH', 'DELETE']) {
    const texts = [];
    for (const which of [id, unknown]) {
      const body = method === 'PATCH' ? { notes: 'mine' } : undefined;
      const answer = await app.send(method, `/crm/claims/${which}`, { as: b, body });
      assert.equal(answer.status, 404);
      texts.push(answer.body.error);
    }
    assert.equal(texts[0], texts[1]);
  }
  assert.equal((await app.get('/crm/claims', { as: a })).body[0].version, 1);
});

test('a merge patch changes what it names, empties what is null and keeps the rest', async () => {
  await using app = await withLeads();
  const amount_target = { amount: '10', currency: 'EUR', amount_usd: 11 };
  const { id } = await claimed(app, {
    lead_id: 'lead-1',
    notes: 'n',
    tags: ['x'],
    priority: 1,
    amount_target,
  });
  app.clock.now = new Date('2026-03-02T08:00:00.000Z');
  const patch = {
    stage: 'contacted',
    notes: null,
    tags: null,
    next_action_at: '2026-04-01T09:00:00Z',
    amount_target: { amount: '20', amount_usd: null },
  };
  const headers = { 'content-type': 'application/merge-patch+json' };
  const answer = await app.send('PATCH', `/crm/claims/${id}`, { as: a, body: patch, headers });
  assert.equal(answer.status, 200, answer.text);
  assert.equal(answer.headers.get('etag'), '"2"');
  const { stage, notes, tags, priority, next_action_at, version, history, stage_changed_at } = answer.body;
  assert.deepEqual(
    { stage, notes, tags, priority, next_action_at, version, stage_changed_at },
    {
      stage: 'contacted',
      notes: null,
      tags: [],
      priority: 1,
      next_action_at: '2026-04-01T09:00:00Z',
      version: 2,
      stage_changed_at: '2026-03-02T08:00:00.000Z',
    },
  );
  assert.deepEqual(answer.body.amount_target, { amount: '20', currency: 'EUR' });
  assert.deepEqual(
    history.map((step: { from: string; to: string }) => [step.from, step.to]),
    [
      [null, 'identified'],
      ['identified', 'contacted'],
    ],
  );
  const same = await app.send('PATCH', `/crm/claims/${id}`, { as: a, body: { stage: 'contacted' } });
  assert.equal(same.body.version, 2);
});

test('a change of an outdated version is 412 and of twenty at once exactly one is made', async () => {
  await using app = await withLeads();
  const { id } = await claimed(app, { lead_id: 'lead-1' });
  const change = (n: number) =>
    app.send('PATCH', `/crm/claims/${id}`, {
      as: a,
      body: { notes: `n${n}` },
      headers: { 'if-match': '"1"' },
    });
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => change(n)));
  assert.equal(answers.filter(({ status }) => status === 200).length, 1);
  const late = answers.filter(({ status }) => status === 412);
  assert.equal(late.length, 19);
  assert.equal(late[0]?.body.code, 'version_mismatch');
  assert.equal(late[0]?.body.version, 2);
  const any = await app.send('PATCH', `/crm/claims/${id}`, {
    as: a,
    body: { notes: 'z' },
    headers: { 'if-match': '*' },
  });
  assert.equal(any.status, 200);
});

test('a deleted claim is gone and its lead may be claimed again', async () => {
  await using app = await withLeads();
  const { id } = await claimed(app, { lead_id: 'lead-1' });
  await app.send('PATCH', `/crm/claims/${id}`, { as: a, body: { stage: 'contacted' } });
  const outdated = { as: a, headers: { 'if-match': '"1"' } };
  const refused = await app.send('DELETE', `/crm/claims/${id}`, outdated);
  assert.deepEqual([refused.status, refused.body.version], [412, 2]);
  const answer = await app.send('DELETE', `/crm/claims/${id}`, { as: a, headers: { 'if-match': '"2"' } });
  assert.equal(answer.status, 200);
  assert.equal(answer.body.id, id);
  assert.equal(answer.body.removed, true);
  assert.equal((await app.send('DELETE', `/crm/claims/${id}`, { as: a })).status, 404);
  await claimed(app, { lead_id: 'lead-1' });
});

test('bad values are refused with the member that is wrong', async () => {
  await using app = await withLeads();
  const long = 'x'.repeat(10_001);
  const bad: readonly (readonly [object, string])[] = [
    [{}, 'lead_id'],
    [{ lead_id: 'lead-1', entity: { kind: 'lead', public_id: 'lead-1' } }, 'lead_id'],
    [{ entity: { kind: 'planet', public_id: 'x' } }, 'entity.kind'],
    [{ entity: { kind: 'lead' } }, 'entity.public_id'],
    [{ lead_id: 'lead-1', stage: 'sleeping' }, 'stage'],
    [{ lead_id: 'lead-1', priority: 4 }, 'priority'],
    [{ lead_id: 'lead-1', priority: 1.5 }, 'priority'],
    [{ lead_id: 'lead-1', notes: long }, 'notes'],
    [{ lead_id: 'lead-1', notes: 'a\u0000b' }, 'notes'],
    [{ lead_id: 'lead-1', tags: Array.from({ length: 51 }, (_, n) => `t${n}`) }, 'tags'],
    [{ lead_id: 'lead-1', next_action_at: 'soon' }, 'next_action_at'],
    [{ lead_id: 'lead-1', next_action_at: '2026-04-01T09:00:00+02:00' }, 'next_action_at'],
    [{ lead_id: 'lead-1', amount_target: { amount: '1e9', currency: 'EUR' } }, 'amount_target.amount'],
    [{ lead_id: 'lead-1', amount_target: { amount: '-5', currency: 'EUR' } }, 'amount_target.amount'],
    [
      { lead_id: 'lead-1', amount_target: { amount: '5', currency: 'EUR', amount_usd: -5 } },
      'amount_target.amount_usd',
    ],
    [{ lead_id: 'lead-1', amount_target: { amount: '5' } }, 'amount_target.currency'],
    [{ lead_id: 'lead-1', owner_user_id: 'key-team-b' }, 'owner_user_id'],
    [{ lead_id: 'lead-1', team_id: 'team-b' }, 'team_id'],
  ];
  for (const [body, field] of bad) {
    const answer = await app.send('POST', '/crm/claims', { as: a, body });
    assert.equal(answer.status, 400, `${JSON.stringify(body).slice(0, 80)} ${answer.text}`);
    assert.equal(answer.body.errors[0].field, field);
  }
  const missing = await app.send('POST', '/crm/claims', { as: a, body: { lead_id: 'nowhere' } });
  assert.equal(missing.status, 404);
  assert.equal(missing.body.errors[0].field, 'lead_id');
  assert.deepEqual((await app.get('/crm/claims', { as: a })).body, []);
  assert.deepEqual(app.bugs, []);
});
