// What commands print: results on stdout (JSON with --json), progress and problems on stderr.

import type { Writable } from 'node:stream';

export interface Output {
  readonly print: (line: string) => void;
  readonly problem: (line: string) => void;
  /**
   * A line that replaces the one before; only on a terminal. With the share that is done, from 0 to 1, it says how
   * long the rest may take.
   */
  readonly progress: (line: string, share?: number) => void;
  /** Ends the progress line. */
  readonly done: () => void;
}

/** For what is shown this once. */
export interface HandingOutput extends Output {
  /** Prints it; resolves when it is written out, and rejects where nobody takes it. */
  readonly handOver: (line: string) => Promise<void>;
}

export function outputTo(
  stdout: Writable,
  stderr: Writable & { readonly isTTY?: boolean },
  now: () => number,
): HandingOutput {
  let last = 0;
  let open = false;
  let begun: { readonly at: number; readonly share: number } | null = null;
  const done = () => {
    if (open) stderr.write('\n');
    open = false;
    begun = null;
  };
  return {
    print: (line) => {
      done();
      stdout.write(`${line}\n`);
    },
    handOver: (line) => {
      done();
      return new Promise((resolve, reject) =>
        stdout.write(`${line}\n`, (error) => (error ? reject(error) : resolve())),
      );
    },
    problem: (line) => {
      done();
      stderr.write(`${line}\n`);
    },
    progress: (line, share) => {
      if (!stderr.isTTY) return;
      // What is less done than before is something else.
      if (share !== undefined && (begun === null || share < begun.share)) begun = { at: now(), share };
      if (now() - last < 200) return;
      last = now();
      open = true;
      stderr.write(`\r\u001b[K${line}${share === undefined ? '' : restOf(share, begun, now())}`);
    },
    done,
  };
}

/** How much is done, and how long the rest takes at the pace so far. */
function restOf(
  share: number,
  begun: { readonly at: number; readonly share: number } | null,
  now: number,
): string {
  const percent = ` (${Math.floor(share * 100)} %`;
  const done = begun === null ? 0 : share - begun.share;
  if (begun === null || done <= 0 || share >= 1) return `${percent})`;
  const seconds = Math.ceil((((now - begun.at) / done) * (1 - share)) / 1000);
  const duration = seconds < 120 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`;
  return `${percent}, about ${duration} left)`;
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
