import assert from 'node:assert/strict';
import { test } from 'node:test';
import { folderForTest } from '../ledger/folder.ts';
import { anExperiment } from '../support/records.ts';
import { deskIn } from '../support/truth.ts';
import { perennial, serving } from './process.ts';

test('an operator removes any comment: the thread shows it no more, and no table what it said', async () => {
  using folder = folderForTest();
  const data = { PERENNIAL_DATA: `${folder.path}/data` };
  await perennial(['import', folder.write('experiments.ndjson', [anExperiment({ public_id: 'x' })])], data);
  await using server = await serving(data);
  const thread = `${server.url}/api/omega/experiments/x/comments`;
  const post = async (body: object) => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(thread, { method: 'POST', headers, body: JSON.stringify(body) });
    return ((await response.json()) as { comment: { id: string } }).comment;
  };
  const bad = await post({ body: 'Canary', name: 'Canary' });
  const answer = await post({ body: 'No.', parent_id: bad.id });
  for (const id of [bad.id.toUpperCase(), bad.id]) {
    const removed = await perennial(['comments', 'remove', id], data);
    assert.equal(removed.code, 0, removed.stderr);
  }
  const { comments } = (await (await fetch(thread)).json()) as { comments: object[] };
  assert.deepEqual(comments, [answer]);
  await using desk = await deskIn(data.PERENNIAL_DATA);
  const rows = await desk.db.selectFrom('comments').selectAll().execute();
  assert.doesNotMatch(JSON.stringify(rows), /Canary/);
  const unknown = await perennial(['comments', 'remove', 'nobody'], data);
  assert.deepEqual([unknown.code, unknown.stderr], [1, 'There is no comment nobody.\n']);
});
