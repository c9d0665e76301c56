// Removing a person on request: what would go is shown first, what names them goes too, and the request is done
// when nothing names them any more.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { requestLimit } from '../../src/people/requests/contact.ts';
import { keepDataRequest } from '../../src/people/requests/data-requests-store.ts';
import { folderForTest } from '../ledger/folder.ts';
import { aContentItem, aHero, aTheory, uuid } from '../support/records.ts';
import { deskIn, ledgerIn } from '../support/truth.ts';
import { perennial } from './process.ts';

const canary = 'Zyxwvutqcanary';
const now = () => new Date('2026-03-01T12:00:00.000Z');
const privacy = ['--reason', 'privacy_request'];

test('a removal shows what goes and asks; the request is partly done until nothing names the person', async () => {
  using folder = folderForTest();
  const data = { PERENNIAL_DATA: `${folder.path}/data` };
  const run = (...args: string[]) => perennial(args, data, now);
  const endorsements = [{ person_name: `JANE  ${canary}`, stance: 'endorses' }];
  const talk = { id: 'talk', title: `An evening with Jane ${canary}` };
  await run(
    'import',
    folder.write('heroes.ndjson', [
      aHero({ id: 'h1', public_id: 'jane', name: `Jane ${canary}` }),
      aHero({ id: 'o', name: 'Jane Other' }),
    ]),
    folder.write('theories.ndjson', [aTheory({ id: uuid(1), endorsements }), aTheory({ id: uuid(2) })]),
    folder.write('content.ndjson', [
      aContentItem({ ...talk, authors: [`Dr. Jane ${canary}`, 'Olga Other'] }),
    ]),
  );
  assert.equal((await run('dump')).code, 0);
  {
    await using desk = await deskIn(data.PERENNIAL_DATA);
    const request = {
      id: uuid(9),
      request_kind: 'remove_profile',
      subject_kind: null,
      subject_public_id: null,
      subject_name: `Jane ${canary}`,
      message: null,
      status: 'received',
      due_by: '2026-03-31',
      status_hash: 'x',
      verify_until: null,
    } as const;
    const by = { author: 'a', limit: requestLimit, mailIds: [uuid(3), uuid(4)] } as const;
    await keepDataRequest(desk, request, { name: null, email: 'jane@mail.example' }, by, now());
  }

  const unasked = await run('remove', 'heroes', 'jane', ...privacy, '--request', uuid(9));
  assert.deepEqual([unasked.code, unasked.stdout], [2, '']);
  assert.match(unasked.stderr, /heroes jane would be erased, in all its versions/);
  assert.match(unasked.stderr, new RegExp(`goes from theories ${uuid(1)}, content talk\\.`));
  assert.match(unasked.stderr, /Nothing was erased: .*--yes/);
  const asked: string[] = [];
  const refusing = { confirm: async (question: string) => Boolean(asked.push(question)) && false };
  const refused = await perennial(['remove', 'heroes', 'jane', ...privacy], data, now, refusing);
  assert.deepEqual([refused.code, asked], [1, ['Erase it?']]);
  {
    await using ledger = await ledgerIn(data.PERENNIAL_DATA);
    assert.ok(await ledger.present('heroes', 'h1'));
  }

  const removed = await run('remove', 'heroes', 'jane', ...privacy, '--request', uuid(9), '--yes', '--json');
  assert.equal(removed.code, 0, removed.stderr);
  const outcome = JSON.parse(removed.stdout);
  assert.deepEqual(outcome.cleared, [
    { family: 'theories', records: 1 },
    { family: 'content', records: 1 },
  ]);
  assert.deepEqual(outcome.mentioned_in, [{ family: 'content', id: 'talk' }]);
  assert.equal(outcome.request_status, 'partly_done');
  {
    await using desk = await deskIn(data.PERENNIAL_DATA);
    const row = await desk.db.selectFrom('data_requests').selectAll().executeTakeFirstOrThrow();
    assert.deepEqual([row.status, JSON.parse(row.waiting ?? '')], ['partly_done', outcome.mentioned_in]);
    assert.equal(row.dump_version, '20260301T120001Z');
    await using ledger = await ledgerIn(data.PERENNIAL_DATA);
    const item = await ledger.present('content', 'talk');
    assert.deepEqual(item?.authors, ['Olga Other']);
  }
  const early = await run('requests', 'resolve', uuid(9), '--outcome', 'done');
  assert.equal(early.code, 1);
  assert.match(early.stderr, /^content talk still name whom it is about/);

  // What is imported once more comes without them.
  const authors = [`Dr. Jane ${canary}`, `${canary}, Jane`, 'Olga Other'];
  const brought = await run(
    'import',
    `${folder.path}/theories.ndjson`,
    folder.write('content.ndjson', [aContentItem({ ...talk, title: 'An evening', authors })]),
    '--json',
  );
  const counts = JSON.parse(brought.stdout).files;
  assert.deepEqual([counts[0].unchanged, counts[1].changed], [2, 1], brought.stdout);
  const again = await run('remove', 'heroes', 'h1', ...privacy, '--request', uuid(9), '--yes', '--json');
  assert.deepEqual([again.code, JSON.parse(again.stdout).request_status], [0, 'done'], again.stderr);
  const files = readdirSync(join(folder.path, 'data', 'dumps'), { recursive: true, encoding: 'utf8' });
  assert.ok(files.length > 0);
  for (const file of files.filter((one) => /\.\w+$/.test(one))) {
    const bytes = readFileSync(join(folder.path, 'data', 'dumps', file));
    const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('latin1');
    assert.ok(!text.includes(canary), file);
  }
});

test('who erases a record is told that older backups hold it, and what keeps it from coming back with them', async () => {
  using folder = folderForTest();
  const data = `${folder.path}/data`;
  const run = (...args: string[]) => perennial(args, { PERENNIAL_DATA: data }, now);
  await run(
    'import',
    folder.write('heroes.ndjson', [
      aHero({ id: 'h1', name: `Jane ${canary}` }),
      aHero({ id: 'h2', name: 'Olga Other' }),
    ]),
  );
  const erased = await run('remove', 'heroes', 'h1', ...privacy, '--yes');
  const told = `Older backups hold it still: keep ${data}/erased.ndjson beside them, and a restore erases it again.\n`;
  assert.deepEqual([erased.code, erased.stderr], [0, told]);
  const removed = await run('remove', 'heroes', 'h2', '--reason', 'correction');
  assert.deepEqual([removed.code, removed.stderr], [0, '']);
});
