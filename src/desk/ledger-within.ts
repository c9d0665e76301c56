// The ledger as a transaction of the desk sees it: both live in one database, so what reads, carries or
// restores both may do it as one act.

import { type RawBuilder, sql } from 'kysely';
import type { Row } from '../engines/rows.ts';
import { erasing } from '../ledger/erase.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { rewriting } from '../ledger/rewrite.ts';
import { readingBy, type Statement, type Steps } from '../ledger/statements.ts';
import type { DeskTransaction } from './desk.ts';

type LedgerWithin = Pick<Ledger, 'after' | 'head' | 'present' | 'records' | 'erase' | 'rewrite'>;

/** The caller holds the section `ledger`, or nobody else uses the place yet. */
export function ledgerWithin(transaction: DeskTransaction): LedgerWithin {
  const ask = async (...statement: Statement): Promise<readonly Row[]> =>
    (await builtOf(statement).execute(transaction)).rows;
  async function take<T>(steps: Steps<T>): Promise<T> {
    let next = steps.next();
    while (!next.done) next = steps.next(await ask(...next.value));
    return next.value;
  }
  return {
    ...readingBy(ask),
    erase: (family, name, reason, at) => take(erasing(family, name, reason, at.toISOString())),
    rewrite: (family, id, edit, at) => take(rewriting(family, id, edit, at.toISOString())),
  };
}

/** Values stand as `?` in a statement of the ledger; the desk's database has a way of its own. */
function builtOf([text, ...values]: Statement): RawBuilder<Row> {
  const parts = text.split('?');
  return sql<Row>(Object.assign(parts, { raw: parts }), ...values);
}
