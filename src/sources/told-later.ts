// A file of the operator holds what a source said when the file was written. Where the source was harvested
// since, what is held is newer than the line, and stays.

import type { Doc } from '../kernel/family.ts';
import type { Ledger } from '../ledger/ledger.ts';

/** Whether the source of a record has told of it later than the record says it was looked at. */
export async function toldLater(
  ledger: Pick<Ledger, 'present' | 'sourceAges'>,
  family: string,
): Promise<(record: Doc) => Promise<boolean>> {
  const harvested = new Map((await ledger.sourceAges()).map((age) => [age.source, age.harvested_at]));
  return async (record) => {
    const [source, checked] = [record.source, checkedAt(record)];
    const last = typeof source === 'string' ? harvested.get(source) : undefined;
    if (checked === null || !last || Date.parse(last) <= checked) return false;
    const held = await ledger.present(family, String(record.id));
    return held !== null && held.source === source && (checkedAt(held) ?? 0) > checked;
  };
}

/** When a record was last looked at (ms), by its harvest or by whoever wrote it down; null: it does not say. */
function checkedAt({ checked_at, detail }: Doc): number | null {
  const verification = (detail as Doc | null | undefined)?.verification as Doc | null | undefined;
  const moment = Date.parse(String(checked_at ?? verification?.last_checked_at));
  return Number.isNaN(moment) ? null : moment;
}
