// Taking an answer: checked by rules, recorded with what the server found, linked into the chain. The first
// good answer to an open step wins; the same answer again is the same reply.

import type { Desk, DeskTransaction } from '../../desk/desk.ts';
import { countPost } from '../../desk/post-limit.ts';
import { type FieldError, Refusal } from '../../kernel/refusal.ts';
import type { Lookup } from '../catalogue/citations.ts';
import type { Source } from '../catalogue/records.ts';
import { submitLimit } from '../limits.ts';
import { canonical, sha256 } from '../protocol/canonical.ts';
import { flawsIn } from '../protocol/check-answer.ts';
import { looksLikeAKey } from '../protocol/hygiene.ts';
import { kindsOfSteps, thresholds } from '../protocol/protocol.ts';
import type { Doc, Flaw, StepKindName } from '../protocol/step-kind.ts';
import { linkDigest } from '../runs/chain.ts';
import type { AcceptedStep, Channel, Checks, CitationFact } from '../runs/run.ts';
import { goOn } from './advance.ts';
import { derivedOf } from './derived.ts';
import { contextOf, factsOf, lookedUp, modelPart, warningsOf } from './found-facts.ts';
import { isOpen } from './hand-out.ts';
import { memberRun, refuseEnded, runNotFound, runSection } from './membership.ts';
import { storePart } from './parts.ts';
import { type RunState, runState, type StepRow } from './run-state.ts';

export interface Answer {
  readonly run: string;
  readonly step: string;
  readonly output: unknown;
  readonly model?: Doc | undefined;
  readonly context?: 'fresh' | 'shared' | undefined;
  readonly usage?: Doc | undefined;
  readonly channel: Channel;
}

export interface Taking {
  readonly desk: Desk;
  readonly source: Source;
  readonly random: (bytes: number) => Uint8Array;
  readonly now: Date;
  readonly lookup: Lookup | null;
  /** Whether callers may answer only so often. */
  readonly limited: boolean;
}

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

export async function takeAnswer(participant: string, answer: Answer, taking: Taking): Promise<Doc> {
  const { desk, now } = taking;
  const read = readAnswer(answer.output);
  if (taking.limited)
    await desk.exclusively('people', (trx) => countPost(trx, submitLimit, participant, now));
  const citations = await lookedUp(answer.output, taking.source, taking.lookup);
  const outcome = await desk.exclusively(runSection(answer.run), (trx) =>
    taken(trx, participant, answer, read, citations, taking),
  );
  if ('flaws' in outcome) throw stepInvalid(outcome.flaws, outcome.left);
  return outcome.reply;
}

/** Whether an answer would be accepted; nothing is stored, and no attempt is spent. */
export async function checkAnswer(participant: string, answer: Answer, taking: Taking): Promise<Doc> {
  const { desk, now, source } = taking;
  readAnswer(answer.output);
  const { row } = await memberRun(desk, desk.db, answer.run, participant, now);
  refuseEnded(row);
  const state = await runState(desk, desk.db, row);
  const step = openStep(state, answer.step);
  const flaws = await flawsOf(desk.db, step, answer.output, state, source);
  if (flaws.length > 0) throw stepInvalid(flaws, thresholds.attempts - step.attempts);
  return { valid: true, attempts_left: thresholds.attempts - step.attempts };
}

type Read = ReturnType<typeof readAnswer>;
type Outcome = { readonly reply: Doc } | { readonly flaws: readonly Flaw[]; readonly left: number };

async function taken(
  trx: DeskTransaction,
  participant: string,
  answer: Answer,
  read: Read,
  citations: readonly CitationFact[],
  taking: Taking,
): Promise<Outcome> {
  const { desk, source, random, now } = taking;
  const { row } = await memberRun(desk, trx, answer.run, participant, now);
  const before = await runState(desk, trx, row);
  const step = before.steps.find(({ id }) => id === answer.step);
  if (!step) throw runNotFound();
  if (step.state === 'accepted') {
    if (step.output_sha256 === read.digest)
      return { reply: { ...(JSON.parse(step.reply ?? '{}') as Doc), replayed: true } };
    throw new Refusal('already_submitted', 'Another answer to this step was accepted.', {
      members: { accepted_sha256: step.output_sha256 },
    });
  }
  refuseEnded(row);
  openStep(before, answer.step);
  if (step.leased_by !== participant && !isOpen(step, now))
    throw new Refusal('lease_lost', 'The lease has ended, and somebody else has the step.');
  if (row.bytes + read.bytes > thresholds.run_bytes)
    throw new Refusal('too_large', 'All answers of a run together may have at most 2 MB.');
  const flaws = await flawsOf(trx, step, answer.output, before, source);
  const attempt = {
    step_id: step.id,
    attempt: step.attempts + 1 + step.resets * thresholds.attempts,
    run_id: row.id,
  };
  const noted = { ...attempt, participant_id: participant, bytes: read.bytes, at: now.toISOString() };
  if (flaws.length > 0) {
    await refused(trx, step, flaws, noted, before, taking);
    return { flaws, left: thresholds.attempts - step.attempts - 1 };
  }
  await trx
    .insertInto('omega_submissions')
    .values({ ...noted, ok: 1, codes: '[]' })
    .execute();
  const output = JSON.parse(read.text) as Doc;
  const planned = JSON.parse(step.planned) as Pick<Checks, 'games' | 'pairs'>;
  const checks: Checks = {
    rules: [step.kind],
    ...factsOf(step.kind as StepKindName, output, source),
    ...planned,
    ...(citations.length > 0 ? { citations } : {}),
  };
  const model = modelPart(participant, answer);
  const parts = [
    await storePart(trx, row.id, output, random),
    await storePart(trx, row.id, JSON.parse(JSON.stringify(model)), random),
    await storePart(trx, row.id, JSON.parse(JSON.stringify(checks)), random),
  ] as const;
  const [out, of, found] = parts;
  const n = row.steps_done + 1;
  const at = now.toISOString();
  const link = {
    prev: row.chain_head,
    n,
    kind: step.kind,
    subject: step.subject,
    input: step.input_part,
    output: out.digest,
    model: of.digest,
    checks: found.digest,
    at,
  };
  const digest = linkDigest(link);
  await trx
    .updateTable('omega_steps')
    .set({
      state: 'accepted',
      n,
      output_part: out.digest,
      output_sha256: read.digest,
      model_part: of.digest,
      checks_part: found.digest,
      prev: row.chain_head,
      digest,
      accepted_at: at,
      leased_until: null,
      was_leased: 1,
    })
    .where('id', '=', step.id)
    .execute();
  const added = parts.reduce((sum, { bytes }) => sum + bytes, 0);
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
    .set(({ eb }) => ({ bytes: eb('bytes', '+', added) }))
    .where('id', '=', participant)
    .execute();
  const state = await goOn(trx, answer.run, taking);
  const warnings = warningsOf(checks);
  const open = state.steps.filter((one) => isOpen(one, now)).length;
  const accepted = state.accepted.get(step.key) as AcceptedStep;
  const reply = {
    accepted: true,
    output_sha256: read.digest,
    derived: derivedOf(accepted, state),
    warnings,
    replayed: false,
    open,
  };
  await trx
    .updateTable('omega_steps')
    .set({ reply: JSON.stringify(reply) })
    .where('id', '=', step.id)
    .execute();
  return { reply };
}

async function refused(
  trx: DeskTransaction,
  step: StepRow,
  flaws: readonly Flaw[],
  noted: {
    step_id: string;
    attempt: number;
    run_id: string;
    participant_id: string;
    bytes: number;
    at: string;
  },
  state: RunState,
  taking: Taking,
): Promise<void> {
  const codes = JSON.stringify([...new Set(flaws.map(({ code }) => code))]);
  await trx
    .insertInto('omega_submissions')
    .values({ ...noted, ok: 0, codes })
    .execute();
  const attempts = step.attempts + 1;
  const spent = attempts >= thresholds.attempts;
  const next = !spent ? 'open' : step.required === 1 ? 'failed' : 'skipped';
  await trx.updateTable('omega_steps').set({ attempts, state: next }).where('id', '=', step.id).execute();
  if (next === 'skipped') await goOn(trx, state.row.id, taking);
}

function openStep(state: RunState, id: string): StepRow {
  const step = state.steps.find((one) => one.id === id);
  if (!step) throw runNotFound();
  if (step.state !== 'open')
    throw new Refusal('step_not_open', `The step is ${step.state}; it takes no answer.`);
  return step;
}

async function flawsOf(
  db: Desk['db'] | DeskTransaction,
  step: StepRow,
  output: unknown,
  state: RunState,
  source: Source,
): Promise<readonly Flaw[]> {
  const kind = step.kind as StepKindName;
  const input = JSON.parse(step.input) as Doc;
  const schema = kindsOfSteps[kind].schema(input, source.now.getUTCFullYear() + 1);
  const before = await db
    .selectFrom('omega_submissions')
    .select('codes')
    .where('step_id', '=', step.id)
    .execute();
  const refusedFor = new Set(before.flatMap(({ codes }) => JSON.parse(codes) as string[]));
  return flawsIn(kind, output, schema, contextOf(step.subject, input, state.plan.board, refusedFor, source));
}

export function stepInvalid(flaws: readonly Flaw[], left: number | null): Refusal {
  const errors: readonly FieldError[] = flaws;
  const rules = flaws.length === 1 ? '1 rule' : `${flaws.length} rules`;
  return new Refusal('step_invalid', `The answer breaks ${rules}.`, {
    errors,
    ...(left === null ? {} : { members: { attempts_left: left } }),
  });
}
