// Commands for what research jobs need.

import type { Command } from 'commander';
import type { Cli } from './cli.ts';

export function researchCommands(program: Command, cli: Cli): void {
  const projects = program.command('projects').description('Projects that a team asks research for.');

  projects
    .command('add')
    .description('Add a project and print its id.')
    .requiredOption('--team <name>', 'the team it belongs to')
    .requiredOption('--title <text>', 'its title')
    .requiredOption('--summary <text>', 'what it is about, in plain words')
    .action(async (options: { team: string; title: string; summary: string }) => {
      const { addProjectCommand } = await import('../commands/research.ts');
      cli.end(await addProjectCommand(options, cli.settled({}).config, cli.output, cli.now));
    });

  const webhooks = program.command('webhooks').description('What webhooks are signed with.');

  webhooks
    .command('secret')
    .description('Make a secret for the webhooks of a team and print it.')
    .requiredOption('--team <name>', 'the team')
    .action(async (options: { team: string }) => {
      const { webhookSecretCommand } = await import('../commands/research.ts');
      cli.end(await webhookSecretCommand(options, cli.settled({}).config, cli.output, cli.now));
    });

  webhooks
    .command('rotate')
    .description('Make a new key pair for all webhooks.')
    .action(async () => {
      const { rotateWebhookKeyCommand } = await import('../commands/research.ts');
      cli.end(await rotateWebhookKeyCommand(cli.settled({}).config, cli.output, cli.now));
    });
}
