import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { test } from 'node:test';
import { siteSecret } from '../../src/access/site-secret.ts';
import { folderForTest } from '../ledger/folder.ts';

test('the secret of a folder is made once, whole and for its owner alone', () => {
  using folder = folderForTest();
  const secret = () => siteSecret({ secretKey: [], perennialData: folder.path }, randomBytes);
  const made = secret();
  assert.ok(made.length >= 32);
  assert.deepEqual(secret(), made);
  assert.deepEqual(readdirSync(folder.path), ['secret']);
  assert.equal(statSync(`${folder.path}/secret`).mode & 0o777, 0o600);
});

test('a secret that a full disk or a power cut left empty is nobody’s: another one is made', () => {
  using folder = folderForTest();
  folder.write('secret', '');
  const made = siteSecret({ secretKey: [], perennialData: folder.path }, randomBytes);
  assert.ok(made.length >= 32, `${made.length} bytes`);
  assert.deepEqual(siteSecret({ secretKey: [], perennialData: folder.path }, randomBytes), made);
  assert.equal(statSync(`${folder.path}/secret`).mode & 0o777, 0o600);
});
