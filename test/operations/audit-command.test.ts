import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { appendAudit, verifyAudit } from '../../src/operations/intelligence/audit-log.ts';
import { perennial } from '../commands/process.ts';
import { folderForTest } from '../ledger/folder.ts';
import { deskIn } from '../support/truth.ts';

const entry = {
  at: '2026-03-01T12:00:00.000Z',
  key_id: 'k',
  actor: 'key:abcd',
  team: 'Team a',
  path: '/intelligence/events',
  params_sha256: null,
  subject_ids: '["i-1"]',
  status: 200,
};

test('the commands list the audit log, verify its chain and name the row with a flipped byte', async () => {
  using folder = folderForTest();
  const settings = { PERENNIAL_DATA: folder.path };
  const none = await perennial(['audit', 'verify'], {
    PERENNIAL_DATA: join(folder.path, 'none'),
    DATABASE_URL: '',
  });
  assert.equal(none.code, 1);
  assert.match(none.stderr, /no data/);
  await using desk = await deskIn(folder.path);
  for (let n = 0; n < 3; n++) await appendAudit(desk, entry);
  const { head } = await verifyAudit(desk);
  const [good, listed, text, noted] = await Promise.all([
    perennial(['audit', 'verify'], settings),
    perennial(['audit', 'list', '--json'], settings),
    perennial(['audit', 'list'], settings),
    perennial(['audit', 'verify', '--head', '0123456789abcdef'.repeat(4)], settings),
  ]);
  assert.deepEqual([good.code, good.stdout], [0, `The chain holds: 3 rows, head ${head}\n`]);
  const rows = JSON.parse(listed.stdout);
  assert.deepEqual([rows.length, rows[2].hash, rows[0].subject_ids], [3, head, ['i-1']]);
  assert.equal(
    text.stdout.split('\n')[0],
    '1 2026-03-01T12:00:00.000Z 200 /intelligence/events key:abcd of Team a (1 subject)',
  );
  assert.deepEqual([noted.code, /taken off its end/.test(noted.stderr)], [1, true]);
  await desk.db.updateTable('audit').set({ team: 'Team b' }).where('seq', '=', 2).execute();
  const [bad, json] = await Promise.all([
    perennial(['audit', 'verify'], settings),
    perennial(['audit', 'verify', '--json'], settings),
  ]);
  assert.deepEqual([bad.code, bad.stdout], [1, '']);
  assert.match(bad.stderr, /^Row 2 is bad/);
  assert.deepEqual([json.code, JSON.parse(json.stdout).bad.seq], [1, 2]);
});
