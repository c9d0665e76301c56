// An import that is killed, or ended with Ctrl-C: what it acknowledged stays, and it can be repeated.

import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { interrupted, perennial } from '../commands/process.ts';
import { folderForTest } from '../ledger/folder.ts';
import { aLabel } from '../support/records.ts';
import { ledgerIn } from '../support/truth.ts';

/** A machine that is busy with other things may see an import begin and end between two looks. */
const attempts = 10;

const stops = [
  { signal: 'SIGKILL', says: '' },
  {
    signal: 'SIGINT',
    says: '\nStopped. What was taken so far stays; the same command again takes the rest.\n',
  },
] as const;

for (const { signal, says } of stops) {
  test(
    `an import that ${signal} ends leaves whole records, and the next one finishes the work`,
    {
      timeout: 300_000,
    },
    () => endedBy(signal, says),
  );
}

async function endedBy(signal: 'SIGKILL' | 'SIGINT', says: string): Promise<void> {
  using folder = folderForTest();
  const labels = Array.from({ length: 15_000 }, (_, n) => aLabel({ id: `l${n}`, slug: `l${n}` }));
  const file = folder.write('labels.ndjson', labels);
  let stderr = '';
  let [data, seq] = [{ PERENNIAL_DATA: '' }, labels.length];
  for (let attempt = 0; seq === labels.length && attempt < attempts; attempt++) {
    data = { PERENNIAL_DATA: join(folder.path, `data-${attempt}`) };
    mkdirSync(data.PERENNIAL_DATA);
    await using ledger = await ledgerIn(data.PERENNIAL_DATA);
    const some = async () => (await ledger.head()) > 0;
    ({ stderr } = await interrupted(['import', file], data, signal, some));
    seq = await ledger.head();
  }
  assert.ok(seq > 0 && seq < labels.length, 'it was ended in the middle of its work');
  assert.equal(stderr, says);
  assert.equal(seq % 1000, 0, `${seq} records are whole batches`);
  const { code, stdout } = await perennial(['import', file, '--json'], data);
  assert.equal(code, 0);
  const [counts] = JSON.parse(stdout).files;
  assert.deepEqual([counts.added, counts.unchanged], [15_000 - seq, seq]);
  const status = JSON.parse((await perennial(['status', '--json'], data)).stdout);
  assert.deepEqual([status.seq, status.shelf_seq, status.records.labels], [15_000, 15_000, 15_000]);
}
