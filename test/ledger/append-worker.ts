// Appends records to a ledger from a process of its own, from the end of its input on: FILE-OR-ADDRESS NAME COUNT BATCH.

import { once } from 'node:events';
import { openLedger } from '../../src/ledger/open-ledger.ts';

const [file, name, count, batch] = process.argv.slice(2) as [string, string, string, string];
await using ledger = await openLedger(file);
process.stdout.write('ready\n');
await once(process.stdin.resume(), 'end');
for (let from = 0; from < Number(count); from += Number(batch)) {
  const changes = Array.from({ length: Number(batch) }, (_, n) => {
    const id = `${name}-${from + n}`;
    return { family: 'labels', id, record: { id, slug: id, name: id, batch: from }, slug: id };
  });
  await ledger.append(changes, new Date(0));
  process.stdout.write(`${from + Number(batch)}\n`);
}
