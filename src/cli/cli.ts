// What every command is given: where it writes, what time it is, the settings, and how it ends.

import { InvalidArgumentError } from 'commander';
import type { HandingOutput } from '../server/node/output.ts';
import type { Config, Environment } from '../settings/config.ts';

export interface Cli {
  readonly output: HandingOutput;
  readonly now: () => Date;
  /** Milliseconds that never step back, the same in all processes of the machine. */
  readonly clock: () => number;
  /** Milliseconds since the machine was started, those included in which it slept. */
  readonly upMs: () => number;
  /** Settings with those that were given as options on top. */
  readonly settled: (options: { port?: string; host?: string }) => {
    config: Config;
    environment: Environment;
  };
  /** Asks whoever sits at the terminal a question of yes or no; null where nobody does. */
  readonly confirm: ((question: string) => Promise<boolean>) | null;
  /** Ends with this exit code: 0 done, 1 something was refused or failed, 2 the call was not understood. */
  readonly end: (exitCode: number) => void;
}

export function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('It takes a whole number.');
  return Number(text);
}
