// A grant in the words of schema.org: professional facts only, and of those only what the answer holds.

import type { Doc } from '../../kernel/family.ts';
import { registers } from '../shared/linked-data.ts';

export function grantLinkedData(grant: Doc): Doc {
  const funding = grant.funding as Readonly<Record<string, Doc | null>> | null | undefined;
  const funder = grant.funder as { readonly ids?: Doc } | null | undefined;
  return {
    '@type': 'MonetaryGrant',
    url: grant.info_url ?? grant.url,
    identifier: [grant.id, grant.number].filter(Boolean),
    funder: { '@type': 'Organization', name: grant.funder_name, sameAs: registers(funder?.ids) },
    amount: amountOf(funding),
    potentialAction: { '@type': 'ApplyAction', target: grant.url, endTime: grant.deadline },
  };
}

/** The size of one award where it is known, else of all. */
function amountOf(funding: Readonly<Record<string, Doc | null>> | null | undefined): Doc | null {
  const { min_award: min, max_award: max, total } = funding ?? {};
  const one = max ?? min ?? total;
  if (!one) return null;
  const value = one === total ? { value: total.amount } : { minValue: min?.amount, maxValue: max?.amount };
  return { '@type': 'MonetaryAmount', currency: one.currency, ...value };
}
