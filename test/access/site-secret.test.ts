import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { siteSecret, whySecretIsKnown } from '../../src/access/site-secret.ts';
import { dropUnfinished } from '../../src/server/node/leftovers.ts';
import { perennial } from '../commands/process.ts';
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

test('a folder in the place of the secret, as Docker makes for a file that is missing, is told of by its name', async () => {
  using folder = folderForTest();
  mkdirSync(`${folder.path}/secret`);
  const settings = { PERENNIAL_DATA: folder.path, DATABASE_URL: '' };
  const read = await perennial(['status'], settings);
  assert.equal(read.code, 0, 'what needs no secret goes on');
  const { code, stderr } = await perennial(['serve', '--port', '0'], settings);
  assert.deepEqual(
    [code, stderr],
    [1, `${folder.path}/secret must be a file. Take it away, and one is made.\n`],
  );
});

test('a secret that every user of the machine may read is told of, unless the folder is closed or SECRET_KEY is set', () => {
  using folder = folderForTest();
  const place = { secretKey: [], perennialData: folder.path };
  siteSecret(place, randomBytes);
  const seen = () => whySecretIsKnown(place);
  const file = `${folder.path}/secret`;
  chmodSync(folder.path, 0o755);
  assert.equal(seen(), null);
  chmodSync(file, 0o644);
  assert.match(seen() ?? '', /^every user of this machine may read .*secret, which .*chmod 600/);
  assert.equal(whySecretIsKnown({ ...place, secretKey: ['x'.repeat(32)] }), null);
  chmodSync(folder.path, 0o700);
  assert.equal(seen(), null);
});

test('a file that a killed process never gave its name goes with the next start; one that is being made stays', () => {
  using folder = folderForTest();
  const left = ['secret.0a1b2c3d4e5f.new', 'mirror.json.4711-0a1b2c3d-0-1.new'];
  for (const name of [...left, 'secret.ffffffffffff.new']) folder.write(name, 'x'.repeat(43));
  const before = new Date(Date.now() - 120_000);
  for (const name of left) utimesSync(join(folder.path, name), before, before);
  dropUnfinished(folder.path, folder.path, new Date());
  assert.deepEqual(readdirSync(folder.path), ['secret.ffffffffffff.new']);
});
