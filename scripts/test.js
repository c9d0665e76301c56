// Runs the tests on the project's Node: `npm test`, or `npm test -- FILE… --test-name-pattern=TEXT`.
// Options of Node's test runner are written with "=", everything else names files or patterns.

import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
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

const { NODE_TEST_CONTEXT: _, ...own } = process.env;
// Every process compiles the same files: what one compiled is kept for the others.
const env = { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'), ...own };
/** Rooms whose tests start processes of their own and wait for them. */
const waiting = ['commands', 'e2e', 'jobs'];
const children = [];

/** One run of Node's test runner; resolves with its exit code. What it prints is kept when `quiet`. */
function run(given, quiet) {
  const fixed = [
    '--disable-warning=ExperimentalWarning',
    '--test',
    // Long enough for a busy machine; a test that hangs is a failure and not a wait without end.
    '--test-timeout=120000',
    '--test-reporter=spec',
  ];
  const stdio = quiet ? ['ignore', 'pipe', 'inherit'] : 'inherit';
  const child = spawn(node, [...fixed, ...given], { cwd: root, env, stdio });
  children.push(child);
  const printed = [];
  child.stdout?.on('data', (chunk) => printed.push(chunk));
  return new Promise((resolve) => {
    child.once('error', (error) => {
      process.stderr.write(`${node} could not be started: ${error.message}.\n`);
      resolve({ code: 1, printed });
    });
    child.once('close', (code) => resolve({ code: code ?? 1, printed }));
  });
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });
}

/** All tests: those within the process share one, the others run beside it, each file in its own. */
async function runAll() {
  const rooms = readdirSync(join(root, 'test'), { withFileTypes: true });
  const folders = rooms.filter((one) => one.isDirectory()).map((one) => one.name);
  const inside = folders.filter((room) => !waiting.includes(room)).map((room) => `test/${room}/*.test.ts`);
  const beside = waiting.map((room) => `test/${room}/*.test.ts`);
  const besides = run([...options, '--test-concurrency=2', ...beside], true);
  const first = await run([...options, '--test-isolation=none', 'test/*.test.ts', ...inside], false);
  const second = await besides;
  process.stdout.write(Buffer.concat(second.printed));
  return first.code || second.code;
}

const code = files.length > 0 ? (await run([...options, ...files], false)).code : await runAll();
const gaps = [];
if (!existsSync(join(root, '..', 'shared', 'data'))) {
  gaps.push('../shared/data is not beside the project: THE TESTS AGAINST REAL DATA WERE SKIPPED');
}
gaps.push('the ledger ran on SQLite alone, nothing ran on PostgreSQL');
process.stdout.write(`\n!! ${gaps.join('; ')}.\n`);
process.exit(code);
