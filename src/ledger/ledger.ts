// The ledger is the truth of the catalogue: an append-only log of record versions.
//
// Every accepted change gets the next sequence number, in the order in which it was committed: a
// reader that has seen number N never meets a smaller one later. Whoever follows the catalogue (the
// shelf, the change feed, dumps, mirrors, caches) follows that number.
//
// A record that is the same as its newest version is not appended again, so a repeated import or
// harvest leaves no trace. What counts as the same is decided by `content`, which leaves out the two
// moments (created_at, updated_at) that the ledger itself sets when the record does not bring them.
//
// A slug that a record once had is never given to another record of its family.
//
// The log is only ever appended to, with one exception: a record that is erased for privacy loses the
// content of all its versions, nothing that would bring it back is appended any more, and what other records
// hold of it is taken out of all their versions.

import type { Doc } from '../kernel/family.ts';
import type { LogEntry } from '../kernel/log-entry.ts';
import type { Correcting } from './corrections.ts';
import type { Erased } from './erase.ts';

/** A change that somebody asks for. A null record removes it. */
export interface Change {
  readonly family: string;
  readonly id: string;
  readonly record: Doc | null;
  /** A correction of the record as it is; `record` says nothing then, and nothing happens where there is none. */
  readonly correcting?: Correcting;
  /** The slug the record is addressed by, when it has one. */
  readonly slug?: string | null;
  readonly reason?: string;
  /** The number of the version that was read: where the record has another one by now, nothing is appended. */
  readonly readAt?: number;
  /** Members that do not count when the record is compared with its newest version. */
  readonly ignored?: readonly string[];
  /** An unchanged record is written all the same where its newest version has a moment in `member` outside of these. */
  readonly renewed?: { readonly member: string; readonly from: string; readonly to: string };
  /** Members that count, so that the record is written, but alone make no `changed` of it. */
  readonly uncounted?: readonly string[];
}

export type Outcome =
  | 'added'
  | 'changed'
  | 'unchanged'
  | 'removed'
  | 'slug_taken'
  | 'suppressed'
  | 'moved_on';

export interface Version {
  readonly seq: number;
  readonly record: Doc;
}

/** One run of a harvest, for the operator and for the next run. */
export interface HarvestRun {
  readonly source: string;
  readonly started_at: string;
  readonly finished_at: string;
  readonly status: 'completed' | 'failed' | 'unchanged';
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly left: number;
  readonly refused: number;
  /** Records that were not taken because they were erased for privacy. */
  readonly suppressed: number;
  readonly watermark: string | null;
  readonly error: string | null;
  /** The moment from which what was read counts, where it was kept before: else that of the run. */
  readonly as_of: string | null;
  /** The newest day in the names of its files, where nobody said when they were kept. */
  readonly kept_on?: string | null;
}

/**
 * When a source was harvested last: with success, and tried after that. Files that were kept are as old as the
 * day on which they were.
 */
export interface SourceAge {
  readonly source: string;
  readonly harvested_at: string | null;
  readonly tried_at: string;
}

export interface Ledger extends AsyncDisposable {
  /**
   * Appends the changes in one transaction, in their order. Durable when it resolves. With
   * `allOrNothing` nothing is appended when one of them is refused.
   */
  readonly append: (
    changes: readonly Change[],
    at: Date,
    options?: { readonly allOrNothing?: boolean },
  ) => Promise<readonly Outcome[]>;
  /**
   * Entries with a sequence number above `seq`, in order: at most `limit`, and fewer where their documents are
   * large (16 MB together); none only where there is none.
   */
  readonly after: (seq: number, limit: number) => Promise<readonly LogEntry[]>;
  /** The last sequence number; 0 when nothing was ever appended. */
  readonly head: () => Promise<number>;
  /** The newest version of a record; null when there is none or it was removed. */
  readonly present: (family: string, id: string) => Promise<Doc | null>;
  /** The same with its number, for whoever appends what it makes of it. */
  readonly version: (family: string, id: string) => Promise<Version | null>;
  /** The id of the record that has this slug, or had it before; null where none of the family ever did. */
  readonly owner: (family: string, slug: string) => Promise<string | null>;
  /** The newest versions of all records of a family. */
  readonly records: (family: string) => AsyncIterable<Doc>;
  /**
   * The same with the number of each version, for whoever appends what it makes of them. With `names` those that
   * hold none of these texts as a member's whole value may be left out.
   */
  readonly versions: (family: string, names?: ReadonlySet<string>) => AsyncIterable<Version>;
  /** The newest versions of the records of a family that were merged into others. */
  readonly merged: (family: string) => Promise<readonly Doc[]>;
  /** The slugs of records of a family that had more than one, each with the newest version of its record. */
  readonly slugsOfRenamed: (family: string) => Promise<readonly { slug: string; record: Doc }[]>;
  /** How many records each family has now. */
  readonly counts: () => Promise<Readonly<Record<string, number>>>;
  /**
   * Erases every version of the record with this id or slug, leaves a tombstone with the reason, and
   * keeps the record from coming back. Null when the family never had it.
   */
  readonly erase: (family: string, name: string, reason: string, at: Date) => Promise<Erased | null>;
  /** The same, but it may come back: nothing keeps it away. */
  readonly empty: (family: string, name: string, reason: string, at: Date) => Promise<Erased | null>;
  /**
   * Rewrites every version of a record, for what was erased elsewhere and is named in it; where the newest one
   * changes, the log gets it once more, so that whoever follows takes it. Null when nothing changes.
   */
  readonly rewrite: (family: string, id: string, edit: (doc: Doc) => Doc, at: Date) => Promise<number | null>;
  /** Makes sure that no byte of what was erased is left in its files; false when others read them meanwhile. */
  readonly compact: () => Promise<boolean>;
  /** Tells when somebody may have appended, here or elsewhere; within a second, and sometimes for nothing. */
  readonly listen: (told: () => void) => AsyncDisposable;
  /** What brought the desk of the same database up to date, oldest first; none where there is no desk yet. */
  readonly migrations: () => Promise<readonly string[]>;
  readonly recordRun: (run: HarvestRun) => Promise<void>;
  /** The newest runs first, of one source or of all. */
  readonly runs: (source: string | null, limit: number) => Promise<readonly HarvestRun[]>;
  /** Every source that was ever harvested, by name. */
  readonly sourceAges: () => Promise<readonly SourceAge[]>;
}

const moments = new Set(['created_at', 'updated_at']);

/** What of a record counts when two versions are compared. */
export function content(record: Doc, ignored: readonly string[] = []): string {
  if (ignored.length === 0 && !('created_at' in record) && !('updated_at' in record)) {
    return JSON.stringify(record);
  }
  const left: Record<string, unknown> = {};
  for (const [member, value] of Object.entries(record)) {
    if (!moments.has(member) && !ignored.includes(member)) left[member] = value;
  }
  return JSON.stringify(left);
}
