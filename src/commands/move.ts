import { existsSync } from 'node:fs';
import type { Config } from '../config.ts';
import { ledgerFile, type Place, truthOf } from '../data-folder.ts';
import { carry, unhurried } from '../desk/carry.ts';
import { openDesk } from '../desk/desk.ts';
import { placeOf } from '../ledger/database-away.ts';
import { openLedger } from '../ledger/open-ledger.ts';
import { ConfigError, databaseAddress } from '../setting-values.ts';
import { CommandError, type Output } from './output.ts';

/**
 * Carries ledger and desk into an empty place: from the folder into a database, or from the database
 * into a folder. Returns 1 when what stands there afterwards is not what was read.
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
  const carried = await carry(sourceDesk, targetDesk, (rows) => output.progress(`${rows} rows carried`));
  output.done();
  if (!carried) throw new CommandError(`${into} is not empty, and nothing was written into it.`);
  const same = carried.from === carried.to;
  if (json) {
    const hashes = { from_sha256: carried.from, to_sha256: carried.to };
    output.print(JSON.stringify({ from, to: into, same, ...hashes, rows: carried.rows }));
  }
  if (!json) {
    const rows = Object.values(carried.rows).reduce((sum, n) => sum + n, 0);
    output.print(`${rows} rows, ${carried.rows.entries} of them changes of the catalogue`);
    output.print(`${carried.from}  ${from}`);
    output.print(`${carried.to}  ${into}`);
  }
  if (!same) output.problem(`${into} does not hold what ${from} held; do not use it.`);
  return same ? 0 : 1;
}

function targetOf(to: string, { data, databaseUrl }: Config): Place {
  if (to === 'sqlite') return { data, databaseUrl: null };
  if (to === 'postgresql') {
    if (databaseUrl === null) throw new CommandError('--to postgresql takes DATABASE_URL beside it.', 2);
    return { data, databaseUrl };
  }
  if (!/^[a-z]+:\/\//.test(to)) return { data: to, databaseUrl: null };
  try {
    return { data, databaseUrl: databaseAddress(to) };
  } catch (error) {
    if (error instanceof ConfigError) throw new CommandError(`--to takes ${error.message}.`, 2);
    throw error;
  }
}

/** A database is filled from the folder, a folder from the database of the settings. */
function sourceFor(target: Place, { data, databaseUrl }: Config): Place {
  if (target.databaseUrl === null) {
    if (databaseUrl !== null) return { data, databaseUrl };
    throw new CommandError('A folder is filled from a database, and DATABASE_URL names none.', 2);
  }
  if (!existsSync(ledgerFile(data))) throw new CommandError(`There is no data in ${data}.`);
  return { data, databaseUrl: null };
}

/** A place in words, without a password. */
function nameOf({ data, databaseUrl }: Place): string {
  return databaseUrl === null ? ledgerFile(data) : placeOf(databaseUrl);
}
