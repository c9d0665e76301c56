// Starting a run: its limits, its seed, its first step.

import type { CallerLink } from '../../access/caller.ts';
import type { Desk, DeskTransaction } from '../../desk/desk.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { recordOf, type Source } from '../catalogue/records.ts';
import { countStart } from '../limits.ts';
import { newCode } from '../new-code.ts';
import { holdLink, participantById } from '../participants.ts';
import { digestOf, sha256 } from '../protocol/canonical.ts';
import {
  maxBudget,
  minBudget,
  protocolName,
  type RunKind,
  type SizeName,
  sizes,
} from '../protocol/protocol.ts';
import { chainStart } from '../runs/chain.ts';
import { leastSteps } from '../runs/extent.ts';
import { activeIds } from '../runs/tournament.ts';
import { open, openingOf } from './advance.ts';
import { runNotFound } from './membership.ts';
import { type RunRow, runRow, runState } from './run-state.ts';

interface StartRequest {
  readonly kind: RunKind;
  readonly goal: string;
  readonly theory_ids?: readonly string[] | undefined;
  readonly hypothesis?: string | undefined;
  readonly of_run?: string | undefined;
  readonly size: SizeName;
  readonly budget_steps?: number | undefined;
  readonly critics?: number | undefined;
  readonly games_per_step?: number | undefined;
  readonly idempotency_key?: string | undefined;
}

interface Starting {
  readonly desk: Desk;
  readonly source: Source;
  readonly random: (bytes: number) => Uint8Array;
  readonly now: Date;
  readonly storeMb: number;
}

const defaultCritics = 1;
const defaultPerStep = 3;

/** @returns the id of the run; the same one for the same idempotency key and request */
export function startRun(link: CallerLink, request: StartRequest, starting: Starting): Promise<string> {
  const { participant: participantId } = link;
  const { desk, source, random, now, storeMb } = starting;
  checkBeginning(request, source);
  return desk.exclusively(`omega start ${participantId}`, async (trx) => {
    await holdLink(trx, link);
    const { idempotency_key: key = null, ...rest } = request;
    const request_sha256 = digestOf(JSON.parse(JSON.stringify(rest)));
    if (key !== null) {
      const before = await trx
        .selectFrom('omega_runs')
        .select(['id', 'request_sha256'])
        .where('participant_id', '=', participantId)
        .where('idempotency_key', '=', key)
        .executeTakeFirst();
      if (before?.request_sha256 === request_sha256) return before.id;
      if (before) throw new Refusal('conflict', 'This idempotency_key was used for another run.');
    }
    const participant = await participantById(trx, participantId);
    if (!participant) throw runNotFound();
    await countStart(trx, participant, storeMb, now);
    const base = await checkBase(trx, request);
    const budget = budgetOf(request, base === null ? 0 : await standingIn(desk, trx, base));
    const id = newCode('or', random);
    const seed = Buffer.from(random(32));
    const seed_commitment = sha256(seed);
    const snapshot_seq = source.reader.version('public');
    const { kind, goal, size } = request;
    const row: RunRow = {
      id,
      participant_id: participantId,
      kind,
      goal,
      size,
      protocol: protocolName,
      seed: seed.toString('hex'),
      seed_commitment,
      status: 'active',
      publication: 'none',
      budget,
      critics: request.critics ?? defaultCritics,
      per_step: request.games_per_step ?? defaultPerStep,
      theory_ids: JSON.stringify(request.theory_ids ?? []),
      hypothesis: request.hypothesis ?? null,
      of_run: request.of_run ?? null,
      snapshot_seq,
      chain_head: chainStart({ protocol: protocolName, run: id, kind, seed_commitment, snapshot_seq }),
      steps_done: 0,
      steps_leased: 0,
      bytes: 0,
      idempotency_key: key,
      request_sha256,
      created_at: now.toISOString(),
      idle_at: now.toISOString(),
      ended_at: null,
      erased_at: null,
    };
    await trx.insertInto('omega_runs').values(row).execute();
    await trx
      .insertInto('omega_members')
      .values({
        run_id: id,
        participant_id: participantId,
        role: 'owner',
        joined_at: row.created_at,
        asked_at: null,
      })
      .execute();
    await open(trx, openingOf(await runState(desk, trx, row), { source, random, now }), now);
    return id;
  });
}

/** @param reviewed how many hypotheses stand in the run that it is of */
function budgetOf({ kind, size, budget_steps, critics, games_per_step }: StartRequest, reviewed: number) {
  const needs = { kind, size, critics: critics ?? defaultCritics, perStep: games_per_step ?? defaultPerStep };
  const least = Math.max(minBudget[kind], leastSteps(needs, reviewed));
  const budget = Math.min(budget_steps ?? sizes[size].budget, maxBudget);
  if (budget < least)
    throw new Refusal(
      'budget_too_small',
      `A ${kind} run of this size needs a budget of ${least} steps or more.`,
      {
        errors: [{ field: 'budget_steps', code: 'budget_too_small', message: `It is at least ${least}.` }],
      },
    );
  return budget;
}

async function standingIn(desk: Desk, trx: DeskTransaction, base: RunRow): Promise<number> {
  const { plan } = await runState(desk, trx, base);
  return activeIds(plan.board).length;
}

/** What a run begins with is a public record, whoever asks: its input is public once it is published. */
function checkBeginning({ kind, theory_ids = [], hypothesis }: StartRequest, source: Source): void {
  const named = [
    ...theory_ids.map((id, at) => ({ field: `theory_ids.${at}`, ref: `theories/${id}`, what: 'theory' })),
    ...(hypothesis === undefined
      ? []
      : [{ field: 'hypothesis', ref: `omega_hypotheses/${hypothesis}`, what: 'listed hypothesis' }]),
  ];
  const errors = named
    .filter(({ ref }) => recordOf(ref, source) === null)
    .map(({ field, what }) => ({
      field,
      code: 'unknown',
      message: `There is no public ${what} with this id.`,
    }));
  if (kind === 'test' && named.length === 0)
    errors.push({
      field: 'theory_ids',
      code: 'required',
      message: 'A test begins with theory_ids or with hypothesis.',
    });
  if (errors.length > 0)
    throw new Refusal('invalid_input', 'The run begins with something that is not there.', { errors });
}

/** The published run that it is of; never one that is of another, so that its archive recounts with that of one run. */
async function checkBase(trx: DeskTransaction, { kind, of_run }: StartRequest): Promise<RunRow | null> {
  const needs = kind === 'review' || kind === 'replicate';
  if (needs !== (of_run !== undefined))
    throw new Refusal('invalid_input', `of_run names the published run that a review or replication is of.`, {
      errors: [
        {
          field: 'of_run',
          code: needs ? 'required' : 'unknown',
          message: needs ? 'of_run is required.' : 'of_run belongs to review and replicate.',
        },
      ],
    });
  if (of_run === undefined) return null;
  const base = await runRow(trx, of_run);
  if (!base || (base.publication !== 'listed' && base.publication !== 'unlisted'))
    throw new Refusal('run_not_found', 'There is no published run with this id.');
  if (base.of_run !== null) {
    const message = `It is a ${base.kind === 'review' ? 'review' : 'replication'} of ${base.of_run}; name that run.`;
    throw new Refusal('invalid_input', 'A review or a replication is of no other review or replication.', {
      errors: [{ field: 'of_run', code: 'kind', message }],
    });
  }
  return base;
}
