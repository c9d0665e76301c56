// Writes by commands until it is killed: imports, harvests, keys and dumps, one after the other, from the
// kind that its arguments name on. Each line of its output is what was acknowledged: FROM SCRATCH.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dumpCommand } from '../../src/commands/dump.ts';
import { harvestCommand } from '../../src/commands/harvest.ts';
import { importCommand } from '../../src/commands/import.ts';
import { createKeyCommand } from '../../src/commands/keys.ts';
import type { HandingOutput } from '../../src/server/node/output.ts';
import { readConfig } from '../../src/settings/config.ts';
import { aGrant } from '../support/records.ts';

const [from, scratch] = process.argv.slice(2) as [string, string];
const config = readConfig(process.env);
const now = () => new Date();
let printed: string[] = [];
const output: HandingOutput = {
  print: (line) => printed.push(line),
  handOver: async (line) => void printed.push(line),
  problem: (line) => printed.push(line),
  progress: () => undefined,
  done: () => undefined,
};

function file(name: string, text: string): string {
  writeFileSync(join(scratch, name), text);
  return join(scratch, name);
}

/** One file of so many grants is one append. */
const records = 30;

/** No two alike: where rows of one moment stand is no matter of faults. */
const deadlineOf = (number: number) => new Date(Date.UTC(2027, 0, 1) + number * 60_000).toISOString();

const kinds = [
  async (n: number) => {
    const grants = Array.from({ length: records }, (_, at) =>
      aGrant({ id: `import-${n}-${at}`, deadline: deadlineOf(n * records + at) }),
    );
    const lines = grants.map((grant) => `${JSON.stringify(grant)}\n`).join('');
    const files = [file('grants.ndjson', lines)];
    await importCommand({ files, strict: false, json: true }, config, output, now);
    return { kind: 'import', n };
  },
  async (n: number) => {
    const events = Array.from({ length: 12 }, (_, at) => ({
      title: 'ExAging',
      year: 2031,
      id: `exaging${at}`,
      full_name: 'Example Conference on Aging',
      link: `https://exaging.example/${at}`,
      deadline: '2031-01-10 23:59:59',
      timezone: 'UTC',
      place: `Examplia ${n}`,
      date: 'May 3-5, 2031',
      start: '2031-05-03',
      end: '2031-05-05',
      sub: 'BIO',
    }));
    const path = file('list.json', JSON.stringify(events));
    const harvest = { source: 'conferences', from: path, all: false, shrunk: false, json: true };
    await harvestCommand(harvest, config, output, now, () => performance.now());
    return { kind: 'harvest', n };
  },
  async (n: number) => {
    await createKeyCommand(
      { tier: 'full', team: `Team ${n}`, operator: false, expires: 9 },
      config,
      output,
      now,
    );
    return { kind: 'key', n };
  },
  async (_n: number) => {
    await dumpCommand({ allowFewer: true, json: true }, config, output, now);
    return { kind: 'dump', version: JSON.parse(printed[0] as string).version };
  },
];

process.stdout.write('{"kind":"ready"}\n');
for (let n = Number(from); ; n++) {
  printed = [];
  const done = await (kinds[n % kinds.length] as (typeof kinds)[number])(n);
  process.stdout.write(`${JSON.stringify(done)}\n`);
}
