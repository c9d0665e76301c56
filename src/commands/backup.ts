import { createHash } from 'node:crypto';
import { accessSync, constants, createReadStream, existsSync, statSync } from 'node:fs';
import { copyFile, link, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { openDesk } from '../desk/desk.ts';
import { transfer, unhurried } from '../desk/transfer.ts';
import { FileFault } from '../engines/file-fault.ts';
import { dropDrafts, holdDraft } from '../engines/held-file.ts';
import { ownName } from '../engines/process-name.ts';
import { syncFolder } from '../engines/sync-folder.ts';
import { openLedger } from '../ledger/open-ledger.ts';
import { noteWithdrawals, withdrawalsFile } from '../server/erasure/withdrawals.ts';
import { ledgerFile, truthOf } from '../server/node/data-folder.ts';
import { mustBeFolder } from '../server/node/must-be-folder.ts';
import { CommandError, type Output } from '../server/node/output.ts';
import type { Config } from '../settings/config.ts';

/** Writes ledger and desk into one file, whichever engine they are on; beside it, its hash. */
export async function backupCommand(file: string, config: Config, output: Output): Promise<number> {
  if (/[/\\]$/.test(file))
    throw new CommandError('Name the file that the backup is written into, such as perennial.backup.', 2);
  if (existsSync(file)) throw isThere(file);
  if (!existsSync(dirname(file))) throw new CommandError(`${dirname(file)}: there is no such folder.`);
  mustBeFolder('PERENNIAL_DATA', config.perennialData);
  // A folder that may not be looked into is said so: it may hold everything.
  const isThereOne = () =>
    statSync(ledgerFile(config.perennialData), { throwIfNoEntry: false }) !== undefined;
  if (config.databaseUrl === null && !isThereOne())
    throw new CommandError(
      `There is nothing to back up in ${config.perennialData}; set PERENNIAL_DATA or DATABASE_URL as the server has it.`,
    );
  // Each call writes a draft of its own: what another one writes is never taken for it.
  const draft = `${file}.unfinished-${ownName()}`;
  // Backups have the name of their day: what a killed one left is found under any.
  dropDrafts(dirname(file), /^(.+\.unfinished-\d+-[0-9a-f]{8}-\d+-\d+)/);
  const sha256 = await written(draft, file, config, output);
  // Where nobody takes the line, the process ends: then only the backup is left.
  output.print(`${sha256}  ${file}`);
  return 0;
}

/** The backup under its name; resolves with its hash. Nothing of the draft stays. */
async function written(draft: string, file: string, config: Config, output: Output): Promise<string> {
  using _held = holdDraft(draft);
  try {
    await copyInto(draft, config, output);
    const sha256 = await hashOf(draft);
    await publish(draft, file, sha256);
    return sha256;
  } finally {
    for (const file of [draft, copyOf(draft)])
      for (const part of ['', '-wal', '-shm']) await rm(file + part, { force: true });
  }
}

async function copyInto(draft: string, config: Config, output: Output): Promise<void> {
  const truth = await readableTruth(config, copyOf(draft));
  await using _ledger = await openLedger(truth);
  await using desk = await openDesk(truth, unhurried);
  await using _copy = await openLedger(draft);
  await using copyDesk = await openDesk(draft);
  const carried = await transfer(desk, copyDesk, (rows, of) =>
    output.progress(`${rows} of ${of} rows written`, rows / of),
  );
  output.done();
  if (!carried) throw new CommandError(`${draft} is being written by another process.`);
  await noteWithdrawals(config.perennialData, desk).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EROFS') throw error;
    output.problem(
      `${join(config.perennialData, withdrawalsFile)} cannot be written, and may lack what was withdrawn in the last seconds.`,
    );
  });
}

function copyOf(draft: string): string {
  return `${draft}-source`;
}

/**
 * What ledger and desk are opened with. On a disk that can only be read, as one is after a fault of its own, SQLite
 * opens no file that nobody serves from: then a copy of it is read.
 */
async function readableTruth(config: Config, copy: string): Promise<string> {
  const truth = truthOf(config);
  if (config.databaseUrl !== null || !isReadOnly(config.perennialData)) return truth;
  try {
    await using _ = await openLedger(truth);
    return truth;
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
  }
  const parts = ['', '-wal'].filter((part) => existsSync(truth + part));
  const state = () =>
    parts.map((part) => [statSync(truth + part).mtimeMs, statSync(truth + part).size]).join();
  const before = state();
  for (const part of parts) await copyFile(truth + part, copy + part);
  if (state() !== before) throw new CommandError(`${truth} is being written by another process.`);
  return copy;
}

function isReadOnly(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EROFS';
  }
}

/** Gives the draft its name, with the hash beside it before; of several calls for one name the first has it. */
async function publish(draft: string, file: string, sha256: string): Promise<void> {
  const noteHash = (hash: string) =>
    writeFile(`${file}.sha256`, `${hash}  ${basename(file)}\n`, { flush: true });
  if (existsSync(file)) throw isThere(file);
  await noteHash(sha256);
  try {
    await link(draft, file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') {
      await noteHash(await hashOf(file));
      throw isThere(file);
    }
    // Not every file system knows a second name for a file.
    if (code !== 'EPERM' && code !== 'ENOTSUP' && code !== 'ENOSYS') throw error;
    await rename(draft, file);
  }
  await syncFolder(dirname(file));
}

function isThere(file: string): CommandError {
  return new CommandError(`${file} is there already; name a new file.`);
}

/** SHA-256 of a file. */
export async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
