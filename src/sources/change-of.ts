// From a record of a source to a change of the ledger.

import type { OnLeftOut } from '../kernel/declared-members.ts';
import type { Doc, Family } from '../kernel/family.ts';
import type { Change } from '../ledger/ledger.ts';
import { readRecord } from '../ledger/record.ts';
import type { OperatorRecord } from './reading/source.ts';
import { sources } from './sources.ts';

/** The change, or why the record is refused. */
export function changeOf(
  family: Family,
  record: OperatorRecord,
  ignored: readonly string[],
  onLeftOut?: OnLeftOut,
): Change | string {
  const read = readRecord(family, record, onLeftOut);
  if (Array.isArray(read)) return read.map((error) => error.message).join(' ');
  return { ...(read as Change), ignored };
}

/** What the source of a record leaves out when it compares it, so that its next harvest finds it unchanged. */
export function ignoredOf(record: Doc): readonly string[] {
  return sources.find(({ name }) => name === record.source)?.ignoredInComparison ?? [];
}

/** The ledger sets the moments of a record again when it changes. */
export function withoutMoments(record: Doc): Doc {
  const { created_at: _created, updated_at: _updated, ...content } = record;
  return content;
}
