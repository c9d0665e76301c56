// What is published, listed or not: one record, the manifest, and reports about it.

import { runArchive } from '../../channels/http/plain-routes.ts';
import type { AppContext } from '../../context.ts';
import { countOf } from '../../desk/count-of.ts';
import { newId } from '../../desk/new-id.ts';
import { countPost, type PostLimit } from '../../desk/post-limit.ts';
import { href } from '../../kernel/address.ts';
import { answerOf } from '../../kernel/answer.ts';
import { widerNetwork } from '../../kernel/counted-network.ts';
import type { Doc } from '../../kernel/family.ts';
import { example, exampleBeside, name, oneOf, text } from '../../kernel/field.ts';
import { inBody, inPath, maybe, type Operation, operation } from '../../kernel/operation.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { families } from '../publishing/listed-families.ts';
import { publication, unlistRun } from '../publishing/listing.ts';
import { shownRecord } from '../publishing/shown-record.ts';
import { answers, archiveLink, omegaOperation, omegaServer } from './asked.ts';
import { publishedManifest, runInPath, takenBack } from './published-run.ts';

const agentLists: ReadonlySet<string> = new Set(['list_experiments', 'list_hypotheses']);

/** The detail of a family, also for what is published and not listed: it has an address, and no place in lists. */
export function alsoUnlisted(detail: Operation): Operation {
  const kind = { get_experiment: 'experiment', get_hypothesis: 'hypothesis' }[detail.name] as
    | 'experiment'
    | 'hypothesis'
    | undefined;
  if (kind === undefined) return agentLists.has(detail.name) ? { ...detail, alsoOn: omegaServer } : detail;
  return {
    ...detail,
    alsoOn: omegaServer,
    refuses: [...(detail.refuses ?? []), 'gone'],
    run: async (input, given: AppContext) => {
      const context = given;
      const publicId = String((input as Doc).public_id);
      try {
        const found = await detail.run(input, context);
        if (kind === 'hypothesis') return found;
        return {
          text: await withComments(String(found.text), publicId, context),
          until: context.now.getTime(),
        };
      } catch (error) {
        if (!(error instanceof Refusal) || error.reason !== 'not_found') throw error;
        const one = await publication(context.desk, publicId);
        if (one?.kind !== kind) throw error;
        if (one.state !== 'published') throw takenBack(one);
        const record = shownRecord(families[kind], one);
        const member = families[kind].member ?? families[kind].singular;
        const written = JSON.stringify({ [member]: record, access_level: context.tier });
        return {
          text: kind === 'experiment' ? await withComments(written, publicId, context) : written,
          until: context.now.getTime(),
        };
      }
    },
  };
}

/** The number of comments is the desk's to know. */
async function withComments(
  written: string,
  publicId: string,
  { desk, reader, now }: AppContext,
): Promise<string> {
  const id =
    reader.detail(families.experiment, publicId, 'public', now)?.id ??
    (await publication(desk, publicId))?.record_id;
  if (id === undefined) return written;
  const count = await countOf(
    desk.db.selectFrom('comments').where('experiment_id', '=', id).where('removed_at', 'is', null),
  );
  return written.replace('"comments_count":null', `"comments_count":${count}`);
}

export const getManifest = omegaOperation({
  name: 'get_manifest',
  method: 'GET',
  path: '/omega/runs/{run_id}/manifest.json',
  open: true,
  summary: 'The manifest of a published run, and where the archive with all parts is.',
  input: {
    run_id: runInPath,
  },
  refuses: ['run_not_found', 'gone'],
  output: answers('{manifest!: object, manifest_sha256!: text, manifest_url!: text, statement!: object}'),
  run: async ({ run_id }, context: AppContext) => {
    const row = await publishedManifest(context, String(run_id));
    const manifest_url = context.site + href(runArchive, { run_id: row.run_id });
    const answered = answerOf({
      manifest: JSON.parse(row.text) as Doc,
      manifest_sha256: row.sha256,
      manifest_url,
      statement: JSON.parse(row.statement) as Doc,
    });
    return { ...answered, links: [archiveLink(manifest_url)] };
  },
});

const reportLimit: PostLimit = {
  kind: 'omega_reports',
  maxPosts: 10,
  maxOfNetwork: 50,
  windowMs: 3600_000,
  words: '10 reports in an hour',
};
/** So many addresses (IPv6: of different /48) take a listed experiment out of the lists until somebody has looked. */
const reportsToUnlist = 3;

export const reportExperiment = operation({
  name: 'report_experiment',
  method: 'POST',
  path: '/api/omega/experiments/{public_id}/reports',
  root: 'site',
  tier: 'public',
  tag: 'Experiment comments',
  summary: 'Report a published experiment: spam, copied, unsafe, personal data, a wrong citation.',
  description:
    'Reports of three addresses (IPv6: of three /48 networks) take it out of the lists until the operator has looked; nothing is removed by votes.',
  input: {
    public_id: inPath(example(name('The code in the address of the experiment.'), 'thin-blood-1')),
    reason: inBody(
      example(
        oneOf(['spam', 'copied', 'unsafe', 'personal_data', 'wrong_citation', 'other'], 'What is wrong.'),
        'copied',
      ),
    ),
    message: inBody(
      maybe(
        exampleBeside(text('What you saw.', 2000), 'The plan is the text of another page, word for word.'),
      ),
    ),
  },
  refuses: ['rate_limited'],
  success: 'accepted',
  output: answers('{received!: bool}'),
  run: async ({ public_id, reason, message }, context: AppContext) => {
    const { desk, ledger, random, now, caller, reader, omega } = context;
    const one = await publication(desk, public_id);
    const known =
      one?.state === 'published'
        ? one.public_id
        : reader.detail(families.experiment, public_id, 'public', now)?.public_id;
    if (!known) throw new Refusal('not_found', 'There is no published experiment with this public id.');
    // Whoever has one IPv6 /48 has as many addresses as are needed: it is one reporter.
    const address_hash = omega.reportTag(known, widerNetwork(caller.address) ?? caller.address);
    await desk.exclusively('people', async (trx) => {
      await countPost(trx, reportLimit, caller.address, now);
      await trx
        .insertInto('omega_reports')
        .values({
          id: newId(random),
          public_id: known,
          reason,
          message: message ?? null,
          address_hash,
          at: now.toISOString(),
          settled_at: null,
        })
        .execute();
    });
    const rows = await desk.db
      .selectFrom('omega_reports')
      .select('address_hash')
      .distinct()
      .where('public_id', '=', known)
      .where('settled_at', 'is', null)
      .execute();
    if (one?.listed === 1 && rows.length >= reportsToUnlist)
      await unlistRun(
        desk,
        ledger,
        one.run_id,
        { state: 'published', reason: 'reports', held: 'reports' },
        now,
      );
    return answerOf({ received: true });
  },
});
