// The operator's own files are one more source: `{family}.ndjson`, one record a line, or `{family}.csv`, one a row;
// either may be gzipped (`.gz`).
//
// Lines are checked and appended as they are read, in batches, so a file of any size needs the memory
// of one batch and of its ids. A line that does not fit is reported and the rest goes on; in strict mode the
// whole file is refused instead, and nothing of it is appended. An id stands in a file once: were its last line
// the one that counts, each import of the same file would change the record twice.

import { basename } from 'node:path';
import type { Doc, Family } from '../kernel/family.ts';
import { nearest } from '../kernel/nearest.ts';
import { referencesOf, renaming } from '../kernel/references.ts';
import { isRefused } from '../ledger/append.ts';
import type { Change, Ledger, Outcome } from '../ledger/ledger.ts';
import { followingMerges } from '../ledger/merges.ts';
import { carryMerges } from './carry-merges.ts';
import { SourceError } from './reading/source.ts';
import { type Brought, recordLines } from './record-lines.ts';
import { isTable, recordsOfTable } from './table-file.ts';
import { toldLater } from './told-later.ts';

export interface RefusedLine {
  readonly file: string;
  readonly line: number;
  readonly field: string;
  readonly reason: string;
}

export interface ImportCounts {
  added: number;
  changed: number;
  unchanged: number;
  removed: number;
  refused: number;
  /** Not taken, because the record was erased for privacy. */
  suppressed: number;
  /** Other records that now name what took the place of one that was merged; left out where there are none. */
  carried?: number;
  /** Left as they were, because their source was harvested later; left out where there are none. */
  older?: number;
}

interface ImportOptions {
  readonly families: readonly Family[];
  readonly ledger: Ledger;
  readonly now: () => Date;
  readonly strict: boolean;
  readonly onRefused: (line: RefusedLine) => void;
  /** Told of each member that was left out because nothing declares it; under `strict` its line is refused. */
  readonly onLeftOut?: (line: RefusedLine) => void;
  /** Told of the columns of a table that hold what lists compute. */
  readonly onPassedOver?: (columns: readonly string[]) => void;
  /** Told of each record that was taken out for privacy: what is left of it in the log is to be erased. */
  readonly onPrivacyRequest: (family: string, id: string) => void;
  /** Told of each record that a line names, by its id or slug. */
  readonly onNamed?: (family: string, name: string, line: number) => void;
  /** A record without whom was erased for privacy; null where nothing of it is left. */
  readonly without?: (family: string, record: Doc) => Doc | null;
  /** Called after each batch with the lines read so far, and the share of the file that they are. */
  readonly onProgress: (lines: number, share: number) => void;
}

/** A batch ends at so many records, or at so many characters of them. */
const batchSize = 1000;
const batchCharacters = 16 * 1024 * 1024;

interface NumberedChange {
  readonly line: number;
  readonly change: Change;
}

/** The family that a file's name says: up to its first dot. */
export function familyOfFile(path: string, families: readonly Family[]): Family {
  const [stem] = basename(path).split('.') as [string];
  const known = families.filter((family) => family.of === undefined).map((family) => family.name);
  const family = families.find((one) => one.name === stem && one.of === undefined);
  if (family) return family;
  const near = nearest(stem, known);
  const ending = /\.csv(\.gz)?$/i.test(path) ? 'csv' : 'ndjson';
  const hint = near ? `did you mean ${near}.${ending}?` : `the families are ${known.join(', ')}.`;
  throw new SourceError(`${basename(path)}: no family is called ${stem}; ${hint}`);
}

/**
 * Imports one file.
 * @returns how many lines were added, changed, unchanged, removed, refused and suppressed
 * @throws SourceError when the file cannot be read or its name is of no family
 */
export async function importFile(path: string, options: ImportOptions): Promise<ImportCounts> {
  const family = familyOfFile(path, options.families);
  const file = basename(path);
  const counts: ImportCounts = { added: 0, changed: 0, unchanged: 0, removed: 0, refused: 0, suppressed: 0 };
  const refuse = (line: number, field: string, reason: string) => {
    counts.refused++;
    options.onRefused({ file, line, field, reason });
  };
  const leaveOut = ({ line, field, reason }: Omit<RefusedLine, 'file'>) => {
    if (options.strict) return refuse(line, field, reason);
    options.onLeftOut?.({ file, line, field, reason: `${reason} It was left out.` });
  };
  const { follow } = await followingMerges(options.ledger, family);
  const isOlder = await toldLater(options.ledger, family.name);
  let merges = false;
  let batch: NumberedChange[] = [];
  let characters = 0;
  const flush = async () => {
    if (batch.length > 0) await appendBatch(batch, options, counts, refuse);
    batch = [];
    characters = 0;
  };
  const names = renaming(referencesOf(family), (named, name) => {
    options.onNamed?.(named, name, lines);
    return null;
  });
  const firstLines = new Map<string, number>();
  let lines = 0;
  let records = 0;
  let share = 0;
  const onRead = (read: number) => {
    share = read;
  };
  try {
    for await (const brought of broughtIn(path, family, options, onRead)) {
      lines = brought.line;
      const { change: read } = brought;
      for (const { field, reason } of brought.flaws) refuse(lines, field, reason);
      for (const flaw of brought.leftOut) leaveOut({ line: lines, ...flaw });
      if (read !== null) records++;
      if (read === null || !isFirstOf(read, lines, firstLines, refuse)) continue;
      const change = options.without ? withoutErased(read, options.without) : read;
      merges ||= Boolean(change?.record?.merged_into);
      if (change?.record) names(change.record);
      if (change?.record && (await isOlder(change.record))) counts.older = (counts.older ?? 0) + 1;
      else if (change) batch.push({ line: lines, change: following(change, follow) });
      else counts.suppressed++;
      characters += brought.characters;
      if (options.strict || (batch.length < batchSize && characters < batchCharacters)) continue;
      await flush();
      options.onProgress(lines, share);
    }
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    // What was read of a damaged file counts like the batches before it.
    refuse(lines + 1, '', `From here on ${error.message}.`);
  }
  if (records === 0 && counts.refused === 0) refuse(1, '', 'There is not one record in the file.');
  if (options.strict && counts.refused > 0) return counts;
  await flush();
  const whole = { family: family.name, ids: firstLines, merges };
  const carried = await carryMerges(options.ledger, options.families, whole, options.now());
  if (carried > 0) counts.carried = carried;
  options.onProgress(lines, share);
  return counts;
}

function broughtIn(
  path: string,
  family: Family,
  { ledger, onPassedOver }: ImportOptions,
  onRead: (share: number) => void,
): AsyncIterable<Brought> {
  return isTable(path)
    ? recordsOfTable(path, family, { ledger, onRead, onPassedOver: onPassedOver ?? (() => undefined) })
    : recordLines(path, family, onRead);
}

/** Whether no line before named the id; a request for privacy is carried out wherever it stands. */
function isFirstOf(
  { id, reason }: Change,
  line: number,
  firstLines: Map<string, number>,
  refuse: (line: number, field: string, reason: string) => void,
): boolean {
  const first = firstLines.get(id);
  if (first === undefined) firstLines.set(id, line);
  if (first === undefined || reason === 'privacy_request') return true;
  refuse(line, 'id', `id ${id} stands in line ${first} already; keep one of the two lines.`);
  return false;
}

/** The change with the names that records go by now. */
function following(change: Change, follow: (record: Doc) => Doc): Change {
  const record = change.record && follow(change.record);
  return record === change.record ? change : { ...change, record };
}

/** The change without whom was erased; null where nothing of it is left. */
function withoutErased(change: Change, without: NonNullable<ImportOptions['without']>): Change | null {
  if (change.record === null) return change;
  const record = without(change.family, change.record);
  return record && { ...change, record };
}

async function appendBatch(
  batch: readonly NumberedChange[],
  options: ImportOptions,
  counts: ImportCounts,
  refuse: (line: number, field: string, reason: string) => void,
): Promise<void> {
  const sound = await withoutBadMerges(batch, options.ledger, refuse);
  if (options.strict && sound.length < batch.length) return;
  const changes = sound.map((one) => one.change);
  const outcomes = await options.ledger.append(changes, options.now(), { allOrNothing: options.strict });
  const failed = outcomes.some(isRefused);
  outcomes.forEach((outcome: Outcome, index) => {
    const { line, change } = sound[index] as NumberedChange;
    if (outcome === 'slug_taken') {
      refuse(
        line,
        'public_id',
        `public_id ${change.slug} belongs to another record of this family; give this one another.`,
      );
    } else if (outcome === 'moved_on') {
      refuse(line, 'id', `The record ${change.id} was changed meanwhile; import the file again.`);
    } else if (!(options.strict && failed)) {
      counts[outcome]++;
      const { family, id, record, reason } = change;
      if (record === null && reason === 'privacy_request') options.onPrivacyRequest(family, id);
    }
  });
}

/** The changes but those whose merge leads to no record, or in a circle; records of the same batch count as there. */
async function withoutBadMerges(
  batch: readonly NumberedChange[],
  { present }: Ledger,
  refuse: (line: number, field: string, reason: string) => void,
): Promise<readonly NumberedChange[]> {
  if (!batch.some(({ change }) => change.record?.merged_into)) return batch;
  const brought = new Map(batch.map(({ change }) => [change.id, change.record]));
  const recordOf = async (family: string, id: string) => {
    const own = brought.get(id);
    return own === undefined ? await present(family, id) : own;
  };
  const sound: NumberedChange[] = [];
  for (const one of batch) {
    const { family, id, record } = one.change;
    const passed = new Set([id]);
    let into = record?.merged_into as string | null | undefined;
    let flaw: string | null = null;
    while (into && flaw === null) {
      if (passed.has(into)) flaw = `merged_into leads in a circle: ${[...passed, into].join(' → ')}.`;
      passed.add(into);
      const next: Doc | null = flaw === null ? await recordOf(family, into) : null;
      if (flaw === null && next === null)
        flaw = `merged_into names ${into}, and there is no such record in ${family}.`;
      into = next?.merged_into as string | null | undefined;
    }
    if (flaw === null) sound.push(one);
    else refuse(one.line, 'merged_into', flaw);
  }
  return sound;
}
