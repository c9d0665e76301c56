// Results of preregistered experiments: reported by whoever ran them, judged by the rules that were fixed
// before.

import type { Desk, DeskTransaction } from '../../desk/desk.ts';
import { webAddress } from '../../kernel/field.ts';
import { Refusal, refuseErrors } from '../../kernel/refusal.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import { fold } from '../../shelf/layout/text-index.ts';
import { holds, type Preregistration } from '../protocol/design.ts';
import type { Doc } from '../protocol/step-kind.ts';
import { runSection } from '../store/membership.ts';
import { toCatalogue } from './listing.ts';
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

/** Whether what the plan decides by was measured, and nothing else. */
function isPrimary({ decision }: Preregistration, { outcome, measured }: ReportedResult): boolean {
  if (outcome === 'not_done' || !measured || decision === undefined) return false;
  return fold(String(measured.metric)) === fold(decision.metric);
}

/** Which rule the measured value meets; "none" where there is none of the metric and in the unit of the rules. */
function ruleMet(plan: Preregistration, reported: ReportedResult): string {
  const { measured } = reported;
  if (!measured || !isPrimary(plan, reported)) return 'none';
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

const maxMeasured = 100_000_000;
const isWebAddress = new RegExp(webAddress.pattern);

/** What no measurement can be, and no page may link to. */
function refuseImpossible({ measured, data_url }: ReportedResult): void {
  const { n, ci_low, ci_high } = (measured ?? {}) as Readonly<Record<string, number | undefined>>;
  const wrong = (field: string, message: string) => ({ field, code: 'invalid', message });
  refuseErrors([
    n !== undefined && (n < 1 || n > maxMeasured)
      ? wrong(
          'measured.n',
          `measured.n must be from 1 to ${maxMeasured}; leave it out where it is not known.`,
        )
      : null,
    ci_low !== undefined && ci_high !== undefined && ci_low > ci_high
      ? wrong('measured.ci_low', 'measured.ci_low must not be above measured.ci_high: exchange them.')
      : null,
    data_url !== undefined && !(isWebAddress.test(data_url) && URL.canParse(data_url))
      ? wrong('data_url', 'data_url must be an address that begins with https:// or http://.')
      : null,
  ]);
}

/** So many results of one experiment are kept. */
const maxResults = 20;

export async function storeResult(
  desk: Desk,
  ledger: Ledger,
  { public_id, run_id }: Pick<Publication, 'public_id' | 'run_id'>,
  reported: ReportedResult,
  now: Date,
): Promise<Doc> {
  refuseImpossible(reported);
  const texts = [reported.deviations, reported.measured, reported.doi];
  const wrong = unclean(texts);
  if (wrong !== null) throw new Refusal('invalid_input', `A result is published; it holds ${wrong}.`);
  const { result, isListed } = await desk.exclusively(runSection(run_id), async (trx) => {
    const experiment = await trx
      .selectFrom('omega_publications')
      .selectAll()
      .where('public_id', '=', public_id)
      .executeTakeFirstOrThrow();
    if (experiment.state !== 'published') throw new Refusal('conflict', 'It is not published any more.');
    return { result: await stored(trx, experiment, reported, now), isListed: experiment.listed === 1 };
  });
  if (isListed) await toCatalogue(desk, ledger, run_id, now);
  return result;
}

/** One result after another: each is added to what the one before has left. */
async function stored(
  trx: DeskTransaction,
  experiment: Publication,
  reported: ReportedResult,
  now: Date,
): Promise<Doc> {
  const record = JSON.parse(experiment.record) as Doc;
  const plan = record.protocol as Preregistration;
  const { measured = null, data_url, doi, ...rest } = reported;
  const result: Doc = {
    ...rest,
    at: now.toISOString(),
    against: ruleMet(plan, reported),
    measured,
    ...(data_url === undefined ? {} : { data_url }),
    ...(doi === undefined ? {} : { doi }),
    e_value: isPrimary(plan, reported) ? eValue(measured?.p) : null,
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
  return result;
}
