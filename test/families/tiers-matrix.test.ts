// Every route of the catalogue, asked by every kind of caller. Which tier a route needs stands here as
// the specification says it, apart from the declarations.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createApp } from '../../src/app.ts';
import { operations } from '../../src/catalogue.ts';
import type { Operation } from '../../src/kernel/operation.ts';
import { builders } from '../support/records.ts';
import { appParts, createTestApp, site, type TestApp } from '../support/test-app.ts';

const full = /^\/(organizations|investors|leads|sponsors|contacts|research|crm)(\/|$)/;
const top = /^\/(intelligence|ideas)(\/|$)/;

type Need = 'public' | 'full' | 'top';

function needOf({ path, root }: Operation): Need {
  if (root === 'site') return 'public';
  return top.test(path) ? 'top' : full.test(path) ? 'full' : 'public';
}

const callers: readonly (readonly [name: string | undefined, has: readonly Need[]])[] = [
  [undefined, ['public']],
  ['full team-a', ['public', 'full']],
  ['full house operator', ['public', 'full']],
  ['top team-a', ['public', 'full', 'top']],
  ['top house operator', ['public', 'full', 'top']],
];

const nobody = '00000000-0000-4000-8000-00000000dead';

/** An address of the operation; details are asked for a record that is there where `known` has one. */
function addressOf({ path, root, input }: Operation, known: Readonly<Record<string, string>>): string {
  const named = path.replaceAll(/\{(\w+)\}/g, (_, parameter: string) => {
    if (parameter === 'family') return 'interview';
    const family = Object.keys(known).find((one) => path.startsWith(one));
    return (family ? known[family] : undefined) ?? nobody;
  });
  const query = input.q && !input.q.optional ? '?q=research' : '';
  return (root === 'site' ? '' : '/api/v1') + named + query;
}

async function world(): Promise<{ app: TestApp; known: Readonly<Record<string, string>> }> {
  const app = await createTestApp();
  const make = (family: string, id: string) => (builders[family] as (given: object) => object)({ id });
  const families = ['grants', 'organizations', 'investors', 'companies', 'heroes'];
  for (const family of families) await app.add(family, make(family, `a-${family}`));
  await app.add('preservation_companies', make('preservation_companies', 'a-preservation'));
  await app.add('rated_projects', make('rated_projects', 'a-project'));
  const known = {
    '/grants/': 'a-grants',
    '/organizations/': 'a-organizations',
    '/investors/': 'a-investors',
    '/intelligence/investors/': 'a-investors',
    '/companies/': 'a-companies',
    '/ratings/companies/': 'a-companies',
    '/ratings/preservation/': 'a-preservation',
    '/ratings/projects/': 'a-project',
    '/heroes/': 'a-heroes',
  };
  return { app, known };
}

test('every route answers the tiers that the specification names, and refuses the others with 403', async () => {
  const { app, known } = await world();
  await using _ = app;
  for (const operation of operations) {
    const need = needOf(operation);
    assert.equal(operation.tier, need, operation.name);
    for (const [as, has] of callers) {
      const options = {
        ...(as === undefined ? {} : { as }),
        ...(operation.method === 'GET' ? {} : { body: {} }),
      };
      const { status, body, headers } = await app.send(
        operation.method,
        addressOf(operation, known),
        options,
      );
      const told = `${operation.method} ${operation.path} for ${as}: ${status}`;
      assert.equal(headers.get('x-attribution')?.startsWith('Perennial'), true, told);
      if (!has.includes(need)) {
        assert.deepEqual([status, body.code, body.required_tier], [403, 'tier_required', need], told);
        continue;
      }
      assert.ok(status < 500 && body?.code !== 'tier_required', told);
      if (operation.name === 'get_intelligence_investor') {
        assert.equal(status, as === 'top house operator' ? 200 : 403, told);
        continue;
      }
      if (operation.method !== 'GET') continue;
      const there =
        !operation.path.includes('{') || Object.keys(known).some((one) => operation.path.startsWith(one));
      if (there && need !== 'public') assert.equal(status, 200, told);
      if (status === 200 && need !== 'public' && body.access_level) {
        assert.equal(body.access_level, as?.split(' ')[0], told);
        assert.equal(headers.get('cache-control'), 'private, no-store', told);
      }
    }
  }
  assert.deepEqual(app.bugs, []);
});

test('a credential that is not valid is 401 on every route', async () => {
  const { app, known } = await world();
  await using _ = app;
  const strict = createApp(appParts(app));
  for (const operation of operations) {
    for (const authorization of ['Bearer nonsense', 'Basic x', 'full']) {
      const url = site + addressOf(operation, known);
      const answer = await strict.fetch(
        new Request(url, { method: operation.method, headers: { authorization } }),
      );
      assert.equal(answer.status, 401, `${operation.method} ${operation.path}`);
      assert.match(answer.headers.get('www-authenticate') ?? '', /invalid_token/);
      const body = (await answer.json()) as { code: string };
      assert.equal(body.code, 'invalid_token');
    }
  }
});

test('an answer to a key is never given to a caller of another tier', async () => {
  const { app } = await world();
  await using _ = app;
  const paths = ['/grants?scope=all', '/stats', '/search?q=grant', '/companies/a-companies', '/theories'];
  const asked = [undefined, 'full team-a', 'top team-a', undefined, 'top team-a', 'full team-a', undefined];
  for (const path of paths) {
    const texts = new Map<string | undefined, string>();
    for (const as of asked) {
      const { text, headers } = await app.get(path, as === undefined ? {} : { as });
      assert.equal(text, texts.get(as) ?? text, path);
      texts.set(as, text);
      const keyed = as !== undefined;
      assert.equal(headers.get('cache-control')?.startsWith('private'), keyed, path);
    }
    assert.notEqual(texts.get(undefined), texts.get('full team-a'), path);
  }
});
