// What commands print: results on stdout (JSON with --json), progress and problems on stderr.

import type { Writable } from 'node:stream';

export interface Output {
  readonly print: (line: string) => void;
  readonly problem: (line: string) => void;
  /** A line that replaces the one before; only on a terminal. */
  readonly progress: (line: string) => void;
  /** Ends the progress line. */
  readonly done: () => void;
}

export function outputTo(
  stdout: Writable,
  stderr: Writable & { readonly isTTY?: boolean },
  now: () => number,
): Output {
  let last = 0;
  let open = false;
  const done = () => {
    if (open) stderr.write('\n');
    open = false;
  };
  return {
    print: (line) => {
      done();
      stdout.write(`${line}\n`);
    },
    problem: (line) => {
      done();
      stderr.write(`${line}\n`);
    },
    progress: (line) => {
      if (!stderr.isTTY || now() - last < 200) return;
      last = now();
      open = true;
      stderr.write(`\r\u001b[K${line}`);
    },
    done,
  };
}

/** A failure whose sentence is all the reader needs; the command ends with this exit code. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly exitCode: number;

  constructor(sentence: string, exitCode = 1) {
    super(sentence);
    this.exitCode = exitCode;
  }
}
