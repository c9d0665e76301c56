// A node in this process: the real app over a data folder, without limits and without a socket, so that what
// is measured is the work of a question alone.

import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeDemo } from '../demo/write.ts';
import { createApp } from '../src/app.ts';
import { importCommand } from '../src/commands/import.ts';
import type { Desk } from '../src/desk/desk.ts';
import { createKey } from '../src/people/accounts/keys.ts';
import { openNode } from '../src/server/open-node.ts';
import { partsOver } from '../src/server/parts-over.ts';
import { readConfig } from '../src/settings/config.ts';
import type { RigOptions } from './rig.ts';

export interface RigNode extends AsyncDisposable {
  /** @param address whose request it is; left out: always the same one's */
  readonly fetch: (request: Request, address?: string) => Promise<Response>;
  /** What went wrong on our side. */
  readonly bugs: readonly unknown[];
  /** A key of the operator's own team that may read everything. */
  readonly key: string;
  readonly desk: Desk;
  /** The file of the shelf. */
  readonly shelf: string;
}

export const site = 'http://127.0.0.1:8080';

/** A data folder with the demo, or the one that is named. */
export interface RigFolder extends Disposable {
  readonly path: string;
  /** The file of its shelf, once something brought it up to date. */
  readonly shelf: () => string;
}

const now = () => new Date();

function configOf(path: string) {
  return { ...readConfig({ PERENNIAL_DATA: path, DATABASE_URL: '' }), siteUrl: site };
}

/** @param size generated grants where a folder has to be made */
export async function rigFolder({ data, print }: RigOptions, size: number): Promise<RigFolder> {
  const made = data === null ? mkdtempSync(join(tmpdir(), 'perennial-rig-')) : null;
  const path = data ?? join(made as string, 'data');
  if (made !== null) {
    const files = join(made, 'demo');
    await writeDemo(files, { now: now(), size });
    const output = { print: () => {}, problem: print, progress: () => {}, done: () => {} };
    await importCommand(
      { files: readdirSync(files).map((file) => join(files, file)), strict: false, json: true },
      configOf(path),
      output,
      now,
    );
  }
  return {
    path,
    shelf: () => join(path, readdirSync(path).find((name) => /^shelf-.*\.db$/.test(name)) as string),
    [Symbol.dispose]: () => {
      if (made !== null) rmSync(made, { recursive: true, force: true });
    },
  };
}

/** @param size generated grants where a folder has to be made */
export async function rigNode(options: RigOptions, size: number): Promise<RigNode> {
  const folder = await rigFolder(options, size);
  const config = configOf(folder.path);
  const clock = () => performance.now();
  const node = await openNode(config, now, clock);
  await node.bringUpToDate();
  const bugs: unknown[] = [];
  const { key } = await createKey(
    node.desk,
    { tier: 'top', team: 'Rig', operator: true, days: 1 },
    { now: now(), random: randomBytes },
  );
  const app = createApp({
    ...(await partsOver(node, config, now, clock)),
    identify: node.keys.identify,
    onBug: (error) => bugs.push(error),
  });
  return {
    fetch: (request, address = '192.0.2.1') => app.fetch(request, { address }),
    bugs,
    key,
    desk: node.desk,
    shelf: join(folder.path, `shelf-${node.fingerprint}.db`),
    [Symbol.asyncDispose]: async () => {
      await node[Symbol.asyncDispose]();
      folder[Symbol.dispose]();
    },
  };
}
