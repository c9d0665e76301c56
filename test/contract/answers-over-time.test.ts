// What a caller may rely on between two answers, on every reading route; and which members are always there.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { operations } from '../../src/catalogue.ts';
import { exampleOf } from '../../src/channels/http/route-example.ts';
import { contractOf } from '../support/contract.ts';
import { demoApp } from '../support/demo-app.ts';

test('an answer that only says a later moment is 304 to whoever holds its ETag, on every reading route', async () => {
  await using app = await demoApp();
  const as = 'top house operator';
  let asked = 0;
  for (const operation of operations.filter(({ method }) => method === 'GET')) {
    const { target } = exampleOf(operation);
    const { status, headers } = await app.get(target, { as });
    if (status !== 200) continue;
    app.clock.now = new Date(app.clock.now.getTime() + 1_234);
    const again = await app.get(target, { as, headers: { 'If-None-Match': headers.get('etag') ?? '' } });
    assert.equal(again.status, 304, `${operation.name}: ${target}`);
    asked += 1;
  }
  assert.ok(asked > 60, `${asked}`);
});

test('what the service makes of its own is promised whole, member by member', () => {
  const { schemas } = contractOf(operations).document.components;
  for (const name of ['Claim', 'NameMatch', 'NewsItem', 'FamilyChanges']) {
    assert.deepEqual(schemas[name].required, Object.keys(schemas[name].properties), name);
  }
  const { properties, required } = schemas.FundingMatch;
  const optional = Object.keys(properties).filter((member) => !required.includes(member));
  assert.deepEqual(optional, ['career_stage', 'country'], 'they are told where they were asked for');
});
