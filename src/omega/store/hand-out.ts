// Handing out steps: a lease for each, never the same step to two at once. Nothing is stored of whoever
// asked but that it asked.

import type { Desk, DeskTransaction } from '../../desk/desk.ts';
import { leaseTo } from '../../desk/leases.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { instructionDigests, kindsOfSteps, protocolName, thresholds } from '../protocol/protocol.ts';
import type { Doc, StepKindName } from '../protocol/step-kind.ts';
import { isBaseTakenBack, memberRun, refuseEnded, runSection } from './membership.ts';
import {
  type RunRow,
  type RunState,
  runState,
  type StepRow,
  type WholeStep,
  wholeSteps,
} from './run-state.ts';
import { isOpen, stepQueue } from './step-queue.ts';

interface NextRequest {
  readonly max: number;
  readonly kinds?: readonly string[] | undefined;
  readonly lease_minutes: number;
  readonly renew?: readonly string[] | undefined;
}

type WaitingFor = 'all_leased' | 'needs_person' | null;
/** The same for one who asks: what is open may be for another member to judge, or of other kinds than were asked for. */
type WhyNone = WaitingFor | 'another_member' | 'other_kinds';

interface HandedOut {
  readonly steps: readonly Doc[];
  readonly open: number;
  readonly waiting_for: WhyNone;
  readonly retry_after?: number;
}

/** A member with a stake in a step is passed over until no other has asked for so long. */
const passedOverMs = 10 * 60_000;
const staked = new Set(['critique', 'compare', 'refute']);

export function nextSteps(
  desk: Desk,
  run: string,
  participant: string,
  request: NextRequest,
  now: Date,
): Promise<HandedOut> {
  // A lease that a power cut undoes is given anew; a late answer is taken all the same.
  const lossy = 'may be lost';
  return desk.exclusively(
    runSection(run),
    async (trx) => {
      const { row } = await memberRun(desk, trx, run, participant, now);
      if (row.status === 'completed') return { steps: [], open: 0, waiting_for: null };
      refuseEnded(row);
      if (await isBaseTakenBack(trx, row))
        throw new Refusal(
          'gone',
          'The run that this one is about was taken back, so no more steps are handed out; abandon_run gives this one up.',
        );
      const state = await runState(desk, trx, row);
      const until = new Date(now.getTime() + request.lease_minutes * 60_000).toISOString();
      const free = state.steps.filter((step) => isOpen(step, now));
      const { chosen, passedOver } = request.renew?.length
        ? { chosen: renewed(state, participant, request.renew), passedOver: false }
        : pickedFrom(free, state, participant, await askedLately(trx, run, participant, now), request);
      const fresh = chosen.filter(({ was_leased }) => was_leased === 0).length;
      const lease = { leased_by: participant, leased_until: until, was_leased: 1 };
      const whole = await wholeSteps(
        trx,
        chosen.map(({ id }) => id),
      );
      for (const step of whole) await leaseTo(trx, stepQueue, step, lease);
      if (fresh > 0)
        await trx
          .updateTable('omega_runs')
          .set({ steps_leased: row.steps_leased + fresh })
          .where('id', '=', run)
          .execute();
      await trx
        .updateTable('omega_members')
        .set({ asked_at: now.toISOString() })
        .where('run_id', '=', run)
        .where('participant_id', '=', participant)
        .execute();
      const open = free.length - chosen.filter((step) => free.includes(step)).length;
      const steps = whole.map((step) => envelopeOf(step, row, until, now));
      if (steps.length > 0) return { steps, open, waiting_for: null };
      const whyNone = passedOver
        ? 'another_member'
        : free.length > 0
          ? 'other_kinds'
          : waitingFor(state, now);
      return { steps, open, waiting_for: whyNone, retry_after: retryAfter(state, now) };
    },
    lossy,
  );
}

/** The steps whose lease is renewed: those alone that the participant was handed, each once. */
function renewed(state: RunState, participant: string, ids: readonly string[]): readonly StepRow[] {
  return [...new Set(ids)].map((id) => {
    const step = state.steps.find((one) => one.id === id);
    if (step?.state !== 'open')
      throw new Refusal('step_not_open', `The step ${id} is not open any more; leave it out of renew.`);
    if (step.leased_by !== participant)
      throw new Refusal('lease_lost', `The step ${id} is not leased to you; leave it out of renew.`);
    return step;
  });
}

/** Steps of what is free, as far as the budget goes: one that was leased before costs nothing more. */
function pickedFrom(
  free: readonly StepRow[],
  state: RunState,
  participant: string,
  others: readonly string[],
  { max, kinds }: NextRequest,
): { readonly chosen: readonly StepRow[]; readonly passedOver: boolean } {
  const { budget, steps_leased } = state.row;
  const fits = free.filter(({ kind }) => !kinds?.length || kinds.includes(kind));
  const takes = fits.filter((step) => !leftToOthers(step, state, participant, others));
  const fresh = takes.filter(({ was_leased }) => was_leased === 0);
  const affordable = new Set(fresh.slice(0, Math.max(0, budget - steps_leased)));
  const given = takes.filter((step) => step.was_leased === 1 || affordable.has(step));
  if (takes.length > 0 && given.length === 0)
    throw new Refusal('budget_spent', `The run has handed out its ${budget} steps.`);
  return { chosen: given.slice(0, max), passedOver: takes.length < fits.length };
}

/** Whether somebody has a stake in a step, and another member that asked lately has none. */
function leftToOthers(
  step: StepRow,
  state: RunState,
  participant: string,
  others: readonly string[],
): boolean {
  return hasStake(step, state, participant) && others.some((other) => !hasStake(step, state, other));
}

/** The other members that have asked lately. */
async function askedLately(
  trx: DeskTransaction,
  run: string,
  participant: string,
  now: Date,
): Promise<readonly string[]> {
  const since = new Date(now.getTime() - passedOverMs).toISOString();
  const otherMembers = await trx
    .selectFrom('omega_members')
    .select(['participant_id', 'asked_at', 'joined_at'])
    .where('run_id', '=', run)
    .where('participant_id', '!=', participant)
    .execute();
  return otherMembers
    .filter(({ asked_at, joined_at }) => (asked_at ?? joined_at) > since)
    .map(({ participant_id }) => participant_id);
}

function hasStake(step: StepRow, { plan }: RunState, participant: string): boolean {
  if (!staked.has(step.kind)) return false;
  const games = plan.steps.find(({ key }) => key === step.key)?.games ?? [];
  const about = step.subject === null ? games.flatMap(({ a, b }) => [a, b]) : [step.subject];
  return plan.board.hypotheses.some(({ id, proposer }) => about.includes(id) && proposer === participant);
}

function envelopeOf(step: WholeStep, row: RunRow, until: string, now: Date): Doc {
  const kind = kindsOfSteps[step.kind as StepKindName];
  const input = JSON.parse(step.input) as Doc;
  return {
    step_id: step.id,
    run_id: row.id,
    kind: step.kind,
    attempt: step.attempts + 1,
    attempts_left: thresholds.attempts - step.attempts,
    protocol: protocolName,
    instructions: kind.instructions,
    instructions_sha256: instructionDigests[kind.kind],
    input,
    input_sha256: step.input_sha256,
    output_schema: kind.schema(input, now.getUTCFullYear() + 1),
    max_bytes: thresholds.answer_bytes,
    lease_expires_at: until,
  };
}

/** Why nothing is open. */
export function waitingFor({ steps, row }: RunState, now: Date): WaitingFor {
  if (row.status !== 'active' || steps.some((step) => isOpen(step, now))) return null;
  if (steps.some(({ state }) => state === 'failed')) return 'needs_person';
  return steps.some(({ state }) => state === 'open') ? 'all_leased' : null;
}

/** Seconds until the next lease ends; a minute where none does. */
function retryAfter({ steps }: RunState, now: Date): number {
  const ends = steps.flatMap(({ state, leased_until }) =>
    state === 'open' && leased_until !== null ? [Date.parse(leased_until) - now.getTime()] : [],
  );
  return Math.max(1, Math.min(60, ...ends.map((ms) => Math.ceil(ms / 1000))));
}
