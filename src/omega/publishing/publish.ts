// Publishing a completed run: gates, records, manifest, and where it is listed at once. The desk holds what
// is published; the catalogue holds what is listed.

import { countOf } from '../../desk/count-of.ts';
import type { Desk, DeskTransaction } from '../../desk/desk.ts';
import { countPost } from '../../desk/post-limit.ts';
import type { OmegaPublicationsTable } from '../../desk/schema/omega.ts';
import { heroes } from '../../families/heroes/heroes.ts';
import { gateTexts } from '../../families/omega/gate-texts.ts';
import { dayMs } from '../../kernel/durations.ts';
import { parsed } from '../../kernel/json.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Source } from '../catalogue/records.ts';
import { isTrusted, publishLimit } from '../limits.ts';
import { newCode } from '../new-code.ts';
import { type ParticipantRow, participantById } from '../participants.ts';
import { canonical, digestOf, sha256 } from '../protocol/canonical.ts';
import { textsIn } from '../protocol/hygiene.ts';
import type { Doc } from '../protocol/step-kind.ts';
import { isBaseTakenBack, memberRun, publishableMs, runSection } from '../store/membership.ts';
import { type RunState, runState } from '../store/run-state.ts';
import { designStep, type Gate, gatesOf, type Selection } from './gates.ts';
import { type ManifestStep, manifestOf } from './manifest.ts';
import { type Design, recordsOf } from './published-records.ts';
import type { Sign } from './statement.ts';
import { statementOf } from './statement-of.ts';
import { namesDanger } from './text-hygiene.ts';

export interface PublishRequest {
  readonly title: string;
  readonly summary: string;
  readonly hypothesis_ids: readonly string[];
  readonly design_ids: readonly string[];
  readonly disclosures: { readonly human_role: string; readonly competing_interests: string };
  readonly confirm: string;
}

export interface Publishing {
  readonly desk: Desk;
  readonly source: Source;
  readonly random: (bytes: number) => Uint8Array;
  readonly now: Date;
  readonly resolvers: boolean;
  readonly listing: 'review' | 'auto';
  readonly sign: Sign;
  readonly limited: boolean;
}

export type Publication = OmegaPublicationsTable;

interface Published {
  readonly publications: readonly Publication[];
  readonly manifest_sha256: string;
  /** Whether it goes into the catalogue at once. */
  readonly lists: boolean;
  readonly held: string | null;
}

export function publishRun(
  participant: string,
  run: string,
  request: PublishRequest,
  publishing: Publishing,
): Promise<Published> {
  const { desk, now } = publishing;
  return desk.exclusively(runSection(run), async (trx) => {
    const found = await publishable(trx, participant, run, request, publishing);
    if (publishing.limited) await countPost(trx, publishLimit, participant, now);
    const by = (await participantById(trx, participant)) as ParticipantRow;
    return written(trx, found, request, by, publishing);
  });
}

interface Publishable {
  readonly state: RunState;
  readonly selection: Selection;
}

/** The run with what of it is published. @throws Refusal where it cannot be published so */
export async function publishable(
  db: Desk['db'],
  participant: string,
  run: string,
  request: PublishRequest,
  { desk, now, resolvers }: Pick<Publishing, 'desk' | 'now' | 'resolvers'>,
): Promise<Publishable> {
  const { row, owner } = await memberRun(desk, db, run, participant, now);
  if (!owner) throw new Refusal('forbidden', 'Only the owner of the run may publish it.');
  const state = await runState(desk, db, row);
  if (row.publication !== 'none') throw new Refusal('already_published', 'This run is published already.');
  if (await isBaseTakenBack(db, row))
    throw new Refusal(
      'gone',
      'The run that this one is about was taken back, and its text stands in this one too, so this one is not published.',
    );
  if (row.status === 'completed' && now.getTime() - Date.parse(row.ended_at ?? row.idle_at) > publishableMs)
    throw new Refusal('run_expired', `A completed run can be published for ${publishableMs / dayMs} days.`);
  const selection = selectionOf(request, state, resolvers);
  if (row.status !== 'completed')
    throw gateFailed(gatesOf(state, selection).filter(({ gate }) => gate === 'P1'));
  if (request.confirm !== row.chain_head)
    throw new Refusal('confirm_mismatch', 'confirm must be the chain_head that run_status shows.', {
      members: { chain_head: row.chain_head },
    });
  checkSelection(state, request);
  const gates = gatesOf(state, selection);
  if (gates.some(({ passed }) => !passed)) throw gateFailed(gates.filter(({ passed }) => !passed));
  return { state, selection };
}

function selectionOf(
  { hypothesis_ids, design_ids, title, summary, disclosures }: PublishRequest,
  { head, accepted, plan }: RunState,
  resolvers: boolean,
): Selection {
  const models = [...accepted.values()].flatMap(({ model: { name, provider, version } }) =>
    [name, provider, version].filter((text) => typeof text === 'string'),
  );
  // A review shows no question of its own.
  const question = head.ofRun === null ? plan.board.question?.question : undefined;
  const shown = {
    'the question of the run': question === undefined ? [] : [question],
    'the name of a model': models,
    competing_interests: [disclosures.competing_interests],
  };
  return { hypothesisIds: hypothesis_ids, designIds: design_ids, title, summary, shown, resolvers };
}

function gateFailed(gates: readonly Gate[]): Refusal {
  const failed = gates.map(({ gate, detail }) => `${gate} asks: ${gateTexts[gate]} Here: ${detail}.`);
  return new Refusal('gate_failed', `Not published. ${failed.join(' ')}`, { members: { gates } });
}

function checkSelection({ plan, accepted }: RunState, { hypothesis_ids, design_ids }: PublishRequest): void {
  const errors = [];
  for (const [at, id] of hypothesis_ids.entries()) {
    const one = plan.board.hypotheses.find((other) => other.id === id);
    if (!one?.active)
      errors.push({
        field: `hypothesis_ids.${at}`,
        code: 'unknown',
        message: `${id} is no standing hypothesis of this run.`,
      });
  }
  for (const [at, id] of design_ids.entries()) {
    const step = designStep({ accepted }, id);
    if (!step)
      errors.push({ field: `design_ids.${at}`, code: 'unknown', message: `${id} is no design of this run.` });
    else if (!hypothesis_ids.includes(step.output.hypothesis_id))
      errors.push({
        field: `design_ids.${at}`,
        code: 'hypothesis',
        message: 'The hypothesis that it tests is published with it.',
      });
  }
  if (errors.length > 0)
    throw new Refusal('invalid_input', 'Something named is not there to be published.', { errors });
}

async function written(
  trx: DeskTransaction,
  { state, selection }: Publishable,
  request: PublishRequest,
  by: ParticipantRow,
  publishing: Publishing,
): Promise<Published> {
  const { row, head, plan, accepted, steps } = state;
  const { now, random, sign } = publishing;
  const publishes = head.kind === 'discover' || head.kind === 'test';
  const unique = (prefix: string) => newCode(prefix, random);
  const hypotheses = new Map(
    publishes ? request.hypothesis_ids.map((id) => [id, unique('oh')] as const) : [],
  );
  const designs: readonly Design[] = publishes
    ? request.design_ids.map((id) => ({ id, public_id: unique('oe'), step: designStep(state, id)! }))
    : [];
  const submissions = await countOf(
    trx.selectFrom('omega_submissions').where('run_id', '=', row.id).where('ok', '=', 0),
  );
  const manifest = manifestOf({
    head,
    plan,
    accepted,
    steps: steps.filter(({ state: one }) => one === 'accepted').map(manifestStep),
    skipped: steps.filter(({ state: one }) => one === 'skipped').map(({ key }) => key),
    refusedAttempts: submissions,
    chainHead: row.chain_head,
    selection,
    published: {
      hypotheses: [...hypotheses].map(([id, public_id]) => ({ id, public_id })),
      experiments: designs.map(({ id, public_id, step }) => ({
        design: id,
        public_id,
        prereg_sha256: digestOf(step.output),
      })),
    },
  });
  const text = canonical(JSON.parse(JSON.stringify(manifest)));
  const manifest_sha256 = sha256(text);
  const statement = statementOf(manifest, text, request.title, now.toISOString(), sign);
  const records = recordsOf(state, request, by, { hypotheses, designs, manifest_sha256 }, publishing);
  const heldRows = heldFor(
    records.map(({ record }) => record),
    publishing.source,
  );
  const at = now.toISOString();
  const publications = records.map(
    ({ public_id, kind, title, record }): Publication => ({
      public_id,
      record_id: String(record.id),
      run_id: row.id,
      kind,
      state: 'published',
      listed: 0,
      held: heldRows,
      review: 'none',
      title,
      record: JSON.stringify(record),
      reason: null,
      published_at: at,
      updated_at: at,
    }),
  );
  await trx.insertInto('omega_publications').values(publications).execute();
  await trx
    .insertInto('omega_manifests')
    .values({ run_id: row.id, sha256: manifest_sha256, text, statement, created_at: at })
    .execute();
  await trx.updateTable('omega_runs').set({ publication: 'unlisted' }).where('id', '=', row.id).execute();
  const lists = heldRows === null && (publishing.listing === 'auto' || (await isTrusted(trx, by, now)));
  return { publications, manifest_sha256, lists, held: heldRows };
}

function manifestStep(step: RunState['steps'][number]): ManifestStep {
  return {
    n: step.n as number,
    id: step.id,
    key: step.key,
    kind: step.kind,
    subject: step.subject,
    input: step.input_part,
    output: step.output_part as string,
    model: step.model_part as string,
    checks: step.checks_part as string,
    at: step.accepted_at as string,
    prev: step.prev as string,
    digest: step.digest as string,
  };
}

/** What a person looks at before anything of it is listed. */
function heldFor(records: readonly Doc[], { reader, now, site }: Source): string | null {
  if (records.some(namesDanger)) return 'safety words';
  const text = records
    .flatMap(({ citations: _, evidence: __, ...rest }) => textsIn(rest))
    .join('\n')
    .toLowerCase();
  const all = { tier: 'public', now, filters: {}, limit: Number.POSITIVE_INFINITY, offset: 0 } as const;
  for (const rows of reader.slices(heroes, all)) {
    for (const row of rows) {
      const name = String(parsed(row, site).name ?? '').toLowerCase();
      if (name.includes(' ') && name.length > 8 && text.includes(name)) return 'the name of a person';
    }
  }
  return null;
}
