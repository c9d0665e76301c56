// Appending to the ledger, durably: in batches as an import does, and one record at a time.

import { families } from '../../src/families.ts';
import type { Change, Ledger } from '../../src/ledger/ledger.ts';
import { openLedger } from '../../src/ledger/open-ledger.ts';
import { readRecord } from '../../src/ledger/record.ts';
import type { Part } from '../bench.ts';
import { grantLines } from '../dataset.ts';
import { emptyPlaces } from '../engines.ts';
import { perSecond } from '../table.ts';

const batch = 1_000;

export const ledger: Part = {
  name: 'ledger',
  summary: 'appends to the ledger: batches of 1,000, and one at a time',
  once: true,
  run: async (bench) => {
    const changes = await grantChanges((await bench.dataset()).files, bench.quick ? 2_000 : 20_000);
    for (const { engine, truth } of await emptyPlaces(bench, 'ledger')) {
      await using opened = await openLedger(truth);
      const inBatches = await timed(async () => {
        for (let from = 0; from < changes.length; from += batch) {
          await opened.append(changes.slice(from, from + batch), new Date());
        }
        return changes.length;
      });
      const alone = await timed(() => oneByOne(opened, changes, bench.seconds));
      bench.row({
        what: `ledger, ${engine}`,
        seen: `batches of 1,000: ${perSecond(inBatches)}; one at a time: ${perSecond(alone)}`,
      });
    }
  },
};

/** Changes one grant after another for some seconds; how many. */
async function oneByOne(opened: Ledger, changes: readonly Change[], seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let count = 0;
  while (performance.now() < end) {
    const change = changes[count % changes.length] as Change;
    const record = { ...change.record, title: `Changed ${count}` };
    await opened.append([{ ...change, record }], new Date());
    count++;
  }
  return count;
}

/** How often a second. */
async function timed(run: () => Promise<number>): Promise<number> {
  const began = performance.now();
  const count = await run();
  return count / ((performance.now() - began) / 1000);
}

async function grantChanges(files: string, most: number): Promise<Change[]> {
  const grants = families.find(({ name }) => name === 'grants');
  if (!grants) throw new Error('there is no family of grants');
  const lines = await grantLines(files, most);
  return lines.map((line) => {
    const read = readRecord(grants, JSON.parse(line));
    if (Array.isArray(read)) throw new Error(JSON.stringify(read));
    return read as Change;
  });
}
