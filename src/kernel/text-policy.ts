// Text of others is served whole only when its licence allows it. This is the one place where a text
// is cut: rows, details, the full-text index and every channel behind them read what comes from here.

import type { Field, JsonSchema } from './field.ts';

export type TextPolicy = 'full' | 'excerpt_only';

const maxExcerptChars = 300;
const twoPlaces = /[\ud800-\udfff]/;

/** The beginning of a text, of at most so many characters (code points), ended at a word where possible. */
export function excerpt(text: string, maxChars = maxExcerptChars): string {
  if (text.length <= maxChars) return text;
  // A letter takes two places at most: what lies beyond is never looked at.
  const begins = text.slice(0, 2 * maxChars + 2);
  let cut = begins.slice(0, maxChars - 1);
  if (twoPlaces.test(begins)) {
    const points = [...begins];
    if (points.length <= maxChars) return text;
    cut = points.slice(0, maxChars - 1).join('');
  }
  const space = cut.lastIndexOf(' ');
  return `${space > maxChars / 2 ? cut.slice(0, space) : cut}…`;
}

/** A member's value as the record's text policy lets it be shown. */
export function underPolicy(field: Field, value: unknown, policy: TextPolicy): unknown {
  if (value === null || value === undefined) return value;
  if (typeof value === 'object') return nested(value, policy, field.textOfOthers === 'excerpt', field.schema);
  if (policy === 'full' || typeof value !== 'string') return value;
  if (field.textOfOthers === 'excerpt') return excerpt(value);
  return field.textOfOthers === 'whole or nothing' ? null : value;
}

/** Members of open objects that hold what others wrote, whatever they are about. */
const ofOthers = new Set(
  'text details body content abstract full_text transcript statement statements claim claims'.split(' '),
);

/** Anything else in an open object: a quotation, or what we say ourselves. */
const longestInOpen = 500;

/**
 * Inside nested members the same rule holds by name: `text` and `details` are the whole words of
 * others, `excerpt` is a piece of them. A part with a text_policy of its own follows that. Quotations
 * (`thirdParty` over nested members) keep their `text`, cut like an excerpt. Where an object's members are open,
 * nobody declared which of them are the words of others: those that by their name may be are cut as excerpts,
 * and no text there is longer than a quotation.
 */
function nested(
  value: unknown,
  policy: TextPolicy,
  cut: boolean,
  schema: JsonSchema,
  isOpen = false,
): unknown {
  if (Array.isArray(value)) {
    const items = (schema.items ?? {}) as JsonSchema;
    return value.map((one) => nested(one, policy, cut, items, isOpen));
  }
  if (value === null || typeof value !== 'object') return value;
  const own = (value as { text_policy?: TextPolicy }).text_policy;
  const here: TextPolicy = policy === 'excerpt_only' || own === 'excerpt_only' ? 'excerpt_only' : 'full';
  const { properties = {}, additionalProperties } = schema as {
    readonly properties?: Readonly<Record<string, JsonSchema>>;
    readonly additionalProperties?: JsonSchema | boolean;
  };
  const otherMembers = typeof additionalProperties === 'object' ? additionalProperties : null;
  const shown: Record<string, unknown> = {};
  for (const [member, inner] of Object.entries(value)) {
    const below = properties[member] ?? otherMembers ?? {};
    const open = isOpen || (!properties[member] && otherMembers === null && additionalProperties !== false);
    if (here === 'full' || typeof inner === 'object') {
      const bounded = open && here === 'excerpt_only' && Array.isArray(inner);
      const shownValue = bounded
        ? inner.map((one) => (typeof one === 'string' ? inOpen(member, one) : one))
        : inner;
      shown[member] = nested(shownValue, here, cut, below, open);
    } else if (typeof inner !== 'string') shown[member] = inner;
    else if (member === 'text' || member === 'details') shown[member] = cut ? excerpt(inner) : null;
    else if (member === 'excerpt') shown[member] = excerpt(inner);
    else shown[member] = open ? inOpen(member, inner) : inner;
  }
  return shown;
}

function inOpen(member: string, text: string): string {
  return excerpt(text, ofOthers.has(member) ? maxExcerptChars : longestInOpen);
}
