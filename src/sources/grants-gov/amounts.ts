// What an opportunity of Grants.gov says about money.

import type { GrantsGovItem } from './item.ts';

interface Money {
  readonly amount: string;
  readonly currency: 'USD';
}

/** The `funding` member of a grant's detail; amounts are decimal texts in US dollars. */
export function amounts(item: GrantsGovItem): Readonly<Record<string, unknown>> {
  const notes: string[] = [];
  const money = (name: string, value: string | null): Money | null => {
    if (value === null) return null;
    const digits = value.replace(/[$,\s]/g, '');
    const parts = /^(\d{1,15})(?:\.(\d{1,2})\d*)?$/.exec(digits);
    if (!parts) {
      notes.push(`The source states the ${name} in a form that is not a number.`);
      return null;
    }
    const amount = `${String(BigInt(parts[1] ?? '0'))}.${(parts[2] ?? '').padEnd(2, '0')}`;
    if (amount === '0.00' || amount === '1.00' || /^9{6,}\./.test(amount)) {
      notes.push(`The source states the ${name} as ${amount.slice(0, -3)}, which stands for no amount.`);
      return null;
    }
    return { amount, currency: 'USD' };
  };
  const total = money('total of the programme', item.totalFunding);
  const least = money('smallest award', item.awardFloor);
  const most = money('largest award', item.awardCeiling);
  const awards = /^\d{1,6}$/.test(item.awardsExpected ?? '') ? Number(item.awardsExpected) : 0;
  const instrument = instrumentWord(item.instruments);
  if (instrument === 'other' && item.instruments.includes('cooperative_agreement')) {
    notes.unshift('The support is a cooperative agreement.');
  }
  // One award of many cannot take all the money: agencies repeat the sum of an award, or that of the programme.
  const isSame = total !== null && total.amount === most?.amount && awards !== 1;
  if (isSame) notes.push('The source states one sum as the total of the programme and as the largest award.');
  if (total !== null && !isSame && takesMore(Number(total.amount), least, most, awards)) {
    notes.push('The figures of the source do not agree: its awards would take more than its total.');
  }
  return {
    ...(instrument ? { instrument } : {}),
    ...(total && !(isSame && awards === 0) ? { total } : {}),
    ...(least ? { min_award: least } : {}),
    ...(most ? { max_award: most } : {}),
    ...(awards > 0 ? { awards_expected: awards } : {}),
    ...(item.costSharing === null ? {} : { cost_sharing: item.costSharing }),
    ...(notes.length > 0 ? { details: notes.join(' ') } : {}),
  };
}

/** Whether one award at its largest, or all that are expected at their smallest, take more than there is. */
function takesMore(total: number, least: Money | null, most: Money | null, awards: number): boolean {
  return Number(most?.amount ?? 0) > total || Number(least?.amount ?? 0) * awards > roundedUp * total;
}

/** Sums are rounded, so a twentieth more is no contradiction. */
const roundedUp = 1.05;

function instrumentWord(instruments: readonly string[]): 'grant' | 'contract' | 'other' | null {
  if (instruments.length === 0) return null;
  if (instruments.includes('grant')) return 'grant';
  return instruments.length === 1 && instruments[0] === 'procurement_contract' ? 'contract' : 'other';
}
