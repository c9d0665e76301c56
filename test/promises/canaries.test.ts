import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { rank, type Tier, tiers } from '../../src/kernel/tier.ts';
import { often, shareOf } from '../support/often.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { formPathsOf, pathsOf, searches } from './ask-everything.ts';
import { canaries, canariesIn, picksOf } from './canaries.ts';
import { canaryWorld, inOrder } from './canary-world.ts';

async function ask(app: TestApp, path: string, tier: Tier): Promise<string> {
  const { status, headers, text } = await app.get(path, { tier });
  assert.ok(status < 500, `${path} answers ${status}: ${app.bugs[0]}`);
  // A calendar folds its lines anywhere.
  const found = canariesIn(`${JSON.stringify([...headers])}\n${text.replaceAll('\r\n ', '')}`);
  const leak = found.find((one) => one.rank > rank(tier));
  assert.equal(leak, undefined, `${tier} callers of ${path} read ${leak?.canary}`);
  return text;
}

test('no answer of a tier holds what only a higher tier, or nobody, may read', async () => {
  const seen = new Map<Tier, Set<string>>(tiers.map((tier) => [tier, new Set()]));
  const property = fc.asyncProperty(fc.integer({ min: 0, max: 2 ** 31 - 1 }), async (seed) => {
    await using app = await createTestApp();
    const pick = picksOf(seed);
    const world = canaryWorld(canaries(), pick, 4);
    for (const { family, record } of world) await app.add(family, record);
    for (const tier of tiers) {
      for (const path of [...pathsOf(world), ...shareOf(formPathsOf(world))]) {
        for (const one of canariesIn(await ask(app, path, tier))) seen.get(tier)?.add(one.canary);
      }
    }
    for (const path of pathsOf(world).filter((one) => one.startsWith('/intelligence/'))) {
      const { status, text } = await app.get(path, { as: 'top house operator' });
      assert.ok(status < 500, `${path} answers ${status}: ${app.bugs[0]}`);
      const found = canariesIn(text);
      assert.ok(!found.some((one) => one.rank === 9), `the operator's team reads ${text}`);
      for (const { canary } of found) seen.get('top')?.add(canary);
    }
    const words = world.flatMap(({ record }) => canariesIn(JSON.stringify(record)));
    for (const tier of tiers) {
      const hidden = words.filter((one) => one.rank > rank(tier) && one.canary.startsWith('canary'));
      for (const { canary } of shareOf(hidden.filter(() => pick(40) === 0))) {
        for (const { path } of searches) await findsNothing(app, `${path}?q=${canary}`, tier);
      }
    }
    assert.deepEqual(app.bugs, []);
  });
  await fc.assert(property, { numRuns: often(3), seed: 20260301, endOnFailure: true });
  const shown = (tier: Tier, at: number) =>
    [...(seen.get(tier) ?? [])].filter((canary) => canariesIn(canary)[0]?.rank === at).length;
  assert.ok(shown('public', 0) > 500, `the public reads its own canaries (${shown('public', 0)})`);
  assert.ok(shown('top', 2) > 50, `the top tier reads its own canaries (${shown('top', 2)})`);
  assert.ok(shown('full', 1) > 200, `the full tier reads its own canaries (${shown('full', 1)})`);
});

/** Nothing is found by a word that the caller may not read. */
async function findsNothing(app: TestApp, path: string, tier: Tier): Promise<void> {
  const { status, body } = await app.get(path, { tier });
  if (status === 403) return;
  // What a run may look up is refused to whoever brings no link, whatever the word.
  if (path.startsWith('/omega/evidence'))
    return assert.equal(body.code, tier === 'public' ? 'link_required' : 'link_invalid', path);
  assert.equal(status, 200, path);
  const lists = Array.isArray(body) ? [body] : Object.values(body).filter(Array.isArray);
  assert.ok(lists.length > 0 && lists.every((list) => list.length === 0), `${tier} callers find ${path}`);
}

test('canaries are put into records of every family that can be imported', () => {
  const world = canaryWorld(canaries(), (below) => below - 1, 1);
  assert.deepEqual(
    world.map((one) => one.family),
    inOrder.map((family) => family.name),
  );
  for (const { family, record } of world) assert.ok(canariesIn(JSON.stringify(record)).length > 0, family);
});
