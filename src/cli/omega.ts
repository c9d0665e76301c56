// Commands for Omega Point: what waits to be listed, and recounting a run.

import type { Command } from 'commander';
import type { Cli } from './cli.ts';

export function omegaCommands(program: Command, cli: Cli): void {
  const omega = program.command('omega').description('Omega Point: runs that others published here.');

  omega
    .command('replay')
    .description(
      'Recount a published run from its archive (or the folder it was unpacked into), without a model.',
    )
    .argument('<file>', 'manifest.zip')
    .option('--of <file>', 'the archive of the run that a review or replication is about')
    .option('--json', 'print the outcome as JSON', false)
    .action(async (file: string, { of, json }: { of?: string; json: boolean }) => {
      const { replayCommand } = await import('../commands/omega.ts');
      cli.end(await replayCommand({ file, of, json }, cli.output));
    });

  omega
    .command('queue')
    .description('What is published and not listed.')
    .option('--json', 'print it as JSON', false)
    .action(async ({ json }: { json: boolean }) => {
      const { config } = cli.settled({});
      const { queueCommand } = await import('../commands/omega.ts');
      cli.end(await queueCommand(json, config, cli.output));
    });

  const acts = [
    ['list', 'Put what a run published into the catalogue.', false],
    ['return', 'Leave it unlisted, with a reason.', true],
    ['unlist', 'Take it out of lists, dumps and search; its pages stay.', true],
    ['remove', 'Take it away altogether; its pages answer 410.', true],
  ] as const;
  for (const [act, description, reasons] of acts) {
    const command = omega.command(act).description(description).argument('<id>', 'a public id of the run');
    if (reasons) command.requiredOption('--reason <text>', 'why');
    command.action(async (id: string, { reason = 'reviewed' }: { reason?: string }) => {
      const { config } = cli.settled({});
      const { omegaActCommand } = await import('../commands/omega.ts');
      cli.end(await omegaActCommand(act, id, reason, config, cli.output, cli.now));
    });
  }
}
