// Erasures that were begun. An erasure takes several steps, each in a place of its own (the log, the list
// beside the data, what teams keep, dumps, the bytes in files), and a process may end between any two of
// them. So it is written down here first and struck out last; whoever starts next carries out what is left.

import type { Desk } from './desk.ts';

export interface UnfinishedErasure {
  readonly family: string;
  readonly id: string;
  readonly names: readonly string[];
  readonly at: string;
}

type Writing = Pick<Desk, 'db'>;

/** Stands for bytes alone, with an id or none: what was taken out of the log already is still to be compacted away. */
export const bytesAlone = { family: '', id: '' } as const;

/** Writes down what is begun. What is there already stays as it is. */
export async function beginErasure(
  { db }: Writing,
  { family, id, names, at }: UnfinishedErasure,
): Promise<void> {
  await db
    .insertInto('unfinished_erasures')
    .values({ family, id, names: JSON.stringify(names), at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Nothing needs its names any more: they go before the bytes in the files do. */
export async function dropNames(
  { db }: Writing,
  { family, id }: Pick<UnfinishedErasure, 'family' | 'id'>,
): Promise<void> {
  await db
    .updateTable('unfinished_erasures')
    .set({ names: '[]' })
    .where('family', '=', family)
    .where('id', '=', id)
    .execute();
}

/** Strikes out what is done everywhere. */
export async function endErasure(
  { db }: Writing,
  { family, id }: Pick<UnfinishedErasure, 'family' | 'id'>,
): Promise<void> {
  await db.deleteFrom('unfinished_erasures').where('family', '=', family).where('id', '=', id).execute();
}

/** What was begun and is not done, oldest first. */
export async function unfinishedErasures({ db }: Writing): Promise<readonly UnfinishedErasure[]> {
  const rows = await db
    .selectFrom('unfinished_erasures')
    .selectAll()
    .orderBy('at')
    .orderBy('family')
    .orderBy('id')
    .execute();
  return rows.map(({ names, ...row }) => ({ ...row, names: JSON.parse(names) as string[] }));
}
