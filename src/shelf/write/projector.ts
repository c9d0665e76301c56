// Brings the shelf up to date with the ledger, a batch at a time.
//
// A batch is one transaction: rows, links and the state move together, so a reader sees all of it or
// nothing, and a crash leaves the shelf at an earlier moment, never at a torn one. Several processes
// may try at once; whoever finds that the state moved meanwhile leaves the batch alone.
//
// Rows that show something of other records follow them: when a company changes, its theories are
// rendered again. Dependents are collected over the batch and rendered once, at its end, from the
// records that the shelf keeps for this purpose (related-records.ts).

import type { DatabaseSync } from 'node:sqlite';
import type { Doc, Related } from '../../kernel/family.ts';
import type { LogEntry } from '../../kernel/log-entry.ts';
import { inTransaction } from '../layout/busy.ts';
import type { Plan } from '../layout/plan.ts';
import { entryHash } from '../layout/state.ts';
import { touchedNotes } from '../layout/touched.ts';
import { type ChangeTeller, changeTeller, type Touch } from './change-teller.ts';
import { tiersFrom } from './feed.ts';
import { type Dated, sameFor, type Undated } from './moments.ts';
import { type Cause, type Change, type RelatedRecords, relatedRecords } from './related-records.ts';
import { type RowToPut, type RowWriter, rowWriter, type Seen } from './row-writer.ts';
import { batchSplitter } from './split-batch.ts';
import { fills, renderedReplica, replicaIn } from './take-replica.ts';

export interface Projector {
  /** Applies entries that follow `from`; false when the shelf is not at `from` any more. */
  readonly apply: (from: number, entries: readonly LogEntry[]) => boolean;
  /** Applies the next entries within a transaction of the caller, who marks the last one. */
  readonly follow: (entries: readonly LogEntry[]) => void;
  /**
   * Writes records of a family that stands alone, of each its only entry, within a transaction of the
   * caller: in any order, soonest in that of the keys. See build.ts.
   */
  readonly putNew: (plan: Plan, entries: readonly LogEntry[]) => void;
  /** Notes the last entry that was taken; see state.ts. */
  readonly mark: (last: LogEntry) => void;
}

/** Rows of one family that are rendered before they are written: what is held in memory. */
const maxAtOnce = 4000;
/** Rows that are rendered again: a single entry may move any number of them, however large. */
const maxAgain = 500;
/** Rows that are rendered where they come in order anyway: few enough that most of what they leave is collected cheaply. */
const fewAtOnce = 250;

export function projector(db: DatabaseSync, plans: readonly Plan[]): Projector {
  const writers = new Map<Plan, RowWriter>();
  const writerOf = (plan: Plan): RowWriter => {
    let writer = writers.get(plan);
    if (!writer) {
      writer = rowWriter(db, plan);
      writers.set(plan, writer);
    }
    return writer;
  };
  const teller = changeTeller(db, plans);
  const records = relatedRecords(db, plans);
  const seq = db.prepare("select value from state where name = 'seq'");
  const markLast = db.prepare("update state set value = ? where name = 'mark'");
  const unmerged = db.prepare(
    'insert into unmerged values (?, ?) on conflict do update set rows = rows + excluded.rows',
  );
  const work: Work = {
    plans,
    writerOf,
    teller,
    records,
    noteUnmerged: (plan, rows) => void unmerged.run(plan.family.name, rows),
  };

  const renumbered = db.prepare("select value from state where name = 'renumbered'");
  /** As it stood when numbers were last remembered; null after a batch that was undone, and its numbers with it. */
  let numbered: number | null = null;

  /** What values and words are remembered by is only good while none is numbered anew. */
  function forgetWhatChanged(): void {
    const { value } = renumbered.get() as { value: number };
    if (value !== numbered) for (const writer of writers.values()) writer.forget();
    numbered = value;
  }

  const cut = batchSplitter(plans);
  const touched = touchedNotes(db);
  const mark = (last: LogEntry) => {
    markLast.run(entryHash(last));
  };

  return {
    mark,
    follow: (entries) => {
      for (const stretch of cut(entries)) applyAll(work, stretch);
    },
    putNew: (plan, entries) => {
      const { touch, settle } = teller.begin('alone');
      for (let from = 0; from < entries.length; from += fewAtOnce) {
        const rows = entries.slice(from, from + fewAtOnce).map((entry) => {
          const doc = JSON.parse(entry.doc as string) as Doc;
          const onSeen = (seen: Seen) => touch(plan, entry.id, entry, seen);
          const updated = sameFor(updatedIn(doc));
          const rendered = renderedReplica(plan, doc, records.related);
          return { id: entry.id, row: rowOf(entry.seq, doc, { rendered, updated }), onSeen };
        });
        writerOf(plan).write(rows, 'new');
      }
      work.noteUnmerged(plan, entries.length);
      settle(Math.max(...entries.map(({ seq }) => seq)));
    },
    apply: (from, entries) => {
      const write = () => {
        forgetWhatChanged();
        const current = (seq.get() as { value: number }).value === from;
        if (current) {
          for (const stretch of cut(entries)) applyAll(work, stretch);
          mark(entries.at(-1) as LogEntry);
          touched.trim();
        }
        return current;
      };
      try {
        return inTransaction(db, write);
      } catch (error) {
        numbered = null;
        throw error;
      }
    },
  };
}

/** What one projector works with. */
interface Work {
  readonly plans: readonly Plan[];
  readonly writerOf: (plan: Plan) => RowWriter;
  readonly teller: ChangeTeller;
  readonly records: RelatedRecords;
  /** Rows that the index has apart, until they are merged. */
  readonly noteUnmerged: (plan: Plan, rows: number) => void;
}

function applyAll(work: Work, entries: readonly LogEntry[]): void {
  const { plans, writerOf, teller, records } = work;
  const newest = new Map<string, LogEntry>();
  for (const entry of entries) newest.set(`${entry.family}\n${entry.id}`, entry);
  const { touch, settle, moved } = teller.begin();
  const changes: Change[] = [...newest.values()].map((entry) => ({
    ...entry,
    record: entry.doc === null ? null : (JSON.parse(entry.doc) as Doc),
  }));
  const written = changes.map(records.keep);
  for (const plan of plans) {
    const own = changes.filter((change) => fills(plan, change));
    for (let from = 0; from < own.length; from += maxAtOnce) {
      const rows = own.slice(from, from + maxAtOnce).map((change) => {
        const { record } = change;
        const row =
          record &&
          rowOf(
            change.seq,
            record,
            writerOf(plan).dated(change.id, undated(plan, record, records.related), true),
          );
        const onSeen = (seen: Seen) => {
          touch(plan, change.id, change, seen);
          // A record that was hidden before it was merged now leads to another one.
          if (row?.into && seen.tiers === 0) teller.tellAgain(plan, change, touch);
          if (!row && !seen.held && plan.family.name === change.family)
            teller.endOfAbsent(plan, change, touch);
        };
        return { id: change.id, row, onSeen };
      });
      writerOf(plan).write(rows);
    }
    if (own.length > 0) work.noteUnmerged(plan, own.length);
  }
  for (const [plan, following] of records.followers(written)) {
    const own = new Map(changes.filter((change) => fills(plan, change)).map(({ id, seq }) => [id, seq]));
    writeAgain(work, plan, following, own, touch);
  }
  teller.tellLinking([...moved], touch);
  teller.tellRelinked(written, touch);
  const erased = changes.filter(({ record, reason }) => record === null && reason === 'privacy_request');
  for (const { seq } of erased) teller.noteErased(seq);
  settle((entries.at(-1) as LogEntry).seq);
}

/** Rows that follow others; where one reads as before, nobody sees that something happened. */
function writeAgain(
  { writerOf, records }: Work,
  plan: Plan,
  following: ReadonlyMap<string, Cause>,
  own: ReadonlyMap<string, number>,
  touch: Touch,
): void {
  const writer = writerOf(plan);
  const again = ([id, cause]: readonly [string, Cause]) => {
    const doc = records.doc(plan.source, id);
    if (!doc) return [];
    const found = writer.dated(id, undated(plan, doc, records.related), false);
    const { rendered } = found;
    if (writer.holds(id, rendered)) {
      // Its own entry came earlier in the batch and was rendered with what came later.
      const seen = tiersFrom(rendered.vis);
      if ((own.get(id) ?? cause.seq) < cause.seq) {
        touch(plan, id, cause, {
          lowest: rendered.vis,
          tiers: seen,
          appeared: 0,
          left: 0,
          names: [],
          held: true,
        });
      }
      return [];
    }
    const onSeen = (seen: Seen) => touch(plan, id, cause, seen);
    return [{ id, row: rowOf(cause.seq, doc, found), onSeen }];
  };
  const all = [...following];
  for (let from = 0; from < all.length; from += maxAgain) {
    writer.write(all.slice(from, from + maxAgain).flatMap(again));
  }
}

function updatedIn(doc: Doc): string | null {
  const replica = replicaIn(doc);
  return replica ? replica.updated : ((doc.updated_at as string | undefined) ?? null);
}

function undated(plan: Plan, doc: Doc, related: Related): Undated {
  // A replica is taken as it came.
  const at = replicaIn(doc)
    ? () => renderedReplica(plan, doc, related)
    : (updated: string | null) => renderedReplica(plan, { ...doc, updated_at: updated }, related);
  return { updated: updatedIn(doc), at };
}

function rowOf(seq: number, doc: Doc, { rendered, updated }: Dated): RowToPut {
  const replica = replicaIn(doc);
  return {
    public_id: (doc.public_id as string | undefined) ?? null,
    into: replica ? replica.into : ((doc.merged_into as string | undefined) ?? null),
    seq,
    created: replica ? null : ((doc.created_at as string | undefined) ?? null),
    updated,
    rendered,
  };
}
