// Putting a backup back is one act: the rows, what was withdrawn since, and the new history are one
// transaction. Whatever ends it before leaves the place empty, whatever ends it after leaves a whole one.

import { randomBytes } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { chmod, copyFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sealBy } from '../access/seal.ts';
import { siteSecret } from '../access/site-secret.ts';
import { type DeskTransaction, openDesk } from '../desk/desk.ts';
import { beginRestored, endRestored, isRestored, renewLineage } from '../desk/nodes.ts';
import { type Carried, CarriedOtherwise, transfer, unhurried } from '../desk/transfer.ts';
import { bytesAlone, endErasure, unfinishedErasures } from '../desk/unfinished-erasures.ts';
import { dropDumps } from '../dumps/write-dumps.ts';
import { counted } from '../kernel/counted.ts';
import { sum } from '../kernel/sum.ts';
import { openLedger } from '../ledger/open-ledger.ts';
import { sealAll } from '../people/webhooks/sign.ts';
import { type WithdrawnAgain, withdrawAgain } from '../server/erasure/withdraw-again.ts';
import {
  type Withdrawal,
  withdrawalList,
  withdrawalsFile,
  withdrawalsIn,
} from '../server/erasure/withdrawals.ts';
import { makeDataFolder, truthOf } from '../server/node/data-folder.ts';
import { dropUnfinishedRestore, unfinishedRestore } from '../server/node/leftovers.ts';
import { CommandError, type Output } from '../server/node/output.ts';
import { dropUnreadShelves } from '../server/node/serving-processes.ts';
import type { Config } from '../settings/config.ts';
import { hashOf } from './backup.ts';

export interface RestoreArguments {
  readonly file: string;
  /** A list of what was withdrawn since, instead of the one in the data folder. */
  readonly erased: string | undefined;
  /** Lets keys answer again that no list tells of. */
  readonly keepKeys: boolean;
}

/**
 * Puts a backup into an empty place, on either engine. What was withdrawn since (erased for privacy, revoked,
 * removed, closed), as the list in the data folder or the given one tells, is withdrawn again; cursors of
 * before are not good any more. The backup itself is only read.
 */
export async function restoreCommand(
  { file, erased, keepKeys }: RestoreArguments,
  config: Config,
  output: Output,
  now: () => Date,
): Promise<number> {
  if (!existsSync(file)) throw new CommandError(`${file}: there is no such file.`);
  if (!statSync(file).isFile()) throw new CommandError(`${file} is no file of a backup.`);
  makeDataFolder(config.perennialData);
  // A backup may lie where nothing can be written, and may be of an older program: a copy is brought up to date.
  const copied = join(config.perennialData, unfinishedRestore);
  dropUnfinishedRestore(config.perennialData);
  try {
    const sha256 = await copyChecked(file, copied);
    const withdrawals = await listIn(erased ?? join(config.perennialData, withdrawalsFile), output);
    if (withdrawals === null && erased !== undefined)
      throw new CommandError(`${erased}: there is no such file.`);
    await using _of = await openLedger(copied);
    await using copy = await openDesk(copied);
    await using ledger = await openLedger(truthOf(config));
    await using desk = await openDesk(truthOf(config), unhurried);
    let again: WithdrawnAgain | null = null;
    const put = await transfer(
      copy,
      desk,
      (rows, of) => output.progress(`${rows} of ${of} rows put back`, rows / of),
      async (target) => {
        const clockAndRandom = { now: now(), random: randomBytes, secret: siteSecret(config, randomBytes) };
        const all = [...(withdrawals ?? []), ...(await begunIn(target, withdrawals ?? []))];
        // Whatever list it was, the next restore goes by the one of this place.
        await withdrawalList(config.perennialData).note(all);
        again = await withdrawAgain(target, all, clockAndRandom, keepKeys);
        await renewLineage({ db: target });
        await beginRestored({ db: target }, sha256);
        // Dumps and shelves of before would lead followers astray, and may show who is erased.
        await dropDumps(config.perennialDumps, 0);
        dropUnreadShelves(config.perennialData, '');
      },
    ).catch((error: unknown) => {
      if (!(error instanceof CarriedOtherwise)) throw error;
      throw new CommandError('What was put back is not what the backup holds; nothing of it was kept.');
    });
    output.done();
    // What is left are bytes: a process that ended before this was done is taken up here.
    if (!put && !(await isRestored(desk, sha256))) throw new CommandError(notEmpty);
    if (await ledger.compact()) await endErasure(desk, bytesAlone);
    await endRestored(desk);
    if ((await sealAll(desk.db, sealBy(config.secretKey, randomBytes), now())) > 0)
      output.problem(sealedElsewhere);
    if (put && again)
      report(put, again, withdrawals === null ? config.perennialData : null, keepKeys, output);
    else output.print('The backup was put back already; what was left to do is done.');
  } finally {
    dropUnfinishedRestore(config.perennialData);
  }
  return 0;
}

const sealedElsewhere =
  'SECRET_KEY is not the one of the place that the backup was made at, and what webhooks are signed with cannot be opened: set it as it was there before you serve (NEW,OLD to change it), or make new ones with perennial webhooks rotate, and perennial webhooks secret for each team.';

const otherSecret =
  'Which reviews of funds were taken back is sealed with the secret of the place that the list is from, and not with that of this one: such reviews of the backup are back. Set SECRET_KEY as it was there, or copy the file `secret` of its data folder into this one, and restore once more, into an empty place.';

const notEmpty = 'The place is not empty; restore into an empty data folder or database.';

/** Erasures that were under way when the backup was made: they stay written down, for what is left to do. */
async function begunIn(db: DeskTransaction, told: readonly Withdrawal[]): Promise<readonly Withdrawal[]> {
  const known = new Set(told.map((one) => ('family' in one ? `${one.family} ${one.id}` : '')));
  const begun = await unfinishedErasures({ db });
  return begun
    .filter(({ family, id }) => family !== bytesAlone.family && !known.has(`${family} ${id}`))
    .map(({ family, id, at }) => ({ family, id, at }));
}

async function copyChecked(file: string, copied: string): Promise<string> {
  const beside = `${file}.sha256`;
  if (!existsSync(beside))
    throw new CommandError(`${beside} is missing; it says what the hash of the backup must be.`);
  const [expected] = (await readFile(beside, 'utf8')).split(' ');
  await copyFile(file, copied);
  // A copy of a file that nobody may write is one itself.
  await chmod(copied, 0o600);
  const found = await hashOf(copied);
  if (found === expected) return found;
  throw new CommandError(
    `${file} is not the backup that was written: its SHA-256 is not the one in ${beside}.`,
  );
}

function listIn(path: string, output: Output): Promise<readonly Withdrawal[] | null> {
  return withdrawalsIn(path, (where) =>
    output.problem(
      `${where} was never written to its end, and tells nothing. If the place was lost at that moment, look at what was withdrawn last.`,
    ),
  );
}

/** @param missing the folder that has no list, or null */
function report(
  { rows }: Carried,
  again: WithdrawnAgain,
  missing: string | null,
  keepKeys: boolean,
  output: Output,
): void {
  if (missing !== null) {
    output.problem(
      `No ${withdrawalsFile} is in ${missing}: what was erased for privacy, removed or closed since the backup is back. If there is such a list elsewhere, restore once more, into an empty place, with --erased.`,
    );
  }
  const named = again.unknownKeys.map(({ id, tier, team }) => `${id} (${tier}, ${team})`).join(', ');
  if (named !== '') {
    output.problem(
      keepKeys
        ? `No list tells whether these keys were revoked since the backup, and they answer: ${named}. Look at them; perennial keys revoke ends one.`
        : `These keys are revoked, because no list tells whether they were revoked since the backup: ${named}. Make new ones, or restore once more, into an empty place, with --keep-keys.`,
    );
  }
  if (again.unopened > 0) output.problem(otherSecret);
  if (again.ownerless.length > 0) {
    output.problem(
      `No owner is left in ${again.ownerless.join(', ')}: whoever was one was taken out after the backup, and whoever became one since is not in it. Ask its members whether it is to go on; perennial teams owner names one, perennial teams close shuts it.`,
    );
  }
  const carriedOut = (
    [
      [again.erased, 'erasure', 'carried out'],
      [again.keys, 'key', 'ended'],
      [again.comments, 'comment', 'removed'],
      [again.texts, 'text', 'taken away'],
      [again.members, 'membership', 'ended'],
      [again.requests, 'request', 'closed'],
      [again.accounts, 'account', 'closed'],
      [again.teams, 'team', 'closed'],
    ] as const
  ).flatMap(([n, what, done]) => (n === 0 ? [] : [`, ${counted(n, what)} ${done} again`]));
  const all = sum(Object.values(rows));
  output.print(
    `${counted(all, 'row')} put back, ${rows.entries} of them changes of the catalogue${carriedOut.join('')}`,
  );
}
