// From what a person types to an expression of the full-text index. Everything typed is plain text:
// words are quoted, so no operator of the index can be reached from outside.

const beyondAscii = /\P{ASCII}/u;

/** Letters whose stroke or ligature Unicode does not take apart. */
const plainLetters: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};

/**
 * Lower case without diacritics, compatible characters as one (CO₂ as co2), spaces collapsed: how texts
 * are compared by parts.
 */
export function fold(text: string): string {
  if (!beyondAscii.test(text)) return text.toLowerCase().replace(/\s+/g, ' ').trim();
  const bare = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const plain = bare.replace(/[øłđħıßæœ]/gu, (letter) => plainLetters[letter] as string);
  return plain.replace(/\s+/gu, ' ').trim();
}

/**
 * A text as the full-text index holds it. The index only knows ASCII (twice as fast as its Unicode
 * rules): plain ASCII it folds itself; other texts come folded, with everything but letters and digits
 * of any script as spaces.
 */
export function indexed(text: string): string {
  return beyondAscii.test(text) ? fold(text).replace(/[^\p{L}\p{N}]+/gu, ' ') : text;
}

/** Spellings that mean the same word; one that begins a longer word counts there too. */
const spellings: readonly (readonly string[])[] = [
  ['ageing', 'aging'],
  ['tumour', 'tumor'],
  ['lifespan', 'life span', 'life-span'],
  ['healthspan', 'health span', 'health-span'],
  ['antiageing', 'antiaging', 'anti-ageing', 'anti-aging'],
];

/** A folded word in every spelling of it. */
export function variants(word: string): readonly string[] {
  for (const spelling of spellings) {
    const form = spelling.find((one) => word.startsWith(one));
    if (form) return spelling.map((one) => one + word.slice(form.length));
  }
  return [word];
}

function phrase(text: string, prefix: boolean): string {
  return `"${indexed(text).replaceAll('"', ' ').trim()}"${prefix ? ' *' : ''}`;
}

const hasWord = /[\p{L}\p{N}]/u;

/**
 * The expression for `q`: every word and every "quoted phrase" must occur; a word also matches as a
 * beginning. Null when the text holds no letter or digit: nothing can match it.
 */
export function searchExpression(q: string, columns: readonly string[]): string | null {
  const parts: string[] = [];
  const words = new Set<string>();
  for (const [, quotedPart, word] of q.matchAll(/"([^"]*)"?|([^\s"]+)/gu)) {
    if (quotedPart !== undefined) {
      if (hasWord.test(quotedPart)) parts.push(alternatives([fold(quotedPart)], false));
    } else if (word !== undefined && hasWord.test(word)) words.add(fold(word));
  }
  for (const word of words) {
    const implied = [...words].some((other) => other !== word && other.startsWith(word));
    if (!implied) parts.push(alternatives(variants(word), true));
  }
  if (parts.length === 0) return null;
  return `${inColumns(columns)} : (${parts.join(' AND ')})`;
}

/** The expression for rows in which at least one of these words occurs, each also as a beginning. */
export function anyExpression(words: readonly string[], columns: readonly string[]): string | null {
  const forms = [...new Set(words.map(fold))].filter((word) => hasWord.test(word)).flatMap(variants);
  if (forms.length === 0) return null;
  return `${inColumns(columns)} : ${alternatives(forms, true)}`;
}

/** The beginning of an expression that looks into these columns of the index only. */
export function inColumns(columns: readonly string[]): string {
  return `{${columns.map((column) => `"${column}"`).join(' ')}}`;
}

function alternatives(words: readonly string[], prefix: boolean): string {
  const phrases = words.map((word) => phrase(word, prefix));
  return phrases.length === 1 ? (phrases[0] as string) : `(${phrases.join(' OR ')})`;
}

/** A value of a list, a mark or a visibility as one word of the `tags` column. */
export function tag(kind: string, value: string): string {
  return `${kind}ꞏꞏ${value.replace(/[^a-z0-9]/gu, coded)}`;
}

function coded(character: string): string {
  return `ꞏ${(character.codePointAt(0) as number).toString(16)}ꞏ`;
}
