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
    exitCode = await serveCommand(options, config, Boolean(environment.SITE_URL), output, now);
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
