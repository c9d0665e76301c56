// Brings a run forward: opens the steps that its answers have made possible, and ends it when all are done.

import type { Desk, DeskTransaction } from '../../desk/desk.ts';
import { enqueue } from '../../desk/leases.ts';
import { inputOf } from '../catalogue/inputs.ts';
import type { Source } from '../catalogue/records.ts';
import { sha256 } from '../protocol/canonical.ts';
import type { PlannedStep } from '../runs/plan.ts';
import { runNotFound } from './membership.ts';
import { type NewPart, partOf, storeParts } from './parts.ts';
import { inPlace, type RunRow, type RunState, runRow, runState, type WholeStep } from './run-state.ts';
import { stepQueue } from './step-queue.ts';

/** Minted from run and step, never from arrival. */
function stepId(run: string, key: string): string {
  return `st_${sha256(`${run}/${key}`).slice(0, 16)}`;
}

interface Advancing {
  readonly source: Source;
  readonly random: (bytes: number) => Uint8Array;
  readonly now: Date;
}

/** What the answers so far have made possible; nothing of it is stored yet. */
interface Opening {
  readonly rows: readonly Omit<WholeStep, 'leased_by' | 'leased_until'>[];
  readonly parts: readonly NewPart[];
  /** The run as it then stands. */
  readonly state: RunState;
  readonly completed: boolean;
}

export function openingOf(state: RunState, { source, random, now }: Advancing): Opening {
  const { plan, head, row, base } = state;
  const known = new Map(state.steps.map((step) => [step.key, step]));
  const fresh = plan.steps.filter(({ key }) => !known.has(key));
  const inputs = fresh.map((step) => inputOf(step, head, plan.board, base, source));
  const parts = inputs.map((text) => partOf(row.id, text, random));
  const rows = fresh.map((step, at): Opening['rows'][number] => ({
    id: stepId(row.id, step.key),
    run_id: row.id,
    key: step.key,
    place: plan.steps.indexOf(step),
    n: null,
    kind: step.kind,
    subject: step.subject,
    required: step.required ? 1 : 0,
    state: 'open',
    attempts: 0,
    resets: 0,
    was_leased: 0,
    input: inputs[at] as string,
    input_part: (parts[at] as NewPart).digest,
    input_sha256: sha256(inputs[at] as string),
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
  const steps = opened.length === 0 ? state.steps : inPlace([...state.steps, ...opened]);
  return { rows, parts, completed, state: { ...state, row: { ...row, ...endOf(completed, now) }, steps } };
}

/** What becomes of the row of a run that is complete. */
function endOf(completed: boolean, now: Date): Partial<Pick<RunRow, 'status' | 'ended_at'>> {
  return completed ? { status: 'completed', ended_at: now.toISOString() } : {};
}

/** Stores what an answer, or the start, has opened. */
export async function open(
  trx: DeskTransaction,
  { rows, parts, completed, state }: Opening,
  now: Date,
): Promise<void> {
  await storeParts(trx, parts);
  if (rows.length > 0) await enqueue(trx, stepQueue, rows, now);
  if (completed)
    await trx.updateTable('omega_runs').set(endOf(completed, now)).where('id', '=', state.row.id).execute();
}

function plannedText({ games, pairs }: PlannedStep): string {
  return JSON.stringify({ ...(games ? { games } : {}), ...(pairs ? { pairs } : {}) });
}

/** Opens what can be opened now. */
export async function goOn(
  trx: DeskTransaction,
  run: string,
  taking: Advancing & { readonly desk: Desk },
): Promise<void> {
  const row = await runRow(trx, run);
  if (!row) throw runNotFound();
  await open(trx, openingOf(await runState(taking.desk, trx, row), taking), taking.now);
}
