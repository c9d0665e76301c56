// The programs that a page of the documentation shows for an operation.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { operations } from '../../src/catalogue.ts';
import { experimentArchive, runArchive } from '../../src/channels/http/plain-routes.ts';
import { answeredExample } from '../../src/channels/openapi/example-answers.ts';
import { programs } from '../../src/website/docs/model.ts';
import { createTestApp, site } from '../support/test-app.ts';
import { demoSite } from '../support/website.ts';

test('the programs of an operation send its headers in every language: a key, a link token, a token of a comment', () => {
  const sent = new Set<string>();
  for (const operation of operations) {
    const { headers } = answeredExample(operation);
    for (const { language, text } of programs(operation, site, {})) {
      for (const [name, value] of Object.entries(headers)) {
        assert.ok(text.includes(name), `${operation.name} in ${language} sends ${name}: ${text}`);
        sent.add(`${name}: ${value}`);
      }
    }
  }
  for (const one of ['Authorization: Bearer $KEY', 'Authorization: Bearer $LINK', 'If-Match: "1"'])
    assert.ok(sent.has(one), one);
});

test('an operation that shows no credential in its example needs none', async () => {
  await using app = await createTestApp();
  for (const operation of operations) {
    const { method, target, headers, body } = answeredExample(operation);
    if (headers.Authorization) continue;
    const { status, text } = await app.send(method, target, { headers, ...(body ? { body } : {}) });
    assert.notEqual(status, 401, `${operation.name}: ${text}`);
  }
});

test('the archives that are named as examples are in the demo', async () => {
  await using demo = await demoSite();
  for (const route of [runArchive, experimentArchive]) {
    const { status, type } = await demo.visit(answeredExample(route).target);
    assert.deepEqual([status, type], [200, 'application/zip'], route.name);
  }
});
