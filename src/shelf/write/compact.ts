// Writes a shelf anew, without the bytes of rows and words that were deleted: a full-text index keeps
// deleted words in its segments until these are merged, a file keeps deleted rows in its free pages, and a
// value stays in its table when no row has it any more.
//
// A shelf that took an erasure for privacy is due until it was written anew and its log emptied. Whoever
// follows the log with it sees to that, so every node and every mirror does it by itself.

import { DatabaseSync } from 'node:sqlite';
import { inTransaction, waitingFor } from '../layout/busy.ts';
import { countedColumns, digestIn, hasDigests } from '../layout/digest.ts';
import { type Plan, quoted } from '../layout/plan.ts';
import { forgetTouched } from '../layout/touched.ts';
import { wordsTable } from '../layout/words.ts';

interface Compacting {
  /** False when another reader kept the write-ahead log from being emptied. */
  readonly compact: () => boolean;
  /** Compacts it when an erasure makes it due; what others keep it from is done at the next call. */
  readonly compactWhenDue: () => void;
}

/** How long emptying the log waits for readers when nobody waits for it, in ms. */
const waitMs = 250;

export function compactingOf(db: DatabaseSync, plans: readonly Plan[]): Compacting {
  const value = db.prepare('select value from state where name = ?');
  const of = (name: string) => (value.get(name) as { value: number }).value;
  const renumbered = db.prepare("update state set value = value + 1 where name = 'renumbered'");
  const settle = db.prepare("update state set value = max(value, ?) where name = 'compacted'");
  const emptied = () => (db.prepare('pragma wal_checkpoint(truncate)').get() as { busy: number }).busy === 0;
  /** The erasure up to which the file was written anew here. */
  let rewritten = -1;
  function rewrite(): void {
    const erased = of('erased');
    inTransaction(db, () => {
      for (const plan of plans) {
        dropUnusedValues(db, plan);
        dropUnusedWords(db, plan);
      }
      renumbered.run();
      // Keys hold moments of rows that are gone, and numbers may be given again.
      forgetTouched(db);
      for (const { family } of plans) {
        const index = quoted(`${family.name}_text`);
        db.exec(`insert into ${index} (${index}) values ('optimize')`);
      }
    });
    db.exec('vacuum');
    rewritten = erased;
  }
  function finish(): boolean {
    if (!emptied()) return false;
    settle.run(rewritten);
    return true;
  }
  return {
    compact: () => {
      rewrite();
      return finish();
    },
    compactWhenDue: () => {
      const erased = of('erased');
      if (erased <= of('compacted')) return;
      waitingFor(db, waitMs, () => {
        if (rewritten < erased) rewrite();
        finish();
      });
    },
  };
}

/** Whether the shelf in a file took this erasure and holds no byte of it; false as well for one that does not tell. */
export function isWrittenAnew(file: string, erased: number): boolean {
  try {
    using db = new DatabaseSync(file, { readOnly: true, timeout: waitMs });
    const value = db.prepare('select value from state where name = ?');
    return Number(value.get('compacted')?.value) >= erased;
  } catch {
    return false;
  }
}

/** Values that no row has any more. */
function dropUnusedValues(db: DatabaseSync, plan: Plan): void {
  const table = plan.family.name;
  for (const column of plan.columns.filter(({ matched, counted }) => matched || counted)) {
    const used = [
      ...(column.matched ? [`select ${quoted(`_ref_${column.name}`)} from ${quoted(table)}`] : []),
      ...(column.counted ? [`select ref from ${quoted(`${table}_list_${column.name}`)}`] : []),
    ];
    const name = quoted(`${table}_values_${column.name}`);
    db.exec(
      `delete from ${name} where ref in (select ref from ${name} except select * from (${used.join(' union ')}))`,
    );
  }
}

/** Words that no row has any more. */
function dropUnusedWords(db: DatabaseSync, plan: Plan): void {
  if (!hasDigests(plan)) return;
  const columns = countedColumns(plan);
  const used = new Set<number>();
  for (const { digest } of db
    .prepare(`select digest from ${quoted(`${plan.family.name}_digest`)}`)
    .iterate()) {
    const { words } = digestIn(digest as Uint8Array, columns);
    for (const some of Object.values(words)) for (const number of some) used.add(number);
  }
  const words = wordsTable(plan.family.name);
  const drop = db.prepare(`delete from ${words} where ref = ?`);
  for (const { ref } of db.prepare(`select ref from ${words}`).all()) {
    if (!used.has(ref as number)) drop.run(ref as number);
  }
}
