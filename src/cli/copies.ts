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

  program
    .command('mirror')
    .description('Serve what another instance serves: load its dumps, follow its changes, answer by itself.')
    .argument('<url>', 'the address of the instance')
    .option('--key <key>', 'an API key of it, for what its tier may see; or PERENNIAL_KEY in the environment')
    .option('--once', 'take what there is and end, without serving', false)
    .option('--port <port>', 'the port to listen on, instead of PORT')
    .option('--host <host>', 'the address to listen on, instead of HOST')
    .action(async (url: string, options: { key?: string; once: boolean; port?: string; host?: string }) => {
      const { siteOfInstance } = await import('../server/mirror/mirror-into.ts');
      // Before a folder is made for it.
      siteOfInstance(url);
      const { config, environment } = cli.settled(options);
      const { asCommandError, mirrorOnceCommand } = await import('../commands/mirror.ts');
      const { serveCommand } = await import('../server/serve.ts');
      const { loginsFile } = await import('../server/node/logins.ts');
      const key = options.key || environment.PERENNIAL_KEY || undefined;
      const mirror = { url, key, logins: loginsFile(environment) };
      if (options.once) return cli.end(await mirrorOnceCommand(mirror, config, cli.output, cli.now));
      try {
        const request = { demo: false, mirror };
        const site = Boolean(environment.SITE_URL);
        cli.end(await serveCommand(request, config, site, cli));
      } catch (error) {
        throw asCommandError(error);
      }
    });

  program
    .command('backup')
    .description('Write everything, records and what people and agents did, into one file.')
    .argument('<file>', 'a new file; beside it stands its SHA-256')
    .action(async (file: string) => {
      const { config } = cli.settled({});
      const { backupCommand } = await import('../commands/backup.ts');
      cli.end(await backupCommand(file, config, cli.output));
    });

  program
    .command('restore')
    .description('Put a backup into an empty data folder or database.')
    .argument('<file>', 'the file of the backup')
    .option(
      '--erased <file>',
      'what was erased or revoked since, instead of erased.ndjson in the data folder',
    )
    .option('--keep-keys', 'let keys answer that no list tells of, whether they were revoked since', false)
    .action(async (file: string, { erased, keepKeys }: { erased?: string; keepKeys: boolean }) => {
      const { config } = cli.settled({});
      const { restoreCommand } = await import('../commands/restore.ts');
      cli.end(await restoreCommand({ file, erased, keepKeys }, config, cli.output, cli.now));
    });
}
