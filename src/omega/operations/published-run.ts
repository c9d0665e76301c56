// A published run as everybody may see it: its steps and who answered them, its gates, controls and ranking,
// and what came of it.

import { runArchive } from '../../channels/http/plain-routes.ts';
import type { AppContext } from '../../context.ts';
import type { Desk } from '../../desk/desk.ts';
import type { PublishedRun } from '../../families/omega/published-run.ts';
import { href } from '../../kernel/address.ts';
import { answerOf } from '../../kernel/answer.ts';
import { example, name } from '../../kernel/field.ts';
import { inPath } from '../../kernel/operation.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { QuestionAnswer } from '../protocol/question.ts';
import type { Doc } from '../protocol/step-kind.ts';
import { wordedToday } from '../publishing/gates.ts';
import { publication, publicationsOf } from '../publishing/listing.ts';
import type { Manifest } from '../publishing/manifest.ts';
import type { Publication } from '../publishing/publish.ts';
import type { Control } from '../runs/controls.ts';
import type { ModelPart } from '../runs/run.ts';
import { agreementOf } from '../scoring/agreement.ts';
import { partsNamed } from '../store/parts.ts';
import { answers, omegaOperation } from './asked.ts';

/** What is said of a publication that was taken back; whoever took it back may have said why. */
export function takenBack({ state, reason }: Pick<Publication, 'state' | 'reason'>): Refusal {
  return new Refusal(
    'gone',
    state === 'withdrawn'
      ? `Whoever published it has withdrawn it${reason ? `: ${reason}` : '.'}`
      : 'It was taken out of this service.',
  );
}

/** The manifest of the run behind a public id. Throws where nothing of it is published, or is any more. */
export async function publishedManifest({ desk }: Pick<AppContext, 'desk'>, publicId: string) {
  const found = await publication(desk, publicId);
  if (found && found.state !== 'published') throw takenBack(found);
  if (!found) throw new Refusal('run_not_found', 'There is no published run with this id.');
  return desk.db
    .selectFrom('omega_manifests')
    .selectAll()
    .where('run_id', '=', found.run_id)
    .executeTakeFirstOrThrow();
}

export const runInPath = inPath(
  example(name('The id of the run, or the public id of one of its experiments.'), 'or-xype3zc0'),
);

export const getPublishedRun = omegaOperation({
  name: 'get_published_run',
  method: 'GET',
  path: '/omega/runs/{run_id}/published',
  open: true,
  summary: 'A published run: steps with who answered them, gates, controls, ranking, and what it published.',
  input: { run_id: runInPath },
  refuses: ['run_not_found', 'gone'],
  output: answers(
    `{run!: object, steps!: {n!: int, kind!: text, subject?: text, at!: dt, digest!: text, model?: text, provider?: text,
      channel?: text, context?: text}[], gates!: object[], controls!: object, ranking!: object[], order_effect?: number, agreement?: {same!: int, of!: int, tau!: Tau},
      hypotheses!: object[], experiments!: object[], opinions!: object[]}`,
    { Tau: { type: 'number', minimum: -1, maximum: 1, examples: [0.6] } },
  ),
  run: async ({ run_id }, context: AppContext) => {
    const row = await publishedManifest(context, String(run_id));
    const all = (await publicationsOf(context.desk.db, row.run_id)).filter(
      ({ state }) => state === 'published',
    );
    const own = all.find(({ kind }) => kind === 'run');
    if (!own) throw new Refusal('run_not_found', 'There is no published run with this id.');
    return answerOf(await shownRun(context, row, { own, all }));
  },
});

/** What a published run tells of itself. */
interface Summary {
  readonly title: string;
  readonly summary: string;
  readonly provenance: Doc;
}

async function shownRun(
  { desk, site }: AppContext,
  { text, sha256: manifest_sha256 }: { readonly text: string; readonly sha256: string },
  { own, all }: { readonly own: Publication; readonly all: readonly Publication[] },
): Promise<PublishedRun> {
  const manifest = JSON.parse(text) as Manifest;
  const { steps } = manifest;
  const questionStep = steps.find(({ kind }) => kind === 'question');
  const parts = await partsNamed(desk.db, [
    ...new Set([...steps.map(({ model }) => model), ...(questionStep ? [questionStep.output] : [])]),
  ]);
  const question = questionStep && (parts.get(questionStep.output)?.part as QuestionAnswer | undefined);
  const { title, summary, provenance } = JSON.parse(own.record) as Summary;
  const base = await baseOf(desk, manifest.of_run);
  const published = [manifest, ...(base ? [base.manifest] : [])].flatMap((one) => one.published.hypotheses);
  const publicIds = new Map(published.map(({ id, public_id }) => [id, public_id]));
  const titles = new Map([...all, ...(base?.listed ?? [])].map((one) => [one.public_id, one.title]));
  const { all: fit } = manifest.fits;
  const found = (kind: Publication['kind'], path: string) =>
    all
      .filter((one) => one.kind === kind)
      .map((one) => ({
        public_id: one.public_id,
        title: one.title,
        public_url: `${site}/omega/${path}/${one.public_id}`,
      }));
  const { kind, size, protocol, of_run, seed, seed_commitment, chain_head, budget, skipped } = manifest;
  return {
    run: {
      public_id: own.run_id,
      title,
      summary,
      question: question?.question ?? null,
      ...{ kind, size, protocol, of_run, seed, seed_commitment, chain_head, budget, skipped },
      refused_attempts: manifest.refused_attempts,
      listed: own.listed === 1,
      review: own.review,
      published_at: own.published_at,
      manifest_sha256,
      manifest_url: site + href(runArchive, { run_id: own.run_id }),
      license: manifest.license,
      provenance,
      public_url: `${site}/omega/runs/${own.run_id}`,
    },
    steps: steps.map(({ n, kind, subject, at, digest, model }) => {
      const by = parts.get(model)?.part as ModelPart | undefined;
      return {
        n,
        kind,
        subject,
        at,
        digest,
        model: by?.name ?? null,
        ...(by?.provider ? { provider: by.provider } : {}),
        channel: by?.channel ?? null,
        context: by?.context ?? null,
      };
    }),
    gates: wordedToday(manifest.gates),
    controls: controlCounts(manifest.controls),
    ranking: (fit?.ranks ?? []).map(({ id, ...rank }) => {
      const public_id = publicIds.get(id) ?? null;
      return { id, public_id, title: public_id === null ? null : (titles.get(public_id) ?? null), ...rank };
    }),
    order_effect: fit?.order_effect ?? null,
    agreement: kind === 'replicate' && base ? agreementOf(manifest.games, base.manifest.games) : null,
    hypotheses: found('hypothesis', 'hypotheses'),
    experiments: found('experiment', 'experiments'),
    opinions: await opinionsOf(desk, site, own.run_id),
  };
}

/** What a review or a replication is of, while it is published; titles are told of what is listed alone. */
async function baseOf(desk: Desk, of_run: string | null) {
  const all = of_run === null ? [] : await publicationsOf(desk.db, of_run);
  if (of_run === null || !all.some(({ kind, state }) => kind === 'run' && state === 'published')) return null;
  const { text } = await desk.db
    .selectFrom('omega_manifests')
    .select('text')
    .where('run_id', '=', of_run)
    .executeTakeFirstOrThrow();
  return { manifest: JSON.parse(text) as Manifest, listed: all.filter(({ listed }) => listed === 1) };
}

/** By kind: how many there were, and how many were answered as they should be. */
function controlCounts(controls: readonly Control[]) {
  const count = (of: readonly Control[]) => ({
    passed: of.filter(({ passed }) => passed).length,
    total: of.length,
  });
  return {
    ...count(controls),
    compare: count(controls.filter(({ kind }) => kind === 'compare')),
    verify: count(controls.filter(({ kind }) => kind === 'verify')),
  };
}

/** Listed reviews and replications of a run: what nobody has looked at stands on its own page alone. */
async function opinionsOf(desk: Desk, site: string, run: string) {
  const rows = await desk.db
    .selectFrom('omega_publications')
    .innerJoin('omega_runs', 'omega_runs.id', 'omega_publications.run_id')
    .select(['omega_publications.public_id', 'omega_publications.title', 'omega_runs.kind'])
    .where('omega_runs.of_run', '=', run)
    .where('omega_publications.kind', '=', 'run')
    .where('omega_publications.state', '=', 'published')
    .where('omega_publications.listed', '=', 1)
    .orderBy('omega_publications.published_at')
    .orderBy('omega_publications.public_id')
    .execute();
  return rows.map(({ public_id, title, kind }) => ({
    public_id,
    title,
    kind,
    public_url: `${site}/omega/runs/${public_id}`,
  }));
}
