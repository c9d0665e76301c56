// Text of others is served whole only when its licence allows it. This is the one place where a text
// is cut: rows, details, the full-text index and every channel behind them read what comes from here.

import type { Field } from './field.ts';

export type TextPolicy = 'full' | 'excerpt_only';

const longest = 300;

/** At most 300 characters (code points), ended at a word where possible. */
export function excerpt(text: string): string {
  const points = [...text];
  if (points.length <= longest) return text;
  const cut = points.slice(0, longest - 1).join('');
  const space = cut.lastIndexOf(' ');
  return `${space > longest / 2 ? cut.slice(0, space) : cut}…`;
}

/** A member's value as the record's text policy lets it be shown. */
export function underPolicy(field: Field, value: unknown, policy: TextPolicy): unknown {
  if (value === null || value === undefined) return value;
  if (typeof value === 'object') return nested(value, policy, field.textOfOthers === 'excerpt');
  if (policy === 'full' || typeof value !== 'string') return value;
  if (field.textOfOthers === 'excerpt') return excerpt(value);
  return field.textOfOthers === 'whole or nothing' ? null : value;
}

/**
 * Inside nested members the same rule holds by name: `text` and `details` are the whole words of
 * others, `excerpt` is a piece of them. A part with a text_policy of its own follows that. Quotations
 * (`thirdParty` over nested members) keep their `text`, cut like an excerpt.
 */
function nested(value: unknown, policy: TextPolicy, cut: boolean): unknown {
  if (Array.isArray(value)) return value.map((one) => nested(one, policy, cut));
  if (value === null || typeof value !== 'object') return value;
  const own = (value as { text_policy?: TextPolicy }).text_policy;
  const here: TextPolicy = policy === 'excerpt_only' || own === 'excerpt_only' ? 'excerpt_only' : 'full';
  const shown: Record<string, unknown> = {};
  for (const [member, inner] of Object.entries(value)) {
    if (here === 'excerpt_only' && typeof inner === 'string') {
      if (member === 'text' || member === 'details') shown[member] = cut ? excerpt(inner) : null;
      else shown[member] = member === 'excerpt' ? excerpt(inner) : inner;
    } else shown[member] = nested(inner, here, cut);
  }
  return shown;
}
