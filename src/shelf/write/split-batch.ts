// A batch of the log is applied in one go, so of a record that occurs in it twice only the newest version
// would be seen. But whoever is told of changes must be told that a record was shown and hidden again: another
// node may have applied the two one by one, and have told the same reader of the first. And when a record last
// changed for a tier is found version by version (moments.ts). So a batch is cut where a record comes again.

import type { LogEntry } from '../../kernel/log-entry.ts';
import type { Plan } from '../layout/plan.ts';

/** A function that cuts a batch before each entry of a record that an earlier one was of, or that may decide about the same row. */
export function batchSplitter(
  plans: readonly Plan[],
): (entries: readonly LogEntry[]) => readonly LogEntry[][] {
  const meet = meetings(plans);
  return (entries) => {
    const all: LogEntry[][] = [];
    let known = new Set<string>();
    let families = new Set<string>();
    for (const entry of entries) {
      const name = `${entry.family}\n${entry.id}`;
      const meets = meet.get(entry.family)?.some((family) => families.has(family)) ?? false;
      if (all.length === 0 || meets || known.has(name)) {
        all.push([]);
        known = new Set();
        families = new Set();
      }
      known.add(name);
      families.add(entry.family);
      (all.at(-1) as LogEntry[]).push(entry);
    }
    return all;
  };
}

/**
 * By family: those whose records may decide about the same row as one of its own. Of a row that follows
 * others, one record may undo what another one did.
 */
function meetings(plans: readonly Plan[]): ReadonlyMap<string, readonly string[]> {
  const meet = new Map<string, Set<string>>();
  const note = (one: string, other: string) => {
    meet.set(one, (meet.get(one) ?? new Set()).add(other));
    meet.set(other, (meet.get(other) ?? new Set()).add(one));
  };
  for (const { family, source } of plans) {
    const followed = (family.follows ?? []).map((follows) => follows.family);
    for (const one of followed) for (const other of [source, ...followed]) note(one, other);
  }
  return new Map(Array.from(meet, ([family, others]) => [family, [...others]]));
}
