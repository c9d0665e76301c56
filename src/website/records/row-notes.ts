// What rows of a family tell first, where it is more than their members.

import type { Doc, Family } from '../../kernel/family.ts';
import type { PageRequest } from '../kit/page.ts';
import { particulars } from './particulars.ts';
import type { RowContext } from './row.ts';

/** The part of a row's context that its family adds; nothing for most. */
export function noted(family: Family, rows: readonly Doc[], ask: PageRequest): Pick<RowContext, 'notes'> {
  const { rowNotes } = particulars[family.name] ?? {};
  if (!rowNotes || rows.length === 0) return {};
  return {
    notes: rowNotes(
      rows.map(({ id }) => String(id)),
      ask,
    ),
  };
}
