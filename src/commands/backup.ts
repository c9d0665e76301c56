import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Config } from '../config.ts';
import { openDesk } from '../desk/desk.ts';
import { transfer, unhurried } from '../desk/transfer.ts';
import { openLedger } from '../ledger/open-ledger.ts';
import { ledgerFile, truthOf } from '../server/node/data-folder.ts';
import { CommandError, type Output } from '../server/node/output.ts';
import { syncFolder } from '../server/node/synced-files.ts';
import { noteWithdrawals } from '../server/withdrawals.ts';

/** Writes ledger and desk into one file, whichever engine they are on; beside it, its hash. */
export async function backupCommand(file: string, config: Config, output: Output): Promise<number> {
  if (existsSync(file)) throw new CommandError(`${file} is there already; name a new file.`);
  if (!existsSync(dirname(file))) throw new CommandError(`${dirname(file)}: there is no such folder.`);
  if (config.databaseUrl === null && !existsSync(ledgerFile(config.perennialData)))
    throw new CommandError(
      `There is nothing to back up in ${config.perennialData}; set PERENNIAL_DATA or DATABASE_URL as the server has it.`,
    );
  const draft = `${file}.unfinished`;
  await rm(draft, { force: true });
  {
    await using _ledger = await openLedger(truthOf(config));
    await using desk = await openDesk(truthOf(config), unhurried);
    await using _copy = await openLedger(draft);
    await using copyDesk = await openDesk(draft);
    const carried = await transfer(desk, copyDesk, (rows, of) =>
      output.progress(`${rows} of ${of} rows written`, rows / of),
    );
    output.done();
    if (!carried) throw new CommandError(`${draft} is being written by another process.`);
    await noteWithdrawals(config.perennialData, desk);
  }
  const sha256 = await hashOf(draft);
  await writeFile(`${file}.sha256`, `${sha256}  ${file.split('/').at(-1)}\n`, { flush: true });
  await rename(draft, file);
  await syncFolder(dirname(file));
  output.print(`${sha256}  ${file}`);
  return 0;
}

/** SHA-256 of a file. */
export async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
