// Results of preregistered experiments: reported by whoever ran them, judged by the rules that were fixed
// before.

import type { Desk, DeskTransaction } from '../../desk/desk.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import { holds, type Preregistration } from '../protocol/design.ts';
import type { Doc } from '../protocol/step-kind.ts';
import { runSection } from '../store/membership.ts';
import { listedChange } from './listing.ts';
import type { Publication } from './publish.ts';
import { unclean } from './text-hygiene.ts';

interface ReportedResult {
  readonly id: string;
  readonly by: string;
  readonly outcome: string;
  readonly measured?: Doc | null | undefined;
  readonly deviations: string;
  readonly data_url?: string | undefined;
  readonly doi?: string | undefined;
}

/** Which rule the measured value meets; "none" where there is no value in the unit of the rules. */
function ruleMet(plan: Preregistration, measured: Doc | null | undefined): string {
  if (!measured || plan.decision === undefined) return 'none';
  const { supported_if, refuted_if, inconclusive_if, unit } = plan.decision;
  if (measured.unit !== unit) return 'none';
  const value = Number(measured.value);
  if (holds(supported_if, value)) return 'supported_if';
  if (holds(refuted_if, value)) return 'refuted_if';
  return holds(inconclusive_if, value) ? 'inconclusive_if' : 'none';
}

/** 0.5·p^-0.5, for the preregistered primary outcome alone. */
function eValue(p: unknown): number | null {
  return typeof p === 'number' && p > 0 ? Math.round(0.5 * p ** -0.5 * 1e6) / 1e6 : null;
}

const verdictOfRule: Readonly<Record<string, string>> = {
  supported_if: 'supported_by_result',
  refuted_if: 'contradicted_by_result',
};

/** So many results of one experiment are kept. */
const maxResults = 20;

export async function storeResult(
  desk: Desk,
  ledger: Ledger,
  { public_id, run_id }: Pick<Publication, 'public_id' | 'run_id'>,
  reported: ReportedResult,
  now: Date,
): Promise<Doc> {
  const texts = [reported.deviations, reported.measured, reported.doi];
  const wrong = unclean(texts);
  if (wrong !== null) throw new Refusal('invalid_input', `A result is published; it holds ${wrong}.`);
  const { result, rows } = await desk.exclusively(runSection(run_id), async (trx) => {
    const experiment = await trx
      .selectFrom('omega_publications')
      .selectAll()
      .where('public_id', '=', public_id)
      .executeTakeFirstOrThrow();
    return stored(trx, experiment, reported, now);
  });
  const listed = rows.filter((row) => row.listed === 1);
  if (listed.length > 0)
    await ledger.append(
      listed.map((row) =>
        listedChange(row, row.kind === 'experiment' ? { listed: true, review: row.review } : {}),
      ),
      now,
    );
  return result;
}

/** One result after another: each is added to what the one before has left. */
async function stored(
  trx: DeskTransaction,
  experiment: Publication,
  reported: ReportedResult,
  now: Date,
): Promise<{ readonly result: Doc; readonly rows: readonly Publication[] }> {
  const record = JSON.parse(experiment.record) as Doc;
  const plan = record.protocol as Preregistration;
  const { measured = null, data_url, doi, ...rest } = reported;
  const primary = measured !== null && String(measured.metric) === plan.decision?.metric;
  const result: Doc = {
    ...rest,
    at: now.toISOString(),
    against: ruleMet(plan, measured),
    measured,
    ...(data_url === undefined ? {} : { data_url }),
    ...(doi === undefined ? {} : { doi }),
    e_value: primary ? eValue(measured?.p) : null,
    label: 'self-reported',
  };
  const before = (record.results ?? []) as readonly Doc[];
  if (before.length >= maxResults)
    throw new Refusal('conflict', `An experiment keeps ${maxResults} results at most.`);
  const results = [...before, result];
  const at = now.toISOString();
  const changed: Publication = {
    ...experiment,
    record: JSON.stringify({ ...record, results, status: 'reported' }),
    updated_at: at,
  };
  const rows: Publication[] = [changed];
  const status = verdictOfRule[String(result.against)];
  if (status !== undefined) {
    for (const public_id of record.hypothesis_ids as readonly string[]) {
      const hypothesis = await trx
        .selectFrom('omega_publications')
        .selectAll()
        .where('public_id', '=', public_id)
        .executeTakeFirst();
      if (hypothesis)
        rows.push({
          ...hypothesis,
          record: JSON.stringify({ ...(JSON.parse(hypothesis.record) as Doc), status }),
          updated_at: at,
        });
    }
  }
  await trx
    .insertInto('omega_results')
    .values({
      id: reported.id,
      public_id: experiment.public_id,
      participant_id: reported.by,
      body: JSON.stringify(result),
      at,
    })
    .execute();
  for (const { public_id, record: text } of rows)
    await trx
      .updateTable('omega_publications')
      .set({ record: text, updated_at: at })
      .where('public_id', '=', public_id)
      .execute();
  return { result, rows };
}
