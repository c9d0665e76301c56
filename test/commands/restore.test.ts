// What a backup brings back, and what stays withdrawn.

import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { hashOf } from '../../src/commands/backup.ts';
import { openDesk } from '../../src/desk/desk.ts';
import { beginRestored, historyIdOf, isRestored } from '../../src/desk/nodes.ts';
import { beginErasure, unfinishedErasures } from '../../src/desk/unfinished-erasures.ts';
import { openLedger } from '../../src/ledger/open-ledger.ts';
import { createKey, listKeys, revokeKey } from '../../src/people/accounts/keys.ts';
import { withdrawalList, withdrawalsFile } from '../../src/server/erasure/withdrawals.ts';
import { folderForTest } from '../ledger/folder.ts';
import { aHero } from '../support/records.ts';
import { noon } from '../support/test-app.ts';
import { killed, perennial } from './process.ts';

const at = noon.toISOString();
const onFile = (data: string) => ({ PERENNIAL_DATA: data, DATABASE_URL: '' });

/** A folder with so many heroes, and its backup. */
async function backedUp(path: string, heroes: number): Promise<{ from: string; file: string }> {
  const [from, file] = [join(path, 'from'), join(path, 'backup.db')];
  mkdirSync(from);
  {
    await using ledger = await openLedger(join(from, 'ledger.db'));
    await using _desk = await openDesk(join(from, 'ledger.db'));
    const changes = Array.from({ length: heroes }, (_, n) => ({
      family: 'heroes',
      id: `h${n}`,
      record: aHero({ id: `h${n}`, public_id: `hero-${n}`, name: `Hero Number ${n}` }),
      slug: `hero-${n}`,
    }));
    await ledger.append(changes, noon);
  }
  const written = await perennial(['backup', file], onFile(from));
  assert.equal(written.code, 0, written.stderr);
  return { from, file };
}

test('a restore that is killed leaves an empty place or a whole one: nobody who was erased is ever back', async () => {
  using folder = folderForTest();
  const { file } = await backedUp(folder.path, 400);
  const to = join(folder.path, 'to');
  mkdirSync(to);
  const gone = Array.from({ length: 30 }, (_, n) => `h${n * 3}`);
  await withdrawalList(to).note(gone.map((id) => ({ family: 'heroes', id, at })));
  const rows = () => {
    if (!existsSync(join(to, 'ledger.db'))) return 0;
    const db = new DatabaseSync(join(to, 'ledger.db'), { readOnly: true });
    try {
      return (db.prepare('select count(*) as n from entries').get() as { n: number }).n;
    } catch {
      return 0;
    } finally {
      db.close();
    }
  };
  // The first moment at which anybody could see anything of it.
  await killed(['restore', file], onFile(to), async () => rows() > 0);
  {
    await using ledger = await openLedger(join(to, 'ledger.db'));
    for (const id of gone) assert.equal(await ledger.present('heroes', id), null, id);
    assert.equal((await ledger.counts()).heroes, 370);
  }
  const again = await perennial(['restore', file], onFile(to));
  assert.ok(again.code === 0 || /not empty/.test(again.stderr), again.stderr);
  assert.deepEqual(holding(join(to, 'ledger.db'), 'Hero Number 3"'), false);
  assert.equal(existsSync(join(to, 'restore.unfinished.db')), false);
});

const holding = (file: string, text: string) => readFileSync(file).includes(text);

test('a restore that ended behind its last row is taken up by the next one', async () => {
  using folder = folderForTest();
  const { file } = await backedUp(folder.path, 3);
  const to = join(folder.path, 'to');
  assert.equal((await perennial(['restore', file], onFile(to))).code, 0);
  {
    await using desk = await openDesk(join(to, 'ledger.db'));
    await beginRestored(desk, await hashOf(file));
  }
  const again = await perennial(['restore', file], onFile(to));
  assert.deepEqual(
    [again.code, again.stdout],
    [0, 'The backup was put back already; what was left to do is done.\n'],
  );
  await using desk = await openDesk(join(to, 'ledger.db'));
  assert.equal(await isRestored(desk, await hashOf(file)), false);
});

test('a backup of an older program is restored any number of times, from where nothing can be written', async () => {
  using folder = folderForTest();
  const file = join(folder.path, 'backup.db');
  {
    const db = new DatabaseSync(file);
    const rows = new URL('../fixtures/0.1.0/ledger.sql', import.meta.url);
    db.exec(`begin; ${readFileSync(rows, 'utf8')}; commit`);
    db.close();
  }
  const sha256 = await hashOf(file);
  folder.write('backup.db.sha256', `${sha256}  backup.db\n`);
  const media = join(folder.path, 'medium');
  mkdirSync(media);
  for (const name of ['backup.db', 'backup.db.sha256']) {
    folder.write(`medium/${name}`, readFileSync(join(folder.path, name)));
    chmodSync(join(media, name), 0o444);
  }
  chmodSync(media, 0o555);
  try {
    for (const name of ['one', 'two']) {
      const put = await perennial(['restore', join(media, 'backup.db')], onFile(join(folder.path, name)));
      assert.equal(put.code, 0, put.stderr);
      assert.equal(await hashOf(join(media, 'backup.db')), sha256);
    }
  } finally {
    chmodSync(media, 0o755);
  }
});

test('what was revoked, removed or closed since the backup stays so; keys that no list tells of wait for the operator', async () => {
  using folder = folderForTest();
  const from = join(folder.path, 'from');
  const truth = join(from, 'ledger.db');
  const file = join(folder.path, 'backup.db');
  mkdirSync(from);
  const clockAndRandom = { now: noon, random: randomBytes };
  const wanted = (team: string) => ({ tier: 'top', team, operator: false, days: 300 }) as const;
  let [good, leaked] = ['', ''];
  {
    await using _ledger = await openLedger(truth);
    await using desk = await openDesk(truth);
    good = (await createKey(desk, wanted('Good'), clockAndRandom)).id;
    leaked = (await createKey(desk, wanted('Leaked'), clockAndRandom)).id;
    const comment = {
      id: 'c1',
      experiment_id: 'e',
      position: 1,
      parent_id: null,
      author_kind: 'visitor',
      author_name: 'Ann',
    } as const;
    await desk.db
      .insertInto('comments')
      .values({
        ...comment,
        author_image: null,
        account_id: null,
        body: 'Not so.',
        token_hash: 'x',
        created_at: at,
        removed_at: null,
      })
      .execute();
    await desk.db
      .insertInto('messages')
      .values({
        id: 'm1',
        purpose: 'press',
        organisation: null,
        entity_to_correct: null,
        message: 'Hello',
        status: 'received',
        received_at: at,
        resolved_at: null,
      })
      .execute();
  }
  assert.equal((await perennial(['backup', file], onFile(from), () => noon)).code, 0);
  for (const args of [
    ['keys', 'revoke', leaked],
    ['comments', 'remove', 'c1'],
    ['requests', 'resolve', 'm1', '--outcome', 'done'],
  ]) {
    const done = await perennial(args, onFile(from), () => noon);
    assert.equal(done.code, 0, done.stderr);
  }
  const states = async (data: string) => {
    await using desk = await openDesk(join(data, 'ledger.db'));
    const keys = new Map((await listKeys(desk, noon)).map(({ id, state }) => [id, state]));
    const comment = await desk.db
      .selectFrom('comments')
      .select(['body', 'removed_at'])
      .executeTakeFirstOrThrow();
    const message = await desk.db.selectFrom('messages').select('status').executeTakeFirstOrThrow();
    return [keys.get(good), keys.get(leaked), comment.body, comment.removed_at === null, message.status];
  };
  // Into the same folder, as operators do it.
  for (const part of ['', '-wal', '-shm']) rmSync(truth + part, { force: true });
  const put = await perennial(['restore', file], onFile(from), () => noon);
  assert.equal(put.code, 0, put.stderr);
  assert.match(put.stdout, /, 1 key ended again, 1 comment removed again, 1 request closed again\n$/);
  assert.deepEqual(await states(from), ['valid', 'revoked', '', false, 'done']);
  // Elsewhere, without the list.
  const bare = join(folder.path, 'bare');
  const held = await perennial(['restore', file], onFile(bare), () => noon);
  assert.deepEqual([held.code, (await states(bare)).slice(0, 2)], [0, ['revoked', 'revoked']]);
  assert.match(
    held.stderr,
    new RegExp(`^These keys are revoked, .*${good} \\(top, Good\\).* --keep-keys\\.$`, 'm'),
  );
  const kept = join(folder.path, 'kept');
  const shown = await perennial(['restore', file, '--keep-keys'], onFile(kept), () => noon);
  assert.deepEqual((await states(kept)).slice(0, 2), ['valid', 'valid']);
  assert.match(
    shown.stderr,
    /No list tells whether these keys were revoked since the backup, and they answer: /,
  );
  await using desk = await openDesk(join(kept, 'ledger.db'));
  await revokeKey(desk, good, noon);
  await withdrawalList(kept).noteDesk(desk);
  assert.match(readFileSync(join(kept, withdrawalsFile), 'utf8'), new RegExp(`"key":"${good}","at":"${at}"`));
  assert.notEqual(await historyIdOf(desk, randomBytes), '');
});

test('a restore says what to do where SECRET_KEY is not the one that webhooks were sealed with', async () => {
  using folder = folderForTest();
  const [key, other] = ['k'.repeat(40), 'o'.repeat(40)];
  const from = join(folder.path, 'from');
  const sealed = { ...onFile(from), SECRET_KEY: key };
  const now = () => noon;
  await perennial(['keys', 'create', '--tier', 'full', '--team', 'Lab', '--expires', '9'], sealed, now);
  const told = await perennial(['webhooks', 'secret', '--team', 'Lab'], sealed, now);
  assert.equal(told.code, 0, told.stderr);
  const file = join(folder.path, 'backup.db');
  assert.equal((await perennial(['backup', file], sealed, now)).code, 0);
  const hint = /^SECRET_KEY is not the one .*: set it as it was there .*perennial webhooks rotate, .*\.$/m;
  for (const [name, secret, says] of [
    ['same', key, false],
    // The new one first: what the old one sealed is opened and sealed anew.
    ['changed', `${other},${key}`, false],
    ['other', other, true],
    ['none', '', true],
  ] as const) {
    const place = { ...onFile(join(folder.path, name)), SECRET_KEY: secret };
    const put = await perennial(['restore', file], place, now);
    assert.equal(put.code, 0, put.stderr);
    assert.equal(hint.test(put.stderr), says, `${name}: ${put.stderr}`);
  }
});

test('the list that a restore goes by stands in the list of the place from then on, so that a later restore goes by it too', async () => {
  using folder = folderForTest();
  const { file } = await backedUp(folder.path, 3);
  const [elsewhere, to, later] = ['elsewhere', 'to', 'later'].map((name) => join(folder.path, name)) as [
    string,
    string,
    string,
  ];
  await withdrawalList(elsewhere).note([{ family: 'heroes', id: 'h1', at }]);
  const list = join(elsewhere, withdrawalsFile);
  const put = await perennial(['restore', file, '--erased', list], onFile(to));
  assert.equal(put.code, 0, put.stderr);
  const again = await perennial(['restore', file, '--erased', join(to, withdrawalsFile)], onFile(later));
  assert.equal(again.code, 0, again.stderr);
  await using ledger = await openLedger(join(later, 'ledger.db'));
  assert.equal(await ledger.present('heroes', 'h1'), null);
  assert.notEqual(await ledger.present('heroes', 'h2'), null);
});

test('a backup that was made while somebody was being erased puts nobody back', async () => {
  using folder = folderForTest();
  const { from } = await backedUp(folder.path, 3);
  {
    await using desk = await openDesk(join(from, 'ledger.db'));
    await beginErasure(desk, { family: 'heroes', id: 'h1', names: ['Hero Number 1'], at });
  }
  const file = join(folder.path, 'during.db');
  assert.equal((await perennial(['backup', file], onFile(from))).code, 0);
  const to = join(folder.path, 'to');
  const put = await perennial(['restore', file], onFile(to));
  assert.equal(put.code, 0, put.stderr);
  assert.match(put.stdout, /1 erasure carried out again/);
  {
    await using ledger = await openLedger(join(to, 'ledger.db'));
    assert.equal(await ledger.present('heroes', 'h1'), null);
    await using desk = await openDesk(join(to, 'ledger.db'));
    assert.equal((await unfinishedErasures(desk)).length, 1, 'the next command finishes the rest');
  }
  assert.match(readFileSync(join(to, withdrawalsFile), 'utf8'), /"id":"h1"/);
  assert.equal(
    (await perennial(['import', folder.write('heroes.ndjson', [aHero({ id: 'h9' })])], onFile(to))).code,
    0,
  );
  await using desk = await openDesk(join(to, 'ledger.db'));
  assert.deepEqual(await unfinishedErasures(desk), []);
});
