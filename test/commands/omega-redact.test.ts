import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { loadDemoRuns } from '../../demo/omega/load.ts';
import { demoRuns } from '../../demo/omega/runs.ts';
import { contentSigner } from '../../src/people/webhooks/sign.ts';
import { folderForTest } from '../ledger/folder.ts';
import { aHero } from '../support/records.ts';
import { deskIn, onPostgres } from '../support/truth.ts';
import { perennial } from './process.ts';

const now = () => new Date('2026-03-01T12:00:00.000Z');

test('whoever was erased is taken out of runs by one command, and no byte of the name is left', async () => {
  using folder = folderForTest();
  const path = `${folder.path}/data`;
  const data = { PERENNIAL_DATA: path };
  const person = aHero({ id: 'h1', public_id: 'zyxwvut-jane', name: 'Jane Zyxwvutcanary' });
  await perennial(['import', folder.write('heroes.ndjson', [person])], data, now);
  const [run] = demoRuns().omega_runs;
  const id = String(run?.id);
  {
    await using desk = await deskIn(path);
    await loadDemoRuns(desk, await contentSigner(desk, now()));
    const title = 'What Jane Zyxwvutcanary has seen';
    await desk.db.updateTable('omega_publications').set({ title }).where('public_id', '=', id).execute();
  }
  const removal = ['remove', 'heroes', 'h1', '--reason', 'privacy_request', '--yes', '--json'];
  const removed = await perennial(removal, data, now);
  assert.equal(removed.code, 0, removed.stderr);
  assert.deepEqual(JSON.parse(removed.stdout).mentioned_in, [{ family: 'omega_publications', id }]);
  const redacted = await perennial(['omega', 'redact', id], data, now);
  assert.equal(redacted.code, 0, redacted.stderr);
  assert.equal(redacted.stdout, `${id}: 0 parts erased; texts were taken out of ${id}. Its chain holds.\n`);
  if (!onPostgres) {
    const files = readdirSync(path, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
    for (const { parentPath, name } of files)
      assert.ok(!readFileSync(join(parentPath, name)).toString('latin1').includes('Zyxwvut'), name);
  }
  const again = await perennial(['omega', 'redact', id, '--name', 'Some Body'], data, now);
  assert.equal(again.stdout, `${id}: nothing names them.\n`);
  const unknown = await perennial(['omega', 'redact', 'or-00000000'], data, now);
  assert.deepEqual(
    [unknown.code, unknown.stderr],
    [1, 'There is no run of Omega Point behind or-00000000.\n'],
  );
  const single = await perennial(['omega', 'redact', id, '--name', 'Jane'], data, now);
  assert.equal(single.code, 2);
});
