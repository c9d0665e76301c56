// Commands that bring records in and take them out.

import { createRequire } from 'node:module';
import type { Command } from 'commander';
import type { Cli } from './cli.ts';
import { wholeNumber } from './cli.ts';

export function recordCommands(program: Command, cli: Cli): void {
  program
    .command('import')
    .description('Import records: {family}.ndjson or {family}.ndjson.gz files, or folders of them.')
    .argument('<file...>', 'files or folders; "starter" is the set of facts that ships with the project')
    .option('--strict', 'import nothing of a file in which any line is refused', false)
    .option('--json', 'print the outcome as JSON', false)
    .action(async (files: string[], options: { strict: boolean; json: boolean }) => {
      const { config } = cli.settled({});
      const { importCommand } = await import('../commands/import.ts');
      cli.end(await importCommand({ files, ...options }, config, cli.output, cli.now));
    });

  program
    .command('harvest')
    .description('Harvest an outside source into the catalogue.')
    .argument('<source>', 'one of the sources below')
    .option(
      '--from <path>',
      'read a kept file, or a folder of them (of daily copies the newest), instead of the live service',
    )
    .option('--all', 'take also what the source leaves out by default', false)
    .option('--json', 'print the outcome as JSON', false)
    .addHelpText('after', sourcesHelp)
    .action(async (source: string, options: { from?: string; all: boolean; json: boolean }) => {
      const { config } = cli.settled({});
      const { harvestCommand } = await import('../commands/harvest.ts');
      cli.end(
        await harvestCommand(
          { source, from: options.from, all: options.all, json: options.json },
          config,
          cli.output,
          cli.now,
        ),
      );
    });

  program
    .command('demo')
    .description('Write the fictional demo as files for import.')
    .option('--size <grants>', 'that many generated grants besides, for load tests', wholeNumber, 0)
    .option('--out <folder>', 'where to write them', './demo-data')
    .option('--json', 'print the outcome as JSON', false)
    .action(async (options: { size: number; out: string; json: boolean }) => {
      const { demoCommand } = await import('../commands/demo.ts');
      cli.end(await demoCommand(options, cli.output, cli.now));
    });

  program
    .command('remove')
    .description('Take a record out; for privacy every version is erased and cannot come back.')
    .argument('<family>', 'the family of the record')
    .argument('<id>', 'its id or, for privacy, its public_id')
    .requiredOption(
      '--reason <reason>',
      'source_removed, duplicate, privacy_request, correction or policy; only privacy_request erases',
    )
    .option('--request <id>', 'the data request that this carries out')
    .option('--json', 'print the outcome as JSON', false)
    .action(
      async (family: string, id: string, options: { reason: string; request?: string; json: boolean }) => {
        const { config } = cli.settled({});
        const { removeCommand } = await import('../commands/remove.ts');
        const asked = { family, id, ...options, request: options.request };
        cli.end(await removeCommand(asked, config, cli.output, cli.now));
      },
    );
}

/** What can be harvested. It is read when somebody asks for it: sources bring the readers of their formats. */
function sourcesHelp(): string {
  const { sources }: typeof import('../sources/sources.ts') = createRequire(import.meta.url)(
    '../sources/sources.ts',
  );
  const lines = sources.map(
    ({ name, summary, files }) => `  ${name.padEnd(12)} ${summary}\n  ${''.padEnd(12)} --from reads ${files}`,
  );
  return `\nSources:\n${lines.join('\n')}`;
}
