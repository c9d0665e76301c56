// The fictional demo into a folder without records: what the catalogue knows, and finished runs of Omega Point.

import { loadDemoRuns } from '../../demo/omega/load.ts';
import { demoWorld } from '../../demo/world.ts';
import type { Desk } from '../desk/desk.ts';
import { families } from '../families.ts';
import type { Change, Ledger } from '../ledger/ledger.ts';
import { readRecord } from '../ledger/record.ts';
import { contentSigner } from '../people/webhooks/sign.ts';
import type { Output } from './node/output.ts';

type Seal = NonNullable<Parameters<typeof contentSigner>[2]>;

/** Does nothing where there is anything already. */
export async function loadDemo(
  ledger: Ledger,
  desk: Desk,
  seal: Seal,
  output: Output,
  now: () => Date,
): Promise<void> {
  if ((await ledger.head()) > 0) return;
  const changes: Change[] = [];
  for (const { family: name, record } of demoWorld({ now: now() })) {
    const family = families.find((one) => one.name === name);
    const read = family ? readRecord(family, record) : [];
    if (Array.isArray(read)) throw new Error(`demo ${name} ${record.id}: ${JSON.stringify(read)}`);
    changes.push(read as Change);
  }
  // Before the records: what has records is not asked for the demo again.
  const runs = await loadDemoRuns(desk, await contentSigner(desk, now(), seal));
  await ledger.append(changes, now());
  output.print(`Loaded the demo: ${changes.length} fictional records, ${runs} runs of Omega Point.`);
}
