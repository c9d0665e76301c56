// Makes the checkout ready to run: the packages are those of package-lock.json, and the Node that comes with
// them works. Plain JavaScript for Node 18 and newer, without packages, since it runs before there are any.

import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { delimiter, join, sep } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** The folder of the checkout. */
export const root = realpathSync(fileURLToPath(new URL('..', import.meta.url)));

const modules = join(root, 'node_modules');
const windows = process.platform === 'win32';

/** The Node that the package `node` brings; npm scripts find it first in their PATH. */
export const ownNode = windows ? join(modules, 'node', 'bin', 'node.exe') : join(modules, '.bin', 'node');
/** Where the program's compiled code is kept from start to start. */
export const compiled = join(modules, '.cache', 'compiled');

export const oldestNode = 24;

/** Whether a version such as `24.21.0` or `v24.21.0` can run the project. */
export function isNewEnough(version) {
  return Number.parseInt(version.replace(/^v/, ''), 10) >= oldestNode;
}

/** A state of the machine that the reader can mend; its message is one clear sentence. */
class SetupError extends Error {
  constructor(message, exitCode = 1) {
    super(message);
    this.name = 'SetupError';
    this.exitCode = exitCode;
  }
}

function packagesOf(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages ?? {};
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

/** Why the packages are not those of the lock file, or null when they are. */
function packageProblem({ production }) {
  const wanted = packagesOf(join(root, 'package-lock.json'));
  if (wanted === null)
    throw new SetupError('package-lock.json is missing: take it back from the repository.');
  const present = packagesOf(join(modules, '.package-lock.json'));
  if (present === null) return 'The packages are not installed yet';
  for (const [path, { version, optional, dev, devOptional }] of Object.entries(wanted)) {
    if (path === '' || (production && (dev || devOptional))) continue;
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const found = present[path]?.version;
    if (found !== undefined && found !== version)
      return `${name} is ${found} where the lock file has ${version}`;
    // An optional package may be one for another system.
    if (found === undefined && !optional) return `${name} ${version} of the lock file is not installed`;
    if (found !== undefined && !existsSync(join(root, path))) return `The folder of ${name} is gone`;
  }
  return null;
}

/** Why npm scripts would not run on a Node that is new enough, or null when they would. */
function nodeProblem() {
  if (!existsSync(ownNode)) {
    return isNewEnough(process.versions.node) ? null : 'The package node has no program for this machine';
  }
  if (realpathSync(ownNode) === realpathSync(process.execPath)) return null;
  const { stdout, status } = spawnSync(ownNode, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  if (status !== 0) return 'The program of the package node does not run';
  return isNewEnough(stdout.trim()) ? null : `The package node is ${stdout.trim()}`;
}

/** npm runs on the machine's Node: it deletes the one in node_modules while it works. */
function environmentForNpm() {
  const env = { ...process.env };
  const key = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  const ours = (folder) => folder === modules || folder.startsWith(modules + sep);
  env[key] = (env[key] ?? '')
    .split(delimiter)
    .filter((folder) => !ours(folder))
    .join(delimiter);
  return env;
}

/** Runs npm in the checkout, its output on stderr; answers its exit code. */
function npm(args) {
  return new Promise((resolve, reject) => {
    const quiet = ['--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline'];
    const child = spawn('npm', [...args, ...quiet], {
      cwd: root,
      env: environmentForNpm(),
      stdio: ['ignore', 2, 2],
      shell: windows,
    });
    let stopped = null;
    const stop = (signal) => {
      stopped = signal;
      child.kill(signal);
    };
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, stop);
    const settle = (act) => {
      for (const signal of signals) process.off(signal, stop);
      act();
    };
    child.once('error', ({ message }) =>
      settle(() => reject(new SetupError(`npm could not be started (${message}): is it installed?`))),
    );
    child.once('exit', (code, signal) =>
      settle(() => {
        const name = stopped ?? signal;
        if (name === null) resolve(code);
        else reject(new SetupError(`npm ${args[0]} was stopped by ${name}.`, 128 + constants.signals[name]));
      }),
    );
  });
}

// The lock is a folder outside node_modules, because npm ci empties that; making a folder succeeds only once.
const lock = join(
  tmpdir(),
  `perennial-install-${createHash('sha256').update(root).digest('hex').slice(0, 16)}`,
);
const owner = join(lock, 'pid');
const longestWait = 15 * 60_000;

function isStale() {
  try {
    process.kill(Number(readFileSync(owner, 'utf8')), 0);
    return false;
  } catch (error) {
    if (error.code === 'ESRCH') return true;
    if (error.code !== 'ENOENT') return false;
  }
  try {
    return Date.now() - statSync(lock).mtimeMs > 10_000;
  } catch {
    return false;
  }
}

function isMine() {
  try {
    return readFileSync(owner, 'utf8') === String(process.pid);
  } catch {
    return false;
  }
}

async function takeLock(say) {
  const begin = Date.now();
  for (let told = false; Date.now() - begin < longestWait; await sleep(200)) {
    try {
      mkdirSync(lock);
      writeFileSync(owner, String(process.pid));
      // Another one that found the same stale lock may clear this one; it does so at once.
      await sleep(50);
      if (isMine()) return;
    } catch (error) {
      if (error.code === 'ENOENT') continue;
      if (error.code !== 'EEXIST') throw new SetupError(`The lock ${lock} cannot be made: ${error.message}.`);
      if (isStale()) rmSync(lock, { recursive: true, force: true });
      else if (!told) say('Another command is installing the packages: waiting for it.');
      told = true;
    }
  }
  throw new SetupError(
    `Another command holds ${lock} for too long: delete that folder when nothing is installing.`,
  );
}

/** Compares the Node that was installed with what is known of it: the lock file does not cover its program. */
function checkOwnNode(say) {
  if (!existsSync(ownNode)) return;
  const { version } = packagesOf(join(root, 'package-lock.json'))['node_modules/node'] ?? {};
  const known = JSON.parse(readFileSync(join(root, 'scripts', 'node-sha256.json'), 'utf8'));
  const system = `${process.platform}-${process.arch}`;
  const flaw = flawOfNode(readFileSync(ownNode), known[version]?.[system]);
  if (flaw === 'unknown')
    say(
      `The program of node ${version} for ${system} is not in scripts/node-sha256.json: it is not compared.`,
    );
  if (flaw !== 'changed') return;
  rmSync(realpathSync(ownNode), { force: true });
  throw new SetupError(
    `The program of node ${version} for ${system} is not the one that scripts/node-sha256.json names; it was deleted. Install Node ${oldestNode} or newer on this machine.`,
  );
}

/** Whether the bytes are what is expected of them: null, 'changed', or 'unknown' where nothing is. */
export function flawOfNode(bytes, expected) {
  if (expected === undefined) return 'unknown';
  return createHash('sha256').update(bytes).digest('hex') === expected ? null : 'changed';
}

async function install(problem, say) {
  if (problem !== null) {
    say(`${problem}: running npm ci.`);
    const code = await npm(['ci', '--include=dev']);
    if (code !== 0) throw new SetupError(`npm ci failed with code ${code}: its own lines above say why.`);
  }
  const missing = nodeProblem();
  if (missing === null) return checkOwnNode(say);
  say(`${missing}: running npm rebuild node.`);
  await npm(['rebuild', 'node']);
  const still = nodeProblem();
  if (still === null) return checkOwnNode(say);
  throw new SetupError(
    `${still}: npm did not run the install script of the package node. Allow it with ` +
      `"npm rebuild node --ignore-scripts=false", or install Node ${oldestNode} or newer on this machine.`,
  );
}

/**
 * Runs `npm ci` when node_modules does not match package-lock.json, else nothing. Several may call it at once.
 * With `production`, packages for development, Node among them, may be absent.
 *
 * @throws SetupError with one sentence that says what to do
 */
export async function ensureInstalled({ say, production = false }) {
  const problem = () => packageProblem({ production });
  const ready = () => problem() === null && (production || nodeProblem() === null);
  if (ready()) return;
  await takeLock(say);
  try {
    if (!ready()) await install(problem(), say);
  } finally {
    if (isMine()) rmSync(lock, { recursive: true, force: true });
  }
}

/** Runs the step and ends the process with a sentence when the machine is not ready for it. */
export async function orExplain(step) {
  try {
    await step((sentence) => process.stderr.write(`${sentence}\n`));
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(error.exitCode);
  }
}

if (existsSync(process.argv[1] ?? '') && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  await orExplain((say) => ensureInstalled({ say }));
}
