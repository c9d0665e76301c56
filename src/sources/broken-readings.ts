// When a reading is taken for broken, so that the last good state stays: it lists nothing, much of it cannot be
// used, it lists far less than the one before, or what it lists says far less. A column that has another name looks
// like the last: each row is there and can be mapped, and every deadline is gone.

import type { Doc } from '../kernel/family.ts';
import { beneath } from '../ledger/corrections.ts';
import type { Change, Ledger } from '../ledger/ledger.ts';
import { type Source, SourceError } from './reading/source.ts';

/** A source from which more than this share of what stood before is gone, and so many records, is taken for broken. */
const maxGone = { share: 1 / 5, records: 10 };

/** What sources say themselves, by its place in a record. Members that rules of ours give are none of these. */
const saidBySources: readonly string[] = [
  'description',
  'location',
  'deadline',
  'start_date',
  'submission_deadline',
  'detail.funding.total',
  'detail.funding.max_award',
  'detail.ids',
];

/** A source that holds nothing is a broken one, or not this one: what it brought before is not over. */
export function nothingRead(refused: number): string {
  return refused === 0 ? 'there is not one record in it' : `none of its ${refused} records could be used`;
}

/** @throws SourceError where too much of what a source lists could not be used; what was used or left out is no such thing */
export function refuseUnread(refused: number, used: number): void {
  const listed = refused + used;
  if (!isTooMuch(refused, listed)) return;
  throw new SourceError(
    `${refused} of ${listed} records could not be used; if the others are to be taken all the same, harvest it with --shrunk`,
  );
}

/** @throws SourceError where too many records that still stood are not listed */
export function refuseShrunk(gone: number, listed: number): void {
  const stood = gone + listed;
  if (!isTooMuch(gone, stood)) return;
  throw new SourceError(
    `${gone} of ${stood} records that still stood are not listed any more; if that is right, harvest it with --shrunk`,
  );
}

/** @throws SourceError where too many records that are listed lost a member that they had */
export async function refuseHollow(
  ledger: Ledger,
  { name, family }: Pick<Source, 'name' | 'family'>,
  changes: readonly Change[],
): Promise<void> {
  if (changes.length < maxGone.records) return;
  const next = new Map(changes.map(({ id, record }) => [id, record]));
  const counts = new Map(saidBySources.map((member) => [member, { had: 0, lost: 0 }]));
  for await (const { record } of ledger.versions(family, new Set([name]))) {
    const now = next.get(record.id as string);
    if (record.source !== name || !now) continue;
    const before = beneath(record);
    for (const [member, count] of counts) {
      if (!says(before, member)) continue;
      count.had += 1;
      if (!says(now, member)) count.lost += 1;
    }
  }
  for (const [member, { had, lost }] of counts)
    if (isTooMuch(lost, had))
      throw new SourceError(
        `${lost} of ${had} records that had ${member} are listed without it; its column may have another name now. ` +
          'If that is right, harvest it with --shrunk',
      );
}

function isTooMuch(gone: number, stood: number): boolean {
  return gone >= maxGone.records && gone > stood * maxGone.share;
}

function says(record: Doc, member: string): boolean {
  const value = member
    .split('.')
    .reduce<unknown>((at, step) => (at as Doc | null | undefined)?.[step], record);
  return value !== undefined && value !== null && value !== '';
}
