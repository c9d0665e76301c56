// A full-text index grows in segments, and every question looks into each of them: after a large
// import a question costs three to four times what it costs on merged segments. Merging everything
// rewrites the index, though, so it is only done once a good part of the rows is new, in small steps,
// while nothing else is to be written.

import type { DatabaseSync } from 'node:sqlite';
import { type Plan, quoted } from '../layout/plan.ts';

/** Pages that one step merges at most: some tens of ms. */
const stepPages = 500;
/** An index is merged when a tenth of its rows is new, and not before so many are. */
const newShare = 0.1;
const minNew = 500;

/**
 * A function that does one step of merging, some tens of ms, and answers whether there is more to do.
 * How many rows were written since the last merge is kept in the shelf (`unmerged`).
 */
export function indexMerger(db: DatabaseSync, plans: readonly Plan[]): () => boolean {
  const changes = db.prepare('select total_changes() as n');
  const unmerged = db.prepare('select rows from unmerged where family = ?');
  const merged = db.prepare('update unmerged set rows = 0 where family = ?');
  const indexes = plans.map(({ family }) => {
    const name = quoted(`${family.name}_text`);
    return {
      family: family.name,
      merge: db.prepare(`insert into ${name} (${name}, rank) values ('merge', ?)`),
      rows: db.prepare(`select count(*) as n from ${quoted(`${family.name}_text_docsize`)}`),
      /** A negative number of pages begins a merge of all segments, a positive one goes on with it. */
      begun: false,
    };
  });
  return () => {
    for (const index of indexes) {
      if (!index.begun) {
        const fresh = (unmerged.get(index.family) as { rows: number } | undefined)?.rows ?? 0;
        if (fresh < minNew || fresh < newShare * (index.rows.get() as { n: number }).n) continue;
      }
      const before = (changes.get() as { n: number }).n;
      index.merge.run(index.begun ? stepPages : -stepPages);
      index.begun = (changes.get() as { n: number }).n - before >= 2;
      if (index.begun) return true;
      merged.run(index.family);
    }
    return false;
  };
}
