import assert from 'node:assert/strict';
import { createHash, createHmac } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { sql } from 'kysely';
import { openDesk } from '../../src/desk/desk.ts';
import { truthOf } from '../../src/server/node/data-folder.ts';
import { perennial } from '../commands/process.ts';
import { folderForTest } from '../ledger/folder.ts';
import { aLabel } from '../support/records.ts';
import { placeOf, withTruth } from '../support/truth.ts';

test('an older program does not start on what a newer one brought up to date, and says so', async () => {
  using folder = folderForTest();
  const data = join(folder.path, 'data');
  mkdirSync(data);
  const settings = await withTruth({ PERENNIAL_DATA: data });
  assert.equal((await perennial(['keys', 'list'], settings)).code, 0);
  const truth = truthOf(await placeOf(data));
  {
    await using desk = await openDesk(truth);
    await sql`insert into desk_migrations (name, timestamp) values ('999-later', '2027-01-01T00:00:00.000Z')`.execute(
      desk.db,
    );
  }
  for (const args of [
    ['keys', 'list'],
    ['import', folder.write('labels.ndjson', [aLabel()])],
    ['harvest', 'conferences', '--from', folder.write('events.json', [])],
    ['dump'],
    ['status'],
  ]) {
    const { code, stdout, stderr } = await perennial(args, settings);
    assert.deepEqual([code, stdout], [1, ''], args[0]);
    assert.match(
      stderr,
      /^[^\n]*: a newer program brought the data up to date \(999-later\); start that program, [^\n]*\.\n$/,
      args[0],
    );
  }
});

test('a migration that was finished after one with a higher number is made up for', async () => {
  using folder = folderForTest();
  const data = join(folder.path, 'data');
  mkdirSync(data);
  const settings = await withTruth({ PERENNIAL_DATA: data });
  assert.equal((await perennial(['keys', 'list'], settings)).code, 0);
  const truth = truthOf(await placeOf(data));
  {
    await using desk = await openDesk(truth);
    await sql`delete from desk_migrations where name = '047-appeals'`.execute(desk.db);
    await sql`drop table appeals`.execute(desk.db);
  }
  {
    await using desk = await openDesk(truth);
    assert.deepEqual(await desk.db.selectFrom('appeals').selectAll().execute(), []);
  }
});

test('hashes of addresses that were made without a secret go; what is made with one stays', async () => {
  using folder = folderForTest();
  const data = join(folder.path, 'data');
  mkdirSync(data);
  const truth = truthOf(await placeOf(data));
  const unsalted = createHash('sha256').update('omega reports 192.0.2.1').digest('hex');
  const keyed = createHmac('sha256', 'a secret').update('192.0.2.1').digest('base64url');
  {
    await using desk = await openDesk(truth);
    for (const [id, address_hash] of Object.entries({ r1: unsalted, r2: keyed }))
      await sql`insert into omega_reports (id, public_id, reason, address_hash, at)
        values (${id}, 'oe-1', 'spam', ${address_hash}, '2026-11-01T00:00:00.000Z')`.execute(desk.db);
    await sql`delete from desk_migrations where name = '059-reports-without-addresses'`.execute(desk.db);
  }
  await using desk = await openDesk(truth);
  const rows = await desk.db.selectFrom('omega_reports').select('address_hash').orderBy('id').execute();
  assert.deepEqual(
    rows.map((row) => row.address_hash),
    ['unknown', keyed],
  );
});

test('who asked for the full tier with an account before is known as its person, where one account has the address', async () => {
  using folder = folderForTest();
  const data = join(folder.path, 'data');
  mkdirSync(data);
  const truth = truthOf(await placeOf(data));
  const at = '2026-11-01T00:00:00.000Z';
  {
    await using desk = await openDesk(truth);
    for (const [id, email] of [
      ['u1', 'ada@id.test'],
      ['u2', 'two@id.test'],
      ['u3', 'two@id.test'],
    ])
      await sql`insert into users (id, name, email, public_name, status, terms_version, created_at)
        values (${id}, 'N', ${email}, 0, 'active', '1', ${at})`.execute(desk.db);
    for (const [id, purpose, email] of [
      ['m1', 'access', 'ada@id.test'],
      ['m2', 'press', 'ada@id.test'],
      ['m3', 'access', 'two@id.test'],
    ]) {
      await sql`insert into messages (id, purpose, message, status, received_at)
        values (${id}, ${purpose}, 'M', 'received', ${at})`.execute(desk.db);
      await sql`insert into requesters (request_id, email) values (${id}, ${email})`.execute(desk.db);
    }
    await sql`alter table requesters drop column user_id`.execute(desk.db);
    await sql`alter table account_closings drop column reviews_wait`.execute(desk.db);
    await sql`delete from desk_migrations where name = '065-left-behind'`.execute(desk.db);
  }
  await using desk = await openDesk(truth);
  const rows = await desk.db
    .selectFrom('requesters')
    .select(['request_id', 'user_id'])
    .orderBy('request_id')
    .execute();
  assert.deepEqual(
    rows.map((row) => [row.request_id, row.user_id]),
    [
      ['m1', 'u1'],
      ['m2', null],
      ['m3', null],
    ],
  );
});
