// What the clock changes in stored grants: when a date passes and another follows, the row goes on to the
// next one; when a forecast opens, it is open; what no harvest saw for VERIFIED_DAYS is no longer verified.
// Each such step is a new version in the ledger, so that lists, feeds, mirrors and alerts learn it like any
// other change.

import { type MovingGrant, movedMembers, uncompared } from '../families/grants/moved-grant.ts';
import type { Doc, Family } from '../kernel/family.ts';
import type { Reader } from '../kernel/reader.ts';
import { beneath } from '../ledger/corrections.ts';
import type { Change, Ledger } from '../ledger/ledger.ts';
import { rereadRecord } from '../ledger/record.ts';

interface MovingParts {
  readonly families: readonly Family[];
  readonly ledger: Ledger;
  readonly reader: Reader;
  readonly now: () => Date;
}

/** Rows of one round; the next round takes the rest. */
const maxAtOnce = 500;

/** Brings the rows up to the clock that the shelf knows to be behind it; returns how many there were. */
export async function moveGrants({ families, ledger, reader, now }: MovingParts): Promise<number> {
  const family = families.find(({ name }) => name === 'grants');
  if (!family) return 0;
  const at = now();
  const due = reader.select(
    `select id from grants where moves <= ? limit ${maxAtOnce}`,
    at.toISOString(),
  ) as readonly { readonly id: string }[];
  const changes: Change[] = [];
  for (const { id } of due) {
    const found = await ledger.version('grants', id);
    // A correction is laid over what is appended, as over the word of a source.
    const record = found && beneath(found.record);
    const members = record && movedMembers(movingOf(record), at);
    if (!found || !record || !members) continue;
    const readAt = found.seq;
    const { updated_at: _updated, created_at: _created, ...content } = record;
    const read = rereadRecord(family, { ...content, ...members });
    if (Array.isArray(read)) continue;
    changes.push({ ...(read as Change), ignored: uncompared, readAt });
  }
  const outcomes = changes.length === 0 ? [] : await ledger.append(changes, at);
  return outcomes.filter((outcome) => outcome === 'changed').length;
}

function movingOf(record: Doc): MovingGrant {
  const text = (member: string) => (record[member] as string | undefined) ?? null;
  const { deadlines } = (record.detail ?? {}) as { readonly deadlines?: MovingGrant['deadlines'] };
  return {
    deadline: text('deadline'),
    status: text('status'),
    opens_at: text('opens_at'),
    closed_at: text('closed_at'),
    deadlines: deadlines ?? [],
    verified: record.verified === true,
    checked_at: text('checked_at'),
    verified_until: text('verified_until'),
  };
}
