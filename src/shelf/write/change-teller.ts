// What a change means for those who read: which tiers are told of it in the feed, whose version it raises,
// and who is told of it besides, because a record that they see links to what appeared or left.

import type { DatabaseSync } from 'node:sqlite';
import { rank, tiers } from '../../kernel/tier.ts';
import type { Plan } from '../layout/plan.ts';
import { feedWriter, tiersToldOf, untoldWriter } from './feed.ts';
import { type Linking, linkingRecords, type Moved, type Relinked } from './linking-records.ts';
import type { Cause, Change } from './related-records.ts';
import type { Seen } from './row-writer.ts';

/** What appeared or left, and by what. */
interface MovedBy extends Moved {
  readonly cause: Cause;
}

/** Notes what a change means for those who read. */
export type Touch = (plan: Plan, id: string, cause: Cause, seen: Seen) => void;

/** What one batch tells. */
interface Telling {
  readonly touch: Touch;
  /** Raises the state, at the end. */
  readonly settle: (seq: number) => void;
  readonly moved: readonly MovedBy[];
}

export interface ChangeTeller {
  /** With `alone` the records are of families that nothing links to, each told of for the first time. */
  readonly begin: (alone?: 'alone') => Telling;
  /** Tells whoever was told of a record before once more; false where nobody was. */
  readonly tellAgain: (plan: Plan, change: Change, touch: Touch) => boolean;
  /**
   * The end of a record that this shelf does not hold: it was erased before the shelf was built, so nobody
   * was told of it, or it was removed before. Whoever was told of that is told of an erasure as well.
   */
  readonly endOfAbsent: (plan: Plan, change: Change, touch: Touch) => void;
  /** Tells of the records that link to what appeared or left, unless their tiers were told of something newer. */
  readonly tellLinking: (moved: readonly MovedBy[], touch: Touch) => void;
  /** Tells of the records that link to others than before, likewise. */
  readonly tellRelinked: (written: readonly (Relinked & { readonly cause: Cause })[], touch: Touch) => void;
  readonly noteErased: (seq: number) => void;
}

export function changeTeller(db: DatabaseSync, plans: readonly Plan[]): ChangeTeller {
  const tell = feedWriter(db);
  const noteUntold = untoldWriter(db);
  const toldOf = tiersToldOf(db);
  const linking = linkingRecords(db, plans);
  const toldSince = db.prepare('select tiers from feed where family = ? and id = ? and seq >= ?');
  const raise = db.prepare('update state set value = max(value, ?) where name = ?');

  function begin(alone?: 'alone'): Telling {
    const versions = [0, 0, 0];
    const moved: MovedBy[] = [];
    return {
      moved,
      touch: (plan, id, cause, { lowest, tiers: told, appeared, left, names }) => {
        const { seq, at, reason } = cause;
        if (!alone && (appeared | left) !== 0)
          moved.push({ cause, names: [...new Set([id, ...names])], tiers: appeared | left });
        for (const tier of tiers) {
          const level = rank(tier);
          if (lowest <= level && seq > (versions[level] as number)) versions[level] = seq;
        }
        if (!plan.published) return;
        const note = alone ? tell.first : tell.again;
        note({ seq, family: plan.family.name, id, tiers: told, appeared, at, reason });
      },
      settle: (seq) => {
        for (const tier of tiers) raise.run(versions[rank(tier)] as number, tier);
        raise.run(seq, 'seq');
      },
    };
  }

  function tellAgain(plan: Plan, change: Change, touch: Touch): boolean {
    const known = toldOf(plan.family.name, change.id);
    if (known === 0) return false;
    const lowest = tiers.findIndex((_, level) => known & (1 << level));
    touch(plan, change.id, change, { lowest, tiers: known, appeared: 0, left: 0, names: [], held: false });
    return true;
  }

  function endOfAbsent(plan: Plan, change: Change, touch: Touch): void {
    if (change.reason === 'privacy_request' && tellAgain(plan, change, touch)) return;
    if (toldOf(change.family, change.id) === 0) noteUntold(change.seq);
  }

  /** The tiers that were told of a record with a change or after it, as bits. */
  function toldWith({ seq }: Cause, plan: Plan, id: string): number {
    const since = toldSince.all(plan.family.name, id, seq) as { tiers: number }[];
    return since.reduce((bits, row) => bits | row.tiers, 0);
  }

  function tellOf({ plan, id, tiers: due }: Linking, cause: Cause, touch: Touch): void {
    if (due === 0) return;
    const lowest = tiers.findIndex((_, level) => due & (1 << level));
    touch(plan, id, cause, { lowest, tiers: due, appeared: 0, left: 0, names: [], held: true });
  }

  return {
    begin,
    tellAgain,
    endOfAbsent,
    tellLinking: (moved, touch) => {
      for (const { cause, ...one } of moved)
        for (const { plan, id, tiers: due } of linking.to(one))
          tellOf({ plan, id, tiers: due & ~toldWith(cause, plan, id) }, cause, touch);
    },
    tellRelinked: (written, touch) => {
      for (const { cause, ...one } of written)
        for (const linked of linking.of(one, (plan) => toldWith(cause, plan, one.id)))
          tellOf(linked, cause, touch);
    },
    noteErased: (seq) => void raise.run(seq, 'erased'),
  };
}
