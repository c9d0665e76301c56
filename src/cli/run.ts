// The commands, as a call of the command line runs them.

import cluster from 'node:cluster';
import { existsSync } from 'node:fs';
import type { Writable } from 'node:stream';
import { Command, CommanderError } from 'commander';
import packageJson from '../../package.json' with { type: 'json' };
import { BadSecretFile } from '../access/site-secret.ts';
import { misspelt } from '../commands/misspelt.ts';
import { DatabaseAwayError } from '../engines/database-away.ts';
import { FileFault, faultIn } from '../engines/file-fault.ts';
import { BadWithdrawal } from '../server/erasure/withdrawals.ts';
import { CommandError, type Output, outputTo } from '../server/node/output.ts';
import { notedSite } from '../server/node/served-site.ts';
import { movedClock } from '../server/node/test-clock.ts';
import { type Environment, readConfig } from '../settings/config.ts';
import { ConfigError } from '../settings/setting.ts';
import { SourceError } from '../sources/reading/source.ts';
import { accountCommands, loginCommands, teamCommands } from './accounts.ts';
import type { Cli } from './cli.ts';
import { copyCommands } from './copies.ts';
import { completeHelp, pathOf } from './examples.ts';
import { keyCommands } from './keys.ts';
import { mcpCommands } from './mcp.ts';
import { omegaCommands } from './omega.ts';
import { peopleCommands } from './people.ts';
import { recordCommands } from './records.ts';
import { researchCommands } from './research.ts';
import { serveCommands } from './serve.ts';

/** What a call is given by its process. */
export interface Call extends Pick<Cli, 'now' | 'clock' | 'upMs' | 'end'> {
  readonly args: readonly string[];
  readonly environment: Environment;
  readonly stdout: Writable;
  readonly stderr: Writable & { readonly isTTY?: boolean };
  /** Answers what a command asks; without it there is nobody to ask. */
  readonly confirm?: Cli['confirm'];
}

/** Reads arguments and settings, and runs the command that is named. */
export async function run(call: Call): Promise<void> {
  const { args, environment: given, stdout, stderr, clock, upMs, end, confirm = null } = call;
  const output = outputTo(stdout, stderr, clock);
  const now = given.PERENNIAL_TEST_CLOCK === 'on' ? movedClock(readConfig(given), call.now) : call.now;
  const cli: Cli = {
    output,
    now,
    clock,
    upMs,
    settled: (options) => {
      const environment: Environment = {
        ...given,
        ...(options.port === undefined ? {} : { PORT: options.port }),
        ...(options.host === undefined ? {} : { HOST: options.host }),
      };
      const config = readConfig(environment);
      // What is set counts first; else the address under which people know what the folder holds.
      const site = environment.SITE_URL || environment.PORT ? null : notedSite(config.perennialData);
      return { config: site === null ? config : { ...config, siteUrl: site }, environment };
    },
    confirm,
    end,
  };
  const program = new Command('perennial')
    .description('The open catalogue of funding and research in longevity science.')
    .version(packageJson.version)
    .configureOutput({
      writeOut: (text) => stdout.write(text),
      writeErr: (text) => stderr.write(text),
    })
    .showHelpAfterError('(add --help for what it takes)')
    .exitOverride();
  serveCommands(program, cli);
  mcpCommands(program, cli);
  recordCommands(program, cli);
  copyCommands(program, cli);
  keyCommands(program, cli);
  accountCommands(program, cli);
  loginCommands(program, cli);
  teamCommands(program, cli);
  peopleCommands(program, cli);
  researchCommands(program, cli);
  omegaCommands(program, cli);
  completeHelp(program);
  requireLast(program);
  program.hook('preAction', (_, command) => {
    refuseEmpty(command);
    if (cluster.isPrimary) for (const sentence of misspelt(given)) output.problem(sentence);
    refuseMissingFolder(pathOf(command), cli);
  });
  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    end(explain(error, output));
  }
}

/** A variable of the shell that is not set leaves an argument empty, and nothing is found by that. A value may be empty. */
function refuseEmpty(command: Command): void {
  for (const [index, argument] of command.registeredArguments.entries()) {
    const given: readonly unknown[] = [command.processedArgs[index]].flat();
    if (given.includes('') && argument.name() !== 'value')
      command.error(`error: argument '${argument.name()}' is empty`);
  }
}

/** Commands that make a data folder where there is none, or need none; all others read what is there. */
const needNoFolder = new Set([
  ...['serve', 'settings', 'schema', 'completion', 'demo', 'mcp', 'backup', 'import', 'harvest', 'mirror'],
  ...['move', 'restore', 'login', 'logout', 'keys create', 'omega run', 'omega replay'],
]);

/** A folder that is misspelt is said so, and not made. */
function refuseMissingFolder(path: string, cli: Cli): void {
  if (needNoFolder.has(path)) return;
  const { perennialData, databaseUrl } = cli.settled({}).config;
  if (databaseUrl !== null || existsSync(perennialData)) return;
  throw new CommandError(
    `There is no data folder ${perennialData}. If PERENNIAL_DATA is right, \`perennial serve\`, import or restore makes it.`,
  );
}

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
function explain(thrown: unknown, output: Output): number {
  const error = faultIn(thrown);
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (error instanceof ConfigError) {
    output.problem(error.message);
    return 2;
  }
  if (error instanceof DatabaseAwayError) {
    output.problem(`The database cannot be used: ${error.why}`);
    return 1;
  }
  if (error instanceof FileFault) {
    output.problem(error.why);
    return 1;
  }
  if (
    error instanceof CommandError ||
    error instanceof SourceError ||
    error instanceof BadWithdrawal ||
    error instanceof BadSecretFile
  ) {
    output.problem(error.message);
    return error instanceof CommandError ? error.exitCode : 1;
  }
  if (error instanceof Error && 'syscall' in error) {
    output.problem(`What the system refused: ${error.message}.`);
    return 1;
  }
  output.problem(error instanceof Error ? (error.stack ?? error.message) : String(error));
  return 1;
}
