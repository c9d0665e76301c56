import { families } from '../catalogue.ts';
import { licenceOf } from '../channels/licence.ts';
import type { Config } from '../config.ts';
import { openDataFolder } from '../data-folder.ts';
import { type DumpRequest, FewerRows, writeDumps } from '../datasets/write-dumps.ts';
import { bringUpToDate } from '../jobs/build-shelf.ts';
import { shelfFingerprint } from '../shelf/fingerprint.ts';
import { shelfFile } from '../shelf/shelf.ts';
import { CommandError, type Output } from './output.ts';

export interface DumpArguments {
  readonly allowFewer: boolean;
  readonly json: boolean;
}

/** Makes a set of dumps of all that is in the catalogue now. */
export async function dumpCommand(
  { allowFewer, json }: DumpArguments,
  config: Config,
  output: Output,
  now: () => Date,
): Promise<number> {
  await using data = await openDataFolder(config);
  await bringUpToDate(data.ledger, data.shelf);
  try {
    const { version, files } = await writeDumps({ ...dumpTask(config), families, now: now(), allowFewer });
    const rows = files.filter(({ form }) => form === 'record').reduce((sum, file) => sum + file.rows, 0);
    if (json) output.print(JSON.stringify({ version, files: files.length, rows, folder: config.dumps }));
    else output.print(`Dumps ${version}: ${rows} rows in ${files.length} files, in ${config.dumps}.`);
    return 0;
  } catch (error) {
    if (error instanceof FewerRows) throw new CommandError(`Not published: ${error.message}`);
    throw error;
  }
}

/** What the settings say of dumps. */
export function dumpTask(config: Config): Pick<DumpRequest, 'folder' | 'shelf' | 'site' | 'licence'> {
  return {
    folder: config.dumps,
    shelf: shelfFile(config.data, shelfFingerprint()),
    site: config.siteUrl,
    licence: licenceOf(config).file,
  };
}
