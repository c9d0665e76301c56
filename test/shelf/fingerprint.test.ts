// The name of a shelf file says which code shaped it.

import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { shelfFingerprint } from '../../src/shelf/layout/fingerprint.ts';

test('a change of a file in a nested folder gives the shelf another name', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'fingerprint-'));
  t.after(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'read'));
  writeFileSync(join(folder, 'shelf.ts'), 'one');
  writeFileSync(join(folder, 'read', 'query.ts'), 'one');
  const rooms = [pathToFileURL(`${folder}/`)];
  const before = shelfFingerprint(rooms);
  assert.equal(shelfFingerprint(rooms), before);
  writeFileSync(join(folder, 'read', 'query.ts'), 'another');
  assert.notEqual(shelfFingerprint(rooms), before);
});
