import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { takesLong } from '../support/often.ts';
import { contractText } from './snapshot.ts';

test('the linter finds nothing in the OpenAPI document', async (t) => {
  if (!takesLong(t)) return;
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: contractText(), absoluteRef: 'openapi.json', config });
  const said = problems.map(
    ({ severity, ruleId, message, location }) => `${severity} ${ruleId} ${location[0]?.pointer}: ${message}`,
  );
  // Health is answered beside the service, which refuses nobody.
  const others = said.filter((one) => !/^warn operation-4xx-response .*(healthz|readyz)/.test(one));
  assert.deepEqual(others.slice(0, 20), []);
});
