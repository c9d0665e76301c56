import assert from 'node:assert/strict';
import { test } from 'node:test';
import { folderForTest } from '../ledger/folder.ts';
import { perennial } from './process.ts';

test('projects and secrets are made for teams that exist, and printed alone', async () => {
  using folder = folderForTest();
  const data = { PERENNIAL_DATA: folder.path };
  const project = ['projects', 'add', '--team', 'A', '--title', 'T', '--summary', 'Muscle ageing in mice'];
  const unknown = await perennial(project, data);
  assert.deepEqual([unknown.code, unknown.stdout], [1, '']);
  assert.match(unknown.stderr, /^There is no team A; /);
  const key = await perennial(['keys', 'create', '--tier', 'full', '--team', 'A'], data);
  assert.equal(key.code, 0, key.stderr);
  const added = await perennial(project, data);
  assert.equal(added.code, 0, added.stderr);
  assert.match(added.stdout, /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\n$/);
  const short = await perennial([...project.slice(0, -1), 'short'], data);
  assert.equal(short.code, 2);
  const secret = await perennial(['webhooks', 'secret', '--team', 'A'], data);
  assert.match(secret.stdout, /^whsec_[A-Za-z0-9+/]{43}=\n$/);
  const rotated = await perennial(['webhooks', 'rotate'], data);
  assert.equal(rotated.code, 0, rotated.stderr);
});
