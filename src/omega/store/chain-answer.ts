// An accepted answer becomes the next link of its run's chain.

import type { DeskTransaction } from '../../desk/desk.ts';
import { canonical } from '../protocol/canonical.ts';
import type { Doc } from '../protocol/step-kind.ts';
import { linkDigest } from '../runs/chain.ts';
import type { AcceptedStep, AnsweredKind, Checks, ModelPart } from '../runs/run.ts';
import { worstState } from '../runs/works-cited.ts';
import { factsOf, modelPart } from './found-facts.ts';
import { type NewPart, partOf, storeParts } from './parts.ts';
import { headOf, type RunRow, stepInput, type WholeStep } from './run-state.ts';
import type { SentAnswer, Taking } from './take-answer.ts';

/** A link that is not stored yet. */
interface Link {
  readonly parts: readonly NewPart[];
  /** What changes in the row of the step. */
  readonly step: Partial<WholeStep>;
  /** What changes in the row of the run. */
  readonly row: Partial<RunRow>;
  /** The answer as the planner sees it. */
  readonly accepted: AcceptedStep;
  /** What it takes of the store: the answer, what is declared of its model, what was found. */
  readonly bytes: number;
}

/** An accepted answer as the next link of the run's chain, with what was found of it. */
export function linkOf(
  { participant, answer, read, citations }: SentAnswer,
  { row, step }: { readonly row: RunRow; readonly step: WholeStep },
  { source, random, now }: Taking,
): Link {
  const answered = { kind: step.kind, output: JSON.parse(read.text) as unknown } as AnsweredKind;
  const { kind } = answered;
  const checks: Checks = {
    rules: citations.length > 0 ? [kind, worstState] : [kind],
    ...factsOf(answered, headOf(row), source),
    ...(JSON.parse(step.planned) as Pick<Checks, 'games' | 'pairs'>),
    ...(citations.length > 0 ? { citations } : {}),
  };
  const model = modelPart(participant, answer);
  const texts = [read.text, ...[model, checks].map((one) => canonical(JSON.parse(JSON.stringify(one))))];
  const parts = texts.map((text) => partOf(row.id, text, random)) as [NewPart, NewPart, NewPart];
  const [out, of, found] = parts.map(({ digest }) => digest) as [string, string, string];
  const n = row.steps_done + 1;
  const at = now.toISOString();
  const { input_part: input, subject } = step;
  const link = { prev: row.chain_head, n, kind, subject, input, output: out, model: of, checks: found, at };
  const digest = linkDigest(link);
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
  return {
    parts,
    bytes,
    step: {
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
    },
    row: {
      chain_head: digest,
      steps_done: n,
      steps_leased: row.steps_leased + (step.was_leased === 0 ? 1 : 0),
      bytes: row.bytes + bytes,
      idle_at: at,
    },
    accepted: {
      n,
      id: step.id,
      key: step.key,
      ...answered,
      subject,
      input: stepInput(step),
      model: JSON.parse(parts[1].text) as ModelPart,
      checks: JSON.parse(parts[2].text) as Checks,
      at,
    },
  };
}

/** Stores it, with the reply that the same answer gets again. */
export async function storeLink(
  trx: DeskTransaction,
  participant: string,
  { parts, bytes, step, row, accepted }: Link,
  { run, reply }: { readonly run: string; readonly reply: Doc },
): Promise<void> {
  await storeParts(trx, parts);
  await trx
    .updateTable('omega_steps')
    .set({ ...step, reply: JSON.stringify(reply) })
    .where('id', '=', accepted.id)
    .execute();
  await trx.updateTable('omega_runs').set(row).where('id', '=', run).execute();
  await trx
    .updateTable('omega_participants')
    .set(({ eb }) => ({ bytes: eb('bytes', '+', bytes) }))
    .where('id', '=', participant)
    .execute();
}
