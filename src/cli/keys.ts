// Commands for API keys.

import type { Command } from 'commander';
import type { Cli } from './cli.ts';
import { wholeNumber } from './cli.ts';

export function keyCommands(program: Command, cli: Cli): void {
  const keys = program.command('keys').description('Make, list, revoke and replace API keys.');

  keys
    .command('create')
    .description('Make a key and print it, once.')
    .requiredOption('--tier <tier>', 'full or top')
    .requiredOption('--team <name>', 'the team it belongs to, made on first use')
    .option('--operator', "mark the team as the operator's own", false)
    .option('--expires <days>', 'days until it expires, at most 365', wholeNumber, 365)
    .action(async (options: { tier: string; team: string; operator: boolean; expires: number }) => {
      const { config } = cli.settled({});
      const { createKeyCommand } = await import('../commands/keys.ts');
      cli.end(await createKeyCommand(options, config, cli.output, cli.now));
    });

  keys
    .command('list')
    .description('List all keys, without the keys themselves.')
    .option('--json', 'print them as JSON', false)
    .action(async (options: { json: boolean }) => {
      const { config } = cli.settled({});
      const { listKeysCommand } = await import('../commands/keys.ts');
      cli.end(await listKeysCommand(options, config, cli.output, cli.now));
    });

  keys
    .command('revoke')
    .description('Revoke a key; it is refused within a second.')
    .argument('<id>', 'the id that the list shows')
    .action(async (id: string) => {
      const { config } = cli.settled({});
      const { revokeKeyCommand } = await import('../commands/keys.ts');
      cli.end(await revokeKeyCommand(id, config, cli.output, cli.now));
    });

  keys
    .command('rotate')
    .description('Print a new key in the place of one.')
    .argument('<id>', 'the id that the list shows')
    .requiredOption('--grace <time>', 'how long the old one is still good: now, 24h or 7d')
    .action(async (id: string, options: { grace: string }) => {
      const { config } = cli.settled({});
      const { rotateKeyCommand } = await import('../commands/keys.ts');
      cli.end(await rotateKeyCommand({ id, ...options }, config, cli.output, cli.now));
    });
}
