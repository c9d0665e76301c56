// The one place that opens a node: ledger and shelf of its data folder, the desk beside the ledger, the keys
// of its teams, and what brings the shelf up to date with the log. Serving, the tool server, threads that
// need all of it, and tests begin here.

import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { derivedKey, siteSecret } from '../access/site-secret.ts';
import { type Desk, openDesk } from '../desk/desk.ts';
import { historyIdOf, renewLineageOf } from '../desk/nodes.ts';
import { dropDumps } from '../dumps/write-dumps.ts';
import { isBusy } from '../kernel/sqlite-code.ts';
import { type KeyRing, keyRing } from '../people/accounts/key-ring.ts';
import type { Config } from '../settings/config.ts';
import { historyMark } from '../shelf/layout/state.ts';
import type { Shelf } from '../shelf/shelf.ts';
import { type DataFolder, type DataLocation, openDataFolder, truthOf } from './node/data-folder.ts';
import { mustBeFolder } from './node/must-be-folder.ts';
import { type BuildOptions, bringUpToDate } from './projection/build-shelf.ts';
import { type Projection, type ProjectionTask, startProjection } from './projection/projection.ts';

export interface Node extends DataFolder {
  readonly desk: Desk;
  readonly keys: KeyRing;
  /** Brings the shelf up to date with the log, in this thread. */
  readonly bringUpToDate: (options?: BuildOptions) => Promise<void>;
  /** A thread keeps it up to date from now on, until it is stopped. */
  readonly startProjection: (
    onError: (error: unknown) => void,
    begin?: ProjectionTask['begin'],
  ) => Projection;
}

/**
 * Opens all of it, or nothing; what was opened last is closed first.
 * @param place without `secretKey` the shelf keeps the key of pseudonyms that it has; without `perennialDumps` the dumps
 *   lie in the data folder
 * @param clock ms that never step back, of whoever answers for long; left out: nothing is trusted for a moment
 */
export async function openNode(
  place: DataLocation & Partial<Pick<Config, 'secretKey' | 'perennialDumps'>>,
  now: () => Date,
  clock: (() => number) | null = null,
): Promise<Node> {
  await using opened = new AsyncDisposableStack();
  const { perennialDumps = join(place.perennialData, 'dumps') } = place;
  mustBeFolder('PERENNIAL_DUMPS', perennialDumps);
  const data = opened.use(await openDataFolder(place, clock));
  const desk = opened.use(await openDesk(truthOf(place)));
  await onceFree(() => keepHistory(desk, data.shelf, perennialDumps));
  const { secretKey } = place;
  if (secretKey !== undefined) {
    const secret = siteSecret({ ...place, secretKey }, randomBytes);
    await onceFree(() => data.shelf.keepPseudonymKey(derivedKey(secret, 'pseudonyms')));
  }
  const all = opened.move();
  return {
    ...data,
    desk,
    keys: keyRing({ desk, now, clock: clock ?? (() => now().getTime()) }),
    bringUpToDate: async (options) => {
      using shelf = data.openToWrite();
      await bringUpToDate(data.ledger, shelf, options);
    },
    startProjection: (onError, begin) => startProjection(place, onError, begin),
    [Symbol.asyncDispose]: () => all.disposeAsync(),
  };
}

/** Between two tries to write a shelf that another process is filling, in ms. */
const pauseMs = 250;
/** Each waits a second besides, so ten minutes: a larger shelf than anybody has is filled by then. */
const maxTries = 480;

/**
 * Writes what a shelf knows of itself. Another process may be filling it, which takes a minute where it is large:
 * whoever opens the node needs the shelf filled, and waits.
 */
async function onceFree(write: () => Promise<void> | void): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await write();
    } catch (error) {
      if (!isBusy(error) || tries >= maxTries) throw error;
    }
    await setTimeout(pauseMs);
  }
}

/**
 * A shelf knows whose it is. Where the log lost what the shelf before this one had, a new history begins, once for
 * all nodes: mirrors, and whoever else follows, are told by 410 that what they have may be no more. The dumps hold what
 * was lost under numbers that others get, so they go before it: whoever is killed in between does it again.
 */
async function keepHistory(desk: Desk, shelf: Shelf, dumps: string): Promise<void> {
  const { mark, lost } = shelf.history();
  let id = await historyIdOf(desk, randomBytes);
  if (lost && mark === historyMark(id)) {
    await dropDumps(dumps, 0);
    await renewLineageOf(desk, id);
    id = await historyIdOf(desk, randomBytes);
  }
  if (lost || mark !== historyMark(id)) shelf.keepHistory({ mark: historyMark(id), lost: false });
}
