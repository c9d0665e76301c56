// Installs Debian's packages that tests need beside Node, where they are missing: a browser, the languages of
// docs/clients.md, and what records writes for the power cuts. Says what it did. Ends with 1 where something is missing still, because its tests are
// then skipped: CI stops there, and says why.

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Chromium without its windows, which shows the same with a quarter less work, and the whole one. */
const browsers = JSON.parse(readFileSync(new URL('browsers.json', import.meta.url), 'utf8'));
const browser = process.env.CHROMIUM ?? browsers.find(existsSync) ?? browsers[0];

const needed = [
  { path: browser, packages: ['chromium-headless-shell'] },
  { path: '/usr/bin/Rscript', packages: ['r-base-core'] },
  { path: '/usr/lib/R/site-library/jsonlite', packages: ['r-cran-jsonlite'] },
  { path: '/usr/bin/python3', packages: ['python3'] },
  { path: '/usr/bin/curl', packages: ['curl'] },
  { path: '/usr/bin/strace', packages: ['strace'] },
];

function run(command, ...args) {
  return spawnSync(command, ['-o', 'Acquire::Retries=3', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

const missing = () => needed.filter(({ path }) => !existsSync(path));

const before = missing();
if (before.length > 0 && process.getuid?.() === 0) {
  const start = performance.now();
  run('apt-get', 'update');
  run('apt-get', 'install', '-y', '--no-install-recommends', ...before.flatMap(({ packages }) => packages));
  process.stdout.write(`apt-get took ${Math.round((performance.now() - start) / 1000)} s.\n`);
}
const after = missing();
for (const one of needed) {
  const what = after.includes(one) ? 'IS MISSING' : before.includes(one) ? 'was installed' : 'is there';
  process.stdout.write(`${one.packages.join(', ')}: ${one.path} ${what}.\n`);
}
if (after.length > 0) {
  process.stderr.write(
    '!! TESTS WOULD BE SKIPPED: install what is missing, or run this as root where apt-get works.\n',
  );
  process.exit(1);
}
