// Amounts in what an operator brings. What the catalogue holds already, and what mirrors and backups carry, is taken
// as it is: only what comes in anew is read here.

import type { Doc } from '../kernel/family.ts';

interface MoneyFlaw {
  readonly field: string;
  readonly reason: string;
}

interface StatedMoney {
  /** The same value, with codes of currencies in capital letters. */
  readonly value: unknown;
  readonly flaws: readonly MoneyFlaw[];
}

/** Whether a line may speak of money at all. */
export function speaksOfMoney(text: string): boolean {
  return text.includes('"currency"') || text.includes('"amount');
}

/** What a value says of money, at whatever depth: a currency is a code of ISO 4217, and an amount is not below nothing. */
export function statedMoney(value: unknown, path: readonly string[] = []): StatedMoney {
  const member = path.at(-1);
  if (typeof value === 'string' || typeof value === 'number') {
    const reason = member === 'amount' || member === 'amount_usd' ? flawOfAmount(String(value)) : null;
    if (member === 'currency' && typeof value === 'string') return statedCurrency(value, path.join('.'));
    return {
      value,
      flaws: reason === null ? [] : [{ field: path.join('.'), reason: `${path.join('.')} ${reason}` }],
    };
  }
  if (typeof value !== 'object' || value === null) return { value, flaws: [] };
  const flaws: MoneyFlaw[] = [];
  const inside = (one: unknown, step: string) => {
    const read = statedMoney(one, [...path, step]);
    flaws.push(...read.flaws);
    return read.value;
  };
  const read = Array.isArray(value)
    ? value.map((one, at) => inside(one, String(at)))
    : Object.fromEntries(Object.entries(value as Doc).map(([name, one]) => [name, inside(one, name)]));
  return { value: read, flaws };
}

function flawOfAmount(text: string): string | null {
  return /^-\d/.test(text) && Number(text) < 0
    ? `must not be below nothing, and is ${text.slice(0, 60)}.`
    : null;
}

function statedCurrency(text: string, field: string): StatedMoney {
  const code = text.trim().toUpperCase();
  if (isCurrency(code)) return { value: code, flaws: [] };
  const reason = `${field} must be the code of a currency in three letters, such as EUR or USD, not ${text.slice(0, 60)}.`;
  return { value: text, flaws: [{ field, reason }] };
}

/** Currencies that are no more are known too: an award of 1998 was made in one. */
function isCurrency(code: string): boolean {
  return /^[A-Z]{3}$/.test(code) && names.of(code) !== undefined;
}

const names = new Intl.DisplayNames('en', { type: 'currency', fallback: 'none' });
