// The one command: what its process has, handed to the commands.

import { uptime } from 'node:os';
import { findNearModules } from './cli/near-modules.ts';
import { run } from './cli/run.ts';
import { keepShapeOfTicks } from './cli/shape-of-ticks.ts';

findNearModules();
keepShapeOfTicks();

// A reader that has seen enough (`perennial status | head`) is no failure. Nor is it one when nobody reads the log
// any more: what is served goes on without it.
const serves = process.argv[2] === 'serve' || process.argv[2] === 'mirror';
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    const printed = stream === process.stdout && !serves;
    if (error.code !== 'EPIPE') {
      if (!printed) throw error;
      process.stderr.write(`What this command prints could not be written: ${error.message}.\n`);
      process.exit(1);
    }
    if (printed) process.exit();
  });
}

// Ctrl-C in a command that takes records in batches: each of them stands whole or not at all.
if (process.argv[2] === 'import' || process.argv[2] === 'harvest') {
  process.once('SIGINT', () => {
    process.stderr.write('\nStopped. What was taken so far stays; the same command again takes the rest.\n');
    process.kill(process.pid, 'SIGINT');
  });
}

// What is written here belongs to whoever runs it: people's words, all tiers, keys that sign.
process.umask(0o077);

// Not `performance.now`, which begins with each process: workers count together by this clock.
const clock = () => {
  const [seconds, nanoseconds] = process.hrtime();
  return seconds * 1_000 + nanoseconds / 1_000_000;
};

await run({
  args: process.argv.slice(2),
  environment: process.env,
  stdout: process.stdout,
  stderr: process.stderr,
  now: () => new Date(),
  clock,
  // Elsewhere it may be made of the clock of the day, which leaps.
  upMs: process.platform === 'linux' ? () => uptime() * 1_000 : clock,
  confirm:
    process.stdin.isTTY && process.stderr.isTTY
      ? async (question) => {
          const { createInterface } = await import('node:readline/promises');
          const asking = createInterface({ input: process.stdin, output: process.stderr });
          const answer = await asking.question(`${question} [y/N] `);
          asking.close();
          return /^y(es)?$/i.test(answer.trim());
        }
      : null,
  end: (exitCode) => {
    process.exitCode = exitCode;
  },
});
