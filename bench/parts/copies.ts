// Bringing records in, and writing them out.

import { createReadStream } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';
import type { Part } from '../bench.ts';
import { perennial } from '../processes.ts';
import { atLeast, perSecond } from '../table.ts';

export const imports: Part = {
  name: 'import',
  summary: 'import of the grants alone, until they are on the shelf',
  run: async (bench) => {
    const { seconds, size } = await bench.dataset();
    const each = size / seconds.grants;
    bench.row({
      what: 'import of the grants, shelf included',
      seen: `${perSecond(each)}, ${seconds.grants.toFixed(1)} s`,
      beside: `writing the demo ${seconds.files.toFixed(1)} s`,
      goal: atLeast(each, 4_000, '/s'),
    });
  },
};

export const dump: Part = {
  name: 'dump',
  summary: 'perennial dump: MB a second, uncompressed',
  run: async (bench) => {
    const { env } = await bench.dataset();
    const folder = bench.freshFolder('dumps');
    const began = performance.now();
    await perennial(['dump'], { ...env, PERENNIAL_DUMPS: folder });
    const seconds = (performance.now() - began) / 1000;
    const { plain, packed } = await sizesIn(folder);
    bench.row({
      what: 'dumps of all families and tiers',
      seen: `${(plain / seconds).toFixed(1)} MB/s; ${Math.round(plain)} MB (${Math.round(packed)} packed) in ${seconds.toFixed(1)} s`,
      goal: atLeast(plain / seconds, 50, ' MB/s'),
    });
    await rm(folder, { recursive: true });
  },
};

/** MB of all packed files below a folder, unpacked and as they are. */
async function sizesIn(folder: string): Promise<{ plain: number; packed: number }> {
  let plain = 0;
  let packed = 0;
  for (const file of await readdir(folder, { recursive: true })) {
    if (!file.endsWith('.gz')) continue;
    const input = createReadStream(join(folder, file));
    for await (const chunk of input.pipe(createGunzip())) plain += (chunk as Buffer).length;
    packed += input.bytesRead;
  }
  return { plain: plain / 1e6, packed: packed / 1e6 };
}
