// Commands for what people sent and for what was asked of Deep Intelligence.

import type { Command } from 'commander';
import type { Cli } from './cli.ts';

export function peopleCommands(program: Command, cli: Cli): void {
  const requests = program
    .command('requests')
    .description('What people sent: messages of the contact form and data-protection requests.');

  requests
    .command('list')
    .description('List what is open, the newest first.')
    .option('--all', 'what is closed too', false)
    .option('--json', 'print it as JSON', false)
    .action(async (options: { all: boolean; json: boolean }) => {
      const { config } = cli.settled({});
      const { requestsListCommand } = await import('../commands/requests.ts');
      cli.end(await requestsListCommand(options, config, cli.output));
    });

  requests
    .command('show')
    .description('Show one with everything in it, personal data too.')
    .argument('<id>', 'its request_id')
    .option('--json', 'print it as JSON', false)
    .action(async (id: string, options: { json: boolean }) => {
      const { config } = cli.settled({});
      const { requestsShowCommand } = await import('../commands/requests.ts');
      cli.end(await requestsShowCommand({ id, ...options }, config, cli.output));
    });

  requests
    .command('resolve')
    .description('Close one. Whoever confirmed their address gets a mail.')
    .argument('<id>', 'its request_id')
    .requiredOption('--outcome <outcome>', 'done, partly_done or refused')
    .option('--note <text>', 'what to tell whoever asked')
    .action(async (id: string, { outcome, note }: { outcome: string; note?: string }) => {
      const { config } = cli.settled({});
      const { requestsResolveCommand } = await import('../commands/requests.ts');
      cli.end(await requestsResolveCommand({ id, outcome, note }, config, cli.output, cli.now));
    });

  requests
    .command('redact')
    .description(
      'Take the name of whom was erased out of the texts at the desk that a removal left waiting. Look at them first.',
    )
    .argument('<id>', 'its request_id')
    .option('--json', 'print it as JSON', false)
    .action(async (id: string, { json }: { json: boolean }) => {
      const { config } = cli.settled({});
      const { requestsRedactCommand } = await import('../commands/requests.ts');
      cli.end(await requestsRedactCommand({ id, json }, config, cli.output));
    });

  program
    .command('comments')
    .description('Comments on experiments.')
    .command('remove')
    .description('Remove one, whoever wrote it, and erase what it says.')
    .argument('<id>', 'its id, as the list of comments shows it')
    .action(async (id: string) => {
      const { config } = cli.settled({});
      const { removeCommentCommand } = await import('../commands/comments.ts');
      cli.end(await removeCommentCommand(id, config, cli.output, cli.now));
    });

  const audit = program.command('audit').description('The audit log of Deep Intelligence.');

  audit
    .command('verify')
    .description('Follow the chain of the log; names the first row that does not fit.')
    .option('--head <hash>', 'a head noted down earlier, which must still be in the chain')
    .option('--json', 'print the outcome as JSON', false)
    .action(async ({ json, head }: { json: boolean; head?: string }) => {
      const { config } = cli.settled({});
      const { auditVerifyCommand } = await import('../commands/audit.ts');
      cli.end(await auditVerifyCommand({ json, head }, config, cli.output));
    });

  audit
    .command('list')
    .description('List the calls, oldest first.')
    .option('--json', 'print them as JSON', false)
    .action(async (options: { json: boolean }) => {
      const { config } = cli.settled({});
      const { auditListCommand } = await import('../commands/audit.ts');
      cli.end(await auditListCommand(options, config, cli.output));
    });
}
