// A node in this process: the real app over a data folder, without limits and without a socket, so that what
// is measured is the work of a question alone.

import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeDemo } from '../demo/write.ts';
import { createApp } from '../src/app.ts';
import { importCommand } from '../src/commands/import.ts';
import { readConfig } from '../src/config.ts';
import { openDesk } from '../src/desk/desk.ts';
import { keyRing } from '../src/people/accounts/key-ring.ts';
import { createKey } from '../src/people/accounts/keys.ts';
import { partsOver } from '../src/server/app-parts.ts';
import { openDataFolder, truthOf } from '../src/server/node/data-folder.ts';
import { bringUpToDate } from '../src/server/projection/build-shelf.ts';
import type { RigOptions } from './rig.ts';

export interface RigNode extends AsyncDisposable {
  readonly fetch: (request: Request) => Promise<Response>;
  /** What went wrong on our side. */
  readonly bugs: readonly unknown[];
  /** A key of the operator's own team that may read everything. */
  readonly key: string;
  /** The file of the shelf. */
  readonly shelf: string;
}

export const site = 'http://127.0.0.1:8080';

/** @param size generated grants where a folder has to be made */
export async function rigNode({ data, print }: RigOptions, size: number): Promise<RigNode> {
  const made = data === null ? mkdtempSync(join(tmpdir(), 'perennial-rig-')) : null;
  const folder = data ?? join(made as string, 'data');
  const config = { ...readConfig({ PERENNIAL_DATA: folder, DATABASE_URL: '' }), siteUrl: site };
  const now = () => new Date();
  if (made !== null) {
    const files = join(made, 'demo');
    await writeDemo(files, { now: now(), size });
    const output = { print, problem: print, progress: () => {}, done: () => {} };
    await importCommand(
      { files: readdirSync(files).map((file) => join(files, file)), strict: false, json: true },
      config,
      output,
      now,
    );
  }
  const opened = await openDataFolder(config);
  await bringUpToDate(opened.ledger, opened.shelf);
  const desk = await openDesk(truthOf(config));
  const clock = () => performance.now();
  const bugs: unknown[] = [];
  const { key } = await createKey(
    desk,
    { tier: 'top', team: 'Rig', operator: true, days: 1 },
    { now: now(), random: randomBytes },
  );
  const app = createApp({
    ...(await partsOver(opened, desk, config, now, clock)),
    identify: keyRing({ desk, now, clock }).identify,
    onBug: (error) => bugs.push(error),
  });
  return {
    fetch: (request) => app.fetch(request, { address: '192.0.2.1' }),
    bugs,
    key,
    shelf: join(folder, `shelf-${opened.fingerprint}.db`),
    [Symbol.asyncDispose]: async () => {
      await desk[Symbol.asyncDispose]();
      await opened[Symbol.asyncDispose]();
      if (made !== null) rmSync(made, { recursive: true, force: true });
    },
  };
}
