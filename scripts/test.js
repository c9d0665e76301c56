// Runs the tests on the project's Node: `npm test`, or `npm test -- FILE… --test-name-pattern=TEXT`.
// Options of Node's test runner are written with "=", everything else names files or patterns.
//
// Where TEST_DATABASE_URL names a PostgreSQL database, what touches ledger or desk runs a second time
// there, each place in a schema of its own that is dropped at the end.

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
const onPostgres = (env.TEST_DATABASE_URL ?? '') !== '';
/** Rooms whose tests touch neither ledger nor desk. */
const storeNothing = ['demo', 'sources'];
/** Rooms whose tests start processes of their own and wait for them. */
const waiting = ['commands', 'e2e', 'jobs'];
const children = [];

/** One run of Node's test runner; resolves with its exit code. What it prints is kept when `quiet`. */
function run(given, engine, quiet) {
  const fixed = [
    '--disable-warning=ExperimentalWarning',
    '--test',
    // Long enough for a busy machine; a test that hangs is a failure and not a wait without end.
    '--test-timeout=120000',
    '--test-reporter=spec',
  ];
  const stdio = quiet ? ['ignore', 'pipe', 'inherit'] : 'inherit';
  const child = spawn(node, [...fixed, ...given], { cwd: root, env: { ...env, TEST_ENGINE: engine }, stdio });
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

let ended = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    ended = true;
    for (const child of children) child.kill(signal);
  });
}

/** All tests: those within the process share one, the others run beside it, each file in its own. */
async function runAll(engine) {
  const rooms = readdirSync(join(root, 'test'), { withFileTypes: true });
  const folders = rooms.filter((one) => one.isDirectory()).map((one) => one.name);
  const inside = folders.filter(
    (room) => !waiting.includes(room) && (engine === 'sqlite' || !storeNothing.includes(room)),
  );
  const top = engine === 'sqlite' ? ['test/*.test.ts'] : [];
  const beside = waiting.map((room) => `test/${room}/*.test.ts`);
  const besides = run([...options, '--test-concurrency=2', ...beside], engine, true);
  const within = [...top, ...inside.map((room) => `test/${room}/*.test.ts`)];
  const first = await run([...options, '--test-isolation=none', ...within], engine, false);
  const second = await besides;
  process.stdout.write(Buffer.concat(second.printed));
  return first.code || second.code;
}

let code = 0;
for (const engine of onPostgres ? ['sqlite', 'postgresql'] : ['sqlite']) {
  if (onPostgres) process.stdout.write(`\n== on ${engine}\n`);
  if (ended) break;
  const failed =
    files.length > 0 ? (await run([...options, ...files], engine, false)).code : await runAll(engine);
  code ||= failed;
}
const gaps = [];
if (!existsSync(join(root, '..', 'shared', 'data'))) {
  gaps.push('../shared/data is not beside the project: THE TESTS AGAINST REAL DATA WERE SKIPPED');
}
if (!onPostgres)
  gaps.push('TEST_DATABASE_URL is not set: EVERYTHING RAN ON SQLITE ALONE, nothing on PostgreSQL');
if (gaps.length > 0) process.stdout.write(`\n!! ${gaps.join('; ')}.\n`);
process.exit(code);
