// The same questions to Directus, over the same rows, in turns with ours.

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Part } from '../bench.ts';
import { besideOurs, sameAnswers, sampleOf } from '../peers/beside.ts';
import { askedOfDirectus, bootstrapDirectus, directusEnv, installDirectus } from '../peers/directus.ts';
import { fillPeer } from '../peers/tables.ts';
import { freshDatabase } from '../postgres.ts';
import { start } from '../processes.ts';

const peer = fileURLToPath(new URL('../peers/directus-server.ts', import.meta.url));
const title = 'Directus';

export const peersDirectus: Part = {
  name: 'peers-directus',
  summary: 'distinct queries beside Directus, installed from npm when it is first asked for',
  onlyNamed: true,
  run: async (bench) => {
    const database = await freshDatabase(bench, title);
    if (database === null) return;
    const folder = await installDirectus();
    const server = await bench.server();
    const dataset = await bench.dataset();
    await fillPeer(database.url, server.port, join(dataset.files, 'grants.ndjson'));
    const env = directusEnv(database.url, bench.freshFolder('directus'));
    await bootstrapDirectus(folder, env);
    await using directus = await start([peer, folder], env);
    const theirs = { name: title, server: directus };
    const sample = await sampleOf(bench);
    await sameAnswers(
      bench,
      theirs,
      sample.map((path) => [path, askedOfDirectus(path)]),
      { within: true },
    );
    const asks = dataset.distinct.map(askedOfDirectus);
    await besideOurs(bench, [{ ...theirs, asks, application: database.name }]);
  },
};
