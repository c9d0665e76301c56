// An accepted answer becomes the next link of its run's chain.

import type { DeskTransaction } from '../../desk/desk.ts';
import type { Doc, StepKindName } from '../protocol/step-kind.ts';
import { linkDigest } from '../runs/chain.ts';
import type { Checks, CitationFact } from '../runs/run.ts';
import type { Read } from './answer-rules.ts';
import { factsOf, modelPart } from './found-facts.ts';
import { storeParts } from './parts.ts';
import type { RunState, WholeStep } from './run-state.ts';
import type { Answer, Taking } from './take-answer.ts';

/** Writes an accepted answer as the next link of the run's chain; what was found of it. */
export async function chained(
  trx: DeskTransaction,
  participant: string,
  answer: Answer,
  read: Read,
  citations: readonly CitationFact[],
  { row, step }: { readonly row: RunState['row']; readonly step: WholeStep },
  { source, random, now }: Taking,
): Promise<Checks> {
  const output = JSON.parse(read.text) as Doc;
  const planned = JSON.parse(step.planned) as Pick<Checks, 'games' | 'pairs'>;
  const checks: Checks = {
    rules: [step.kind],
    ...factsOf(step.kind as StepKindName, output, source),
    ...planned,
    ...(citations.length > 0 ? { citations } : {}),
  };
  const model = modelPart(participant, answer);
  const parts = [output, JSON.parse(JSON.stringify(model)), JSON.parse(JSON.stringify(checks))];
  const [out, of, found] = (await storeParts(trx, row.id, parts, random)) as [string, string, string];
  const n = row.steps_done + 1;
  const at = now.toISOString();
  const link = {
    prev: row.chain_head,
    n,
    kind: step.kind,
    subject: step.subject,
    input: step.input_part,
    output: out,
    model: of,
    checks: found,
    at,
  };
  const digest = linkDigest(link);
  await trx
    .updateTable('omega_steps')
    .set({
      state: 'accepted',
      n,
      output_part: out,
      output_sha256: read.digest,
      model_part: of,
      checks_part: found,
      prev: row.chain_head,
      digest,
      accepted_at: at,
      leased_until: null,
      was_leased: 1,
    })
    .where('id', '=', step.id)
    .execute();
  await trx
    .updateTable('omega_runs')
    .set({
      chain_head: digest,
      steps_done: n,
      steps_leased: row.steps_leased + (step.was_leased === 0 ? 1 : 0),
      bytes: row.bytes + read.bytes,
      idle_at: at,
    })
    .where('id', '=', row.id)
    .execute();
  await trx
    .updateTable('omega_participants')
    .set(({ eb }) => ({ bytes: eb('bytes', '+', read.bytes) }))
    .where('id', '=', participant)
    .execute();
  return checks;
}
