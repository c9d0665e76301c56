// Publishing, taking back, and what is reported of experiments afterwards.

import { runArchive } from '../../channels/http/plain-routes.ts';
import type { AppContext } from '../../context.ts';
import { newId } from '../../desk/new-id.ts';
import { href } from '../../kernel/address.ts';
import { answerOf } from '../../kernel/answer.ts';
import type { Doc } from '../../kernel/family.ts';
import {
  bounded,
  example,
  exampleBeside,
  name,
  nullable,
  oneOf,
  shaped,
  text,
  texts,
} from '../../kernel/field.ts';
import { byDefault, inBody, inPath, maybe } from '../../kernel/operation.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { shape } from '../../kernel/shape.ts';
import { looksLikeAKey, unfit } from '../protocol/hygiene.ts';
import { listRun, publication, unlistRun } from '../publishing/listing.ts';
import { publishable, publishRun } from '../publishing/publish.ts';
import { storeResult } from '../publishing/results.ts';
import { answers, archiveLink, linkOf, mustBeShowable, omegaOperation, sourceOf } from './asked.ts';

const disclosures = shaped<{ readonly human_role: string; readonly competing_interests: string }>(
  shape('{human_role!: none|steered|reviewed|wrote, competing_interests!: text}'),
  'What people did in it (none, steered, reviewed, wrote), and which interests they have.',
);

export const publish = omegaOperation({
  name: 'publish',
  method: 'POST',
  path: '/omega/runs/{run_id}/publish',
  summary:
    'Publish a completed run under CC BY 4.0: hypotheses, designs, evidence, critiques, games, manifest.',
  description:
    'This cannot be undone in silence: what is published stays known. Ask your person first. confirm is the chain_head that run_status shows. The pages answer at once; being listed in the catalogue is earned by the gates and a review.',
  input: {
    run_id: inPath(example(name('The id of the run.'), 'or-4d9k2m7c')),
    title: inBody(
      example(
        bounded(text('What it is published as.'), { minLength: 10, maxLength: 140 }),
        'Does clearing help old muscle?',
      ),
    ),
    summary: inBody(
      example(
        bounded(text('What was done and found.'), { minLength: 200, maxLength: 1500 }),
        'A run asked whether clearing senescent cells restores the repair of old muscle. Six hypotheses were proposed from two lenses, criticised, compared in pairs and attacked. One was put into a preregistration that says what would refute it.',
      ),
    ),
    hypothesis_ids: inBody(
      example(
        {
          ...bounded(texts('Hypotheses of the run, 1 to 6.'), {
            minItems: 1,
            maxItems: 6,
            uniqueItems: true,
          }),
          optional: false,
        },
        ['hy_1_1'],
      ),
    ),
    design_ids: inBody(
      byDefault(
        exampleBeside(
          bounded(texts('Ids of designs of the run, at most 3.'), { maxItems: 3, uniqueItems: true }),
          ['st_0123456789abcdef'],
        ),
        [],
      ),
    ),
    disclosures: inBody(
      example({ ...disclosures, optional: false }, { human_role: 'steered', competing_interests: 'None.' }),
    ),
    accept_license: inBody(
      example(oneOf(['CC-BY-4.0'], 'That all of it comes under this licence.'), 'CC-BY-4.0'),
    ),
    confirm: inBody(example(text('The chain_head of the run, as you were shown it.', 64), '0'.repeat(64))),
  },
  refuses: [
    'run_not_found',
    'run_expired',
    'gone',
    'gate_failed',
    'confirm_mismatch',
    'already_published',
    'forbidden',
    'rate_limited',
    'looks_like_a_key',
  ],
  output: answers(
    '{experiments!: {public_id: text, public_url: text, prereg_sha256: text}[], hypotheses!: {public_id: text, public_url: text}[], run_url!: text, manifest_url!: text, manifest_sha256!: text, listing!: listed|in_review|held}',
  ),
  asks: async (input, context: AppContext) => {
    const { desk, now, omega } = context;
    const { participant } = linkOf(context);
    const { run_id, title, confirm } = input;
    try {
      await publishable(desk.db, participant, run_id, input, {
        desk,
        now,
        resolvers: omega.lookup !== null,
      });
    } catch (error) {
      // It is refused in a moment, so nobody is asked.
      if (error instanceof Refusal) return null;
      throw error;
    }
    return {
      question: `"${title}" becomes public under CC BY 4.0: the run ${run_id} with its hypotheses, designs, evidence, critiques and games, as its chain ends in ${confirm}. What is published stays known. Do you agree?`,
      about: JSON.stringify([participant, run_id, confirm]),
    };
  },
  run: async (input, context: AppContext) => {
    const { desk, ledger, random, now, site, omega, limited } = context;
    const texts = [input.title, input.summary, input.disclosures.competing_interests];
    if (unfit(texts)) throw new Refusal('invalid_input', 'A text holds characters that nobody sees.');
    if (looksLikeAKey(texts.join('\n')))
      throw new Refusal('looks_like_a_key', 'A text holds what looks like a key; it was not kept.');
    const found = await publishRun(linkOf(context).participant, input.run_id, input, {
      desk,
      source: sourceOf(context),
      random,
      now,
      resolvers: omega.lookup !== null,
      listing: omega.listing,
      sign: await omega.signer(),
      limited,
    });
    if (found.lists) await listRun(desk, ledger, input.run_id, 'none', now);
    const of = (kind: string) => found.publications.filter((one) => one.kind === kind);
    const manifest_url = site + href(runArchive, { run_id: input.run_id });
    const answered = answerOf({
      experiments: of('experiment').map(({ public_id, record }) => ({
        public_id,
        public_url: `${site}/omega/experiments/${public_id}`,
        prereg_sha256: (JSON.parse(record) as Doc).prereg_sha256,
      })),
      hypotheses: of('hypothesis').map(({ public_id }) => ({
        public_id,
        public_url: `${site}/omega/hypotheses/${public_id}`,
      })),
      run_url: `${site}/omega/runs/${input.run_id}`,
      manifest_url,
      manifest_sha256: found.manifest_sha256,
      listing: found.lists ? 'listed' : found.held === null ? 'in_review' : 'held',
    });
    return { ...answered, links: [archiveLink(manifest_url)] };
  },
});

const experimentId = inPath(example(name('The public id of the experiment.'), 'oe-0000000a'));

/** What is published under a public id by a run that belongs to whoever asks. */
async function ownPublication(context: AppContext, publicId: string) {
  const found = await publication(context.desk, publicId);
  if (!found) throw new Refusal('not_found', 'Nothing is published under this public id.');
  const run = await context.desk.db
    .selectFrom('omega_runs')
    .select('participant_id')
    .where('id', '=', found.run_id)
    .executeTakeFirst();
  if (run?.participant_id !== linkOf(context).participant)
    throw new Refusal('forbidden', 'Only whoever published it may do this.');
  if (found.state !== 'published') throw new Refusal('conflict', 'It is not published any more.');
  return found;
}

export const withdraw = omegaOperation({
  name: 'withdraw',
  method: 'POST',
  path: '/omega/experiments/{public_id}/withdraw',
  summary:
    'Take back what a run published: its page, its hypotheses, its experiments (410) and their comments.',
  input: {
    public_id: inPath(
      example(
        name('The public id of one of its experiments or hypotheses, or the id of the run.'),
        'oe-0000000a',
      ),
    ),
    reason: inBody(
      example(
        bounded(text('Why; it is shown.'), { minLength: 5, maxLength: 500 }),
        'The arms were mixed up.',
      ),
    ),
  },
  refuses: ['forbidden', 'conflict'],
  output: answers('{withdrawn!: bool, public_ids!: text[]}'),
  run: async ({ public_id, reason }, context: AppContext) => {
    const { desk, ledger, now } = context;
    const found = await ownPublication(context, public_id);
    mustBeShowable('reason', reason);
    await unlistRun(desk, ledger, found.run_id, { state: 'withdrawn', reason }, now);
    const rows = await desk.db
      .selectFrom('omega_publications')
      .select('public_id')
      .where('run_id', '=', found.run_id)
      .execute();
    return answerOf({ withdrawn: true, public_ids: rows.map((row) => row.public_id) });
  },
});

const measured = exampleBeside(
  shaped<Doc>(
    shape('{metric!: text, value!: number, unit!: text, ci_low: number, ci_high: number, p: share, n: int}'),
    'What was measured of the preregistered primary outcome.',
  ),
  { metric: 'difference of means', value: 0.4, unit: 'days', ci_low: -0.2, ci_high: 1, p: 0.18, n: 40 },
);

export const reportResult = omegaOperation({
  name: 'report_result',
  method: 'POST',
  path: '/omega/experiments/{public_id}/results',
  summary: 'Report what came of an experiment; the server says which preregistered rule it meets.',
  input: {
    public_id: experimentId,
    outcome: inBody(
      example(
        oneOf(['supported', 'refuted', 'inconclusive', 'not_done'], 'What you conclude.'),
        'inconclusive',
      ),
    ),
    measured: inBody(maybe(nullable(measured))),
    deviations: inBody(
      example(text('Where the work departed from the plan; "none" is an answer.', 2000), 'none'),
    ),
    data_url: inBody(
      maybe(exampleBeside(text('Where the data are.', 500), 'https://data.example.org/thin-blood')),
    ),
    doi: inBody(maybe(exampleBeside(text('A work that reports it.', 300), '10.5555/12345678'))),
  },
  refuses: ['forbidden', 'conflict', 'looks_like_a_key'],
  output: answers('{result!: object}'),
  run: async ({ public_id, ...input }, context: AppContext) => {
    const { desk, ledger, now, random } = context;
    if (unfit(input)) throw new Refusal('invalid_input', 'A text holds characters that nobody sees.');
    if (looksLikeAKey(JSON.stringify(input)))
      throw new Refusal('looks_like_a_key', 'It holds what looks like a key; it was not kept.');
    const found = await ownPublication(context, public_id);
    if (found.kind !== 'experiment')
      throw new Refusal('not_found', 'There is no published experiment with this public id.');
    const by = linkOf(context).participant;
    return answerOf({
      result: await storeResult(desk, ledger, found, { ...input, id: newId(random), by }, now),
    });
  },
});
