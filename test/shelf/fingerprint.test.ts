// The name of a shelf file says which code shaped it.

import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

test('what declarations take from the matcher counts too', () => {
  const families = new URL('../../src/families/', import.meta.url);
  const files = readdirSync(families, { recursive: true, encoding: 'utf8' });
  const taken = files
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(new URL(file, families), 'utf8'))
    .flatMap((text) => [...text.matchAll(/from '[./]+\/matching\/([^']+)'/g)]);
  assert.ok(taken.length > 0);
  for (const [, file] of taken) assert.match(String(file), /^calls\//);
  const text = readFileSync(new URL('../../src/shelf/layout/fingerprint.ts', import.meta.url), 'utf8');
  assert.ok(text.includes("'../../matching/calls/'"));
});
