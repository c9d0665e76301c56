// Members of an operation's input that a header carries.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { operations } from '../../src/catalogue.ts';
import { createTestApp } from '../support/test-app.ts';

test('a refusal of what a header says names the header', async () => {
  await using app = await createTestApp();
  const carried = operations.flatMap(({ input, method, path }) =>
    Object.values(input).flatMap(({ header, schema }) => (header ? [{ header, schema, method, path }] : [])),
  );
  assert.equal(carried.length, 4);
  for (const { header, schema, method, path } of carried) {
    const tooLong = 'a'.repeat((schema.maxLength as number) + 1);
    const at = path.replace('{id}', '0b5c1f6e-6f0d-4f57-9d0c-3a3f1c1f7a52');
    const body = method === 'DELETE' ? {} : { body: { query: 'senescence in muscle' } };
    const answer = await app.send(method, at, { as: 'full house', headers: { [header]: tooLong }, ...body });
    assert.equal(answer.status, 400, `${method} ${path}: ${answer.text}`);
    assert.match(answer.body.error, new RegExp(`^${header} must be text`));
    assert.equal(answer.body.errors[0].field, header);
  }
});
