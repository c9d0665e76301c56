// Words of closed lists, and slugs, as people read them.

/** A word of a closed list, or a slug, in words: "hybrid_fund" as "hybrid fund". */
export function wordText(word: string): string {
  return word.replaceAll(/[_-]+/g, ' ');
}
