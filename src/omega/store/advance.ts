// Brings a run forward: opens the steps that its answers have made possible, and ends it when all are done.

import type { Desk, DeskTransaction } from '../../desk/desk.ts';
import { enqueue } from '../../desk/leases.ts';
import { inputOf } from '../catalogue/inputs.ts';
import type { Source } from '../catalogue/records.ts';
import { digestOf, sha256 } from '../protocol/canonical.ts';
import type { PlannedStep } from '../runs/plan.ts';
import { runNotFound } from './membership.ts';
import { storeParts } from './parts.ts';
import { inPlace, type RunState, runRow, runState, type StepRow } from './run-state.ts';
import { stepQueue } from './step-queue.ts';

/** Minted from run and step, never from arrival. */
export function stepId(run: string, key: string): string {
  return `st_${sha256(`${run}/${key}`).slice(0, 16)}`;
}

export interface Advancing {
  readonly source: Source;
  readonly random: (bytes: number) => Uint8Array;
  readonly now: Date;
}

/** @returns the steps that were opened, and whether the run is complete now */
export async function advance(
  trx: DeskTransaction,
  state: RunState,
  { source, random, now }: Advancing,
): Promise<{ opened: readonly StepRow[]; completed: boolean }> {
  const { plan, head, row, base } = state;
  const known = new Map(state.steps.map((step) => [step.key, step]));
  const fresh = plan.steps.filter(({ key }) => !known.has(key));
  const inputs = fresh.map((step) => inputOf(step, head, plan.board, base, source));
  const digests = await storeParts(trx, row.id, inputs, random);
  const rows = fresh.map((step, at) => ({
    id: stepId(row.id, step.key),
    run_id: row.id,
    key: step.key,
    place: plan.steps.indexOf(step),
    n: null,
    kind: step.kind,
    subject: step.subject,
    required: step.required ? 1 : 0,
    state: 'open' as const,
    attempts: 0,
    resets: 0,
    was_leased: 0,
    input: JSON.stringify(inputs[at]),
    input_part: digests[at] as string,
    input_sha256: digestOf(inputs[at]),
    planned: plannedText(step),
    output_part: null,
    output_sha256: null,
    model_part: null,
    checks_part: null,
    prev: null,
    digest: null,
    reply: null,
    opened_at: now.toISOString(),
    accepted_at: null,
  }));
  if (rows.length > 0) await enqueue(trx, stepQueue, rows, now);
  const opened = rows.map(({ input: _, planned: __, reply: ___, ...step }) => ({
    ...step,
    leased_by: null,
    leased_until: null,
  }));
  const completed =
    plan.ends &&
    plan.steps.every(({ key }) => {
      const step = known.get(key);
      return step !== undefined && (step.state === 'accepted' || step.state === 'skipped');
    });
  if (completed)
    await trx
      .updateTable('omega_runs')
      .set({ status: 'completed', ended_at: now.toISOString() })
      .where('id', '=', row.id)
      .execute();
  return { opened, completed };
}

function plannedText({ games, pairs }: PlannedStep): string {
  return JSON.stringify({ ...(games ? { games } : {}), ...(pairs ? { pairs } : {}) });
}

/** Opens what can be opened now. @returns the run as it then stands */
export async function goOn(
  trx: DeskTransaction,
  run: string,
  taking: Advancing & { readonly desk: Desk },
): Promise<RunState> {
  const { desk } = taking;
  const row = await runRow(trx, run);
  if (!row) throw runNotFound();
  const state = await runState(desk, trx, row);
  const { opened, completed } = await advance(trx, state, taking);
  if (opened.length === 0 && !completed) return state;
  const steps = inPlace([...state.steps, ...opened]);
  const ended = completed ? ({ status: 'completed', ended_at: taking.now.toISOString() } as const) : {};
  return { ...state, row: { ...row, ...ended }, steps };
}
