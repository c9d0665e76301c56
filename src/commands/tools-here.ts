// The tool server of this machine's data folder, asked without a network.

import type { Logger } from 'pino';
import { createApp } from '../app.ts';
import { openNode } from '../server/open-node.ts';
import { partsOver } from '../server/parts-over.ts';
import type { Config } from '../settings/config.ts';

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
  const node = opened.use(await openNode(config, now, clock));
  await node.bringUpToDate();
  const { keys } = node;
  opened.defer(() =>
    keys.noteUse().catch((error) => log.error({ err: error }, 'the use of keys was not noted')),
  );
  const app = createApp({
    ...(await partsOver(node, config, now, clock)),
    onBug: (error, request) => log.error({ err: error, request }, 'a request failed'),
    identify: keys.identify,
  });
  const projection = node.startProjection((error) => log.error({ err: error }, 'the projection stopped'));
  opened.defer(() => projection.stop());
  const here = { address: '127.0.0.1' };
  const all = opened.move();
  return {
    ask: (to, init) => app.fetch(new Request(to, init), here),
    [Symbol.asyncDispose]: () => all.disposeAsync(),
  };
}
