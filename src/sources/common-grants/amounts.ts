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

/** `Between 5 and 13` or `Exactly 2` awards; nothing for words. */
export function awardRange(text: string | null): Readonly<Record<string, number>> {
  const range = /^Between (\d{1,6}) and (\d{1,6})$/.exec((text ?? '').trim());
  if (range) return { awards_min: Number(range[1]), awards_max: Number(range[2]) };
  const exact = /^Exactly (\d{1,6})$/.exec((text ?? '').trim());
  return exact ? { awards_expected: Number(exact[1]) } : {};
}

/** Whole months of `24 months`, `up to 36 months` or `4 years`; null for days of a calendar and other words. */
export function monthsIn(text: string | null): number | null {
  const parts = /^(?:up to )?(\d{1,3}(?:\.\d)?) (month|year)s?$/i.exec((text ?? '').trim());
  if (!parts) return null;
  return Math.ceil(Number(parts[1]) * (parts[2]?.toLowerCase() === 'year' ? 12 : 1));
}

/**
 * Whether the applicant bears a share, as a share of one, a percentage or a word says it: `0.25`, `50% Cash Match`, `No`.
 * Null where it depends, or nothing is said.
 */
export function costSharing(text: string | null): boolean | null {
  const trimmed = (text ?? '').trim();
  if (/^\d(?:\.\d+)?$/.test(trimmed)) return Number(trimmed) > 0;
  if (/^(?:no|none|not required)$/i.test(trimmed)) return false;
  return /^(?:yes\b|mandatory\b|\d{1,3} ?%|\d+ ?(?:to|:) ?\d+|one to one)/i.test(trimmed) &&
    !/\bup to\b/i.test(trimmed)
    ? true
    : null;
}

/** What a column says in words that no number can take, as a sentence; null for a number, for nothing and for "pending". */
export function inWords(what: string, text: string | null): string | null {
  const trimmed = (text ?? '').replace(/\s+/g, ' ').trim();
  if (trimmed === '' || trimmed.length > 1_000 || /^(?:pending|n\/?a|tbd|varies)$/i.test(trimmed))
    return null;
  return /^[$\d,.\s%]*$/.test(trimmed)
    ? null
    : `${what}, in words of the source: ${trimmed.replace(/\.$/, '')}.`;
}
