// What the clock changes in stored grants: when a date passes and another follows, the row goes on to the
// next one; when a forecast opens, it is open; what no harvest saw for VERIFIED_DAYS is no longer verified.
// Each such step is a new version in the ledger, so that lists, feeds, mirrors and alerts learn it like any
// other change.

import { type MovingGrant, movedMembers, uncompared } from '../families/grants/moved-grant.ts';
import type { Doc, Family } from '../kernel/family.ts';
import type { Reader } from '../kernel/reader.ts';
import type { Change, Ledger } from '../ledger/ledger.ts';
import { storedGrants, type Told } from './stored-grants.ts';

interface MovingParts {
  readonly families: readonly Family[];
  readonly ledger: Ledger;
  readonly reader: Reader;
  readonly now: () => Date;
  readonly bug: Told;
}

/** Rows of one round. */
const maxAtOnce = 500;

/** Before all rows. */
const start = ['', ''] as const;

/**
 * A round that brings rows up to the clock that the shelf knows to be behind it; it returns how many there were. Each
 * goes on behind the last row of the one before, and after the last of all from the start: what stays as it is holds
 * nothing up.
 */
export function grantMover({ families, ledger, reader, now, bug }: MovingParts): () => Promise<number> {
  const family = families.find(({ name }) => name === 'grants');
  if (!family) return async () => 0;
  const stored = storedGrants(family, ledger, bug);
  let last: readonly [moves: string, id: string] = start;
  return async () => {
    const at = now();
    const due = reader.select(
      `select id, moves from grants where moves <= ? and (moves, id) > (?, ?) order by moves, id limit ${maxAtOnce}`,
      at.toISOString(),
      ...last,
    ) as readonly { readonly id: string; readonly moves: string }[];
    const changes: Change[] = [];
    for (const { id } of due) {
      const grant = await stored(id);
      const members = grant && movedMembers(movingOf(grant.record), at);
      const change = members && grant.changed(members, uncompared);
      if (change) changes.push(change);
    }
    const outcomes = changes.length === 0 ? [] : await ledger.append(changes, at);
    const end = due.length === maxAtOnce ? due.at(-1) : undefined;
    last = end ? [end.moves, end.id] : start;
    return outcomes.filter((outcome) => outcome === 'changed').length;
  };
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
