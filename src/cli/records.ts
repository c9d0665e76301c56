// Commands that bring records in and take them out.

import { createRequire } from 'node:module';
import type { Command } from 'commander';
import type { HarvestArguments } from '../commands/harvest.ts';
import type { Cli } from './cli.ts';
import { wholeNumber } from './cli.ts';

const tablesHelp = `
The first line of a table names members, as the CSV export of a list does (id, title, deadline,
detail.funding.total.amount). A table changes of a record what its columns say; an empty cell empties the
member. "perennial schema FAMILY" prints the members. Moments are written 2027-03-31T23:59:59Z, days 2027-03-31.`;

export function recordCommands(program: Command, cli: Cli): void {
  program
    .command('import')
    .description(
      'Import records: {family}.ndjson (one JSON object a line) and {family}.csv files, gzipped (.gz) or not, or folders of them.',
    )
    .argument('<file...>', 'files or folders; "starter" is the set of facts that ships with the project')
    .option('--strict', 'import nothing of a file in which any line is refused', false)
    .option('--json', 'print the outcome as JSON', false)
    .addHelpText('after', tablesHelp)
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
      'read a kept file, or a folder of them (of daily copies the newest), gzipped (.gz) or not, instead of the live service',
    )
    .option(
      '--as-of <day>',
      'the day on which the files were kept (YYYY-MM-DD): what they list counts as seen at its source then; left out: now',
    )
    .option('--all', 'take also what the source leaves out by default', false)
    .option(
      '--shrunk',
      'take over a source that lists, or says, more than a fifth less than before, or of which more than a fifth cannot be used',
      false,
    )
    .option('--older', 'take over files that were kept before the day that is held', false)
    .option('--json', 'print the outcome as JSON', false)
    .addHelpText('after', sourcesHelp)
    .action(async (source: string, options: Omit<HarvestArguments, 'source'>) => {
      const { config } = cli.settled({});
      const { harvestCommand } = await import('../commands/harvest.ts');
      cli.end(await harvestCommand({ source, ...options }, config, cli.output, cli.now, cli.clock));
    });

  correctionCommands(program, cli);

  program
    .command('schema')
    .description('Print what a line of an import file may hold, as JSON Schema with an example.')
    .argument('<family>', 'the family, as the file is called')
    .option('--example', 'print an example alone, as a line of the file', false)
    .action(async (family: string, { example }: { example: boolean }) => {
      const { schemaCommand } = await import('../commands/schema.ts');
      cli.end(schemaCommand({ family, example }, cli.output, cli.now));
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
    .argument('<id>', 'its id or its public_id')
    .requiredOption(
      '--reason <reason>',
      'source_removed, duplicate, privacy_request, correction or policy; only privacy_request erases',
    )
    .option('--request <id>', 'the data request that this carries out')
    .option('--yes', 'erase without showing first what goes', false)
    .option('--json', 'print the outcome as JSON', false)
    .action(
      async (
        family: string,
        id: string,
        options: { reason: string; request?: string; yes: boolean; json: boolean },
      ) => {
        const { config } = cli.settled({});
        const { removeCommand } = await import('../commands/remove.ts');
        const request = { family, id, ...options, request: options.request };
        cli.end(await removeCommand(request, config, cli.output, cli.now, cli.confirm));
      },
    );
}

function correctionCommands(program: Command, cli: Cli): void {
  const corrections = program
    .command('corrections')
    .description('What an operator knows better than a source; it is kept over later harvests.');
  corrections
    .command('add')
    .description('Correct a member of a record. Both values are shown, with the reason.')
    .argument('<family>', 'grants, events or organizations')
    .argument('<id>', 'the id or the public_id of the record')
    .argument('<member>', 'the member, as the API calls it')
    .argument('<value>', 'the value as JSON, or a text as it is; null for none')
    .requiredOption('--reason <text>', 'why; everybody can read it')
    .option('--json', 'print the outcome as JSON', false)
    .action(
      async (
        family: string,
        id: string,
        member: string,
        value: string,
        options: { reason: string; json: boolean },
      ) => {
        const { config } = cli.settled({});
        const { correctCommand } = await import('../commands/corrections.ts');
        const request = { family, id, member, value, ...options };
        cli.end(await correctCommand(request, config, cli.output, cli.now));
      },
    );
  corrections
    .command('remove')
    .description('Let the word of the source count again.')
    .argument('<family>', 'grants, events or organizations')
    .argument('<id>', 'the id or the public_id of the record')
    .argument('<member>', 'the member that was corrected')
    .option('--json', 'print the outcome as JSON', false)
    .action(async (family: string, id: string, member: string, options: { json: boolean }) => {
      const { config } = cli.settled({});
      const { correctCommand } = await import('../commands/corrections.ts');
      const request = { family, id, member, value: undefined, reason: '', ...options };
      cli.end(await correctCommand(request, config, cli.output, cli.now));
    });
  corrections
    .command('list')
    .description('What was corrected, beside what the sources say.')
    .option('--json', 'print the list as JSON', false)
    .action(async (options: { json: boolean }) => {
      const { config } = cli.settled({});
      const { listCorrectionsCommand } = await import('../commands/corrections.ts');
      cli.end(await listCorrectionsCommand(options, config, cli.output));
    });
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
