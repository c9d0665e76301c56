// Every route of the catalogue, asked by every kind of caller. Which tier a route needs stands here as
// the specification says it, apart from the declarations.

import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { makeSecret } from '../../src/access/key-format.ts';
import { operations } from '../../src/catalogue.ts';
import type { Operation } from '../../src/kernel/operation.ts';
import { keyRing } from '../../src/people/accounts/key-ring.ts';
import { createKey, revokeKey } from '../../src/people/accounts/keys.ts';
import { builders } from '../support/records.ts';
import { createTestApp, noon } from '../support/test-app.ts';

const full =
  /^\/(organizations|investors|leads|sponsors|contacts|research|crm|stats\/funding|team\/projects)(\/|$)/;
const top = /^\/(intelligence|ideas)(\/|$)/;

type Need = 'public' | 'full' | 'top';

function needOf({ path, root }: Operation): Need {
  if (root === 'site') return 'public';
  return top.test(path) ? 'top' : full.test(path) ? 'full' : 'public';
}

/** Who asks, by a key of its own where `tier` says so, and what that opens. */
const callers = [
  { name: 'nobody', key: null, has: ['public'] },
  { name: 'full', key: { tier: 'full', operator: false }, has: ['public', 'full'] },
  { name: 'full of the operator', key: { tier: 'full', operator: true }, has: ['public', 'full'] },
  { name: 'top', key: { tier: 'top', operator: false }, has: ['public', 'full', 'top'] },
  { name: 'top of the operator', key: { tier: 'top', operator: true }, has: ['public', 'full', 'top'] },
] as const;

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

/** The app with real keys; `make` gives the header of a new one. */
async function world() {
  const app = await createTestApp({
    parts: (desk, clock) => ({ identify: keyRing({ desk, now: () => clock.now, clock: () => 0 }).identify }),
  });
  const makeKey = async (wanted: { tier: 'full' | 'top'; operator: boolean }, days = 9) => {
    const team = wanted.operator ? 'House' : 'Lab';
    const made = await createKey(app.desk, { ...wanted, team, days }, { now: noon, random: randomBytes });
    return { id: made.id, header: `Bearer ${made.key}` };
  };
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
  return { app, known, makeKey };
}

test('every route answers the tiers that the specification names, and refuses the others with 403', async () => {
  const { app, known, makeKey } = await world();
  await using _ = app;
  const sent = await Promise.all(callers.map(({ key }) => key && makeKey(key)));
  for (const operation of operations) {
    const need = needOf(operation);
    assert.equal(operation.tier, need, operation.name);
    for (const [at, { name, key, has }] of callers.entries()) {
      const as = sent[at]?.header;
      const options = {
        ...(as === undefined ? {} : { as }),
        ...(operation.method === 'GET' ? {} : { body: {} }),
      };
      const { status, body, headers } = await app.send(
        operation.method,
        addressOf(operation, known),
        options,
      );
      const told = `${operation.method} ${operation.path} for ${name}: ${status}`;
      assert.equal(headers.get('x-attribution')?.startsWith('Perennial'), true, told);
      if (!(has as readonly Need[]).includes(need)) {
        assert.deepEqual([status, body.code, body.required_tier], [403, 'tier_required', need], told);
        continue;
      }
      assert.ok(status < 500 && body?.code !== 'tier_required', told);
      if (operation.name === 'get_intelligence_investor') {
        assert.equal(status, name === 'top of the operator' ? 200 : 403, told);
        continue;
      }
      if (operation.method !== 'GET') continue;
      const there =
        !operation.path.includes('{') || Object.keys(known).some((one) => operation.path.startsWith(one));
      if (there && need !== 'public') assert.equal(status, 200, told);
      if (status === 200 && need !== 'public' && body.access_level) {
        assert.equal(body.access_level, key?.tier, told);
        assert.equal(headers.get('cache-control'), 'private, no-store', told);
      }
    }
  }
  assert.deepEqual(app.bugs, []);
});

test('a credential that is revoked, expired, malformed or unknown is 401 on every route, public ones too', async () => {
  const { app, known, makeKey } = await world();
  await using _ = app;
  const top = { tier: 'top', operator: true } as const;
  const [revoked, expired, good] = [await makeKey(top), await makeKey(top, 1), await makeKey(top)];
  await revokeKey(app.desk, revoked.id, noon);
  app.clock.now = new Date(noon.getTime() + 86_400_000);
  const unknown = `Bearer ${makeSecret('key', randomBytes)}`;
  const malformed = [
    ...['Bearer nonsense', 'Basic x', 'top house operator', 'Bearer', '', good.header.replace('Bearer ', '')],
    ...[`${good.header}x`, good.header.slice(0, -1), `${good.header}, ${good.header}`],
    ...[good.header.replace('_key_', '_cmt_'), good.header.replace('Bearer', 'Token')],
  ];
  assert.equal((await app.send('GET', '/me', { as: good.header })).body.tier, 'top');
  for (const operation of operations) {
    for (const authorization of [revoked.header, expired.header, unknown, ...malformed]) {
      const body = operation.method === 'GET' ? {} : { body: {} };
      const answer = await app.send(operation.method, addressOf(operation, known), {
        headers: { authorization },
        ...body,
      });
      const told = `${operation.method} ${operation.path} with ${authorization.slice(0, 12)}`;
      assert.deepEqual([answer.status, answer.body.code], [401, 'invalid_token'], told);
      assert.match(answer.headers.get('www-authenticate') ?? '', /^Bearer error="invalid_token"/, told);
      assert.equal(answer.headers.get('link')?.includes('rel="license"'), true, told);
    }
  }
  assert.deepEqual(app.bugs, []);
});

test('an answer to a key is never given to a caller of another tier', async () => {
  const { app, makeKey } = await world();
  await using _ = app;
  const [full, top] = [
    (await makeKey({ tier: 'full', operator: false })).header,
    (await makeKey({ tier: 'top', operator: false })).header,
  ];
  const paths = ['/grants?scope=all', '/stats', '/search?q=grant', '/companies/a-companies', '/theories'];
  const asked = [undefined, full, top, undefined, top, full, undefined];
  for (const path of paths) {
    const texts = new Map<string | undefined, string>();
    for (const as of asked) {
      const { text, headers } = await app.get(path, as === undefined ? {} : { as });
      assert.equal(text, texts.get(as) ?? text, path);
      texts.set(as, text);
      const keyed = as !== undefined;
      assert.equal(headers.get('cache-control')?.startsWith('private'), keyed, path);
    }
    assert.notEqual(texts.get(undefined), texts.get(full), path);
  }
});
