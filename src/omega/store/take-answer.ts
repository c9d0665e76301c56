// Taking an answer: checked by rules, recorded with what the server found, linked into the chain. The first
// good answer to an open step wins; the same answer again is the same reply.

import type { Desk, DeskTransaction } from '../../desk/desk.ts';
import { countPost } from '../../desk/post-limit.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { schemaFlaws } from '../../kernel/schema-flaws.ts';
import type { Lookup } from '../catalogue/citations.ts';
import type { Source } from '../catalogue/records.ts';
import { submitLimit } from '../limits.ts';
import { thresholds } from '../protocol/protocol.ts';
import type { Doc, Flaw, StepKindName } from '../protocol/step-kind.ts';
import type { AnsweredKind, Channel, CitationFact } from '../runs/run.ts';
import { goOn, open, openingOf } from './advance.ts';
import { flawsOf, openStep, type Read, readAnswer, schemaOf, stepInvalid } from './answer-rules.ts';
import { linkOf, storeLink } from './chain-answer.ts';
import { derivedOf } from './derived.ts';
import { lookedUp, warningsOf } from './found-facts.ts';
import { memberRun, refuseEnded, runNotFound, runSection } from './membership.ts';
import { runState, stateAfter, type WholeStep, wholeSteps } from './run-state.ts';
import { isOpen } from './step-queue.ts';

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

export async function takeAnswer(participant: string, answer: Answer, taking: Taking): Promise<Doc> {
  const { desk, now } = taking;
  const read = readAnswer(answer.output);
  if (taking.limited)
    await desk.exclusively('people', (trx) => countPost(trx, submitLimit, participant, now), 'may be lost');
  const citations = await citationsIn(participant, answer, taking);
  const outcome = await desk.exclusively(
    runSection(answer.run),
    (trx) => taken(trx, { participant, answer, read, citations }, taking),
    'told when kept',
  );
  if ('flaws' in outcome) throw stepInvalid(outcome.flaws, outcome.left);
  return outcome.reply;
}

/** The kinds whose answers bring citations. */
const citing: ReadonlySet<string> = new Set(['literature', 'hypothesise', 'refute']);

/** Whether an answer has a member that citations stand in. */
function mayCite(output: unknown): boolean {
  return typeof output === 'object' && output !== null && ('citations' in output || 'attempts' in output);
}

/** Looked up for an open step of a run of theirs alone, and where the answer fits its schema. */
async function citationsIn(
  participant: string,
  { run, step: id, output }: Answer,
  { desk, source, lookup, now }: Taking,
): Promise<readonly CitationFact[]> {
  if (!mayCite(output)) return [];
  const known = await desk.db
    .selectFrom('omega_steps')
    .select(['kind', 'state'])
    .where('id', '=', id)
    .where('run_id', '=', run)
    .executeTakeFirst();
  if (known?.state !== 'open' || !citing.has(known.kind)) return [];
  await memberRun(desk, desk.db, run, participant, now);
  const [step] = (await wholeSteps(desk.db, [id])) as [WholeStep];
  const kind = step.kind as StepKindName;
  if (schemaFlaws(schemaOf(kind, step, source), output).length > 0) return [];
  return lookedUp({ kind, output } as AnsweredKind, source, lookup);
}

/** Whether an answer would be accepted; nothing is stored, and no attempt is spent. */
export async function checkAnswer(participant: string, answer: Answer, taking: Taking): Promise<Doc> {
  const { desk, now, source } = taking;
  readAnswer(answer.output);
  const { row } = await memberRun(desk, desk.db, answer.run, participant, now);
  refuseEnded(row);
  const state = await runState(desk, desk.db, row);
  const [step] = (await wholeSteps(desk.db, [openStep(state, answer.step).id])) as [WholeStep];
  const flaws = await flawsOf(desk.db, step, answer.output, state, source);
  if (flaws.length > 0) throw stepInvalid(flaws, thresholds.attempts - step.attempts);
  return { valid: true, attempts_left: thresholds.attempts - step.attempts };
}

type Outcome = { readonly reply: Doc } | { readonly flaws: readonly Flaw[]; readonly left: number };

/** An answer on its way into a chain. */
export interface SentAnswer {
  readonly participant: string;
  readonly answer: Answer;
  /** Its output as it was read. */
  readonly read: Read;
  readonly citations: readonly CitationFact[];
}

async function taken(trx: DeskTransaction, sent: SentAnswer, taking: Taking): Promise<Outcome> {
  const { participant, answer, read } = sent;
  const { desk, source, now } = taking;
  const { row } = await memberRun(desk, trx, answer.run, participant, now);
  const before = await runState(desk, trx, row);
  if (!before.steps.some(({ id }) => id === answer.step)) throw runNotFound();
  const [step] = (await wholeSteps(trx, [answer.step])) as [WholeStep];
  if (step.state === 'accepted') return replay(step, read);
  refuseEnded(row);
  openStep(before, answer.step);
  if (step.leased_by !== participant && !isOpen(step, now))
    throw new Refusal('lease_lost', 'Somebody else has the step now.');
  if (row.bytes + read.bytes > thresholds.run_bytes)
    throw new Refusal(
      'too_large',
      'All answers of a run together may have at most 2 MB, with what is declared and found of them.',
    );
  const flaws = await flawsOf(trx, step, answer.output, before, source);
  const link = flaws.length === 0 ? linkOf(sent, { row, step }, taking) : null;
  const submission = {
    step_id: step.id,
    attempt: step.attempts + 1 + step.resets * thresholds.attempts,
    run_id: row.id,
    participant_id: participant,
    // Of one that is taken, what it counts for; that is given back when the run is erased.
    bytes: link?.bytes ?? read.bytes,
    at: now.toISOString(),
    ok: link ? 1 : 0,
    codes: JSON.stringify([...new Set(flaws.map(({ code }) => code))]),
  };
  await trx.insertInto('omega_submissions').values(submission).execute();
  if (link === null) {
    await spendAttempt(trx, step, taking);
    return { flaws, left: thresholds.attempts - step.attempts - 1 };
  }
  const { input: _, planned: __, reply: ___, ...known } = step;
  const after = stateAfter(desk, before, { ...row, ...link.row }, { ...known, ...link.step }, link.accepted);
  const opening = openingOf(after, taking);
  const { state } = opening;
  const reply = {
    accepted: true,
    output_sha256: read.digest,
    derived: derivedOf(link.accepted, state),
    warnings: warningsOf(link.accepted.checks),
    replayed: false,
    open: state.steps.filter((one) => isOpen(one, now)).length,
  };
  await storeLink(trx, participant, link, { run: row.id, reply });
  await open(trx, opening, now);
  return { reply };
}

/** The same answer once more is answered as before; another one is refused. */
function replay(step: WholeStep, read: Read): Outcome {
  if (step.output_sha256 === read.digest)
    return { reply: { ...(JSON.parse(step.reply ?? '{}') as Doc), replayed: true } };
  throw new Refusal('already_submitted', 'Another answer to this step was accepted.', {
    members: { accepted_sha256: step.output_sha256 },
  });
}

/** A step whose attempts are spent is over, and the run goes on without it where it can. */
async function spendAttempt(trx: DeskTransaction, step: WholeStep, taking: Taking): Promise<void> {
  const attempts = step.attempts + 1;
  const spent = attempts >= thresholds.attempts;
  const next = !spent ? 'open' : step.required === 1 ? 'failed' : 'skipped';
  await trx.updateTable('omega_steps').set({ attempts, state: next }).where('id', '=', step.id).execute();
  if (next === 'skipped') await goOn(trx, step.run_id, taking);
}
