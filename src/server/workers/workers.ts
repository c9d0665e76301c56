// The parent of several workers. It serves nothing and opens no data: it holds the port, starts workers,
// starts anew what ended, says which one leads, and replaces all of them, one by one, when it is told to
// by SIGHUP. docs/decisions/022-workers.md has the reasons.

import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bringsManyPeople } from '../../channels/http/hosts.ts';
import { dropDrafts, holdDraft } from '../../engines/held-file.ts';
import { ownName } from '../../engines/process-name.ts';
import { counted } from '../../kernel/counted.ts';
import type { Config } from '../../settings/config.ts';
import { type DataLocation, saysEmpty } from '../node/data-folder.ts';
import { dropUnfinished } from '../node/leftovers.ts';
import type { Output } from '../node/output.ts';
import { serverLog } from '../node/server-log.ts';
import { stopSignal } from '../node/signals.ts';
import { crewOf } from './crew.ts';
import { sharedPort } from './shared-port.ts';
import { slotsOf } from './slots.ts';

export interface WorkersParts {
  readonly count: number;
  readonly output: Output;
  readonly config: Pick<
    Config,
    keyof DataLocation | 'perennialDumps' | 'logLevel' | 'host' | 'port' | 'trustProxy'
  >;
  readonly now: () => Date;
  /** Milliseconds that never step back. */
  readonly clock: () => number;
}

/** Serves with several workers until SIGINT or SIGTERM. Resolves with the exit code. */
export async function superviseWorkers({ count, output, config, now, clock }: WorkersParts): Promise<number> {
  const log = serverLog(config.logLevel, (line) => process.stderr.write(line));
  const { perennialData: data } = config;
  dropDrafts(tmpdir(), /^(perennial-limits-[\w-]+)/);
  dropUnfinished(data, config.perennialDumps, now());
  const limits = join(tmpdir(), `perennial-limits-${ownName()}-${randomBytes(6).toString('hex')}`);
  using _held = holdDraft(limits);
  mkdirSync(limits, { mode: 0o700 });
  const seed = randomBytes(16).toString('hex');
  const crew = crewOf({
    data,
    limits,
    seed,
    port: sharedPort(config, bringsManyPeople(config.trustProxy)),
    clock,
    log,
    onLost: (member, end) => places.refill(member, end),
  });
  const places = slotsOf(count, { crew, clock, log });
  const hungUp = oneAfterTheOther(places.replaceAll, crew.stopping);
  const stopAll = () => {
    places.stop();
    return crew.stop();
  };
  const stopped = stopSignal().then(stopAll);
  let early = false;
  process.on('SIGHUP', () => {
    early = true;
  });
  const emptyNote = saysEmpty(config);
  const begun = await places.fill();
  if (typeof begun === 'number') {
    await stopAll();
  } else {
    if (begun !== null) {
      if (emptyNote !== null) output.print(emptyNote);
      output.print(`Perennial serves ${begun} with ${counted(count, 'worker')} (data in ${data})`);
    }
    process.on('SIGHUP', hungUp);
    if (early) hungUp();
    await stopped;
  }
  await crew.ended();
  rmSync(limits, { recursive: true, force: true });
  return typeof begun === 'number' ? begun : 0;
}

/** Runs again after the run under way, once, however often it was asked for meanwhile. */
function oneAfterTheOther(run: () => Promise<void>, stopping: () => boolean): () => Promise<void> {
  let running = false;
  let again = false;
  return async () => {
    again = true;
    if (running) return;
    running = true;
    while (again && !stopping()) {
      again = false;
      await run();
    }
    running = false;
  };
}
