import assert from 'node:assert/strict';
import { test } from 'node:test';
import { grants } from '../../src/families/grants/grants.ts';
import type { Doc } from '../../src/kernel/family.ts';
import { piecesOf } from '../../src/kernel/json.ts';
import type { Tier } from '../../src/kernel/tier.ts';
import { aGrant } from '../support/records.ts';
import { createTestApp, noon, type TestApp } from '../support/test-app.ts';

const request = (tier: Tier, limit = 200, offset = 0) => ({
  tier,
  now: noon,
  filters: { scope: 'all' },
  limit,
  offset,
});

function rowsOf({ shelf }: TestApp, tier: Tier, site: string, limit = 200, offset = 0): Doc[] {
  const { rows } = shelf.reader.written(grants, request(tier, limit, offset), site);
  return JSON.parse(String(piecesOf('', rows, ''))) as Doc[];
}

test('rows as they are sent are the rows of the list, for each tier and site, read once or again', async () => {
  await using app = await createTestApp();
  await app.add(
    'grants',
    ...Array.from({ length: 30 }, (_, n) => aGrant({ id: `g${n}`, title: `Ageïng ${n} 🧬` })),
  );
  for (const site of ['https://a.test', 'https://b.test']) {
    for (const tier of ['public', 'full', 'top', 'public'] as const) {
      for (const [limit, offset] of [
        [10, 0],
        [20, 5],
        [200, 0],
      ] as const) {
        const texts = app.shelf.reader.list(grants, request(tier, limit, offset)).rows;
        const listed = texts.map((text) => JSON.parse(text.replaceAll('\u0001', site)));
        assert.deepEqual(rowsOf(app, tier, site, limit, offset), listed, `${site} ${tier}`);
      }
    }
  }
  assert.equal('source' in (rowsOf(app, 'public', 'https://a.test')[0] as Doc), false);
  assert.equal('source' in (rowsOf(app, 'full', 'https://a.test')[0] as Doc), true);
});

test('a row that changed or went is not sent as it was', async () => {
  await using app = await createTestApp();
  const site = 'https://a.test';
  await app.add('grants', aGrant({ id: 'one', title: 'Before' }), aGrant({ id: 'two', title: 'Stays' }));
  const titles = () => rowsOf(app, 'public', site).map(({ title }) => title);
  assert.deepEqual(titles().toSorted(), ['Before', 'Stays']);
  await app.add('grants', aGrant({ id: 'one', title: 'After' }));
  assert.deepEqual(titles().toSorted(), ['After', 'Stays']);
  await app.ledger.erase('grants', 'one', 'privacy_request', noon);
  await app.add('grants', aGrant({ id: 'three', title: 'New' }));
  assert.deepEqual(titles().toSorted(), ['New', 'Stays']);
});
