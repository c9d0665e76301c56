// What a key adds fits the schemas that its declarations promise, over the whole demo.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { demoWorld } from '../../demo/world.ts';
import { operations } from '../../src/catalogue.ts';
import { createTestApp, noon } from '../support/test-app.ts';

test('answers of the full and top tier fit their schemas', async () => {
  await using app = await createTestApp();
  const rows = [...demoWorld({ now: noon })] as unknown as readonly {
    family: string;
    record: { id: string };
  }[];
  for (const [family, some] of Map.groupBy(rows, (row) => row.family)) {
    await app.add(family, ...some.map((row) => row.record));
  }
  const as = 'top house operator';
  const [lead] = (await app.get('/leads?limit=1', { as })).body.data;
  const claim = { lead_id: lead.id, amount_target: { amount: '5.00', currency: 'EUR' }, tags: ['x'] };
  const { body: posted } = await app.send('POST', '/crm/claims', { as, body: claim });
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  const fits = (name: string, body: unknown) => {
    const operation = operations.find((one) => one.name === name);
    assert.ok(operation, name);
    const output = operation.output('top');
    const open = output.additionalProperties === false ? { ...output, additionalProperties: true } : output;
    const check = ajv.compile(open);
    assert.ok(check(body), `${name}: ${ajv.errorsText(check.errors)}`);
  };
  fits('create_claim', posted);
  const { body: tracked } = await app.get('/intelligence/investors', { as });
  const asked: Readonly<Record<string, string>> = {
    get_stats: '/stats',
    list_contacts: '/contacts',
    get_crm: '/crm',
    list_claims: '/crm/claims',
    list_ideas: '/ideas',
    list_intelligence_events: '/intelligence/events',
    list_intelligence_investors: '/intelligence/investors',
    get_intelligence_investor: `/intelligence/investors/${tracked.data[0].public_id}`,
    get_investor: `/investors/${tracked.data[0].public_id}`,
    list_investor_content: `/investors/${tracked.data[0].public_id}/content`,
  };
  for (const [name, path] of Object.entries(asked)) {
    const { status, body } = await app.get(path, { as });
    assert.equal(status, 200, path);
    fits(name, body);
    const rows = Array.isArray(body) ? body : body.data;
    if (rows && name !== 'list_investor_content') assert.ok(rows.length > 0, `${name} has rows`);
  }
  assert.deepEqual(app.bugs, []);
});
