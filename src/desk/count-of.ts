import type { SelectQueryBuilder } from 'kysely';

/** How many rows a question finds, whichever engine counts them. */
export async function countOf<Tables, Of extends keyof Tables>(
  question: SelectQueryBuilder<Tables, Of, object>,
): Promise<number> {
  const counting = question.select(({ fn }) => fn.countAll().as('n'));
  const { n } = (await counting.executeTakeFirstOrThrow()) as { readonly n: string | number | bigint };
  return Number(n);
}
