// The one command. It reads arguments and settings, calls a command, and ends with its exit code:
// 0 done, 1 something was refused or failed, 2 the call was not understood.

import { Command, CommanderError, InvalidArgumentError } from 'commander';
import packageJson from '../package.json' with { type: 'json' };
import { CommandError, outputTo } from './commands/output.ts';
import { type Config, ConfigError, type Environment, readConfig } from './config.ts';
import { SourceError } from './sources/source.ts';
import { sources } from './sources/sources.ts';

const output = outputTo(process.stdout, process.stderr, () => Date.now());
const now = () => new Date();
const clock = () => performance.now();
let exitCode = 0;

function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('It takes a whole number.');
  return Number(text);
}

/** Settings with those that were given as options on top. */
function settled(options: { port?: string; host?: string }): { config: Config; environment: Environment } {
  const environment: Environment = {
    ...process.env,
    ...(options.port === undefined ? {} : { PORT: options.port }),
    ...(options.host === undefined ? {} : { HOST: options.host }),
  };
  return { config: readConfig(environment), environment };
}

const program = new Command('perennial')
  .description('The open catalogue of funding and research in longevity science.')
  .version(packageJson.version)
  .configureOutput({ writeErr: (text) => process.stderr.write(text) })
  .showHelpAfterError('(add --help for what it takes)')
  .exitOverride();

program
  .command('serve')
  .description('Serve the catalogue over HTTP until stopped.')
  .option('--demo', 'load the fictional demo into an empty data folder first', false)
  .option('--port <port>', 'the port to listen on, instead of PORT')
  .option('--host <host>', 'the address to listen on, instead of HOST')
  .action(async (options: { demo: boolean; port?: string; host?: string }) => {
    const { config, environment } = settled(options);
    const { serveCommand } = await import('./commands/serve.ts');
    exitCode = await serveCommand(options, config, Boolean(environment.SITE_URL), output, now, clock);
  });

program
  .command('import')
  .description('Import records: {family}.ndjson or {family}.ndjson.gz files, or folders of them.')
  .argument('<file...>', 'files or folders; "starter" is the set of facts that ships with the project')
  .option('--strict', 'import nothing of a file in which any line is refused', false)
  .option('--json', 'print the outcome as JSON', false)
  .action(async (files: string[], options: { strict: boolean; json: boolean }) => {
    const { config } = settled({});
    const { importCommand } = await import('./commands/import.ts');
    exitCode = await importCommand({ files, ...options }, config, output, now);
  });

program
  .command('harvest')
  .description('Harvest an outside source into the catalogue.')
  .argument('<source>', sources.map((source) => source.name).join(', '))
  .option('--from <path>', 'read a kept file, or a folder of them, instead of the live service')
  .option('--all', 'take also what the source leaves out by default', false)
  .option('--json', 'print the outcome as JSON', false)
  .addHelpText(
    'after',
    `\nSources:\n${sources.map(({ name, summary, files }) => `  ${name.padEnd(12)} ${summary}\n  ${''.padEnd(12)} --from reads ${files}`).join('\n')}`,
  )
  .action(async (source: string, options: { from?: string; all: boolean; json: boolean }) => {
    const { config } = settled({});
    const { harvestCommand } = await import('./commands/harvest.ts');
    exitCode = await harvestCommand(
      { source, from: options.from, all: options.all, json: options.json },
      config,
      output,
      now,
    );
  });

program
  .command('demo')
  .description('Write the fictional demo as files for import.')
  .option('--size <grants>', 'that many generated grants besides, for load tests', wholeNumber, 0)
  .option('--out <folder>', 'where to write them', './demo-data')
  .option('--json', 'print the outcome as JSON', false)
  .action(async (options: { size: number; out: string; json: boolean }) => {
    const { demoCommand } = await import('./commands/demo.ts');
    exitCode = await demoCommand(options, output, now);
  });

const keys = program.command('keys').description('Make, list, revoke and replace API keys.');

keys
  .command('create')
  .description('Make a key and print it, once.')
  .requiredOption('--tier <tier>', 'full or top')
  .requiredOption('--team <name>', 'the team it belongs to, made on first use')
  .option('--operator', "mark the team as the operator's own", false)
  .option('--expires <days>', 'days until it expires, at most 365', wholeNumber, 365)
  .action(async (options: { tier: string; team: string; operator: boolean; expires: number }) => {
    const { config } = settled({});
    const { createKeyCommand } = await import('./commands/keys.ts');
    exitCode = await createKeyCommand(options, config, output, now);
  });

keys
  .command('list')
  .description('List all keys, without the keys themselves.')
  .option('--json', 'print them as JSON', false)
  .action(async (options: { json: boolean }) => {
    const { config } = settled({});
    const { listKeysCommand } = await import('./commands/keys.ts');
    exitCode = await listKeysCommand(options, config, output, now);
  });

keys
  .command('revoke')
  .description('Revoke a key; it is refused within a second.')
  .argument('<id>', 'the id that the list shows')
  .action(async (id: string) => {
    const { config } = settled({});
    const { revokeKeyCommand } = await import('./commands/keys.ts');
    exitCode = await revokeKeyCommand(id, config, output, now);
  });

keys
  .command('rotate')
  .description('Print a new key in the place of one.')
  .argument('<id>', 'the id that the list shows')
  .requiredOption('--grace <time>', 'how long the old one is still good: now, 24h or 7d')
  .action(async (id: string, options: { grace: string }) => {
    const { config } = settled({});
    const { rotateKeyCommand } = await import('./commands/keys.ts');
    exitCode = await rotateKeyCommand({ id, ...options }, config, output, now);
  });

const projects = program.command('projects').description('Projects that a team asks research for.');

projects
  .command('add')
  .description('Add a project and print its id.')
  .requiredOption('--team <name>', 'the team it belongs to')
  .requiredOption('--title <text>', 'its title')
  .requiredOption('--summary <text>', 'what it is about, in plain words')
  .action(async (options: { team: string; title: string; summary: string }) => {
    const { addProjectCommand } = await import('./commands/research.ts');
    exitCode = await addProjectCommand(options, settled({}).config, output, now);
  });

const webhooks = program.command('webhooks').description('What webhooks are signed with.');

webhooks
  .command('secret')
  .description('Make a secret for the webhooks of a team and print it.')
  .requiredOption('--team <name>', 'the team')
  .action(async (options: { team: string }) => {
    const { webhookSecretCommand } = await import('./commands/research.ts');
    exitCode = await webhookSecretCommand(options, settled({}).config, output, now);
  });

webhooks
  .command('rotate')
  .description('Make a new key pair for all webhooks.')
  .action(async () => {
    const { rotateWebhookKeyCommand } = await import('./commands/research.ts');
    exitCode = await rotateWebhookKeyCommand(settled({}).config, output, now);
  });

program
  .command('status')
  .description('Say what the data folder holds.')
  .option('--json', 'print it as JSON', false)
  .action(async (options: { json: boolean }) => {
    const { config } = settled({});
    const { statusCommand } = await import('./commands/status.ts');
    exitCode = await statusCommand(options, config, output);
  });

program
  .command('remove')
  .description('Take a record out; for privacy every version is erased and cannot come back.')
  .argument('<family>', 'the family of the record')
  .argument('<id>', 'its id or, for privacy, its public_id')
  .requiredOption(
    '--reason <reason>',
    'source_removed, duplicate, privacy_request, correction or policy; only privacy_request erases',
  )
  .option('--request <id>', 'the data request that this carries out')
  .option('--json', 'print the outcome as JSON', false)
  .action(
    async (family: string, id: string, options: { reason: string; request?: string; json: boolean }) => {
      const { config } = settled({});
      const { removeCommand } = await import('./commands/remove.ts');
      const asked = { family, id, ...options, request: options.request };
      exitCode = await removeCommand(asked, config, output, now);
    },
  );

const requests = program
  .command('requests')
  .description('What people sent: messages of the contact form and data-protection requests.');

requests
  .command('list')
  .description('List what is open, the newest first.')
  .option('--all', 'what is closed too', false)
  .option('--json', 'print it as JSON', false)
  .action(async (options: { all: boolean; json: boolean }) => {
    const { config } = settled({});
    const { requestsListCommand } = await import('./commands/requests.ts');
    exitCode = await requestsListCommand(options, config, output);
  });

requests
  .command('show')
  .description('Show one with everything in it, personal data too.')
  .argument('<id>', 'its request_id')
  .option('--json', 'print it as JSON', false)
  .action(async (id: string, options: { json: boolean }) => {
    const { config } = settled({});
    const { requestsShowCommand } = await import('./commands/requests.ts');
    exitCode = await requestsShowCommand({ id, ...options }, config, output);
  });

requests
  .command('resolve')
  .description('Close one. Whoever confirmed their address gets a mail.')
  .argument('<id>', 'its request_id')
  .requiredOption('--outcome <outcome>', 'done, partly_done or refused')
  .option('--note <text>', 'what to tell whoever asked')
  .action(async (id: string, { outcome, note }: { outcome: string; note?: string }) => {
    const { config } = settled({});
    const { requestsResolveCommand } = await import('./commands/requests.ts');
    exitCode = await requestsResolveCommand({ id, outcome, note }, config, output, now);
  });

const audit = program.command('audit').description('The audit log of Deep Intelligence.');

audit
  .command('verify')
  .description('Follow the chain of the log; names the first row that does not fit.')
  .option('--head <hash>', 'a head noted down earlier, which must still be in the chain')
  .option('--json', 'print the outcome as JSON', false)
  .action(async ({ json, head }: { json: boolean; head?: string }) => {
    const { config } = settled({});
    const { auditVerifyCommand } = await import('./commands/audit.ts');
    exitCode = await auditVerifyCommand({ json, head }, config, output);
  });

audit
  .command('list')
  .description('List the calls, oldest first.')
  .option('--json', 'print them as JSON', false)
  .action(async (options: { json: boolean }) => {
    const { config } = settled({});
    const { auditListCommand } = await import('./commands/audit.ts');
    exitCode = await auditListCommand(options, config, output);
  });

program
  .command('settings')
  .description('Print the settings: value, meaning.')
  .option('--json', 'print them as JSON', false)
  .action(async (options: { json: boolean }) => {
    const { environment } = settled({});
    const { settingsCommand } = await import('./commands/status.ts');
    exitCode = settingsCommand(options, environment, output);
  });

/** A sentence for what the reader can mend; anything else is a bug and shows where it happened. */
function explain(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (error instanceof ConfigError) {
    output.problem(error.message);
    return 2;
  }
  if (error instanceof CommandError || error instanceof SourceError) {
    output.problem(error.message);
    return error instanceof CommandError ? error.exitCode : 1;
  }
  output.problem(error instanceof Error ? (error.stack ?? error.message) : String(error));
  return 1;
}

// A reader that has seen enough (`perennial status | head`) is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(exitCode);
});

try {
  await program.parseAsync();
} catch (error) {
  exitCode = explain(error);
}
process.exitCode = exitCode;
