// Handing out steps: a lease for each, never the same step to two at once. Nothing is stored of whoever
// asked but that it asked.

import type { Desk, DeskTransaction } from '../../desk/desk.ts';
import { leaseTo } from '../../desk/leases.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { instructionDigests, kindsOfSteps, protocolName, thresholds } from '../protocol/protocol.ts';
import type { Doc, StepKindName } from '../protocol/step-kind.ts';
import { memberRun, refuseEnded, runSection } from './membership.ts';
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
      const state = await runState(desk, trx, row);
      const idleParticipants = await idleOthers(trx, run, participant, now);
      const until = new Date(now.getTime() + request.lease_minutes * 60_000).toISOString();
      const chosen: StepRow[] = [];
      const renewed = request.renew ?? [];
      for (const id of renewed) {
        const step = state.steps.find((one) => one.id === id);
        if (step?.state !== 'open')
          throw new Refusal('step_not_open', `The step ${id} is not open any more.`);
        if (step.leased_by !== participant && !isOpen(step, now))
          throw new Refusal('lease_lost', `The step ${id} is leased to another participant.`);
        chosen.push(step);
      }
      const kinds = request.kinds?.length ? new Set(request.kinds) : null;
      let passedOver = false;
      const free = state.steps.filter((step) => isOpen(step, now));
      for (const step of renewed.length > 0 ? [] : free) {
        if (chosen.length >= request.max) break;
        if (kinds && !kinds.has(step.kind)) continue;
        if (idleParticipants && hasStake(step, state, participant)) passedOver = true;
        else chosen.push(step);
      }
      const fresh = chosen.filter(({ was_leased }) => was_leased === 0).length;
      if (fresh > 0 && row.steps_leased + fresh > row.budget)
        throw new Refusal('budget_spent', `The run has handed out its ${row.budget} steps.`);
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

/** Whether another member has asked lately, so that it may take what this one has a stake in. */
async function idleOthers(
  trx: DeskTransaction,
  run: string,
  participant: string,
  now: Date,
): Promise<boolean> {
  const since = new Date(now.getTime() - passedOverMs).toISOString();
  const otherMembers = await trx
    .selectFrom('omega_members')
    .select(['asked_at', 'joined_at'])
    .where('run_id', '=', run)
    .where('participant_id', '!=', participant)
    .execute();
  return otherMembers.some(({ asked_at, joined_at }) => (asked_at ?? joined_at) > since);
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
