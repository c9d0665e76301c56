// Commands for people who sign in, and their teams.

import { setTimeout } from 'node:timers/promises';
import type { Command } from 'commander';
import type { Cli } from './cli.ts';

export function accountCommands(program: Command, cli: Cli): void {
  program
    .command('sign-in')
    .description('Print a link that signs in once, for ten minutes: you, or the person that is named.')
    .option(
      '--user <name>',
      'a handle, an id or a verified address; the operator of this machine when left out',
    )
    .option('--port <port>', 'the port of the server; where the data folder was served last when left out')
    .action(async ({ user, ...options }: { user?: string; port?: string }) => {
      const { config } = cli.settled(options);
      const { signInCommand } = await import('../commands/sign-in.ts');
      cli.end(await signInCommand({ user }, config, cli.output, cli.now));
    });
}

export function loginCommands(program: Command, cli: Cli): void {
  const parts = async () => {
    const { loginsFile } = await import('../server/node/logins.ts');
    const file = loginsFile(cli.settled({}).environment);
    return { file, fetch: (to: string | URL, init?: RequestInit) => fetch(to, init), now: cli.now };
  };
  program
    .command('login')
    .description('Let this machine’s commands in at an instance: you type a code in your browser.')
    .argument('<url>', 'the address of the instance')
    .option('--scope <scopes>', 'what to ask for, separated by blanks', 'catalogue:full')
    .action(async (site: string, { scope }: { scope: string }) => {
      const { loginCommand } = await import('../commands/login.ts');
      cli.end(await loginCommand({ site, scope }, await parts(), cli.output, (ms) => setTimeout(ms)));
    });
  program
    .command('logout')
    .description('End what this machine may do at an instance.')
    .argument('<url>', 'the address of the instance')
    .action(async (site: string) => {
      const { logoutCommand } = await import('../commands/login.ts');
      cli.end(await logoutCommand(site, await parts(), cli.output));
    });
}

export function teamCommands(program: Command, cli: Cli): void {
  const teams = program.command('teams').description('List teams, say what they may read, suspend them.');
  teams
    .command('list')
    .description('List all teams.')
    .option('--json', 'print them as JSON', false)
    .action(async ({ json }: { json: boolean }) => {
      const { listTeamsCommand } = await import('../commands/teams.ts');
      cli.end(await listTeamsCommand(json, cli.settled({}).config, cli.output));
    });
  const changing = async (slug: string, change: { tier?: string; suspended?: boolean; operator?: true }) => {
    const { changeTeamCommand } = await import('../commands/teams.ts');
    cli.end(await changeTeamCommand(slug, change, cli.settled({}).config, cli.output, cli.now));
  };
  teams
    .command('tier')
    .description('Say what a team may read; it holds with the next request.')
    .argument('<team>', 'the address that the list shows')
    .argument('<tier>', 'public, full or top')
    .action((slug: string, tier: string) => changing(slug, { tier }));
  teams
    .command('operator')
    .description("Mark a team as the operator's own: it reads dossiers, which are logged.")
    .argument('<team>', 'the address that the list shows')
    .action((slug: string) => changing(slug, { operator: true }));
  teams
    .command('owner')
    .description('Make a person an owner of a team, as of one that was restored without any.')
    .argument('<team>', 'the address that the list shows')
    .argument('<person>', 'an id, a handle or an address')
    .action(async (slug: string, person: string) => {
      const { teamOwnerCommand } = await import('../commands/teams.ts');
      cli.end(await teamOwnerCommand(slug, person, cli.settled({}).config, cli.output, cli.now));
    });
  teams
    .command('suspend')
    .description('Refuse everything of a team until it is resumed.')
    .argument('<team>', 'the address that the list shows')
    .action((slug: string) => changing(slug, { suspended: true }));
  teams
    .command('resume')
    .description('Let a suspended team act again.')
    .argument('<team>', 'the address that the list shows')
    .action((slug: string) => changing(slug, { suspended: false }));
  teams
    .command('close')
    .description('Shut a team at once and erase what it holds in two weeks.')
    .argument('<team>', 'the address that the list shows')
    .option('--keep', 'take that back while it can be', false)
    .action(async (slug: string, { keep }: { keep: boolean }) => {
      const { closeTeamCommand } = await import('../commands/teams.ts');
      cli.end(await closeTeamCommand(slug, keep, cli.settled({}).config, cli.output, cli.now));
    });

  const people = program.command('people').description('List accounts and suspend them.');
  people
    .command('list')
    .description('List all accounts.')
    .option('--json', 'print them as JSON', false)
    .action(async ({ json }: { json: boolean }) => {
      const { listPeopleCommand } = await import('../commands/teams.ts');
      cli.end(await listPeopleCommand(json, cli.settled({}).config, cli.output));
    });
  for (const [name, suspended, description] of [
    ['suspend', true, 'Refuse sessions, keys and programs of a person.'],
    ['resume', false, 'Let a suspended person act again.'],
  ] as const) {
    people
      .command(name)
      .description(description)
      .argument('<person>', 'a handle, an id or a verified address')
      .action(async (person: string) => {
        const { suspendPersonCommand } = await import('../commands/teams.ts');
        cli.end(await suspendPersonCommand(person, suspended, cli.settled({}).config, cli.output, cli.now));
      });
  }
}
