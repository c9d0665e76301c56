#!/usr/bin/env node
// The command `perennial`. The program needs Node 24; on an older one this hands over to the Node that a
// checkout brings, with the same arguments, signals and exit code. An installed package brings none, and says so.

import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import nodeModule from 'node:module';
import { join } from 'node:path';
import { isatty } from 'node:tty';
import { pathToFileURL } from 'node:url';
import { compiled, ensureInstalled, isNewEnough, oldestNode, orExplain, ownNode, root } from './install.js';

/**
 * With what a server is started, by whatever starts one (the image and the unit for systemd say the same). What an
 * answer needs dies in a young generation of 32 MB (decision 128); garbage is collected when the old one has grown by
 * half, not when it is some times as large. The environment is for the C library of Debian and others, which otherwise
 * holds on to what was freed: for each thread, and in large pieces.
 */
const serverStart = JSON.parse(readFileSync(new URL('server-start.json', import.meta.url), 'utf8'));

/** A checkout holds the source; a package what scripts/build.js made of it. */
const source = join(root, 'src', 'cli.ts');
const checkout = existsSync(source);
const cli = checkout ? source : join(root, 'build', 'src', 'cli.js');
const here = isNewEnough(process.versions.node);
const args = process.argv.slice(2);

if (!checkout && !here) {
  process.stderr.write(
    `Perennial needs Node ${oldestNode} or newer, and this is Node ${process.versions.node}.\n`,
  );
  process.exit(1);
}
const serves = args[0] === 'serve' || args[0] === 'mirror';
const forServer = serves ? serverStart.flags : [];
// What somebody set already stays.
if (serves) for (const [name, value] of Object.entries(serverStart.environment)) process.env[name] ??= value;

// The size can only be given at the start: this process becomes one that was started with it.
const given = [...process.execArgv, process.env.NODE_OPTIONS ?? ''].join(' ').includes('semi-space');
if (here && forServer.length > 0 && !given && process.execve !== undefined && process.platform !== 'win32') {
  const quiet = '--disable-warning=ExperimentalWarning';
  process.removeAllListeners('warning');
  process.execve(
    process.execPath,
    [process.execPath, ...process.execArgv, quiet, ...forServer, process.argv[1], ...args],
    process.env,
  );
}

if (checkout) await orExplain((say) => ensureInstalled({ say, production: here }));

// npm hands a SIGTERM to the shell between the two, which dies without a word to its child: that the parent
// has changed is then the only sign that npm was told to stop.
if (process.env.npm_lifecycle_event !== undefined) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watch.unref();
}

// What one start compiled is kept for the next, for workers and threads too; nothing is where nothing can be written.
process.env.NODE_COMPILE_CACHE ??= compiled;

if (here) {
  nodeModule.enableCompileCache(process.env.NODE_COMPILE_CACHE);
  process.argv[1] = cli;
  await import(pathToFileURL(cli).href);
} else {
  const node = ['--disable-warning=ExperimentalWarning', ...forServer, cli];
  const child = spawn(ownNode, [...node, ...args], { stdio: 'inherit' });
  // A terminal sends Ctrl-C to both; a second one would cut a tidy end short.
  const forwarded = isatty(0) ? ['SIGTERM', 'SIGHUP'] : ['SIGINT', 'SIGTERM', 'SIGHUP'];
  const ignore = () => {};
  const forward = (signal) => child.kill(signal);
  process.on('SIGINT', ignore);
  for (const signal of forwarded) process.on(signal, forward);
  child.once('error', (error) => {
    process.stderr.write(`${ownNode} could not be started: ${error.message}.\n`);
    process.exit(1);
  });
  child.once('exit', (code, signal) => {
    if (signal === null) process.exit(code);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}
