// What a mirror reads of the instance it follows. It trusts that instance with its content, not with its
// form: a line that is not a replica ends the run with one sentence, and nothing of it is taken.

import type { Doc, Family } from '../../kernel/family.ts';
import type { Change } from '../../ledger/ledger.ts';
import { replicaMember } from '../../shelf/layout/replica.ts';

export class MirrorError extends Error {
  override readonly name = 'MirrorError';
  /** The status of the answer that could not be used. */
  readonly status: number | null;

  constructor(sentence: string, status: number | null = null) {
    super(sentence);
    this.status = status;
  }
}

/** A file as the index of the dumps lists it. */
export interface Listed {
  readonly family: string;
  readonly url: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly rows: number;
}

export interface TheirIndex {
  readonly version: string | null;
  readonly snapshot_cursor: string | null;
  /** What names the program that made the replicas. */
  readonly replica_version?: string | null;
  readonly replicas: readonly Listed[];
  readonly tombstones: Omit<Listed, 'family'> | null;
}

export interface FeedEntry {
  readonly seq: number;
  readonly op: 'upsert' | 'unhide' | 'hide' | 'merge' | 'delete';
  readonly family: string;
  readonly id: string;
  readonly public_id?: string;
  readonly reason?: string;
  readonly merged_into?: { readonly id: string };
  readonly replica?: Doc;
}

/** A page of the feed, with lines for mirrors. */
export interface TheirPage {
  readonly data: readonly FeedEntry[];
  readonly next_cursor: string;
  readonly has_more: boolean;
  /** What names the program that made the lines. */
  readonly replica_version?: string;
}

/** The change that keeps a replica. @throws MirrorError when the line is none of these families */
export function replicaChange(line: string, where: string, families: readonly Family[]): Change {
  const { family: name, id, public_id, ...replica } = parsedLine(line, where);
  const family = families.find((one) => one.name === name);
  if (!family || typeof id !== 'string' || !(public_id == null || typeof public_id === 'string')) {
    throw new MirrorError(`${where} names no record of this catalogue.`);
  }
  if (!isReplica(replica)) throw new MirrorError(`${where} is not a replica of a record.`);
  return { family: family.name, id, record: { id, public_id: public_id ?? null, [replicaMember]: replica } };
}

/** The change by which a name leads to another record; null where the entry tells of none. */
export function mergeChange(entry: FeedEntry, where: string, families: readonly Family[]): Change | null {
  const { op, family, id, public_id, merged_into } = entry;
  if (op !== 'merge' || !merged_into) return null;
  const nothing = { vis: 9, updated: null, rows: [], details: null, columns: {}, marks: [], links: [] };
  return replicaChange(
    JSON.stringify({ family, id, public_id, into: merged_into.id, ...nothing }),
    where,
    families,
  );
}

function parsedLine(line: string, where: string): Doc {
  try {
    const value = JSON.parse(line) as unknown;
    if (typeof value === 'object' && value !== null) return value as Doc;
  } catch {
    // Said below, as for any other line that is no object.
  }
  throw new MirrorError(`${where} is not a JSON object.`);
}

function isReplica({ vis, into, updated, rows, details, columns, marks, links }: Doc): boolean {
  const text = (value: unknown) => typeof value === 'string';
  const textOrNone = (value: unknown) => value === null || value === undefined || text(value);
  const all = (value: unknown, fits: (one: unknown) => boolean) => Array.isArray(value) && value.every(fits);
  const scalars =
    typeof columns === 'object' &&
    columns !== null &&
    Object.values(columns).every((value) => textOrNone(value) || typeof value === 'number');
  return (
    [0, 1, 2, 9].includes(vis as number) &&
    textOrNone(into) &&
    textOrNone(updated) &&
    all(rows, textOrNone) &&
    (details == null || all(details, textOrNone)) &&
    scalars &&
    all(marks, text) &&
    all(links, (link) => all(link, text) && (link as unknown[]).length === 2)
  );
}

/** The ids of records, one after the other. */
export async function* idsIn(records: AsyncIterable<Doc>): AsyncGenerator<string> {
  for await (const { id } of records) yield String(id);
}
