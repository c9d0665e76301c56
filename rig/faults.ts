// The faults of test/faults, for as long as one likes: every command killed, held locks, full disks, damaged
// files, upgrades, requests of chance. `npm run test:long` runs their short form. On PostgreSQL too, where
// TEST_DATABASE_URL names one.

import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Rig } from './rig.ts';

const tests = fileURLToPath(new URL('../test/', import.meta.url));

export const faults: Rig = {
  name: 'faults',
  about:
    'kills, locks, disks, upgrades, as test/faults has them: ROUNDS=50 (or --count) for each, SECONDS=60',
  run: async ({ seed, count, print }) => {
    const rounds = Number(process.env.ROUNDS ?? count ?? 50);
    if (!Number.isSafeInteger(rounds) || rounds < 1) return ['ROUNDS takes a whole number from 1'];
    const env = {
      ROUNDS: String(rounds),
      SEED: String(seed),
      // A round of these is five kills.
      FAULT_ROUNDS: String(Math.ceil(rounds / 5)),
      FAULT_SEED: String(seed),
      SECONDS: process.env.SECONDS ?? '60',
      REQUESTS: process.env.REQUESTS ?? String(rounds * 2_000),
    };
    const files = readdirSync(join(tests, 'faults')).flatMap((name) =>
      name.endsWith('.test.ts') ? [join('faults', name)] : [],
    );
    const found: string[] = [];
    const engines = (process.env.TEST_DATABASE_URL ?? '') === '' ? ['sqlite'] : ['sqlite', 'postgresql'];
    for (const engine of engines) {
      print(`faults on ${engine}: ${rounds} rounds`);
      const code = await testedOn(files, { ...env, TEST_ENGINE: engine });
      if (code !== 0) found.push(`on ${engine}: see what its tests say`);
    }
    if (engines.length === 1) print('TEST_DATABASE_URL is not set: nothing was tried on PostgreSQL');
    return found;
  },
};

/** Runs tests in their long form, with these settings beside those that are given; their exit code. */
export function testedOn(
  files: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<number> {
  const options = ['--disable-warning=ExperimentalWarning', '--test', '--test-concurrency=1'];
  const paths = files.map((name) => join(tests, name));
  const child = spawn(process.execPath, [...options, '--test-reporter=spec', ...paths], {
    env: { ...process.env, TEST_LONG: 'on', ...settings },
    stdio: 'inherit',
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}
