// What a call pays, in as few words as a row or a first sight has room for.

import type { Doc } from '../../kernel/family.ts';
import { aloneFor } from '../../kernel/rule-days.ts';
import { visible } from '../../kernel/visible.ts';
import { amountText } from '../kit/format.ts';
import type { PageRequest } from '../kit/page.ts';

interface Amount {
  readonly amount: string;
  readonly currency: string;
}

export interface Funding {
  readonly min_award?: Amount | null;
  readonly max_award?: Amount | null;
  readonly total?: Amount | null;
}

/** "€10,000 to €250,000", "Up to €250,000"; null where the call does not say. */
export function awardText({ min_award, max_award }: Funding): string | null {
  const [least, most] = [min_award, max_award].map((one) =>
    Number(one?.amount) > 0 ? amountText(one) : null,
  );
  if (least && most && least !== most) return `${least} to ${most}`;
  if (most) return least ? most : `Up to ${most}`;
  return least ? `From ${least}` : null;
}

/**
 * What rows of calls say first: their money, which the rows of the API do not hold, that a call is general,
 * for it names no field, and for whom alone its date is; what the tier of the visit may see.
 */
export function callNotes(
  ids: readonly string[],
  { context }: PageRequest,
): ReadonlyMap<string, readonly string[]> {
  const amounts = ['min_award', 'max_award', 'total'].flatMap((one) => [`${one}_amount`, `${one}_currency`]);
  const rows = context.reader.select(
    `select id, open_to_ageing, text ->> '$.deadline_for' as deadline_for, ${amounts.join(', ')} from ${visible('grants', context.tier)} where id in (select value from json_each(?1))`,
    JSON.stringify(ids),
  ) as readonly Doc[];
  const notes = new Map<string, readonly string[]>();
  for (const row of rows) {
    const amountAt = (member: string): Amount | null =>
      row[`${member}_amount`] === null
        ? null
        : { amount: String(row[`${member}_amount`]), currency: String(row[`${member}_currency`]) };
    const total = amountAt('total');
    const one = awardText({ min_award: amountAt('min_award'), max_award: amountAt('max_award') });
    const text = one ?? (total && Number(total.amount) > 0 ? `${amountText(total)} in all` : null);
    const all = [
      text,
      row.open_to_ageing === 'any_field' ? 'General call' : null,
      row.deadline_for === null ? null : `Its date is ${aloneFor(row.deadline_for)}`,
    ];
    notes.set(
      String(row.id),
      all.filter((one) => one !== null),
    );
  }
  return notes;
}
