// What the desk refers to by the id or slug of a record, and what goes with the record when it is erased for
// privacy; beside it what teams keep of it (people/privacy/erased-records.ts).

import type { Desk } from '../../desk/desk.ts';
import { foldedWords } from '../../matching/words/folded-words.ts';
import { mentionsAtDesk } from '../../people/privacy/desk-mentions.ts';
import { dropSearch } from '../../people/searches/store.ts';
import type { Cleared } from './person-references.ts';
import type { Gone } from './record-names.ts';

/** Takes it out of the desk; answers from how many rows of which table. */
export async function clearAtDesk(
  desk: Pick<Desk, 'db'>,
  { family, id, names }: Gone,
): Promise<readonly Cleared[]> {
  const counts = new Map<string, number>();
  const { db } = desk;
  for (const table of ['essay_citations', 'muted_records', 'search_hits'] as const) {
    const { numDeletedRows } = await db
      .deleteFrom(table)
      .where('family', '=', family)
      .where('record_id', '=', id)
      .executeTakeFirstOrThrow();
    counts.set(table, Number(numDeletedRows));
  }
  const about = names.map((name) => `${family}:${name}`);
  if (about.length > 0) {
    const { numUpdatedRows } = await db
      .updateTable('markets')
      .set({ about: null })
      .where('about', 'in', about)
      .executeTakeFirstOrThrow();
    counts.set('markets', Number(numUpdatedRows));
  }
  counts.set('saved_searches', await endSearchesFor(desk, names.map(foldedWords)));
  return [...counts].flatMap(([family, records]) => (records > 0 ? [{ family, records }] : []));
}

/** A search for whoever is gone finds nothing, and says their name to whoever keeps it. */
async function endSearchesFor(
  desk: Pick<Desk, 'db'>,
  names: readonly (readonly string[])[],
): Promise<number> {
  const named = (await mentionsAtDesk(desk, names)).filter(({ family }) => family === 'saved_searches');
  for (const { id } of named) await dropSearch(desk.db, id);
  return named.length;
}
