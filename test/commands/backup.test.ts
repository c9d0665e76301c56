import assert from 'node:assert/strict';
import { closeSync, existsSync, openSync } from 'node:fs';
import { appendFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { test } from 'node:test';
import { openDesk } from '../../src/desk/desk.ts';
import { holdDraft } from '../../src/engines/held-file.ts';
import { openSqliteLedger } from '../../src/ledger/sqlite.ts';
import { speaksOfErased } from '../../src/people/privacy/erased-names.ts';
import { withdrawalList } from '../../src/server/erasure/withdrawals.ts';
import { folderForTest } from '../ledger/folder.ts';
import { aClaim } from '../support/claims.ts';
import { changeOf } from '../support/node.ts';
import { aGrant } from '../support/records.ts';
import { noon } from '../support/test-app.ts';
import { perennial, perennialProcess } from './process.ts';

test('a backup is put back whole, without what was erased since, and never over something else', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'perennial-backup-'));
  const [from, to, file] = [join(folder, 'ledger.db'), join(folder, 'to'), join(folder, 'backup.db')];
  {
    await using ledger = openSqliteLedger(from);
    await ledger.append(
      [changeOf('grants', aGrant({ id: 'a' })), changeOf('grants', aGrant({ id: 'jane' }))],
      noon,
    );
    await using desk = await openDesk(from);
    const claims = ['a', 'jane'].map((id) => aClaim({ id, public_id: id }, noon));
    await desk.db.insertInto('claims').values(claims).execute();
  }
  const settings = { PERENNIAL_DATA: folder, DATABASE_URL: '' };
  const written = await perennial(['backup', file], settings);
  assert.equal(written.code, 0, written.stderr);
  await withdrawalList(folder).note([{ family: 'grants', id: 'jane', at: noon.toISOString() }]);
  const restore = (data: string) =>
    perennial(
      ['restore', file, '--erased', join(folder, 'erased.ndjson')],
      { PERENNIAL_DATA: data, DATABASE_URL: '' },
      () => noon,
    );
  // A set of dumps of what was there before.
  const dumped = join(to, 'dumps', '20260301T030000Z');
  await mkdir(dumped, { recursive: true });
  await writeFile(join(dumped, 'index.json'), '{}');
  const put = await restore(to);
  assert.equal(put.code, 0, put.stderr);
  assert.match(put.stdout, /1 erasure carried out again/);
  assert.equal(existsSync(dumped), false, 'dumps of another history would lead followers astray');
  {
    await using ledger = openSqliteLedger(join(to, 'ledger.db'));
    assert.equal((await ledger.present('grants', 'a'))?.id, 'a');
    assert.equal(await ledger.present('grants', 'jane'), null);
    await using desk = await openDesk(join(to, 'ledger.db'));
    const claims = await desk.db.selectFrom('claims').select('subject').execute();
    assert.deepEqual(
      claims.map(({ subject }) => subject),
      ['grant/a'],
    );
    assert.equal(await speaksOfErased(desk, [['jane']]), true);
  }
  assert.match((await restore(to)).stderr, /not empty/);
  await appendFile(join(folder, 'erased.ndjson'), '{"family":"gra');
  const torn = await restore(join(folder, 'torn'));
  assert.equal(torn.code, 0);
  assert.match(torn.stderr, /erased\.ndjson:2 was never written to its end/);
  await appendFile(join(folder, 'erased.ndjson'), '\n{"family":"grants"}\n');
  assert.match((await restore(join(folder, 'third'))).stderr, /erased\.ndjson:2 is not an erasure/);
  await appendFile(file, 'x');
  assert.match((await restore(join(folder, 'third'))).stderr, /not the backup that was written/);
  await rm(folder, { recursive: true });
});

test('of two backups to one name at once one is written, whole and with its hash, and the other is refused', async () => {
  using made = folderForTest();
  const folder = made.path;
  const file = join(folder, 'backup.db');
  {
    await using ledger = openSqliteLedger(join(folder, 'ledger.db'));
    await ledger.append([changeOf('grants', aGrant({ id: 'a' }))], noon);
  }
  const [another, left] = [
    `${file}.unfinished-1-0a1b2c3d-0-1`,
    join(folder, 'older.db.unfinished-1-0a1b2c3d-0-1'),
  ];
  using _held = holdDraft(another);
  await writeFile(another, 'what a living process writes');
  await writeFile(left, 'what a killed one wrote');
  const settings = { PERENNIAL_DATA: folder, DATABASE_URL: '' };
  const both = await Promise.all([
    perennial(['backup', file], settings),
    perennial(['backup', file], settings),
  ]);
  assert.deepEqual(both.map(({ code }) => code).toSorted(), [0, 1], JSON.stringify(both));
  assert.match(both.map(({ stderr }) => stderr).join(''), /is there already; name a new file/);
  const put = await perennial(['restore', file], { PERENNIAL_DATA: join(folder, 'to'), DATABASE_URL: '' });
  assert.equal(put.code, 0, put.stderr);
  assert.match(put.stdout, /1 of them changes of the catalogue/);
  const stay = (await readdir(folder)).filter((name) => name.includes('unfinished'));
  assert.deepEqual(stay.toSorted(), [basename(another), `${basename(another)}.held`]);
});

test('a backup of the wrong place is refused, and a restore that knows of no erasures says so', async () => {
  using folder = folderForTest();
  const settings = (name: string) => ({ PERENNIAL_DATA: join(folder.path, name), DATABASE_URL: '' });
  const file = join(folder.path, 'backup.db');
  const nothing = await perennial(['backup', file], settings('wrong'));
  assert.equal(nothing.code, 1);
  assert.match(nothing.stderr, /^There is nothing to back up in .*wrong; set PERENNIAL_DATA .*\n$/);
  assert.deepEqual([existsSync(file), existsSync(join(folder.path, 'wrong'))], [false, false]);
  const labels = folder.write('labels.ndjson', [{ id: 'ageing', slug: 'ageing', name: 'Ageing' }]);
  await perennial(['import', labels], settings('right'));
  assert.equal((await perennial(['backup', file], settings('right'))).code, 0);
  const put = await perennial(['restore', file], settings('new'));
  assert.equal(put.code, 0, put.stderr);
  assert.match(put.stderr, /^No erased\.ndjson is in .*new: .* restore once more, .* with --erased\.\n$/);
});

test('a backup or restore without the name of a file is refused, and leaves nothing behind', async () => {
  using folder = folderForTest();
  const settings = { PERENNIAL_DATA: join(folder.path, 'data'), DATABASE_URL: '' };
  const labels = folder.write('labels.ndjson', [{ id: 'ageing', slug: 'ageing', name: 'Ageing' }]);
  await perennial(['import', labels], settings);
  const before = await readdir(folder.path);
  const refused = await perennial(['backup', join(folder.path, 'new/')], settings);
  assert.equal(refused.code, 2);
  assert.match(refused.stderr, /^Name the file that the backup is written into, such as .*\n$/);
  assert.match((await perennial(['backup', ''], settings)).stderr, /^error: argument 'file' is empty\n/);
  assert.deepEqual(await readdir(folder.path), before);
  assert.equal(existsSync('.sha256'), false);
  const to = { ...settings, PERENNIAL_DATA: join(folder.path, 'to') };
  assert.match((await perennial(['restore', ''], to)).stderr, /^error: argument 'file' is empty\n/);
  const ofFolder = await perennial(['restore', folder.path], to);
  assert.equal(ofFolder.stderr, `${folder.path} is no file of a backup.\n`);
  assert.deepEqual(await readdir(folder.path), before);
});

test('files that cannot be opened, or hold something else, are told of in one sentence', async () => {
  using folder = folderForTest();
  const status = (name: string) =>
    perennial(['status'], { PERENNIAL_DATA: join(folder.path, name), DATABASE_URL: '' });
  await mkdir(join(folder.path, 'closed', 'ledger.db'), { recursive: true });
  const closed = await status('closed');
  assert.equal(closed.code, 1);
  assert.match(closed.stderr, /^The files of the data folder cannot be used \(.*\): look whose .*\n$/);
  await mkdir(join(folder.path, 'other'));
  folder.write('other/ledger.db', 'something else'.repeat(1_000));
  const other = await status('other');
  assert.equal(other.code, 1);
  assert.match(other.stderr, /^The files of the data folder cannot be used .*restore the backup\.\n$/);
  folder.write('plain', 'something else');
  for (const command of ['status', 'serve']) {
    const plain = await perennial([command], {
      PERENNIAL_DATA: join(folder.path, 'plain'),
      DATABASE_URL: '',
    });
    assert.equal(plain.code, 2);
    assert.match(
      plain.stderr,
      /^PERENNIAL_DATA=.*plain cannot be used: it takes a folder, and this is a file\.\n$/,
    );
  }
});

test('a command says which variables nearly bear the name of a setting, because nobody reads them', async () => {
  using folder = folderForTest();
  folder.write('plain', 'where a start ends at once');
  const place = {
    PERENNIAL_DATA: join(folder.path, 'plain'),
    DATABASE_URL: '',
    SITE_URL: 'https://site.example',
  };
  const others = { TRUST_PRXOY: 'a', HARVSET_AT: '03:00', DATABASE_NAME: 'a', SITE_URLS: 'b' };
  for (const command of [['serve'], ['status'], ['backup', join(folder.path, 'b.db')]]) {
    const { stderr } = await perennial(command, { ...place, ...others });
    const told = stderr.trimEnd().split('\n').slice(0, -1);
    assert.deepEqual(told, [
      'TRUST_PRXOY is no setting; did you mean TRUST_PROXY?',
      'HARVSET_AT is no setting; did you mean HARVEST_AT?',
    ]);
  }
});

test('a backup whose line nobody can take is whole, and no draft stays beside it', {
  skip: process.platform !== 'linux',
}, async () => {
  using folder = folderForTest();
  const settings = { PERENNIAL_DATA: join(folder.path, 'data') };
  await perennial(['import', folder.write('grants.ndjson', [aGrant({ id: 'a' })])], settings);
  const to = join(folder.path, 'backups');
  await mkdir(to);
  const full = openSync('/dev/full', 'w');
  const ended = await perennialProcess(['backup', join(to, 'backup.db')], settings, full);
  closeSync(full);
  assert.equal(ended.code, 1);
  assert.deepEqual((await readdir(to)).toSorted(), ['backup.db', 'backup.db.sha256']);
});
