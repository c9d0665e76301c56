// What teams keep of a record goes with it when it is erased for privacy: their claims of it, and what
// results of research say of it. A job that is under way begins anew, without it.

import type { Desk } from '../../desk/desk.ts';
import { jobTypes } from '../../desk/schema/research.ts';

interface ErasedRecord {
  readonly family: string;
  /** As claims name its family: investor, rated_project. */
  readonly kind: string;
  readonly id: string;
  /** Its id and its slugs, in all its versions. */
  readonly names: readonly string[];
}

const batchSize = 100;

/** Called once the record is shown no more, so that nothing new is made of it. */
export async function forgetRecord({ db }: Pick<Desk, 'db'>, record: ErasedRecord, now: Date): Promise<void> {
  await db.deleteFrom('claims').where('subject', '=', `${record.kind}/${record.id}`).execute();
  const type = jobTypes.find((one) => one === record.family);
  if (!type) return;
  await db
    .updateTable('research_jobs')
    .set({ work: null, leased_by: null, leased_until: now.toISOString() })
    .where('job_type', '=', type)
    .where('status', '=', 'running')
    .execute();
  for (let last = ''; ; ) {
    const jobs = await db
      .selectFrom('research_jobs')
      .select(['id', 'result'])
      .where('job_type', '=', type)
      .where('result', 'is not', null)
      .where('id', '>', last)
      .orderBy('id')
      .limit(batchSize)
      .execute();
    for (const { id, result: kept } of jobs) {
      const result = without(record.names, kept as string);
      if (result === kept) continue;
      await db.updateTable('research_jobs').set({ result }).where('id', '=', id).execute();
    }
    if (jobs.length < batchSize) return;
    last = jobs.at(-1)?.id as string;
  }
}

interface Kept {
  readonly items: readonly { readonly reasons: readonly { readonly evidence_ids: readonly string[] }[] }[];
  readonly evidence: readonly { readonly id: string }[];
}

/** A result, as JSON, less its items about a record: their evidence begins with one of its names. */
function without(names: readonly string[], json: string): string {
  const isOfIt = (evidence: string) => names.some((name) => evidence.startsWith(`${name}#`));
  const result = JSON.parse(json) as Kept;
  const evidence = result.evidence.filter(({ id }) => !isOfIt(id));
  if (evidence.length === result.evidence.length) return json;
  const items = result.items.filter(({ reasons }) => !reasons.some((one) => one.evidence_ids.some(isOfIt)));
  return JSON.stringify({ ...result, items, evidence });
}
