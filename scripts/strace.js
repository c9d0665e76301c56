// Installs Debian's strace where it is missing, for the test that records what is written and cuts the power.
// Says what it did; where it cannot install, that test says aloud that it was skipped.

import { spawnSync } from 'node:child_process';

function run(command, ...args) {
  return (
    spawnSync(command, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  );
}

const isThere = () => spawnSync('strace', ['-V'], { stdio: 'ignore' }).status === 0;

function install() {
  return (
    process.getuid?.() === 0 &&
    run('apt-get', 'update') &&
    run('apt-get', 'install', '-y', '--no-install-recommends', 'strace')
  );
}

const was = isThere();
if (was || (install() && isThere())) {
  process.stdout.write(was ? 'strace is there.\n' : 'strace was installed.\n');
} else {
  process.stderr.write(
    '!! NO STRACE: it could not be installed; the short form of the power cuts is skipped.\n',
  );
}
