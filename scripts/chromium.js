// Installs Debian's Chromium where it is missing, for the tests that need a browser. Says what it did; where
// it cannot install, those tests say aloud that they were skipped.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const path = process.env.CHROMIUM ?? '/usr/bin/chromium';

function run(command, ...args) {
  return (
    spawnSync(command, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  );
}

if (existsSync(path)) {
  process.stdout.write(`Chromium is at ${path}.\n`);
} else if (
  process.getuid?.() === 0 &&
  run('apt-get', 'update') &&
  run('apt-get', 'install', '-y', '--no-install-recommends', 'chromium')
) {
  process.stdout.write(`Chromium was installed at ${path}.\n`);
} else {
  process.stderr.write(
    `!! NO BROWSER: Chromium is not at ${path} and could not be installed; the tests in a browser are skipped.\n`,
  );
}
