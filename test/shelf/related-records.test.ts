import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { theories } from '../../src/families/theories/theories.ts';
import { families } from '../../src/families.ts';
import type { Family } from '../../src/kernel/family.ts';
import { catchUp } from '../../src/ledger/follow.ts';
import type { Change } from '../../src/ledger/ledger.ts';
import { readRecord } from '../../src/ledger/record.ts';
import { openShelf } from '../../src/shelf/shelf.ts';
import { folderForTest } from '../ledger/folder.ts';
import { aCompany, aTheory, uuid } from '../support/records.ts';
import { freshLedger } from '../support/truth.ts';

const noon = new Date('2026-03-01T12:00:00Z');

test('a row is rendered from the records as they are, also where another process took their last change', async () => {
  using folder = folderForTest();
  await using ledger = await freshLedger();
  const file = join(folder.path, 'shelf.db');
  using one = openShelf(file, families);
  using other = openShelf(file, families);
  const add = async (name: string, record: Readonly<Record<string, unknown>>) => {
    const read = readRecord(families.find((family) => family.name === name) as Family, record);
    assert.ok(!Array.isArray(read), JSON.stringify(read));
    await ledger.append([read as Change], noon);
  };
  const company = { id: uuid(1), public_id: 'alpha', is_public: true };
  const theory = { owner_kind: 'company', owner_id: uuid(1) };
  await add('companies', aCompany({ ...company, name: 'Alpha' }));
  await add('theories', aTheory({ ...theory, id: uuid(2) }));
  await catchUp(ledger, one);
  await add('companies', aCompany({ ...company, name: 'Beta' }));
  await catchUp(ledger, other);
  await add('theories', aTheory({ ...theory, id: uuid(3) }));
  await catchUp(ledger, one);
  const ownerOf = (id: string) => {
    const text = one.reader.detail(theories, id, 'top', noon, 'id')?.text;
    return (JSON.parse(String(text).replaceAll('\u0001', '')) as { owner: { name: string } }).owner.name;
  };
  assert.deepEqual([uuid(2), uuid(3)].map(ownerOf), ['Beta', 'Beta']);
});
