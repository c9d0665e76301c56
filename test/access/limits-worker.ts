// A process that asks for four callers in turn, all within one second of the shared clock, and says how
// often each passed.

import { policies } from '../../src/access/limits.ts';
import { sharedLimits } from '../../src/access/shared-limits.ts';

const [, , folder = '', number] = process.argv;
using limits = sharedLimits({
  folder,
  seed: 'test',
  worker: Number(number),
  clock: () => 5_000,
  onError: (error) => {
    throw error;
  },
  fileBytes: 1600,
});
const passed = [0, 0, 0, 0];
for (let request = 0; request < 4_000; request++) {
  const who = request % 4;
  if (limits.take(`${who}`, policies.public).passes) passed[who] = (passed[who] ?? 0) + 1;
}
process.stdout.write(JSON.stringify(passed));
