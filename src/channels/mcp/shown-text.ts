// Text as programs that talk with people may show it. Characters that nobody sees, but that turn the
// direction of text or carry hidden words, become one visible replacement.

/**
 * Control characters (but for tab and line ends), bidi and invisible marks, tags, halves of characters. U+0001
 * stays: no record can hold it, and in the lines of mirrors it stands for the address of the site.
 */
const hidden =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it is there to find them
  /[\u0000\u0002-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e0fff}\p{Cs}]+/gu;
/** What ready JSON must hold for any of that to be in it: the character itself, or an escaped one. */
const suspect =
  /[\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\ud800-\udfff]|\\[ubf]/;

export function shownText(text: string): string {
  return text.replaceAll(hidden, '\ufffd');
}

/** The value of ready JSON with every text in it, names of members too, as it may be shown. */
export function shownValue(json: string): unknown {
  const value = JSON.parse(json) as unknown;
  return suspect.test(json) ? cleaned(value) : value;
}

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return shownText(value);
  if (Array.isArray(value)) return value.map(cleaned);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([member, inner]) => [shownText(member), cleaned(inner)]),
  );
}
