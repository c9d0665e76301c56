// What an append does with one change, the same on every engine: unchanged records leave no trace, a
// slug of another record is refused, what was erased does not come back, and the moments that a record
// does not bring are set. An engine lends a book: what it knows and where it writes, within its
// transaction.

import { hash as hashed } from 'node:crypto';
import type { Doc } from '../kernel/family.ts';
import type { LogEntry } from '../kernel/log-entry.ts';
import { amended, beneath, corrected, correctionsOf } from './corrections.ts';
import { namesOf } from './erase.ts';
import { type Change, content, type Outcome } from './ledger.ts';

export interface AppendTransaction {
  /** The newest entry of a record; a null hash: it was removed. */
  readonly present: (family: string, id: string) => { seq: number; hash: string | null } | undefined;
  /** The document of an entry; null when it has none. */
  readonly doc: (seq: number) => Doc | null;
  readonly owner: (family: string, slug: string) => string | undefined;
  readonly own: (family: string, slug: string, id: string) => void;
  /** Whether anything of the family was ever erased. */
  readonly forgets: (family: string) => boolean;
  /** Whether one of these hashes is that of something erased. */
  readonly isForgotten: (family: string, hashes: readonly string[]) => boolean;
  /** Gives the entry the next number and makes it the present of its record. */
  readonly write: (entry: Omit<LogEntry, 'seq'>, hash: string | null) => void;
}

/** Begins the hash of a record that was corrected: all others need not be read before they are written. */
const correctedMark = 'corrected ';

export function appendOne(transaction: AppendTransaction, change: Change, at: string): Outcome {
  const { family, id } = change;
  const now = transaction.present(family, id);
  const record = wholeRecord(transaction, change, now);
  const reason = change.reason ?? null;
  if (change.readAt !== undefined && change.readAt !== now?.seq) return 'moved_on';
  if (record === null) {
    if (!now || now.hash === null) return 'unchanged';
    transaction.write({ family, id, doc: null, at, reason }, null);
    return 'removed';
  }
  if (transaction.forgets(family) && transaction.isForgotten(family, namesOf(change))) return 'suppressed';
  const compared = content(record, change.ignored);
  const hash = hashOf(record, compared);
  const same = now?.hash === hash && sameMoments(transaction, now.seq, record);
  if (same && !isStale(transaction, now.seq, change)) return 'unchanged';
  if (change.slug) {
    const owner = transaction.owner(family, change.slug);
    if (owner !== undefined && owner !== id) return 'slug_taken';
    if (owner === undefined) transaction.own(family, change.slug, id);
  }
  const before = now && now.hash !== null ? transaction.doc(now.seq) : null;
  const created_at = record.created_at ?? before?.created_at ?? at;
  const updated_at = record.updated_at ?? (same ? before?.updated_at : null) ?? at;
  const doc = wholeDoc(record, compared, change, { created_at, updated_at });
  transaction.write({ family, id, doc, at, reason }, hash);
  if (same || (before && isUncounted(before, record, change))) return 'unchanged';
  return before ? 'changed' : 'added';
}

/** Whether nothing differs but what is written without being counted. */
function isUncounted(before: Doc, record: Doc, { ignored = [], uncounted = [] }: Change): boolean {
  if (uncounted.length === 0) return false;
  const left = [...ignored, ...uncounted];
  return content(before, left) === content(record, left);
}

/** Whether a change was not taken for what its record is by now: where all or nothing is asked for, nothing is. */
export function isRefused(outcome: Outcome): boolean {
  return outcome === 'slug_taken' || outcome === 'moved_on';
}

/** What a record is compared by with the next one that is brought. */
export function hashOfRecord(record: Doc): string {
  return hashOf(record, content(record));
}

function hashOf(record: Doc, compared: string): string {
  const digest = hashed('sha1', compared, 'base64');
  return record.corrections ? correctedMark + digest : digest;
}

/** The document of a record with its moments. What it is compared by is most of it, where nothing is left out of that. */
function wholeDoc(record: Doc, compared: string, { ignored = [] }: Change, moments: Doc): string {
  const isWhole = ignored.length === 0 && !('created_at' in record) && !('updated_at' in record);
  if (!isWhole || compared === '{}') return JSON.stringify({ ...record, ...moments });
  return `${compared.slice(0, -1)},${JSON.stringify(moments).slice(1)}`;
}

/** The record with what an operator corrected; null where it is removed or there is nothing to correct. */
function wholeRecord(
  transaction: AppendTransaction,
  { record, correcting }: Change,
  now: ReturnType<AppendTransaction['present']>,
): Doc | null {
  const isCorrected = now?.hash?.startsWith(correctedMark) ?? false;
  if (correcting) {
    const before = now && now.hash !== null ? transaction.doc(now.seq) : null;
    if (before === null) return null;
    const { updated_at: _updated, ...given } = before;
    return corrected(beneath(given), amended(correctionsOf(before), correcting));
  }
  if (record === null || record.corrections || !now || !isCorrected) return record;
  return corrected(record, correctionsOf(transaction.doc(now.seq)));
}

/** Whether the record, unchanged as it is, was last written so long ago, or so late, that it is written again. */
function isStale(transaction: AppendTransaction, seq: number, { renewed }: Change): boolean {
  const written = renewed && transaction.doc(seq)?.[renewed.member];
  if (!renewed || typeof written !== 'string') return false;
  const at = Date.parse(written);
  return at < Date.parse(renewed.from) || at > Date.parse(renewed.to);
}

/** Moments that a record brings itself are content too. */
function sameMoments(transaction: AppendTransaction, seq: number, record: Doc): boolean {
  if (record.created_at === undefined && record.updated_at === undefined) return true;
  const newest = transaction.doc(seq);
  return (['created_at', 'updated_at'] as const).every(
    (member) => record[member] === undefined || record[member] === newest?.[member],
  );
}
