// What a caller may rely on beyond one answer: validators, members that are always there, what is to be sent.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { operations } from '../../src/catalogue.ts';
import { exampleOf } from '../../src/channels/http/route-example.ts';
import { exampleBodies } from '../../src/channels/openapi/example-answers.ts';
import { pathBelowSite } from '../../src/kernel/address.ts';
import { contractOf } from '../support/contract.ts';
import { addDemoRuns, demoApp } from '../support/demo-app.ts';
import { addTeam } from '../support/research.ts';
import { pass } from '../support/test-app.ts';

test('an answer that only says a later moment is 304 to whoever holds its ETag, on every reading route', async () => {
  await using app = await demoApp();
  await addDemoRuns(app);
  const as = 'top house operator';
  let asked = 0;
  for (const operation of operations.filter(({ method }) => method === 'GET')) {
    const { target } = exampleOf(operation);
    const { status, headers } = await app.get(target, { as });
    if (status !== 200) continue;
    pass(app, 1_234);
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

test('a body without which an operation is refused is required, and a link token where one is needed', async () => {
  await using app = await demoApp();
  await addDemoRuns(app);
  const { paths } = contractOf(operations).document;
  for (const operation of operations.filter(({ method }) => method !== 'GET')) {
    const item = paths[pathBelowSite(operation)][operation.method.toLowerCase()];
    if (operation.needs) {
      assert.deepEqual(item.security, [{ link: [] }], operation.name);
      continue;
    }
    if (!item.requestBody) continue;
    const { target } = exampleOf(operation);
    const { status } = await app.send(operation.method, target, { as: 'top house operator', body: {} });
    assert.ok(status !== 400 || item.requestBody.required === true, operation.name);
  }
});

test('what is sent as documented is taken by the demo, where nothing has to be there before', async () => {
  await using app = await demoApp();
  await addDemoRuns(app);
  await addTeam(app, 'house');
  const bodies = exampleBodies();
  const { link_token } = (await app.send('POST', '/omega/register', { body: { accept_terms: true } })).body;
  // A code of an invitation is there after the invitation alone.
  const free = operations.filter(({ path, name }) => !path.includes('{') && name !== 'join_run');
  for (const operation of free.filter(({ method }) => method === 'POST')) {
    const { target, body } = exampleOf(operation);
    const sent = bodies[operation.name] ?? body;
    const { status, text } = await app.send('POST', target, {
      as: operation.needs ? `Bearer ${link_token}` : 'top house operator',
      ...(sent ? { body: sent } : {}),
    });
    assert.ok(status < 300, `${operation.name}: ${status} ${text.slice(0, 200)}`);
  }
});
