// Amounts of money as the portals of states write them: digits with or without signs, or words.

import type { Money } from '../reading/call.ts';

/** US dollars of a text that is one amount and nothing else; null for none, for 0 and 1, and for words. */
export function dollars(text: string | null): Money | null {
  const parts = /^\s*\$?\s*(\d{1,15})(?:\.(\d{1,2}))?\s*$/.exec((text ?? '').replaceAll(',', ''));
  if (!parts) return null;
  const amount = `${BigInt(parts[1] ?? '0')}.${(parts[2] ?? '').padEnd(2, '0')}`;
  return amount === '0.00' || amount === '1.00' ? null : { amount, currency: 'USD' };
}

/** The two ends of `Between $10,000 and $50,000`, or one amount as both. */
export function dollarRange(text: string | null): { least: Money | null; most: Money | null } {
  const range = /^Between (\$[\d,.]+) and (\$[\d,.]+)$/.exec((text ?? '').trim());
  if (range) return { least: dollars(range[1] ?? null), most: dollars(range[2] ?? null) };
  return { least: null, most: dollars(text) };
}
