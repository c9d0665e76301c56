import { FewerRows, writeDumps } from '../dumps/write-dumps.ts';
import { families } from '../families.ts';
import { counted } from '../kernel/counted.ts';
import { dumpTask } from '../server/dumps/dump-task.ts';
import { openDataFolder } from '../server/node/data-folder.ts';
import { mustBeFolder } from '../server/node/must-be-folder.ts';
import { CommandError, type Output } from '../server/node/output.ts';
import { bringUpToDate } from '../server/projection/build-shelf.ts';
import type { Config } from '../settings/config.ts';

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
  mustBeFolder('PERENNIAL_DUMPS', config.perennialDumps);
  await using data = await openDataFolder(config);
  await bringUpToDate(data.ledger, data.shelf);
  try {
    const { version, files } = await writeDumps({ ...dumpTask(config), families, now: now(), allowFewer });
    const rows = files.filter(({ form }) => form === 'record').reduce((sum, file) => sum + file.rows, 0);
    if (json)
      output.print(JSON.stringify({ version, files: files.length, rows, folder: config.perennialDumps }));
    else
      output.print(
        `Dumps ${version}: ${counted(rows, 'row')} in ${counted(files.length, 'file')}, in ${config.perennialDumps}.`,
      );
    return 0;
  } catch (error) {
    if (error instanceof FewerRows) throw new CommandError(`Not published: ${error.message}`);
    throw error;
  }
}
