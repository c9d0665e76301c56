// An erasure for privacy that was begun is finished, whoever comes next.

import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { beginErasure, bytesAlone, unfinishedErasures } from '../../src/desk/unfinished-erasures.ts';
import { holdDraft } from '../../src/engines/held-file.ts';
import { withdrawalsFile } from '../../src/server/erasure/withdrawals.ts';
import { folderForTest } from '../ledger/folder.ts';
import { aGrant, aHero } from '../support/records.ts';
import { deskIn, ledgerIn } from '../support/truth.ts';
import { filesHolding } from '../support/whole-folder.ts';
import { perennial, serving } from './process.ts';

const canary = 'Quillfeather';
const jane = aHero({ id: 'h1', public_id: 'jane', name: `Jane ${canary}`, tagline: 'Of the moon' });
const removal = { id: 'h1', removed: true, removal_reason: 'privacy_request' };

const openGrant = (given: object) => aGrant({ deadline: '2090-06-30T23:59:59Z', ...given });

async function world(folder: { path: string; write: (name: string, records: object[]) => string }) {
  const data = join(folder.path, 'data');
  const settings = { PERENNIAL_DATA: data };
  const heroes = folder.write('heroes.ndjson', [jane, aHero({ id: 'h2', name: 'Another' })]);
  assert.equal((await perennial(['import', heroes], settings)).code, 0);
  assert.equal((await perennial(['dump'], settings)).code, 0);
  assert.notEqual(filesHolding(join(data, 'dumps'), canary).length, 0);
  return { data, settings, out: folder.write('heroes.ndjson', [removal]) };
}

test('a removal for privacy that could not be written down is carried out by the same file', async () => {
  using folder = folderForTest();
  const { data, settings, out } = await world(folder);
  // As where the disk is full: the list cannot be written.
  mkdirSync(join(data, withdrawalsFile));
  const failed = await perennial(['import', out], settings);
  assert.equal(failed.code, 1);
  rmdirSync(join(data, withdrawalsFile));
  const again = await perennial(['import', out], settings);
  assert.equal(again.code, 0, again.stderr);
  assert.match(readFileSync(join(data, withdrawalsFile), 'utf8'), /^\{"family":"heroes","id":"h1",/m);
  assert.deepEqual(filesHolding(data, canary), []);
  await using desk = await deskIn(data);
  assert.deepEqual(await unfinishedErasures(desk), []);
});

test('a set of dumps that a killed process began goes with what is erased; one that is being written stays', async () => {
  using folder = folderForTest();
  const { data, settings, out } = await world(folder);
  const dumps = join(data, 'dumps');
  const [version] = readdirSync(dumps);
  const [gone, living] = ['gone', 'living'].map((who) => join(dumps, `.unfinished-${version}-${who}`)) as [
    string,
    string,
  ];
  cpSync(join(dumps, version as string), gone, { recursive: true });
  using _held = holdDraft(living);
  mkdirSync(living);
  const erased = await perennial(['import', out], settings);
  assert.equal(erased.code, 0, erased.stderr);
  assert.deepEqual(filesHolding(data, canary), []);
  const left = readdirSync(dumps).filter((name) => name.startsWith('.unfinished-'));
  assert.deepEqual(left.toSorted(), [basename(living), `${basename(living)}.held`]);
});

test('a set of dumps whose index is damaged goes with what is erased', async () => {
  using folder = folderForTest();
  const { data, settings } = await world(folder);
  const dumps = join(data, 'dumps');
  const [version = ''] = readdirSync(dumps);
  writeFileSync(join(dumps, version, 'index.json'), '{');
  const options = ['--reason', 'privacy_request', '--yes'];
  const removed = await perennial(['remove', 'heroes', 'h1', ...options], settings);
  assert.equal(removed.code, 0, removed.stderr);
  assert.deepEqual(filesHolding(data, canary), []);
  assert.equal(readdirSync(dumps).includes(version), false);
});

test('a server that starts finishes an erasure that a process left behind its first step', async () => {
  using folder = folderForTest();
  const { data, settings } = await world(folder);
  {
    await using desk = await deskIn(data);
    const at = new Date().toISOString();
    await beginErasure(desk, { family: 'heroes', id: 'h1', names: ['h1', `Jane ${canary}`], at });
    await beginErasure(desk, { ...bytesAlone, names: [], at });
  }
  await using _server = await serving(settings);
  await using ledger = await ledgerIn(data);
  await using desk = await deskIn(data);
  for (let waited = 0; (await unfinishedErasures(desk)).length > 0; waited += 100) {
    assert.ok(waited < 30_000, 'it is finished');
    await setTimeout(100);
  }
  assert.equal(await ledger.present('heroes', 'h1'), null);
  assert.match(readFileSync(join(data, withdrawalsFile), 'utf8'), /"id":"h1"/);
  assert.deepEqual(filesHolding(data, canary), []);
});

test('the name of an erased funder is in no file, though lists counted by it', async () => {
  using folder = folderForTest();
  const data = join(folder.path, 'data');
  const settings = { PERENNIAL_DATA: data };
  const name = `${canary} Private Giving`;
  const grants = [
    openGrant({ id: 'a', funder_name: name }),
    openGrant({ id: 'b', funder_name: 'Known Fund' }),
  ];
  await perennial(['import', folder.write('grants.ndjson', grants)], settings);
  const removed = await perennial(
    ['remove', 'grants', 'a', '--reason', 'privacy_request', '--yes'],
    settings,
  );
  assert.equal(removed.code, 0, removed.stderr);
  assert.deepEqual(filesHolding(data, canary), []);
  const later = [
    openGrant({ id: 'c', funder_name: 'Third Fund' }),
    openGrant({ id: 'd', funder_name: 'Known Fund' }),
  ];
  const more = await perennial(['import', folder.write('grants.ndjson', later)], settings);
  assert.match(more.stdout, /2 added/);
  await using server = await serving(settings);
  for (const [funder, total] of [
    ['Third', 1],
    ['Known', 2],
    ['Quill', 0],
  ] as const) {
    const response = await fetch(`${server.url}/api/v1/grants?funder=${funder}`);
    const body = (await response.json()) as { data: unknown[] };
    assert.equal(body.data.length, total, funder);
  }
});

/** A process of another program that reads a file of SQLite for a while, from the moment at which this resolves. */
async function reading(file: string, ms: number): Promise<ChildProcess> {
  const program = `
    const db = new (require('node:sqlite').DatabaseSync)(${JSON.stringify(file)}, { readOnly: true });
    db.exec('begin');
    db.prepare('select count(*) from sqlite_master').get();
    process.stdout.write('reads');
    setTimeout(() => db.close(), ${ms});`;
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return child;
}

test('a removal waits for whoever else reads the files, and leaves no byte once they are done', async () => {
  using folder = folderForTest();
  const { data, settings } = await world(folder);
  const [file] = readdirSync(data).filter((name) => /^shelf-.*\.db$/.test(name));
  const reader = await reading(join(data, file as string), 3_000);
  const options = ['--reason', 'privacy_request', '--yes', '--json'];
  const { code, stdout, stderr } = await perennial(['remove', 'heroes', 'h1', ...options], settings);
  assert.equal(stderr, '');
  assert.deepEqual([code, JSON.parse(stdout).compacted], [0, true]);
  assert.deepEqual(filesHolding(data, canary), []);
  if (reader.exitCode === null) await once(reader, 'exit');
});
