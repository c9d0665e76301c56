import assert from 'node:assert/strict';
import { test } from 'node:test';
import { families } from '../../src/families.ts';
import type { Doc } from '../../src/kernel/family.ts';
import { importFile } from '../../src/sources/operator-file.ts';
import { folderForTest } from '../ledger/folder.ts';
import { aGrant } from '../support/records.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const noon = new Date('2026-03-01T12:00:00Z');

async function importing(app: TestApp, file: string) {
  const refused: string[] = [];
  const { added, changed, unchanged } = await importFile(file, {
    families,
    ledger: app.ledger,
    now: () => noon,
    strict: false,
    onRefused: ({ line, reason }) => refused.push(`${line}: ${reason}`),
    onPrivacyRequest: () => undefined,
    onProgress: () => undefined,
  });
  return { counts: [added, changed, unchanged], refused };
}

const paying = (id: string, total: object) =>
  aGrant({ id, public_id: id, detail: { funding: { total }, past_awards: [] } });

const totalOf = async (app: TestApp, id: string) =>
  ((await app.ledger.present('grants', id))?.detail as { funding: { total: Doc } } | undefined)?.funding
    .total;

test('a code of a currency is read in any case, and what is none, or an amount below nothing, is refused', async () => {
  await using app = await createTestApp();
  using folder = folderForTest();
  const records = [
    paying('a', { amount: '5.00', currency: 'eur' }),
    paying('b', { amount: '5.00', currency: 'US Dollar' }),
    paying('c', { amount: '-5', currency: 'EUR' }),
    paying('d', { amount: '5.00', currency: 'DEM' }),
    paying('e', { amount: '5.00', currency: 'ABC' }),
    paying('f', { amount: '5.00', currency: 'EUR', amount_usd: -5 }),
  ];
  const lines = records.map((record) => JSON.stringify(record)).join('\n');
  const { counts, refused } = await importing(app, folder.write('grants.ndjson', lines));
  const code = 'must be the code of a currency in three letters, such as EUR or USD, not';
  assert.deepEqual(refused, [
    `2: detail.funding.total.currency ${code} US Dollar.`,
    '3: detail.funding.total.amount must not be below nothing, and is -5.',
    `5: detail.funding.total.currency ${code} ABC.`,
    '6: detail.funding.total.amount_usd must not be below nothing, and is -5.',
  ]);
  assert.deepEqual(counts, [2, 0, 0]);
  assert.deepEqual(await totalOf(app, 'a'), { amount: '5.00', currency: 'EUR' });
});

test('a table is read in the same way; what is held from before stays where the table repeats it', async () => {
  await using app = await createTestApp();
  using folder = folderForTest();
  const held = paying('old', { amount: '-7.00', currency: 'EURO' });
  await app.ledger.append([{ family: 'grants', id: 'old', record: held, slug: 'old' }], noon);
  await app.ledger.append(
    [
      {
        family: 'grants',
        id: 'new',
        record: paying('new', { amount: '1.00', currency: 'EUR' }),
        slug: 'new',
      },
    ],
    noon,
  );
  const head = 'id,title,detail.funding.total.amount,detail.funding.total.currency';
  const table = (...rows: readonly string[]) => folder.write('grants.csv', [head, ...rows].join('\n'));
  const first = await importing(app, table('old,Another title,-7.00,EURO', 'new,New title,9.00,usd'));
  assert.deepEqual(first, { counts: [0, 2, 0], refused: [] });
  assert.deepEqual(await totalOf(app, 'new'), { amount: '9.00', currency: 'USD' });
  assert.deepEqual(await totalOf(app, 'old'), { amount: '-7.00', currency: 'EURO' });
  const second = await importing(app, table('new,New title,-9.00,Franken'));
  assert.deepEqual(second.counts, [0, 0, 0]);
  assert.match(second.refused.join(), /amount must not be below nothing, and is -9\.00\..*not Franken\./);
});
