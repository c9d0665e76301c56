// Runs the tests on the project's Node: `npm test`, or `npm test -- FILE… --test-name-pattern=TEXT`.
// Options of Node's test runner are written with "=", everything else names files or patterns.

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { isNewEnough, ownNode, root } from './install.js';

const given = process.argv.slice(2);
const options = given.filter((argument) => argument.startsWith('-'));
const files = given.filter((argument) => !argument.startsWith('-'));

const node = isNewEnough(process.versions.node) ? process.execPath : ownNode;
if (!existsSync(node)) {
  process.stderr.write('The packages are not installed: run "npm test", which installs them.\n');
  process.exit(1);
}

// Node's own choice on two cores is one file at a time.
const concurrency = Math.min(Math.max(availableParallelism() - 1, 2), 8);
const { NODE_TEST_CONTEXT: _, ...env } = process.env;
const child = spawn(
  node,
  [
    '--disable-warning=ExperimentalWarning',
    '--test',
    `--test-concurrency=${concurrency}`,
    // Long enough for a busy machine; a test that hangs is a failure and not a wait without end.
    '--test-timeout=120000',
    '--test-reporter=spec',
    ...options,
    ...(files.length > 0 ? files : ['test/**/*.test.ts']),
  ],
  { cwd: root, env, stdio: 'inherit' },
);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));

child.once('error', (error) => {
  process.stderr.write(`${node} could not be started: ${error.message}.\n`);
  process.exit(1);
});

child.once('exit', (code) => {
  const gaps = [];
  if (!existsSync(join(root, '..', 'shared', 'data'))) {
    gaps.push('../shared/data is not beside the project: THE TESTS AGAINST REAL DATA WERE SKIPPED');
  }
  gaps.push('the ledger ran on SQLite alone, nothing ran on PostgreSQL');
  process.stdout.write(`\n!! ${gaps.join('; ')}.\n`);
  process.exit(code ?? 1);
});
