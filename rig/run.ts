// npm run rig -- [RIG…] [--seed N] [--size GRANTS] [--count N] [--data FOLDER]
//
// Trials that take long, or that look for what nobody thought of: each prints its seed, and the same seed
// asks the same. SIGTERM ends kills, power and fuzz after what is under way, with the figures of so far. A rig is
// a file beside this one.

import { parseArgs } from 'node:util';
import { faults } from './faults.ts';
import { fuzz } from './fuzz.ts';
import { hostile } from './hostile.ts';
import { kills } from './kills.ts';
import { omega } from './omega.ts';
import { postgresCrash } from './postgres-crash.ts';
import { power } from './power.ts';
import type { Rig, RigOptions } from './rig.ts';
import { soakRig } from './soak.ts';
import { worst } from './worst.ts';

const rigs: readonly Rig[] = [faults, fuzz, hostile, kills, omega, postgresCrash, power, soakRig, worst];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string' },
    size: { type: 'string' },
    count: { type: 'string' },
    data: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
const named = rigs.filter(({ name }) => positionals.includes(name));
/** All of them where none is named. */
const chosen = positionals.length === 0 ? rigs : named;
const numbers = [values.seed ?? process.env.SEED, values.size, values.count].every(
  (one) => one === undefined || /^\d+$/.test(one),
);
if (values.help || chosen.length < positionals.length || !numbers) {
  const lines = rigs.map(({ name, about }) => `  ${name.padEnd(14)} ${about}`);
  const usage = 'npm run rig -- [RIG…] [--seed N] [--size GRANTS] [--count N] [--data FOLDER]';
  process.stdout.write(`${usage}\n\n${lines.join('\n')}\n`);
  process.exit(values.help ? 0 : 2);
}
const whole = (text: string | undefined) => (text === undefined ? null : Number(text));
let isOver = false;
process.once('SIGTERM', () => {
  isOver = true;
});
const options: RigOptions = {
  seed: whole(values.seed ?? process.env.SEED) ?? Date.now() % 2 ** 31,
  size: whole(values.size),
  count: whole(values.count),
  data: values.data ?? null,
  print: (line) => process.stdout.write(`${line}\n`),
  isOver: () => isOver,
};
let failed = 0;
for (const rig of chosen) {
  if (isOver) break;
  options.print(`${rig.name}: seed ${options.seed}`);
  const faults = await rig.run(options);
  for (const fault of faults) options.print(`  FAULT ${fault}`);
  options.print(`${rig.name}: ${faults.length === 0 ? 'held' : `${faults.length} faults`}`);
  failed += faults.length;
}
process.exit(failed > 0 ? 1 : 0);
