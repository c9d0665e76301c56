import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { grants } from '../../src/families/grants/grants.ts';
import { asksDefaultRows, isDefaultRow } from '../../src/shelf/layout/default-rows.ts';
import { planOf } from '../../src/shelf/layout/plan.ts';
import { aGrant } from '../support/records.ts';
import { createTestApp } from '../support/test-app.ts';

const titles = async (app: Awaited<ReturnType<typeof createTestApp>>, query: string) => {
  const { body } = await app.get(`/grants?${query}`);
  const found = body.data.map((grant: { id: string }) => grant.id).sort();
  assert.equal(body.pagination.total, found.length);
  return found;
};

test('words and labels find the rows of the default list alone, and all of them where all are asked', async () => {
  await using app = await createTestApp();
  const shared = { title: 'Senescence', labels: ['a', 'b'], deadline: null };
  await app.add(
    'grants',
    aGrant({ ...shared, id: 'listed' }),
    aGrant({ ...shared, id: 'unverified', verified: false }),
    aGrant({ ...shared, id: 'closed', closed_at: '2026-01-01T00:00:00Z' }),
  );
  for (const asked of ['q=senes', 'labels=a,b', 'labels_any=b,c', 'q=senes&label=a']) {
    assert.deepEqual(await titles(app, asked), ['listed'], asked);
    assert.deepEqual(await titles(app, `${asked}&scope=all`), ['listed', 'unverified'], asked);
    assert.deepEqual(await titles(app, `${asked}&include_expired=true`), ['closed', 'listed'], asked);
    const everything = await titles(app, `${asked}&scope=all&include_expired=true&sort=relevance`);
    assert.deepEqual(everything, ['closed', 'listed', 'unverified'], asked);
  }
});

test('a row that becomes part of the default list is found there, and no more once it has left it', async () => {
  await using app = await createTestApp();
  for (const verified of [false, true, false]) {
    await app.add('grants', aGrant({ id: 'g', title: 'Senescence', verified }));
    assert.deepEqual(await titles(app, 'q=senescence'), verified ? ['g'] : []);
    assert.deepEqual(await titles(app, 'q=senescence&scope=all'), ['g']);
  }
});

test('a question that is answered from home rows never leaves out a row that satisfies it', () => {
  const plan = planOf(grants);
  const names = Object.keys(grants.flags ?? {});
  const holding = fc.array(fc.boolean(), { minLength: names.length, maxLength: names.length });
  fc.assert(
    fc.property(holding, fc.subarray(names), (marks, asked) => {
      const home = asksDefaultRows(
        plan,
        'public',
        asked.map((flag) => ({ flag })),
      );
      const satisfied = asked.every((mark) => marks[names.indexOf(mark)]);
      if (home && satisfied) assert.ok(isDefaultRow(plan, 0, marks));
    }),
  );
  assert.ok(asksDefaultRows(plan, 'public', [{ flag: 'listed_standing' }]));
});

test('the number of rows without any filter follows every change at once', async () => {
  await using app = await createTestApp();
  const without = async () => (await app.get('/grants?label=nowhere')).body.meta?.relax?.[0]?.total;
  await app.add('grants', aGrant({ id: 'one', deadline: null }));
  assert.equal(await without(), 1);
  await app.add('grants', aGrant({ id: 'two', deadline: null }));
  assert.equal(await without(), 2);
  await app.add('grants', aGrant({ id: 'one', deadline: null, verified: false }));
  assert.equal(await without(), 1);
});
