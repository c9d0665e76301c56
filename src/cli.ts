// The one command. It reads arguments and settings, calls a command, and ends with its exit code:
// 0 done, 1 something was refused or failed, 2 the call was not understood.

import { Command, CommanderError } from 'commander';
import packageJson from '../package.json' with { type: 'json' };
import type { Cli } from './cli/cli.ts';
import { copyCommands } from './cli/copies.ts';
import { keyCommands } from './cli/keys.ts';
import { mcpCommands } from './cli/mcp.ts';
import { peopleCommands } from './cli/people.ts';
import { recordCommands } from './cli/records.ts';
import { researchCommands } from './cli/research.ts';
import { serveCommands } from './cli/serve.ts';
import { CommandError, outputTo } from './commands/output.ts';
import { type Environment, readConfig } from './config.ts';
import { DatabaseAwayError } from './ledger/database-away.ts';
import { FileFault, faultIn } from './ledger/file-fault.ts';
import { ConfigError } from './setting-values.ts';
import { SourceError } from './sources/source.ts';

let exitCode = 0;

const cli: Cli = {
  output: outputTo(process.stdout, process.stderr, () => Date.now()),
  now: () => new Date(),
  // Not `performance.now`, which begins with each process: workers count together by this clock.
  clock: () => {
    const [seconds, nanoseconds] = process.hrtime();
    return seconds * 1_000 + nanoseconds / 1_000_000;
  },
  settled: (options) => {
    const environment: Environment = {
      ...process.env,
      ...(options.port === undefined ? {} : { PORT: options.port }),
      ...(options.host === undefined ? {} : { HOST: options.host }),
    };
    return { config: readConfig(environment), environment };
  },
  end: (code) => {
    exitCode = code;
  },
};

const program = new Command('perennial')
  .description('The open catalogue of funding and research in longevity science.')
  .version(packageJson.version)
  .configureOutput({ writeErr: (text) => process.stderr.write(text) })
  .showHelpAfterError('(add --help for what it takes)')
  .exitOverride();

serveCommands(program, cli);
mcpCommands(program, cli);
recordCommands(program, cli);
copyCommands(program, cli);
keyCommands(program, cli);
peopleCommands(program, cli);
researchCommands(program, cli);
requireLast(program);

/**
 * Commander names a required option that is missing before one that it does not know, which may be the
 * same one misspelt. Here the unknown one comes first, with what was probably meant.
 */
function requireLast(command: Command): void {
  const required = command.options.filter((option) => option.mandatory);
  for (const option of required) option.makeOptionMandatory(false);
  command.hook('preAction', () => {
    const missing = required.find((option) => command.getOptionValue(option.attributeName()) === undefined);
    if (missing) command.error(`error: required option '${missing.flags}' not specified`);
  });
  for (const one of command.commands) requireLast(one);
}

/** A sentence for what the reader can mend; anything else is a bug and shows where it happened. */
function explain(thrown: unknown): number {
  const error = faultIn(thrown);
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (error instanceof ConfigError) {
    cli.output.problem(error.message);
    return 2;
  }
  if (error instanceof DatabaseAwayError) {
    cli.output.problem(`The database cannot be used: ${error.why}`);
    return 1;
  }
  if (error instanceof FileFault) {
    cli.output.problem(error.why);
    return 1;
  }
  if (error instanceof CommandError || error instanceof SourceError) {
    cli.output.problem(error.message);
    return error instanceof CommandError ? error.exitCode : 1;
  }
  if (error instanceof Error && 'syscall' in error) {
    cli.output.problem(`What the system refused: ${error.message}.`);
    return 1;
  }
  cli.output.problem(error instanceof Error ? (error.stack ?? error.message) : String(error));
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
