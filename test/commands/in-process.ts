// A command in this process: quicker than one of its own, for tests that ask many times.

import { CommandError, type Output } from '../../src/commands/output.ts';
import { type Config, readConfig } from '../../src/config.ts';
import { withTruth } from '../support/truth.ts';
import type { Ended } from './process.ts';

/** Runs a command to its end, with what it printed; a CommandError is printed as the command line does. */
export async function inProcess(
  settings: Readonly<Record<string, string>>,
  run: (config: Config, output: Output) => Promise<number>,
): Promise<Ended & { readonly code: number }> {
  const said = { stdout: '', stderr: '' };
  const output: Output = {
    print: (line) => {
      said.stdout += `${line}\n`;
    },
    problem: (line) => {
      said.stderr += `${line}\n`;
    },
    progress: () => undefined,
    done: () => undefined,
  };
  try {
    return { code: await run(readConfig(await withTruth(settings)), output), ...said };
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    output.problem(error.message);
    return { code: error.exitCode, ...said };
  }
}
