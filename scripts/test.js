// Runs the tests on the project's Node: `npm test`, or `npm test -- FILE… --test-name-pattern=TEXT`.
// `npm run test:long` runs what takes minutes. Options of Node's test runner are written with "=", everything else names files or patterns.
//
// Where TEST_DATABASE_URL names a PostgreSQL database, what touches ledger or desk runs a second time
// there, each place in a schema of its own that is dropped at the end.

import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, sep } from 'node:path';
import { compiled, isNewEnough, ownNode, root } from './install.js';

const given = process.argv.slice(2);
const long = given.includes('--long');
const options = given.filter((argument) => argument.startsWith('-') && argument !== '--long');
const files = given.filter((argument) => !argument.startsWith('-'));

const node = isNewEnough(process.versions.node) ? process.execPath : ownNode;
if (!existsSync(node)) {
  process.stderr.write('The packages are not installed: run "npm test", which installs them.\n');
  process.exit(1);
}

const { NODE_TEST_CONTEXT: _, ...own } = process.env;
// Every process compiles the same files: what one compiled is kept for the others.
const env = {
  NODE_COMPILE_CACHE: compiled,
  ...(long ? { TEST_LONG: 'on' } : {}),
  ...own,
};
const onPostgres = (env.TEST_DATABASE_URL ?? '') !== '';
/**
 * Rooms whose tests touch neither ledger nor desk, or hold what no engine changes: the shelf is SQLite beside
 * either, and pages and channels ask what the rooms of operations and people hold on both.
 */
const once = ['channels', 'contract', 'demo', 'families', 'house', 'matching', 'shelf', 'sources', 'website'];
/** Rooms of which the long run holds one engine: what it adds there are more cases of what is asked of the shelf. */
const moreOnce = ['access', 'commands', 'e2e', 'omega', 'operations', 'promises'];
const asFiles = (paths) => paths.map((path) => path.replaceAll('/', sep));
/** And files: what they ask no engine changes, and they take long. */
const filesOnce = asFiles([
  'commands/empty-folder.test.ts',
  'commands/helped.test.ts',
  'load/limiter-memory.test.ts',
  'load/slow-clients.test.ts',
  'people/accounts/shared-caches.test.ts',
  'people/searches/many-searches.test.ts',
]);
/** Of the rooms that ask one engine, what has the desk written to: `npm test` asks it on both. */
const acting = asFiles(['channels/mcp-equality.test.ts', 'channels/mcp-writes.test.ts']);
/** Rooms that run by themselves, because they take minutes: `npm run test:long`. */
const apart = ['faults', 'load'];
/** Rooms that run beside all others, because they are much work, or because they wait for processes that they start. */
const groups = [['channels'], ['contract', 'promises'], ['commands', 'server'], ['e2e'], ['people']];
/**
 * The same for the rooms of the long run that start few processes: what asks a browser, what asks a server, what people
 * do, and the rest.
 */
const moreGroups = [['website'], ['channels', 'e2e'], ['access', 'omega', 'people']];
/** What a test calls that leaves something to the long run. */
const more = /\b(?:often|shareOf|takesLong|needsRealData)\(/;
const children = [];

/** Ms after which a run is ended: a test that leaves something open would otherwise hold it up without end. */
const patience = (long ? 35 : 20) * 60_000;

/** So many runs at once: more of them only make each other's waits longer, until something counts as not answering. */
const mostAtOnce = availableParallelism() + 1;
const turns = [];
let under = 0;

/** Waits until fewer than that are under way; resolves with what tells that this one is over. */
async function itsTurn() {
  while (under >= mostAtOnce) await new Promise((resolve) => turns.push(resolve));
  under++;
  return () => {
    under--;
    turns.shift()?.();
  };
}

/** A run, once it is its turn. */
async function run(given, engine, quiet) {
  const over = await itsTurn();
  try {
    return ended ? { code: 1, printed: [] } : await runNow(given, engine, quiet);
  } finally {
    over();
  }
}

/** One run of Node's test runner; resolves with its exit code. What it prints is kept when `quiet`. */
function runNow(given, engine, quiet) {
  const fixed = [
    '--disable-warning=ExperimentalWarning',
    '--import=./test/support/seed.ts',
    '--test',
    // Long enough for a busy machine; a test that hangs is a failure and not a wait without end.
    `--test-timeout=${long ? 600_000 : 180_000}`,
    '--test-reporter=spec',
  ];
  const stdio = quiet ? ['ignore', 'pipe', 'inherit'] : 'inherit';
  const child = spawn(node, [...fixed, ...given], { cwd: root, env: { ...env, TEST_ENGINE: engine }, stdio });
  children.push(child);
  const printed = [];
  const alarm = setTimeout(() => {
    process.stderr.write(`\nThe tests did not end within ${patience / 60_000} minutes and are stopped.\n`);
    child.kill();
  }, patience);
  child.stdout?.on('data', (chunk) => printed.push(chunk));
  return new Promise((resolve) => {
    child.once('error', (error) => {
      process.stderr.write(`${node} could not be started: ${error.message}.\n`);
      resolve({ code: 1, printed });
    });
    child.once('close', (code) => {
      clearTimeout(alarm);
      resolve({ code: code ?? 1, printed });
    });
  });
}

let ended = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    ended = true;
    for (const child of children) child.kill(signal);
  });
}

/** All tests, as one list of arguments for each run: the rooms of a group share a process, and so do all others. */
function shortRuns(engine) {
  const isAsked = (file) =>
    acting.includes(file) ||
    !(once.includes(roomOf(file)) || filesOnce.includes(file) || !file.includes(sep));
  const files = testFiles().filter(
    (file) => !apart.includes(roomOf(file)) && (engine === 'sqlite' || isAsked(file)),
  );
  const grouped = groups.flat();
  return [(room) => !grouped.includes(room), ...groups.map((rooms) => (room) => rooms.includes(room))]
    .map((isIn) => files.filter((file) => isIn(roomOf(file))).map((file) => `test/${file}`))
    .filter((some) => some.length > 0)
    .map((some) => [...options, '--test-isolation=none', ...some]);
}

/** Prints what was kept of a run; its code. */
function codeOf({ code, printed }) {
  process.stdout.write(Buffer.concat(printed));
  return code;
}

/** The test files below test/, and the room of one. */
const testFiles = () =>
  readdirSync(join(root, 'test'), { recursive: true }).filter((file) => file.endsWith('.test.ts'));
const roomOf = (file) => file.split(sep)[0];

/** The files below test/ that the long run asks: what runs apart, and what does more where there is time for it (see test/support/often.ts). */
function longFiles(engine) {
  const [rooms, files] = engine === 'sqlite' ? [[], []] : [[...once, ...moreOnce], filesOnce];
  return testFiles()
    .filter((file) => !rooms.includes(roomOf(file)) && !files.includes(file))
    .filter(
      (file) => apart.includes(roomOf(file)) || more.test(readFileSync(join(root, 'test', file), 'utf8')),
    );
}

/**
 * What takes minutes, as one list of arguments for each run. What starts and ends processes of its own has each file
 * in one of them; beside it the others share a few, which spares each of them its start.
 */
function longRuns(engine) {
  const files = longFiles(engine);
  const groups = [apart, ...moreGroups];
  const groupOf = (file) => groups.findIndex((rooms) => rooms.includes(roomOf(file)));
  const [faults, ...others] = [...groups.keys(), -1].map((group) =>
    files.filter((file) => groupOf(file) === group).map((file) => `test/${file}`),
  );
  const shared = others.filter((some) => some.length > 0);
  return [
    [...options, '--test-concurrency=2', ...faults],
    ...shared.map((some) => [...options, '--test-isolation=none', ...some]),
  ];
}

/**
 * All runs of all engines: the next one begins as soon as there is room, whatever its engine. The first of the second
 * engine, which are long, come before what is left of the first.
 */
async function runAll(engines, runsOf) {
  const runs = engines
    .flatMap((engine, nth) => runsOf(engine).map((given, at) => ({ engine, given, turn: at + 3.5 * nth })))
    .sort((a, b) => a.turn - b.turn);
  // The first prints as it goes, so that one sees that something happens; the others when they end.
  const ends = runs.map(async ({ engine, given }, at) => {
    const end = await run(given, engine, at > 0);
    process.stdout.write(
      `\n== on ${engine}: ${at > 0 ? '' : 'the end of '}run ${at + 1} of ${runs.length}\n`,
    );
    return codeOf(end);
  });
  return (await Promise.all(ends)).find((one) => one !== 0) ?? 0;
}

const engines = onPostgres ? ['sqlite', 'postgresql'] : ['sqlite'];
let code = 0;
if (files.length === 0) code = await runAll(engines, long ? longRuns : shortRuns);
else {
  for (const engine of engines) {
    if (onPostgres) process.stdout.write(`\n== on ${engine}\n`);
    if (ended) break;
    const failed = codeOf(await run([...options, ...files], engine, false));
    code ||= failed;
  }
}
const gaps = [];
if (files.length === 0 && !long)
  gaps.push(
    'NOTHING WAS KILLED, FILLED UP, DAMAGED OR FLOODED, NOR HELD AGAINST REAL DATA: "npm run test:long" does that',
  );
if (!existsSync(join(root, '..', 'shared', 'data'))) {
  gaps.push('../shared/data is not beside the project: THE TESTS AGAINST REAL DATA WERE SKIPPED');
}
if (!onPostgres)
  gaps.push('TEST_DATABASE_URL is not set: EVERYTHING RAN ON SQLITE ALONE, nothing on PostgreSQL');
if (gaps.length > 0) process.stdout.write(`\n!! ${gaps.join('; ')}.\n`);
process.exit(code);
