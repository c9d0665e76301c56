// What people and agents sent and the desk keeps, where it may name somebody who was erased. Nobody but an
// operator can say whether such a text goes; it is named to them.

import type { Desk } from '../desk/desk.ts';
import { type Mention, speaksOf } from './record-names.ts';

interface DeskText extends Mention {
  readonly text: string;
}

type Reading = Pick<Desk, 'db'>;

/** Every text that somebody is served, by the name that a receipt gives its kind. */
async function* deskTexts({ db }: Reading): AsyncIterable<DeskText> {
  for (const { id, author_name, body } of await db
    .selectFrom('comments')
    .select(['id', 'author_name', 'body'])
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute())
    yield { family: 'comments', id, text: `${author_name ?? ''}\n${body}` };
  for (const { public_id, title, record } of await db
    .selectFrom('omega_publications')
    .select(['public_id', 'title', 'record'])
    .where('state', '!=', 'removed')
    .orderBy('public_id')
    .execute())
    yield { family: 'omega_publications', id: public_id, text: `${title}\n${record}` };
  for (const { id, public_name } of await db
    .selectFrom('omega_participants')
    .select(['id', 'public_name'])
    .where('public_name', 'is not', null)
    .orderBy('id')
    .execute())
    yield { family: 'omega_participants', id, text: public_name ?? '' };
  for (const { id, body } of await db
    .selectFrom('omega_results')
    .select(['id', 'body'])
    .orderBy('id')
    .execute())
    yield { family: 'omega_results', id, text: body };
  for (let last = ''; ; ) {
    const parts = await db
      .selectFrom('omega_parts')
      .select(['digest', 'run_id', 'text'])
      .where('text', 'is not', null)
      .where('digest', '>', last)
      .orderBy('digest')
      .limit(batchSize)
      .execute();
    for (const { run_id, text } of parts) yield { family: 'omega_runs', id: run_id, text: text ?? '' };
    if (parts.length < batchSize) return;
    last = parts.at(-1)?.digest as string;
  }
}

const batchSize = 200;

/** The texts at the desk that speak of one of the names, each given as its words; a run is named once. */
export async function mentionsAtDesk(
  desk: Reading,
  names: readonly (readonly string[])[],
): Promise<readonly Mention[]> {
  const telling = names.filter((words) => words.length > 1);
  const found = new Map<string, Mention>();
  if (telling.length === 0) return [];
  for await (const { family, id, text } of deskTexts(desk)) {
    if (speaksOf(text, telling)) found.set(`${family} ${id}`, { family, id });
  }
  return [...found.values()];
}

/** The texts of what is named, as they are now; what is gone has none. */
export async function textsAtDesk(
  desk: Reading,
  named: readonly Mention[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, string[]>(named.map(({ family, id }) => [`${family} ${id}`, []]));
  if (named.length === 0) return found;
  for await (const { family, id, text } of deskTexts(desk)) found.get(`${family} ${id}`)?.push(text);
  return found;
}
