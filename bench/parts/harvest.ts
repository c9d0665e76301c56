// Harvests of kept files of three sources, as `perennial harvest` makes them, shelf included.

import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Part } from '../bench.ts';
import { settings } from '../dataset.ts';

const data = fileURLToPath(new URL('../../../shared/data/', import.meta.url));
const cli = fileURLToPath(new URL('../../src/cli.ts', import.meta.url));

/** In the order in which an operator begins: organizations first, so that funders are linked. */
const files = [
  ['ror', 'ror/ror-v2-latest-35990.ndjson.gz'],
  ['grants-gov', 'grants-gov-simpler/opportunities-786.ndjson.gz'],
  ['eu-funding', 'eu-funding-tenders/portal-snapshot-2026-06-23.ndjson.gz'],
] as const;

export const harvests: Part = {
  name: 'harvest',
  summary:
    'perennial harvest of kept files of ROR, Grants.gov and the EU portal, which lie beside the project',
  once: true,
  run: async (bench) => {
    if (!existsSync(data)) return bench.skip('harvests', '../shared/data is not beside the project');
    const seconds = new Map<string, number[]>(files.map(([source]) => [source, []]));
    // What one run compiled the next ones find, as the command keeps it between its starts.
    const compiled = bench.freshFolder('compiled');
    for (let turn = 0; turn < (bench.quick ? 1 : bench.turns); turn++) {
      const folder = bench.freshFolder(`harvest-${turn}`);
      for (const [source, file] of files)
        seconds.get(source)?.push(
          await harvestSeconds(source, join(data, file), {
            PERENNIAL_DATA: folder,
            NODE_COMPILE_CACHE: compiled,
          }),
        );
    }
    for (const [source, all] of seconds) {
      const least = Math.min(...all);
      bench.row({
        what: `harvest of ${source}`,
        seen: `${least.toFixed(2)} s CPU of all threads, least of ${all.length}, its start included`,
      });
    }
  },
};

/** Seconds that the processors worked for one harvest, as the shell counts them for what it started. */
async function harvestSeconds(source: string, file: string, env: NodeJS.ProcessEnv): Promise<number> {
  const shell = '"$0" "$@" >&2 && times';
  const harvest = [process.execPath, cli, 'harvest', source, '--from', file];
  const { stdout } = await promisify(execFile)('/bin/sh', ['-c', shell, ...harvest], {
    env: { ...process.env, ...settings, ...env },
  });
  const children =
    stdout
      .trim()
      .split('\n')
      .at(-1)
      ?.matchAll(/(\d+)m([\d.]+)s/g) ?? [];
  const seconds = [...children].map(([, minutes, rest]) => 60 * Number(minutes) + Number(rest));
  if (seconds.length !== 2) throw new Error(`the shell does not tell what it counted: ${stdout}`);
  return seconds.reduce((sum, one) => sum + one, 0);
}
