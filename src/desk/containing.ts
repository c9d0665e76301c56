// How people search what people wrote: a text within columns, in capital or small letters.

/** A condition: one of these columns has the text in it. */
export async function containing(text: string, columns: readonly string[]) {
  // What the catalogue is read with does without this package.
  const { sql } = await import('kysely');
  const tests = writtenAs(text.trim()).flatMap((one) => {
    const part = `%${one.replaceAll(/[\\%_]/g, (letter) => `\\${letter}`)}%`;
    return columns.map((column) => sql`lower(coalesce(${sql.ref(column)}, '')) like ${part} escape '\\'`);
  });
  return sql<boolean>`(${sql.join(tests, sql` or `)})`;
}

/** The columns of both engines turn letters of English into small ones, others not: É is asked for as é, É and Élan. */
function writtenAs(text: string): readonly string[] {
  const small = text.toLowerCase();
  const named = small.replaceAll(/\p{L}+/gu, (word) => word.replace(/^./u, (first) => first.toUpperCase()));
  const all = [text, small, named, text.toUpperCase()];
  return [...new Set(all.map((one) => one.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())))];
}
