// Files that were kept before the day that is held: what they list is older than what the catalogue knows.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { folderForTest } from '../ledger/folder.ts';
import { ledgerIn } from '../support/truth.ts';
import { perennial } from './process.ts';

const rows = readFileSync(new URL('../sources/fixtures/eu-snapshot.ndjson', import.meta.url), 'utf8')
  .trim()
  .split('\n');

test('a harvest of an older day than the one that is held is refused, unless the operator means it', async () => {
  using folder = folderForTest();
  const data = { PERENNIAL_DATA: `${folder.path}/data` };
  const june = folder.write('portal-2026-06-23.ndjson', `${rows.slice(0, 2).join('\n')}\n`);
  const august = folder.write('portal-2026-08-22.ndjson', `${rows.join('\n')}\n`);
  const harvested = (file: string, ...options: string[]) =>
    perennial(
      ['harvest', 'eu-funding', '--from', file, ...options],
      data,
      () => new Date('2026-09-02T12:00:00Z'),
    );
  const said = async () => {
    const { stdout } = await perennial(['status'], data, () => new Date('2026-09-02T12:00:00Z'));
    return /^eu-funding: (.*)$/m.exec(stdout)?.[1];
  };
  const open = async () => {
    await using ledger = await ledgerIn(data.PERENNIAL_DATA);
    let count = 0;
    for await (const { record } of ledger.versions('grants')) if (!record.closed_at) count++;
    return [count, await ledger.head()];
  };
  const older =
    'eu-funding: what is held of it is of 2026-08-22, and this is of 2026-06-23; harvest what was kept on that day or later or, if going back is right, say --older. The catalogue is as it was.\n';
  assert.match((await harvested(june)).stdout, / 2 added, /);
  assert.match((await harvested(august)).stdout, / 2 added, 0 changed, 2 unchanged, /);
  const before = await open();
  for (const options of [[], ['--as-of', '2026-06-23']]) {
    const { code, stdout, stderr } = await harvested(june, ...options);
    assert.deepEqual([code, stdout, stderr.split('\n').slice(-2).join('\n')], [1, '', older]);
    assert.deepEqual(await open(), before);
  }
  assert.equal((await harvested(august, '--as-of', '2026-08-22')).code, 0, 'the same day, said later');
  assert.equal(await said(), 'harvested 11 days ago');
  const back = await harvested(june, '--as-of', '2026-06-23', '--older');
  assert.equal(back.code, 0);
  assert.match(back.stdout, / 0 added, 0 changed, 2 unchanged, 2 left the source, /);
  assert.equal(await said(), 'harvested 71 days ago', 'what is held is of June');
  assert.match((await harvested(august)).stdout, / 0 added, 2 changed, 2 unchanged, /);
});
