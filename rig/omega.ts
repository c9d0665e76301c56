// What Omega Point promises of runs that are killed (O9) and of runs that are recounted (O16), as often as one
// likes. `npm run test:long` runs the short form. Kills are tried on PostgreSQL too, where TEST_DATABASE_URL
// names one.

import { testedOn } from './faults.ts';
import type { Rig } from './rig.ts';

export const omega: Rig = {
  name: 'omega',
  about: 'runs of Omega Point killed and recounted: ROUNDS=200 kills (or --count), OMEGA_REPLAYS=100 runs',
  run: async ({ seed, count, print }) => {
    const kills = Number(process.env.ROUNDS ?? count ?? 200);
    const replays = Number(process.env.OMEGA_REPLAYS ?? 100);
    if (![kills, replays].every((one) => Number.isSafeInteger(one) && one > 0))
      return ['ROUNDS and OMEGA_REPLAYS take whole numbers from 1'];
    const env = { FAULT_KILLS: String(kills), FAULT_SEED: String(seed) };
    const found: string[] = [];
    for (const engine of (process.env.TEST_DATABASE_URL ?? '') === ''
      ? ['sqlite']
      : ['sqlite', 'postgresql']) {
      print(`  ${kills} kills on ${engine}`);
      const code = await testedOn(['faults/omega-killed.test.ts'], { ...env, TEST_ENGINE: engine });
      if (code !== 0) found.push(`O9 on ${engine}: see what its test says`);
    }
    if (!process.env.TEST_DATABASE_URL)
      print('  TEST_DATABASE_URL is not set: nothing was killed on PostgreSQL');
    print(`  ${replays} published runs`);
    const asked = { OMEGA_REPLAYS: String(replays), TEST_SEED: String(seed) };
    if ((await testedOn(['omega/replayed.test.ts'], asked)) !== 0) found.push('O16: see what its test says');
    return found;
  },
};
