// The audit log: who asked Deep Intelligence for what, one row a call, each chained to the one before
// by its hash. Rows are only ever appended; whoever changes, drops or inserts one breaks the chain at
// that row. A chain that was cut at its end still verifies, so its head is noted down elsewhere.

import { hash } from 'node:crypto';
import type { Desk } from '../../desk/desk.ts';
import type { AuditTable } from '../../desk/schema/audit.ts';

export type AuditRow = Readonly<AuditTable>;
export type AuditEntry = Omit<AuditRow, 'seq' | 'hash'>;

/** What the first row is chained to. */
export const chainStart = '0'.repeat(64);

/** The hash of a row, after the hash of the row before it. */
function chainedHash(before: string, row: Omit<AuditRow, 'hash'>): string {
  const { seq, at, key_id, actor, team, path, params_sha256, subject_ids, status } = row;
  const canonical = JSON.stringify([seq, at, key_id, actor, team, path, params_sha256, subject_ids, status]);
  return hash('sha256', before + canonical);
}

/** Appends a row; durable when it resolves. Appends follow one another, so the chain never forks. */
export async function appendAudit(desk: Desk, entry: AuditEntry): Promise<AuditRow> {
  return desk.exclusively('audit', async (transaction) => {
    const last = await transaction
      .selectFrom('audit')
      .select(['seq', 'hash'])
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst();
    const row = { seq: (last?.seq ?? 0) + 1, ...entry };
    const chained = { ...row, hash: chainedHash(last?.hash ?? chainStart, row) };
    await transaction.insertInto('audit').values(chained).execute();
    return chained;
  });
}

const batch = 1_000;

/** The rows of the log in their order. */
export async function* auditRows({ db }: Desk): AsyncGenerator<AuditRow> {
  let after = Number.MIN_SAFE_INTEGER;
  for (;;) {
    const rows = await db
      .selectFrom('audit')
      .selectAll()
      .where('seq', '>', after)
      .orderBy('seq')
      .limit(batch)
      .execute();
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < batch) return;
    after = last.seq;
  }
}

interface Verification {
  readonly rows: number;
  /** The hash of the last good row. */
  readonly head: string;
  /** The first row that does not follow from the rows before it; null when all do. */
  readonly bad: { readonly seq: number; readonly why: string } | null;
  /** Whether the hash that was noted down earlier is one of the chain; null when none was asked for. */
  readonly noted: boolean | null;
}

/** Follows the chain from its start. `noted` is a head that was written down earlier. */
export async function verifyAudit(desk: Desk, noted: string | null = null): Promise<Verification> {
  let head = chainStart;
  let rows = 0;
  let found = noted === null ? null : noted === head;
  for await (const row of auditRows(desk)) {
    const expected = rows + 1;
    if (row.seq !== expected) {
      return { rows, head, bad: { seq: row.seq, why: `row ${expected} is missing before it` }, noted: found };
    }
    if (chainedHash(head, row) !== row.hash) {
      const why = 'its hash does not fit its contents and the row before it';
      return { rows, head, bad: { seq: row.seq, why }, noted: found };
    }
    head = row.hash;
    rows += 1;
    if (head === noted) found = true;
  }
  return { rows, head, bad: null, noted: found };
}
