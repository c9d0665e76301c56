// `npm run release-check`: makes the package, installs it into an empty folder as a stranger would, and uses it:
// the version, every command's help, an import, the demo, the client. Ends with 1 and a sentence at the first
// thing that does not work.

import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { root } from './install.js';

const folder = mkdtempSync(join(tmpdir(), 'perennial-release-'));
const windows = process.platform === 'win32';
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
// What npm tells its scripts is about the checkout, and this is another place.
const own = Object.entries(process.env).filter(([name]) => !/^npm_|^NODE_COMPILE_CACHE$/i.test(name));
const env = { ...Object.fromEntries(own), PERENNIAL_DATA: join(folder, 'data'), LOG_LEVEL: 'error' };

function run(command, args, cwd = folder, environment = env) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    env: environment,
    encoding: 'utf8',
    timeout: 300_000,
    shell: windows,
  });
  if (error) throw error;
  return { status, stdout, stderr, text: `${command} ${args.join(' ')}` };
}

function mustRun(...call) {
  const ended = run(...call);
  if (ended.status !== 0)
    throw new Error(`${ended.text} ended with ${ended.status}:\n${ended.stdout}${ended.stderr}`);
  return ended.stdout;
}

function must(holds, sentence) {
  if (!holds) throw new Error(sentence);
}

/** The command as npm installed it, on this Node. */
const command = join(folder, 'node_modules', '.bin', windows ? 'perennial.cmd' : 'perennial');
const perennial = (...args) => mustRun(command, args);

/** The commands below one, as its help lists them. */
function commandsIn(help) {
  const [, list = ''] = /\nCommands:\n([\s\S]*)$/.exec(help) ?? [];
  return [...list.matchAll(/^ {2}([a-z][\w-]*)/gm)].map(([, name]) => name).filter((name) => name !== 'help');
}

function helpOf(path) {
  const help = perennial(...path, '--help');
  must(
    help.startsWith(`Usage: ${['perennial', ...path].join(' ')}`),
    `${path.join(' ')} --help says no usage.`,
  );
  return commandsIn(help).reduce((count, name) => count + helpOf([...path, name]), 1);
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** Starts the demo, asks one route, uses the client, stops it; it must end by itself. */
async function serveDemo() {
  const port = await freePort();
  const site = `http://127.0.0.1:${port}`;
  const server = spawn(command, ['serve', '--demo', '--port', String(port)], {
    cwd: folder,
    env: { ...env, PERENNIAL_DATA: join(folder, 'demo') },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: windows,
  });
  let said = '';
  server.stdout.on('data', (chunk) => (said += chunk));
  server.stderr.on('data', (chunk) => (said += chunk));
  const ended = new Promise((resolve) => server.once('close', resolve));
  try {
    const until = Date.now() + 90_000;
    let answer;
    do {
      must(server.exitCode === null && Date.now() < until, `The demo is not served:\n${said}`);
      await sleep(250);
      answer = await fetch(`${site}/api/v1/grants?limit=1`).catch(() => null);
    } while (answer?.status !== 200);
    const { data } = await answer.json();
    must(data.length === 1 && typeof data[0].title === 'string', 'The demo has no grant.');
    writeFileSync(
      join(folder, 'ask.mjs'),
      "import { createPerennial } from 'perennial/client';\n" +
        'const { data } = await createPerennial({ baseUrl: process.argv[2] }).GET("/api/v1/stats");\n' +
        'console.log(data.grants.total > 0);\n',
    );
    // Not `mustRun`: that would hold up what reads the server's output.
    const asking = spawn(process.execPath, ['ask.mjs', site], { cwd: folder, env });
    let printed = '';
    asking.stdout.on('data', (chunk) => (printed += chunk));
    await new Promise((resolve) => asking.once('close', resolve));
    must(printed === 'true\n', 'The client of the package gets no answer.');
    server.kill('SIGTERM');
    const code = await Promise.race([ended, sleep(15_000, 'late', { ref: false })]);
    must(code === 0, `The server ended with ${code} after SIGTERM:\n${said}`);
  } finally {
    server.kill('SIGKILL');
  }
}

const step = (sentence) => process.stdout.write(`${sentence}\n`);

try {
  const [packed] = JSON.parse(mustRun('npm', ['pack', '--json', '--pack-destination', folder], root));
  step(`${packed.filename}: ${packed.entryCount} files, ${Math.round(packed.size / 1024)} KiB.`);
  writeFileSync(join(folder, 'package.json'), '{}');
  const quiet = ['--prefer-offline', '--no-audit', '--no-fund'];
  mustRun('npm', ['install', ...quiet, join(folder, packed.filename)]);
  const installed = join(folder, 'node_modules', 'perennial');
  const typescript = readdirSync(installed, { recursive: true }).filter((file) => /(?<!\.d)\.ts$/.test(file));
  must(typescript.length === 0, `The package holds TypeScript: ${typescript.slice(0, 3).join(', ')}.`);
  const thrown = "import(process.argv[1]).then(({ shape }) => shape('{a: Nope}'))";
  const module = pathToFileURL(join(installed, 'build', 'src', 'kernel', 'shape.js')).href;
  const { stderr: trace } = run(process.execPath, ['--enable-source-maps', '-e', thrown, module]);
  must(
    trace.includes(join('src', 'kernel', 'shape.ts:')),
    `A stack trace does not name the source:\n${trace}`,
  );
  must(perennial('--version') === `${version}\n`, 'perennial --version is not the version of package.json.');
  step(`${helpOf([])} commands tell what they take.`);
  perennial('import', 'starter');
  const { records } = JSON.parse(perennial('status', '--json'));
  must(records.grants > 0, 'The starter that comes with the package brings no grant.');
  step(`The starter is imported: ${records.grants} grants.`);
  await serveDemo();
  step('The demo is served, the client is answered, and the server ends by itself.');
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
