// npm run bench -- [PART…] [--size 20000,200000] [--seconds 4] [--quick]
//
// One run on one machine: what a figure is compared with is measured beside it, in turns, so that the
// ratio holds on a slower or busier machine too. Each part is a file in parts/.

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Bench, Part } from './bench.ts';
import { type Dataset, makeDataset } from './dataset.ts';
import { chosenParts, parts } from './parts.ts';
import { comesToRest, endAll, type Running, serve, start } from './processes.ts';
import { header, type Row, rowLine } from './table.ts';
import { hasWrk } from './wrk.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: 'string', default: '20000,200000' },
    seconds: { type: 'string' },
    quick: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  help();
  process.exit(0);
}
const unknown = positionals.filter((name) => !parts.some((part) => part.name === name));
const sizes = values.size.split(',').map(Number);
const seconds = Number(values.seconds ?? (values.quick ? 1 : 6));
if (unknown.length > 0 || !sizes.every((size) => Number.isInteger(size) && size > 0) || !(seconds >= 1)) {
  process.stderr.write(unknown.length > 0 ? `No part is called ${unknown.join(', ')}.\n\n` : '');
  help();
  process.exit(2);
}
const chosen = chosenParts(positionals);

const folder = mkdtempSync(join(tmpdir(), 'perennial-bench-'));
const undoing: (() => Promise<void>)[] = [];
let failed = 0;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    endAll();
    void cleanUp().finally(() => process.exit(1));
  });
}

const began = performance.now();
console.log(
  `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, ${new Date().toISOString().slice(0, 16)}Z, load of the machine before: ${loadavg()[0]?.toFixed(1)}; ${seconds} s a figure`,
);
console.log(
  hasWrk
    ? 'wrk asks, where a list can be asked in turn.'
    : 'wrk is not installed, so autocannon asks: it needs more of a processor for a request than a fast server, and most ratios of rates are void.',
);
try {
  for (const [index, size] of sizes.entries()) {
    const fitting = chosen.filter(({ once }) => index === 0 || !once);
    if (fitting.length > 0) await runSize(size, fitting);
  }
} finally {
  await cleanUp();
}
console.log(`\n${minutes(performance.now() - began)} in all`);
process.exitCode = failed > 0 ? 1 : 0;

async function runSize(size: number, fitting: readonly Part[]): Promise<void> {
  const begun = performance.now();
  console.log(`\n${size.toLocaleString('en')} grants\n\n${header()}`);
  const row = (one: Row) => console.log(rowLine(one));
  let dataset: Promise<Dataset> | null = null;
  let server: Promise<Running> | null = null;
  const own = join(folder, String(size));
  let folders = 0;
  const bench: Bench = {
    size,
    seconds,
    turns: values.quick ? 1 : 5,
    quick: values.quick,
    dataset: () => {
      dataset ??= makeDataset(own, size, () => performance.now());
      return dataset;
    },
    server: () => {
      server ??= bench.dataset().then(async ({ env }) => {
        const started = await start(serve, env);
        if (!values.quick) await comesToRest(started.pid);
        return started;
      });
      return server;
    },
    row,
    skip: (what, why) => row({ what, seen: `SKIPPED: ${why}` }),
    freshFolder: (name) => {
      const made = join(own, `${name}-${folders++}`);
      mkdirSync(made, { recursive: true });
      return made;
    },
    atEnd: (undo) => undoing.push(undo),
  };
  const took: string[] = [];
  try {
    for (const part of fitting) {
      const from = performance.now();
      try {
        await part.run(bench);
      } catch (error) {
        failed++;
        row({ what: part.name, seen: `FAILED: ${(error as Error).message.split('\n')[0]}` });
        process.stderr.write(`${(error as Error).stack}\n`);
      }
      took.push(`${part.name} ${Math.round((performance.now() - from) / 1000)}`);
    }
  } finally {
    const running = server as Promise<Running> | null;
    await running?.then((one) => one[Symbol.asyncDispose]()).catch(() => undefined);
    rmSync(own, { recursive: true, force: true });
  }
  console.log(`\nSeconds of each part: ${took.join(', ')}; together ${minutes(performance.now() - begun)}`);
}

async function cleanUp(): Promise<void> {
  for (const undo of undoing.splice(0).toReversed()) {
    await undo().catch((error: unknown) => process.stderr.write(`${String(error)}\n`));
  }
  rmSync(folder, { recursive: true, force: true });
}

function minutes(ms: number): string {
  const whole = Math.round(ms / 1000);
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

function help(): void {
  const lines = parts.map(
    ({ name, summary, once, onlyNamed }) =>
      `  ${name.padEnd(14)} ${summary}${once ? ' (whatever the size)' : ''}${onlyNamed ? ' (only when it is named)' : ''}`,
  );
  process.stdout.write(`npm run bench -- [PART…] [--size 20000,200000] [--seconds 6] [--quick]

  --size       how many grants, one or more numbers with commas; 1000000 takes about 30 GB of disk
  --seconds    how long one figure is measured
  --quick      little of everything, only to see that it runs

Without a part, all of them but those that must be named:
${lines.join('\n')}

Peers and nodes on PostgreSQL use BENCH_DATABASE_URL, else TEST_DATABASE_URL, else
postgres://postgres@127.0.0.1:5432/test, in schemas and databases that are dropped at the end. Directus is kept
in node_modules/.cache, or in BENCH_DIRECTUS.
`);
}
