// Commands for copies of the catalogue: dumps, mirrors, backups, and moving it as a whole.

import type { Command } from 'commander';
import type { Cli } from './cli.ts';

export function copyCommands(program: Command, cli: Cli): void {
  program
    .command('dump')
    .description('Make the dumps now; the server makes them every night at DUMP_AT.')
    .option('--allow-fewer', 'publish although a family has lost more than a fifth of its rows', false)
    .option('--json', 'print the outcome as JSON', false)
    .action(async (options: { allowFewer: boolean; json: boolean }) => {
      const { config } = cli.settled({});
      const { dumpCommand } = await import('../commands/dump.ts');
      cli.end(await dumpCommand(options, config, cli.output, cli.now));
    });

  program
    .command('move')
    .description('Carry all data into an empty database, or from DATABASE_URL into an empty folder.')
    .requiredOption(
      '--to <place>',
      'postgresql (that of DATABASE_URL), the address of another one, sqlite (in PERENNIAL_DATA), or a folder',
    )
    .option('--json', 'print the outcome as JSON', false)
    .action(async (options: { to: string; json: boolean }) => {
      const { config } = cli.settled({});
      const { moveCommand } = await import('../commands/move.ts');
      cli.end(await moveCommand(options, config, cli.output));
    });
}
