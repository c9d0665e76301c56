// The command `perennial mirror` towards an instance that only notes how it is asked.

import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { listening } from '../support/listening.ts';
import { perennial } from './process.ts';

test('a mirror sends the key that it is given, and without one asks as the public', async () => {
  const asked: (string | undefined)[] = [];
  await using origin = await listening(
    createServer((request, response) => {
      asked.push(request.headers.authorization);
      response.writeHead(500).end('{}');
    }),
  );
  const folder = await mkdtemp(join(tmpdir(), 'perennial-mirror-'));
  const mirror = (options: readonly string[], key: string) =>
    perennial(['mirror', origin.url, '--once', ...options], { PERENNIAL_DATA: folder, PERENNIAL_KEY: key });
  const { code, stderr } = await mirror([], '');
  assert.equal(code, 1);
  assert.match(stderr, /index\.json answered 500/);
  await mirror([], 'from-settings');
  await mirror(['--key', 'from-options'], 'from-settings');
  assert.deepEqual(asked, [undefined, 'Bearer from-settings', 'Bearer from-options']);
  await rm(folder, { recursive: true });
});
