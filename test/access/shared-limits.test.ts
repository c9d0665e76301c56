import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { limitsBy, policies } from '../../src/access/limits.ts';
import { type SharedLimits, sharedLimits } from '../../src/access/shared-limits.ts';
import { folderForTest } from '../ledger/folder.ts';
import { often } from '../support/often.ts';

const policy = policies.public;

/** Limits of several workers over one folder, at the time that a test sets. */
function workers(folder: string, fileBytes?: number) {
  const time = { now: 1_000_000 };
  const errors: unknown[] = [];
  let number = 0;
  const open = (): SharedLimits =>
    sharedLimits({
      folder,
      seed: 'test',
      worker: ++number,
      clock: () => time.now,
      onError: (error) => errors.push(error),
      ...(fileBytes ? { fileBytes } : {}),
    });
  return { time, errors, open };
}

test('several workers count as one: each request passes, or not, as if one of them had had them all', () => {
  const asks = fc.array(
    fc.record({
      worker: fc.nat(2),
      who: fc.nat(2),
      many: fc.integer({ min: 1, max: 300 }),
      wait: fc.nat(20_000),
    }),
    { minLength: 5, maxLength: 25 },
  );
  fc.assert(
    fc.property(asks, (steps) => {
      using folder = folderForTest();
      const { time, errors, open } = workers(folder.path, 4096);
      const several = [open(), open(), open()];
      const one = limitsBy(() => time.now - (1_000_000 % 1000));
      for (const { worker, who, many, wait } of steps) {
        for (let request = 0; request < many; request++) {
          const asked = several[worker]?.take(`${who}`, policy);
          assert.deepEqual(asked, one.take(`${who}`, policy));
        }
        time.now += wait;
      }
      assert.deepEqual(errors, []);
      for (const limits of several) limits[Symbol.dispose]();
    }),
    { seed: 7, numRuns: often(30) },
  );
});

test('a worker that begins anew gives nobody a second allowance, and the minute after does', () => {
  using folder = folderForTest();
  const { time, open } = workers(folder.path, 1600);
  using first = open();
  for (let request = 0; request < 600; request++) assert.ok(first.take('a', policy).passes);
  using second = open();
  assert.deepEqual(second.take('a', policy), { passes: false, remaining: 0, reset: 61 });
  time.now += 61_000;
  assert.ok(second.take('a', policy).passes);
});

test('files of seconds that no longer count are deleted, and one who slept meanwhile still counts with all', () => {
  using folder = folderForTest();
  const { time, errors, open } = workers(folder.path, 1600);
  using busy = open();
  using asleep = open();
  for (let minute = 0; minute < 6; minute++) {
    time.now += 61_000;
    for (let request = 0; request < 600; request++) busy.take('a', policy);
  }
  assert.ok(readdirSync(folder.path).length < 25, `${readdirSync(folder.path).length} files`);
  assert.equal(asleep.take('a', policy).passes, false);
  assert.deepEqual(errors, []);
});

test('a file that is deleted while it is looked for is not made again, where nobody else would read it', () => {
  using folder = folderForTest();
  const { errors, open } = workers(folder.path, 1600);
  using busy = open();
  using asleep = open();
  for (let request = 0; request < 600; request++) busy.take('a', policy);
  // A link that leads nowhere is listed, and is not there when it is opened.
  for (const name of ['requests-1', 'requests-2', 'requests-3']) {
    rmSync(join(folder.path, name));
    symlinkSync('deleted', join(folder.path, name));
  }
  busy.take('b', policy);
  using begun = open();
  assert.equal(asleep.take('b', policy).remaining, 598);
  assert.equal(begun.take('b', policy).remaining, 597);
  assert.ok(!readdirSync(folder.path).includes('deleted'));
  assert.deepEqual(errors, []);
});

test('without a file to write to, a worker says so and counts by itself', () => {
  using folder = folderForTest();
  const within = join(folder.path, 'limits');
  mkdirSync(within);
  const { errors, open } = workers(within, 1600);
  using limits = open();
  limits.take('a', policy);
  rmSync(within, { recursive: true });
  let passed = 1;
  for (let request = 0; request < 800; request++) if (limits.take('a', policy).passes) passed++;
  assert.equal(passed, 600);
  assert.ok(errors.length > 0);
  using begun = open();
  assert.ok(begun.take('a', policy).passes, 'who begins now makes the folder again');
});

test('four processes at once let 600 pass, not one more or less', { timeout: 60_000 }, async () => {
  const program = fileURLToPath(new URL('limits-worker.ts', import.meta.url));
  // Several rounds: what goes wrong between processes goes wrong now and then.
  for (let round = 0; round < often(5); round++) {
    using folder = folderForTest();
    const passed = await Promise.all(
      ['1', '2', '3', '4'].map(async (number) => {
        const child = spawn(process.execPath, [program, folder.path, number], {
          stdio: ['ignore', 'pipe', 'inherit'],
        });
        let said = '';
        child.stdout.on('data', (chunk) => {
          said += chunk;
        });
        await once(child, 'close');
        return JSON.parse(said) as number[];
      }),
    );
    const sums = [0, 1, 2, 3].map((who) => passed.reduce((sum, counts) => sum + (counts[who] as number), 0));
    assert.deepEqual(sums, [600, 600, 600, 600]);
  }
});
