// What a process does beside answering. One that leads keeps the shelf up to date and does all that is to
// be done once; of several workers another one may only follow the log, for a shelf that the leader does
// not fill.

import { type Repeating, repeat } from '../desk/repeating.ts';
import { shelfFingerprint } from '../shelf/layout/fingerprint.ts';
import type { Shelf } from '../shelf/shelf.ts';
import { type BackgroundParts, keepShelfUpToDate, startBackground } from './background.ts';
import { bringUpToDate, mergesIndex } from './projection/build-shelf.ts';
import type { SupervisedProjection } from './projection/supervised-projection.ts';

interface LeadingParts extends BackgroundParts {
  readonly clock: () => number;
}

export interface Leading {
  /** Follows the log in this thread. */
  readonly follow: () => void;
  readonly lead: () => void;
  readonly leads: () => boolean;
  /** A process that does not project sees by its shelf alone whether another one does. */
  readonly projects: () => boolean;
  /** From now on nothing begins. */
  readonly end: () => void;
  /** Resolves when nothing is under way any more; what began last ends first. */
  readonly stop: () => Promise<void>;
}

export function leadingOver(parts: LeadingParts): Leading {
  const { node, ledger, config, clock, log, bug } = parts;
  const running = new AsyncDisposableStack();
  let following: Repeating | null = null;
  let projection: SupervisedProjection | null = null;
  let leads = false;
  let ends = false;
  /** Open from round to round, as it remembers whether it wrote itself anew; opened again after a round that failed. */
  let followed: Shelf | null = null;
  const closeFollowed = () => {
    followed?.[Symbol.dispose]();
    followed = null;
  };
  running.defer(async () => {
    await following?.stop();
    closeFollowed();
  });
  const follow = () => {
    if (ends) return;
    following ??= repeat(
      async () => {
        followed ??= node.openToWrite();
        try {
          await bringUpToDate(ledger, followed);
          // Nobody else writes this shelf anew after an erasure.
          mergesIndex(followed);
        } catch (error) {
          closeFollowed();
          throw error;
        }
      },
      (error) => bug(error, 'the shelf was not brought up to date'),
      500,
    );
  };
  const lead = () => {
    if (ends) return;
    // Threads are made of the program as it stands on the disk now: of a newer one they fill its shelf alone.
    if (shelfFingerprint() !== node.fingerprint) follow();
    else following?.stop();
    projection = keepShelfUpToDate(config, clock, log);
    running.defer(projection.stop);
    running.defer(startBackground(parts).stop);
    leads = true;
  };
  return {
    follow,
    lead,
    leads: () => leads,
    projects: () => projection?.runs() ?? true,
    end: () => {
      ends = true;
    },
    stop: () => running.disposeAsync(),
  };
}
