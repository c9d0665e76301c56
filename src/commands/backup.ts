import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { appendFile, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Config } from '../config.ts';
import { ledgerFile, openDataFolder, truthOf } from '../data-folder.ts';
import { dropDumps } from '../datasets/write-dumps.ts';
import { carry, unhurried } from '../desk/carry.ts';
import { openDesk } from '../desk/desk.ts';
import { renewLineage } from '../desk/upkeep.ts';
import { openLedger } from '../ledger/open-ledger.ts';
import { eraseRecord, forgetErased } from './erasing.ts';
import { CommandError, type Output } from './output.ts';

/** What was erased for privacy, beside the data, so that a backup that is older does not bring it back. */
const erasuresFile = 'erased.ndjson';

interface Erasure {
  readonly family: string;
  readonly id: string;
  readonly at: string;
}

/** Notes an erasure where a restore finds it. */
export async function noteErasure(folder: string, erasure: Erasure): Promise<void> {
  await appendFile(join(folder, erasuresFile), `${JSON.stringify(erasure)}\n`, { flush: true });
}

/** Writes ledger and desk into one file, whichever engine they are on; beside it, its hash. */
export async function backupCommand(file: string, config: Config, output: Output): Promise<number> {
  if (existsSync(file)) throw new CommandError(`${file} is there already; name a new file.`);
  if (!existsSync(dirname(file))) throw new CommandError(`${dirname(file)}: there is no such folder.`);
  if (config.databaseUrl === null && !existsSync(ledgerFile(config.data)))
    throw new CommandError(
      `There is nothing to back up in ${config.data}; set PERENNIAL_DATA or DATABASE_URL as the server has it.`,
    );
  const draft = `${file}.unfinished`;
  await rm(draft, { force: true });
  {
    await using _ledger = await openLedger(truthOf(config));
    await using desk = await openDesk(truthOf(config), unhurried);
    await using _copy = await openLedger(draft);
    await using copyDesk = await openDesk(draft);
    const carried = await carry(desk, copyDesk, (rows) => output.progress(`${rows} rows written`));
    output.done();
    if (!carried || carried.from !== carried.to)
      throw new CommandError('The backup does not hold what was read.');
  }
  const sha256 = await hashOf(draft);
  await writeFile(`${file}.sha256`, `${sha256}  ${file.split('/').at(-1)}\n`, { flush: true });
  await rename(draft, file);
  output.print(`${sha256}  ${file}`);
  return 0;
}

/**
 * Puts a backup into an empty place, on either engine. Whatever was erased for privacy since the backup,
 * as the data folder or the given file notes it, is erased again; cursors of before are not good any more.
 */
export async function restoreCommand(
  { file, erased }: { file: string; erased: string | undefined },
  config: Config,
  output: Output,
  now: () => Date,
): Promise<number> {
  if (!existsSync(file)) throw new CommandError(`${file}: there is no such file.`);
  await checkHash(file);
  const erasures = await erasuresIn(erased ?? join(config.data, erasuresFile), erased !== undefined);
  {
    await using _ledger = await openLedger(file);
    await using copy = await openDesk(file);
    await using data = await openDataFolder(config);
    await using desk = await openDesk(truthOf(config), unhurried);
    const carried = await carry(copy, desk, (rows) => output.progress(`${rows} rows put back`));
    output.done();
    if (!carried)
      throw new CommandError('The place is not empty; restore into an empty data folder or database.');
    if (carried.from !== carried.to)
      throw new CommandError('What was put back is not what the backup holds; do not use it.');
    await renewLineage(desk);
    // Their cursors would lead to other places of the history that begins now.
    await dropDumps(config.dumps, 0);
    for (const { family, id } of erasures ?? []) {
      const erased = await eraseRecord({ ledger: data.ledger, desk }, family, id, now());
      if (erased) await forgetErased(desk, erased, now());
    }
    if (erasures === null)
      output.problem(
        `No ${erasuresFile} is in ${config.data}: what was erased for privacy since the backup is back. If there is such a list elsewhere, restore once more, into an empty place, with --erased.`,
      );
    else if (erasures.length > 0) await data.ledger.compact();
    const rows = Object.values(carried.rows).reduce((sum, n) => sum + n, 0);
    const again = erasures?.length ? `, ${erasures.length} erasures carried out again` : '';
    output.print(`${rows} rows put back, ${carried.rows.entries} of them changes of the catalogue${again}`);
  }
  return 0;
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

async function checkHash(file: string): Promise<void> {
  const beside = `${file}.sha256`;
  if (!existsSync(beside))
    throw new CommandError(`${beside} is missing; it says what the hash of the backup must be.`);
  const [expected] = (await readFile(beside, 'utf8')).split(' ');
  if ((await hashOf(file)) !== expected) {
    throw new CommandError(
      `${file} is not the backup that was written: its SHA-256 is not the one in ${beside}.`,
    );
  }
}

/** What the list names; null where there is none, unless it was asked for. */
async function erasuresIn(path: string, named: boolean): Promise<readonly Erasure[] | null> {
  if (!existsSync(path)) {
    if (named) throw new CommandError(`${path}: there is no such file.`);
    return null;
  }
  const lines = (await readFile(path, 'utf8')).split('\n');
  return lines.flatMap((line, at) => (line === '' ? [] : [erasureIn(line, `${path}:${at + 1}`)]));
}

function erasureIn(line: string, where: string): Erasure {
  try {
    const { family, id, at } = JSON.parse(line) as Partial<Erasure>;
    if (family && id && at) return { family, id, at };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new CommandError(
    `${where} is not an erasure, such as {"family":"heroes","id":"…","at":"…"}: mend the line, so that nobody comes back who was erased.`,
  );
}
