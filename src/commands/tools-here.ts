// The tool server of this machine's data folder, asked without a network.

import type { Logger } from 'pino';
import { createApp } from '../app.ts';
import type { Config } from '../config.ts';
import { openDesk } from '../desk/desk.ts';
import { keyRing } from '../people/accounts/key-ring.ts';
import { partsOver } from '../server/app-parts.ts';
import { openDataFolder, truthOf } from '../server/node/data-folder.ts';
import { bringUpToDate } from '../server/projection/build-shelf.ts';
import { startProjection } from '../server/projection/projection.ts';

export interface ToolsHere extends AsyncDisposable {
  readonly ask: (to: string | URL, init?: RequestInit) => Promise<Response>;
}

export async function openTools(
  config: Config,
  now: () => Date,
  clock: () => number,
  log: Logger,
): Promise<ToolsHere> {
  await using opened = new AsyncDisposableStack();
  const data = opened.use(await openDataFolder(config, clock));
  const desk = opened.use(await openDesk(truthOf(config)));
  await bringUpToDate(data.ledger, data.shelf);
  const keys = keyRing({ desk, now, clock });
  opened.defer(() =>
    keys.noteUse().catch((error) => log.error({ err: error }, 'the use of keys was not noted')),
  );
  const app = createApp({
    ...(await partsOver(data, desk, config, now, clock)),
    onBug: (error, request) => log.error({ err: error, request }, 'a request failed'),
    identify: keys.identify,
  });
  const projection = startProjection(config, (error) => log.error({ err: error }, 'the projection stopped'));
  opened.defer(() => projection.stop());
  const here = { address: '127.0.0.1' };
  const all = opened.move();
  return {
    ask: (to, init) => app.fetch(new Request(to, init), here),
    [Symbol.asyncDispose]: () => all.disposeAsync(),
  };
}
