// A run as it stands: its row, its steps, and what the planner makes of its answers. What was accepted never
// changes, so it is kept by the head of the chain and read from the desk only once.

import type { Desk } from '../../desk/desk.ts';
import type { OmegaRunsTable, OmegaStepsTable } from '../../desk/schema/omega.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { onceFor } from '../../kernel/remembered.ts';
import type { Doc } from '../protocol/step-kind.ts';
import { type Base, type Plan, planOf } from '../runs/plan.ts';
import type { Accepted, AcceptedStep, AnsweredKind, Checks, ModelPart, RunHead } from '../runs/run.ts';
import { partsNamed, partsOf } from './parts.ts';

type Db = Desk['db'];

export type RunRow = OmegaRunsTable;
/** A step without its texts: a run has many, and each may hold 24 kB of input. */
export type StepRow = Omit<OmegaStepsTable, 'input' | 'planned' | 'reply'>;
export type WholeStep = OmegaStepsTable;

export interface RunState {
  readonly row: RunRow;
  readonly head: RunHead;
  readonly steps: readonly StepRow[];
  readonly accepted: Accepted;
  readonly plan: Plan;
  readonly base: Base | null;
}

interface Cached {
  readonly key: string;
  /** The accepted steps in the order of the chain. */
  readonly chain: readonly StepRow[];
  /** What was read before parts of it were erased is not read again from here. */
  readonly erased_at: string | null;
  readonly accepted: Accepted;
  readonly plan: Plan;
  readonly base: Base | null;
}

const stepColumns = [
  'id',
  'run_id',
  'key',
  'place',
  'n',
  'kind',
  'subject',
  'required',
  'state',
  'attempts',
  'resets',
  'leased_by',
  'leased_until',
  'was_leased',
  'input_part',
  'input_sha256',
  'output_part',
  'output_sha256',
  'model_part',
  'checks_part',
  'prev',
  'digest',
  'opened_at',
  'accepted_at',
] as const satisfies readonly (keyof StepRow)[];

const caches = onceFor((_: Desk) => new Map<string, Cached>());
const maxCached = 100;

export function headOf(row: RunRow): RunHead {
  return {
    id: row.id,
    kind: row.kind,
    protocol: row.protocol,
    goal: row.goal,
    size: row.size,
    budget: row.budget,
    critics: row.critics,
    perStep: row.per_step,
    seed: row.seed,
    snapshotSeq: row.snapshot_seq,
    theoryIds: JSON.parse(row.theory_ids) as string[],
    hypothesis: row.hypothesis,
    ofRun: row.of_run,
  };
}

export function runRow(db: Db, id: string): Promise<RunRow | undefined> {
  return db.selectFrom('omega_runs').selectAll().where('id', '=', id).executeTakeFirst();
}

/** What a step was handed. */
export const stepInput = onceFor(({ input }: Pick<WholeStep, 'input'>) => JSON.parse(input) as Doc);

/** Steps with their texts, in the order of the ids. Throws where one is not there. */
export async function wholeSteps(db: Db, ids: readonly string[]): Promise<readonly WholeStep[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('omega_steps').selectAll().where('id', 'in', ids).execute();
  return ids.map((id) => {
    const row = rows.find((one) => one.id === id);
    if (!row) throw new Error(`there is no step ${id}`);
    return row;
  });
}

/** The state of a run, for its members and for what is published. */
export async function runState(desk: Desk, db: Db, row: RunRow): Promise<RunState> {
  const head = headOf(row);
  const cached = caches(desk).get(row.id);
  const before = cached?.erased_at === row.erased_at ? cached : undefined;
  const { rows, known } = await stepsOf(db, row, before);
  const steps = inPlace(rows);
  if (known?.key === keyOf(row, skippedIn(steps))) {
    const { accepted, plan, base } = known;
    return { row, head, steps, accepted, plan, base };
  }
  const accepted = await acceptedOf(db, row.id, steps, known?.accepted);
  const base = known?.base ?? (await baseOf(desk, db, head));
  return planned(desk, { row, head, steps, accepted, base });
}

/** The state that follows when a step is accepted: nothing is read again. */
export function stateAfter(
  desk: Desk,
  before: RunState,
  row: RunRow,
  step: StepRow,
  answer: AcceptedStep,
): RunState {
  const { head, base } = before;
  const steps = before.steps.map((one) => (one.id === step.id ? step : one));
  const accepted = new Map([...before.accepted, [step.key, answer] as const]);
  return planned(desk, { row, head, steps, accepted, base });
}

function planned(desk: Desk, read: Omit<RunState, 'plan'>): RunState {
  const { row, head, steps, accepted, base } = read;
  const skipped = skippedIn(steps);
  const plan = planOf(head, accepted, new Set(skipped), base);
  const cache = caches(desk);
  cache.delete(row.id);
  const { erased_at } = row;
  cache.set(row.id, { key: keyOf(row, skipped), chain: chainOf(steps), erased_at, accepted, plan, base });
  for (const oldest of cache.keys()) {
    if (cache.size <= maxCached) break;
    cache.delete(oldest);
  }
  return { ...read, plan };
}

function skippedIn(steps: readonly StepRow[]): readonly string[] {
  return steps.filter(({ state }) => state === 'skipped').map(({ key }) => key);
}

function keyOf(row: RunRow, skipped: readonly string[]): string {
  return `${row.chain_head} ${skipped.join(' ')} ${row.erased_at ?? ''}`;
}

/** In the order in which steps are handed out. */
export function inPlace(steps: readonly StepRow[]): readonly StepRow[] {
  return [...steps].sort((a, b) => a.place - b.place || (a.key < b.key ? -1 : 1));
}

function chainOf(steps: readonly StepRow[]): readonly StepRow[] {
  return steps.filter(({ state }) => state === 'accepted').sort((a, b) => (a.n as number) - (b.n as number));
}

/**
 * The steps of a run: those that are known to be accepted are not read again. What was read in a transaction
 * that did not come to its end is no link of the chain that stands, and is forgotten.
 */
async function stepsOf(
  db: Db,
  row: RunRow,
  before: Cached | undefined,
): Promise<{ readonly rows: readonly StepRow[]; readonly known: Cached | undefined }> {
  const chain = before?.chain ?? [];
  const found = await db
    .selectFrom('omega_steps')
    .select(stepColumns)
    .where('run_id', '=', row.id)
    .where(({ eb, or }) => or([eb('state', '!=', 'accepted'), eb('n', '>', chain.length)]))
    .execute();
  const [next] = chainOf(found);
  const follows = chain.length === 0 || chain.at(-1)?.digest === (next ? next.prev : row.chain_head);
  return follows ? { rows: [...chain, ...found], known: before } : stepsOf(db, row, undefined);
}

/** What is kept of a run is given up, because parts of it were erased. */
export function forgetState(desk: Desk, run: string): void {
  caches(desk).delete(run);
}

async function baseOf(desk: Desk, db: Db, head: RunHead): Promise<Base | null> {
  if (head.ofRun === null) return null;
  const row = await runRow(db, head.ofRun);
  if (!row) throw new Refusal('run_not_found', 'The run that this one is about is not there any more.');
  const { plan, accepted } = await runState(desk, db, row);
  return { board: plan.board, accepted };
}

async function acceptedOf(
  db: Db,
  run: string,
  steps: readonly StepRow[],
  known: Accepted | undefined,
): Promise<Accepted> {
  const done = steps.filter(({ state }) => state === 'accepted');
  const fresh = done.filter(({ key }) => !known?.has(key));
  const found = new Map<string, AcceptedStep>(known);
  if (fresh.length === 0) return found;
  const parts =
    known && fresh.length < 3 ? await partsNamed(db, digestsOf(fresh)) : (await partsOf(db, run)).parts;
  for (const step of fresh) {
    const of = (digest: string | null) => (digest === null ? undefined : parts.get(digest)?.part);
    const output = of(step.output_part);
    if (!output) continue;
    found.set(step.key, {
      n: step.n as number,
      id: step.id,
      key: step.key,
      ...({ kind: step.kind, output } as AnsweredKind),
      subject: step.subject,
      input: (of(step.input_part) ?? {}) as Doc,
      model: (of(step.model_part) ?? {}) as ModelPart,
      checks: (of(step.checks_part) ?? { rules: [] }) as Checks,
      at: step.accepted_at as string,
    });
  }
  return found;
}

function digestsOf(steps: readonly StepRow[]): readonly string[] {
  return steps.flatMap(({ input_part, output_part, model_part, checks_part }) =>
    [input_part, output_part, model_part, checks_part].filter((one) => one !== null),
  );
}
