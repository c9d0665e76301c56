// A page of changes is told apart by the numbers of what it tells: wherever its text differs, so does its
// validator.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aCompany, aGrant, anOrganization, aTheory, uuid } from '../support/records.ts';
import { createTestApp, pass } from '../support/test-app.ts';

const pages = [
  ...['/changes', '/changes?include=record', '/changes?include=replica', '/changes?include=record&limit=2'],
  '/changes?families=theories&include=record',
];

test('whatever changes in a page of changes changes its validator, and nothing else does', async () => {
  await using app = await createTestApp();
  const told = new Map<string, string>();
  const texts = new Map<string, string>();
  let different = 0;
  const look = async () => {
    for (const tier of ['public', 'top'] as const) {
      for (const page of pages) {
        const { text, headers } = await app.get(page, { tier });
        const said = text.replace(/"as_of":"[^"]*"/, '');
        const key = `${tier} ${page}`;
        const etag = headers.get('etag') as string;
        const before = told.get(`${key} ${etag}`);
        assert.ok(before === undefined || before === said, `${key}: two answers have one validator`);
        if (texts.get(key) === said) assert.ok(before !== undefined, `${key}: one answer has two validators`);
        else different++;
        told.set(`${key} ${etag}`, said);
        texts.set(key, said);
      }
    }
  };
  const theory = aTheory({ id: uuid(1), owner_kind: 'company', owner_id: 'c' });
  const steps: (() => Promise<unknown>)[] = [
    () => app.add('companies', aCompany({ id: 'c', name: 'One' })),
    () => app.add('theories', theory),
    () => app.add('companies', aCompany({ id: 'c', name: 'Another' })),
    () => app.add('organizations', anOrganization({ id: 'o' })),
    () => app.add('grants', aGrant({ id: 'g', verified: true })),
    () => app.add('grants', aGrant({ id: 'g', title: 'Told anew' })),
    () => app.add('grants', aGrant({ id: 'h', source: 'seen by the full tier alone' })),
    () => app.add('grants', aGrant({ id: 'g', funder_name: 'Another funder', deadline: null })),
  ];
  for (const step of steps) {
    await step();
    await look();
    pass(app, 60_000);
    await look();
  }
  assert.ok(different > 40, `${different}`);
});
