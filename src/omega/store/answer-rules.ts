// What is asked of an answer before it is taken: that it can be hashed, that its step is open, that it fits the
// schema and breaks no rule.

import type { Desk } from '../../desk/desk.ts';
import { counted } from '../../kernel/counted.ts';
import { type FieldError, Refusal } from '../../kernel/refusal.ts';
import type { Source } from '../catalogue/records.ts';
import { canonical, sha256 } from '../protocol/canonical.ts';
import { flawsIn } from '../protocol/check-answer.ts';
import { looksLikeAKey, unshowable } from '../protocol/hygiene.ts';
import { kindsOfSteps, thresholds } from '../protocol/protocol.ts';
import { type Flaw, flaw, type StepKindName } from '../protocol/step-kind.ts';
import type { AnsweredKind } from '../runs/run.ts';
import { contextOf } from './found-facts.ts';
import { runNotFound } from './membership.ts';
import { type RunState, type StepRow, stepInput, type WholeStep } from './run-state.ts';

export type Read = ReturnType<typeof readAnswer>;

/** The answer as it is hashed; refused before anything is looked up where it cannot be one. */
export function readAnswer(output: unknown): { text: string; digest: string; bytes: number } {
  let text: string;
  try {
    text = canonical(output);
  } catch (error) {
    throw stepInvalid(
      [
        {
          field: '',
          code: 'json',
          message: `It has no canonical form: ${(error as Error).message}`,
          hint: 'Send plain JSON.',
        },
      ],
      null,
    );
  }
  const bytes = Buffer.byteLength(text);
  if (bytes > thresholds.answer_bytes)
    throw new Refusal(
      'too_large',
      `An answer of ${bytes} bytes; ${thresholds.answer_bytes} are taken at most.`,
    );
  if (looksLikeAKey(text))
    throw new Refusal(
      'looks_like_a_key',
      'What looks like a key was not kept; remove it and revoke the key.',
    );
  return { text, digest: sha256(text), bytes };
}

export function schemaOf(kind: StepKindName, step: Pick<WholeStep, 'input'>, { now }: Source) {
  return kindsOfSteps[kind].schema(stepInput(step), now.getUTCFullYear() + 1);
}

export function openStep(state: RunState, id: string): StepRow {
  const step = state.steps.find((one) => one.id === id);
  if (!step) throw runNotFound();
  if (step.state !== 'open')
    throw new Refusal('step_not_open', `The step is ${step.state}; it takes no answer.`);
  return step;
}

export async function flawsOf(
  db: Desk['db'],
  step: WholeStep,
  output: unknown,
  state: RunState,
  source: Source,
): Promise<readonly Flaw[]> {
  const kind = step.kind as StepKindName;
  const input = stepInput(step);
  const schema = schemaOf(kind, step, source);
  // A step that nobody has answered yet was refused for nothing.
  const answered = step.attempts > 0 || step.resets > 0;
  const before = answered
    ? await db.selectFrom('omega_submissions').select('codes').where('step_id', '=', step.id).execute()
    : [];
  const refusedFor = new Set(before.flatMap(({ codes }) => JSON.parse(codes) as string[]));
  const context = contextOf(step.subject, input, state.plan.board, refusedFor, source);
  const flaws = flawsIn(kind, output, schema, context);
  return flaws.length > 0 ? flaws : shownFlaws({ kind, output } as AnsweredKind);
}

/** A question stands on the page of its run: it is refused while it can be mended, not when the run is published. */
function shownFlaws({ kind, output }: AnsweredKind): readonly Flaw[] {
  const what = kind === 'question' ? unshowable(output.question) : null;
  if (what === null) return [];
  return [flaw('/question', 'P8', `The question is published; it holds ${what}.`, 'Leave that out.')];
}

export function stepInvalid(flaws: readonly Flaw[], left: number | null): Refusal {
  const errors: readonly FieldError[] = flaws;
  return new Refusal('step_invalid', `The answer breaks ${counted(flaws.length, 'rule')}.`, {
    errors,
    ...(left === null ? {} : { members: { attempts_left: left } }),
  });
}
