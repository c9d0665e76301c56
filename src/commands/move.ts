import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openDesk } from '../desk/desk.ts';
import { CarriedOtherwise, hashOfAll, transfer, unhurried } from '../desk/transfer.ts';
import { databaseName } from '../engines/database-away.ts';
import { counted } from '../kernel/counted.ts';
import { sum } from '../kernel/sum.ts';
import { openLedger } from '../ledger/open-ledger.ts';
import { withdrawalList, withdrawalsFile, withdrawalsIn } from '../server/erasure/withdrawals.ts';
import { type DataLocation, ledgerFile, truthOf } from '../server/node/data-folder.ts';
import { CommandError, type Output } from '../server/node/output.ts';
import type { Config } from '../settings/config.ts';
import { ConfigError, databaseAddress } from '../settings/setting.ts';

/**
 * Carries ledger and desk into an empty place: from the folder into a database, or from the database
 * into a folder. Nothing is kept where what stands there is not what was read.
 */
export async function moveCommand(
  { to, json }: { to: string; json: boolean },
  config: Config,
  output: Output,
): Promise<number> {
  const target = targetOf(to, config);
  const source = sourceFor(target, config);
  const [from, into] = [nameOf(source), nameOf(target)];
  await using _ = await openLedger(truthOf(source));
  await using sourceDesk = await openDesk(truthOf(source), unhurried);
  await using __ = await openLedger(truthOf(target));
  await using targetDesk = await openDesk(truthOf(target), unhurried);
  const carried = await transfer(sourceDesk, targetDesk, (rows, of) =>
    output.progress(`${rows} of ${of} rows carried`, rows / of),
  ).catch((error: unknown) => {
    if (!(error instanceof CarriedOtherwise)) throw error;
    throw new CommandError(`${into} would not hold what ${from} holds; nothing was kept there.`);
  });
  output.done();
  if (!carried) {
    // A call that was ended behind its last write is told so by the next one.
    if ((await hashOfAll(sourceDesk)) === (await hashOfAll(targetDesk))) {
      await takeErasuresAlong(source, target);
      if (json) output.print(JSON.stringify({ from, to: into, same: true, already: true }));
      else output.print(`${into} holds what ${from} holds already.`);
      return 0;
    }
    throw new CommandError(`${into} is not empty, and nothing was written into it.`);
  }
  await takeErasuresAlong(source, target);
  if (json) {
    const hashes = { from_sha256: carried.from, to_sha256: carried.to };
    output.print(JSON.stringify({ from, to: into, same: true, ...hashes, rows: carried.rows }));
  }
  if (!json) {
    const rows = sum(Object.values(carried.rows));
    output.print(`${counted(rows, 'row')}, ${carried.rows.entries} of them changes of the catalogue`);
    output.print(`${carried.from}  ${from}`);
    output.print(`${carried.to}  ${into}`);
  }
  return 0;
}

/** Without the list a backup that is put back in the new folder would bring back who was erased before the move. */
async function takeErasuresAlong(source: DataLocation, target: DataLocation): Promise<void> {
  if (target.databaseUrl !== null || target.perennialData === source.perennialData) return;
  const list = await withdrawalsIn(join(source.perennialData, withdrawalsFile));
  if (list) await withdrawalList(target.perennialData).note(list);
}

function targetOf(to: string, { perennialData: data, databaseUrl }: Config): DataLocation {
  if (to === 'sqlite') return { perennialData: data, databaseUrl: null };
  if (to === 'postgresql') {
    if (databaseUrl === null) throw new CommandError('--to postgresql takes DATABASE_URL beside it.', 2);
    return { perennialData: data, databaseUrl };
  }
  if (!/^[a-z]+:\/\//.test(to)) return { perennialData: to, databaseUrl: null };
  try {
    return { perennialData: data, databaseUrl: databaseAddress(to) };
  } catch (error) {
    if (error instanceof ConfigError) throw new CommandError(`--to takes ${error.message}.`, 2);
    throw error;
  }
}

/** A database is filled from the folder, a folder from the database of the settings. */
function sourceFor(target: DataLocation, { perennialData: data, databaseUrl }: Config): DataLocation {
  if (target.databaseUrl === null) {
    if (databaseUrl !== null) return { perennialData: data, databaseUrl };
    throw new CommandError('A folder is filled from a database, and DATABASE_URL names none.', 2);
  }
  if (!existsSync(ledgerFile(data))) throw new CommandError(`There is no data in ${data}.`);
  return { perennialData: data, databaseUrl: null };
}

/** A place in words, without a password. */
function nameOf({ perennialData: data, databaseUrl }: DataLocation): string {
  return databaseUrl === null ? ledgerFile(data) : databaseName(databaseUrl);
}
