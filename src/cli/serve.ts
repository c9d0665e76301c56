// Commands that run the service and say how it stands.

import cluster from 'node:cluster';
import { availableParallelism } from 'node:os';
import { type Command, InvalidArgumentError } from 'commander';
import type { Cli } from './cli.ts';

export function serveCommands(program: Command, cli: Cli): void {
  program
    .command('serve')
    .description('Serve the catalogue over HTTP until stopped.')
    .option('--demo', 'load the fictional demo into an empty data folder first', false)
    .option('--port <port>', 'the port to listen on, instead of PORT')
    .option('--host <host>', 'the address to listen on, instead of HOST')
    .option('--workers <number>', 'how many processes answer on the port, or auto: one a core', workers, 1)
    .action(async (options: { demo: boolean; port?: string; host?: string; workers: number }) => {
      const { config, environment } = cli.settled(options);
      if (options.workers > 1 && cluster.isPrimary) {
        const { superviseWorkers } = await import('../server/workers/workers.ts');
        const { output, now, clock } = cli;
        cli.end(await superviseWorkers({ count: options.workers, config, output, now, clock }));
        return;
      }
      const { serveCommand } = await import('../server/serve.ts');
      cli.end(await serveCommand(options, config, Boolean(environment.SITE_URL), cli));
    });

  program
    .command('status')
    .description('Say what the data folder holds.')
    .option('--json', 'print it as JSON', false)
    .action(async (options: { json: boolean }) => {
      const { config } = cli.settled({});
      const { statusCommand } = await import('../commands/status.ts');
      cli.end(await statusCommand(options, config, cli.output, cli.now));
    });

  program
    .command('tick')
    .description(
      'Move the clock of this data folder forward, and wait until the server did what is due then. For tests and rehearsals: with PERENNIAL_TEST_CLOCK=on, on this machine alone.',
    )
    .requiredOption('--to <moment>', 'such as 2026-12-01T07:00:00Z, or a day')
    .action(async ({ to }: { to: string }) => {
      const { config } = cli.settled({});
      const { tickCommand } = await import('../commands/tick.ts');
      cli.end(await tickCommand({ to }, config, cli.output, cli.now, cli.clock));
    });

  program
    .command('completion')
    .description('Print a script that completes the commands in a shell.')
    .argument('<shell>', 'bash, zsh or fish')
    .action(async (shell: string) => {
      const { completionScript } = await import('./completion.ts');
      cli.output.print(completionScript(program, shell).trimEnd());
      cli.end(0);
    });

  program
    .command('settings')
    .description('Print the settings: value, meaning.')
    .option('--json', 'print them as JSON', false)
    .action(async (options: { json: boolean }) => {
      const { environment } = cli.settled({});
      const { settingsCommand } = await import('../commands/status.ts');
      cli.end(settingsCommand(options, environment, cli.output));
    });
}

const maxWorkers = 64;

function workers(text: string): number {
  const number = text === 'auto' ? Math.min(availableParallelism(), maxWorkers) : Number(text);
  if ((text === 'auto' || /^\d{1,2}$/.test(text)) && number >= 1 && number <= maxWorkers) return number;
  throw new InvalidArgumentError(`It takes a whole number from 1 to ${maxWorkers}, or auto.`);
}
