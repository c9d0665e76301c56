// The command that agents start.

import type { Command } from 'commander';
import type { Cli } from './cli.ts';

export function mcpCommands(program: Command, cli: Cli): void {
  program
    .command('mcp')
    .description('Serve the tools over stdin and stdout, for clients that start a program.')
    .option('--url <url>', 'the address of an instance, instead of the data folder')
    .addHelpText(
      'after',
      '\nA key in PERENNIAL_KEY says who asks, else perennial login; without both it is the public.',
    )
    .action(async (options: { url?: string }) => {
      const { config, environment } = cli.settled({});
      const { mcpCommand } = await import('../commands/mcp.ts');
      const key = environment.PERENNIAL_KEY || null;
      const { loginsFile } = await import('../server/node/logins.ts');
      const request = { ...options, key, logins: loginsFile(environment) };
      cli.end(await mcpCommand(request, config, cli.now, cli.clock));
    });
}
