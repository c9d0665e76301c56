// Taking a person out of what Omega Point keeps and shows, where they asked not to be named.

import { randomBytes } from 'node:crypto';
import { sealBy } from '../access/seal.ts';
import type { Desk } from '../desk/desk.ts';
import { beginErasure, bytesAlone } from '../desk/unfinished-erasures.ts';
import { counted } from '../kernel/counted.ts';
import { foldedWords } from '../matching/words/folded-words.ts';
import { type Names, type Redacted, redactRun } from '../omega/publishing/redact.ts';
import { erasedMentions } from '../people/privacy/erased-names.ts';
import { speaksOf } from '../people/privacy/speaks-of.ts';
import { contentSigner } from '../people/webhooks/sign.ts';
import { dumpTask } from '../server/dumps/dump-task.ts';
import { finishErasures, notCompacted } from '../server/erasure/erasing.ts';
import { CommandError, type Output } from '../server/node/output.ts';
import { openNode } from '../server/open-node.ts';
import type { Config } from '../settings/config.ts';
import { projecting } from './remove.ts';

export interface RedactArguments {
  /** Public ids of what runs published, ids of runs, records or participants. */
  readonly ids: readonly string[];
  /** Names beside those of everybody whose record was erased. */
  readonly names: readonly string[];
  readonly json: boolean;
}

/** Takes people out of runs. 1 when another process kept a file from being written anew. */
export async function omegaRedactCommand(
  { ids, names: given, json }: RedactArguments,
  config: Config,
  output: Output,
  now: () => Date,
): Promise<number> {
  const wholeNames = given.map(foldedWords);
  if (wholeNames.some((words) => words.length < 2))
    throw new CommandError('--name takes a whole name: a single word says too little.', 2);
  await using data = await openNode(config, now);
  const { desk } = data;
  const runs = await runsNamed(desk, ids);
  const erased = await erasedMentions(desk);
  const names: Names = (text) => speaksOf(text, wholeNames) || erased(foldedWords(text));
  const sign = await contentSigner(desk, now(), sealBy(config.secretKey, randomBytes));
  const found: (Redacted & { readonly run: string })[] = [];
  for (const run of runs) {
    const redacting = { desk, ledger: data.ledger, sign, now: now() };
    found.push({ run, ...(await redactRun(run, names, redacting)) });
  }
  const from = new Date(now().getTime() + 1).toISOString();
  const changed = found.some(({ parts, publications }) => parts > 0 || publications.length > 0);
  if (changed) await beginErasure(desk, { ...bytesAlone, names: [], at: from });
  const { compacted } = await projecting(config, output, (shown) =>
    finishErasures({
      ...{ data, desk, dumps: dumpTask(config), shown, now },
      ...(changed ? { dumpsSince: from } : {}),
    }),
  );
  if (json) output.print(JSON.stringify({ runs: found, compacted }));
  else for (const one of found) output.print(sentence(one));
  if (!compacted) output.problem(notCompacted);
  return compacted ? 0 : 1;
}

function sentence({ run, parts, publications, given_up }: Redacted & { readonly run: string }): string {
  if (given_up)
    return `${run}: given up, and its ${counted(parts, 'part')} erased; nothing of it was published.`;
  if (parts === 0 && publications.length === 0) return `${run}: nothing names them.`;
  const shown = publications.length === 0 ? '' : `; texts were taken out of ${publications.join(', ')}`;
  return `${run}: ${counted(parts, 'part')} erased${shown}. Its chain holds.`;
}

/** The runs behind ids of runs, of what they published, of records of the catalogue, or of participants. */
async function runsNamed({ db }: Pick<Desk, 'db'>, ids: readonly string[]): Promise<readonly string[]> {
  const runs = new Set<string>();
  for (const id of ids) {
    const published = await db
      .selectFrom('omega_publications')
      .select('run_id')
      .where((eb) => eb.or([eb('public_id', '=', id), eb('record_id', '=', id)]))
      .execute();
    const joined = await db
      .selectFrom('omega_members')
      .select('run_id')
      .where((eb) => eb.or([eb('run_id', '=', id), eb('participant_id', '=', id)]))
      .execute();
    for (const { run_id } of [...published, ...joined]) runs.add(run_id);
    if (published.length + joined.length === 0)
      throw new CommandError(
        `There is no run of Omega Point behind ${/^[\w-]{1,40}$/.test(id) ? id : 'this id'}.`,
      );
  }
  return [...runs];
}
