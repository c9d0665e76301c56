// Every operation that reads answers what its own declaration says, for every tier, on the whole demo.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { demoWorld } from '../../demo/world.ts';
import { operations } from '../../src/catalogue.ts';
import type { Operation } from '../../src/kernel/operation.ts';
import { tiers } from '../../src/kernel/tier.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

/** Families whose records name the path of a detail, by the operation that shows one. */
const lists: Readonly<Record<string, { family: string; member: 'public_id' | 'id' }>> = {
  get_grant: { family: 'grants', member: 'public_id' },
  get_organization: { family: 'organizations', member: 'public_id' },
  get_investor: { family: 'investors', member: 'public_id' },
  get_rated_company: { family: 'companies', member: 'public_id' },
  get_company: { family: 'companies', member: 'public_id' },
  list_company_records: { family: 'companies', member: 'public_id' },
  get_preservation_company: { family: 'preservation_companies', member: 'public_id' },
  get_rated_project: { family: 'rated_projects', member: 'public_id' },
  get_hero: { family: 'heroes', member: 'public_id' },
  get_theory: { family: 'theories', member: 'id' },
};

async function demoApp(): Promise<{ app: TestApp; records: Map<string, Record<string, unknown>[]> }> {
  const app = await createTestApp();
  const records = new Map<string, Record<string, unknown>[]>();
  for (const { family, record } of demoWorld({ now: app.clock.now })) {
    records.set(family, [...(records.get(family) ?? []), record]);
  }
  for (const [family, all] of records) await app.add(family, ...all);
  return { app, records };
}

/** Addresses to ask of an operation: its own, or one for each record that it can show. */
function addresses(operation: Operation, records: Map<string, Record<string, unknown>[]>): string[] {
  if (operation.name === 'search') return ['/search?q=ageing', '/search?q=zzzz'];
  const facets = operation.input.facets ? ['?facets=labels,funder,closing'] : [];
  if (!operation.path.includes('{'))
    return ['', '?limit=1', ...facets].map((query) => operation.path + query);
  const list = lists[operation.name];
  if (!list) return [];
  const values = (records.get(list.family) ?? []).map((record) => String(record[list.member]));
  return values.map((value) => operation.path.replace(/\{\w+\}/, encodeURIComponent(value)));
}

test('every answer fits the schema that its operation declares, for every tier', async () => {
  const { app, records } = await demoApp();
  await using _ = app;
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  const asked = new Map<string, number>();
  for (const operation of operations.filter(({ method, root }) => method === 'GET' && root !== 'site')) {
    for (const tier of tiers) {
      // Open at its root: every object gets the licence line.
      const validate = ajv.compile({ ...operation.output(tier), additionalProperties: true });
      for (const address of addresses(operation, records)) {
        if (address.includes('limit=') && !operation.input.limit) continue;
        const { status, body, text } = await app.get(address, { tier });
        if (status !== 200) continue;
        asked.set(operation.name, (asked.get(operation.name) ?? 0) + 1);
        const wrong = validate(body) ? '' : ajv.errorsText(validate.errors);
        assert.equal(wrong, '', `${tier} ${address}: ${text.slice(0, 300)}`);
      }
    }
  }
  for (const name of Object.keys(lists)) assert.ok((asked.get(name) ?? 0) > 0, `${name} was asked`);
  assert.deepEqual(app.bugs, []);
});
