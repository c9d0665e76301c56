import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { besideModule, isNear } from '../../src/cli/near-modules.ts';

const root = fileURLToPath(new URL('../../src/', import.meta.url));

test('every relative path that a module of the program names leads to the file that Node would take', () => {
  let seen = 0;
  for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts')) continue;
    const parent = pathToFileURL(join(root, file)).href;
    for (const [, path = ''] of readFileSync(join(root, file), 'utf8').matchAll(
      /(?:from|import\() ?'(\.[^']+)'/g,
    )) {
      if (path.endsWith('.json')) continue;
      assert.ok(isNear(path), `${file} names ${path}`);
      assert.equal(besideModule(parent, path), new URL(path, parent).href);
      seen++;
    }
  }
  assert.ok(seen > 5_000, `${seen} paths`);
});

test('what is no plain relative path to a module is left to Node', () => {
  for (const path of [
    'kysely',
    'node:fs',
    './a',
    './a.json',
    './a.ts?b',
    './a%20b.ts',
    './a/../b.ts',
    '/a.ts',
    './a//b.js',
  ])
    assert.ok(!isNear(path), path);
});
