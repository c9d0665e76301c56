import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { historyIdOf } from '../../src/desk/nodes.ts';
import { dumpVersions } from '../../src/dumps/dump-index.ts';
import { writeDumps } from '../../src/dumps/write-dumps.ts';
import { families } from '../../src/families.ts';
import { createKey } from '../../src/people/accounts/keys.ts';
import { openDataFolder } from '../../src/server/node/data-folder.ts';
import { openNode } from '../../src/server/open-node.ts';
import { folderForTest } from '../ledger/folder.ts';
import { loseEntriesAbove } from '../support/lost-entries.ts';
import { changeOf } from '../support/node.ts';
import { aHero, aTheory } from '../support/records.ts';
import { countingRandom } from '../support/research.ts';
import { noon } from '../support/test-app.ts';
import { placeOf } from '../support/truth.ts';

const now = () => noon;

test('a node is opened as a whole: what was appended is shown, and a key of its desk is known', async () => {
  using folder = folderForTest();
  const place = await placeOf(folder.path);
  const wanted = { tier: 'full', team: 'Lab', operator: false, days: 30 } as const;
  let made: { readonly key: string };
  {
    await using node = await openNode(place, now);
    await node.ledger.append([changeOf('heroes', aHero({ id: 'h' }))], noon);
    made = await createKey(node.desk, wanted, { now: noon, random: countingRandom() });
  }
  await using node = await openNode(place, now);
  assert.equal(node.shelf.at(), 0);
  await node.bringUpToDate();
  assert.equal(node.shelf.at(), await node.ledger.head());
  const asked = { authorization: `Bearer ${made.key}`, address: '203.0.113.9' };
  assert.equal((await node.keys.identify(asked)).tier, 'full');
});

test('a log that lost entries begins a new history, without the dumps that hold what was lost', async () => {
  using folder = folderForTest();
  const place = { ...(await placeOf(folder.path)), perennialDumps: join(folder.path, 'elsewhere') };
  const opened = async (ids: readonly string[]) => {
    await using node = await openNode(place, now);
    const heroes = ids.map((id) => changeOf('heroes', aHero({ id, public_id: id })));
    if (heroes.length > 0) await node.ledger.append(heroes, noon);
    await node.bringUpToDate();
    const history = await historyIdOf(node.desk, countingRandom());
    return { history, dumps: dumpVersions(place.perennialDumps).length };
  };
  const before = await opened(['a', 'b', 'lost']);
  const [shelf] = globSync(join(folder.path, 'shelf-*.db'));
  const request = { families, site: '', licence: '', now: noon, allowFewer: false };
  await writeDumps({ ...request, folder: place.perennialDumps, shelf: shelf as string });
  assert.deepEqual(await opened([]), { ...before, dumps: 1 });
  await loseEntriesAbove(place, 2);
  await opened(['c', 'd']);
  const after = await opened([]);
  assert.notEqual(after.history, before.history);
  assert.equal(
    after.dumps,
    0,
    'a cursor from them would pass over what the new history has at their numbers',
  );
});

test('a node whose shelf another process is filling opens once that one is done', async () => {
  using folder = folderForTest();
  const place = await placeOf(folder.path);
  // As a command does it that needs no desk.
  await (await openDataFolder(place))[Symbol.asyncDispose]();
  const [shelf] = globSync(join(folder.path, 'shelf-*.db'));
  using other = new DatabaseSync(shelf as string);
  other.exec('begin immediate');
  const opening = openNode(place, now);
  const done = setTimeout(2_500).then(() => other.exec('commit'));
  const opened = await Promise.allSettled([opening, done]);
  assert.deepEqual(
    opened.map(({ status }) => status),
    ['fulfilled', 'fulfilled'],
  );
  await (await opening)[Symbol.asyncDispose]();
});

test('what answers writes none of the rows that the node brings up to date', async () => {
  using folder = folderForTest();
  await using node = await openNode(await placeOf(folder.path), now);
  const writtenRows = () => node.shelf.reader.select('select total_changes() as rows');
  const before = writtenRows();
  await node.ledger.append([changeOf('heroes', aHero({ id: 'h' }))], noon);
  await node.bringUpToDate();
  assert.equal(node.shelf.at(), 1);
  assert.deepEqual(writtenRows(), before);
});

test('a thread of the node projects what is appended later', async () => {
  using folder = folderForTest();
  await using node = await openNode(await placeOf(folder.path), now);
  const projection = node.startProjection((error) => assert.fail(String(error)));
  await node.ledger.append([changeOf('heroes', aHero({ id: 'h' }))], noon);
  await projection.caughtUp();
  await projection.stop();
  assert.equal(node.shelf.at(), 1);
});

test('a node that was closed holds no file open', async () => {
  using folder = folderForTest();
  const node = await openNode({ perennialData: folder.path, databaseUrl: null }, now);
  await node[Symbol.asyncDispose]();
  await assert.rejects(node.ledger.head());
  await assert.rejects(node.desk.db.selectFrom('keys').selectAll().execute());
  rmSync(folder.path, { recursive: true });
});

test('what stands in a line for mirrors in place of a name is alike on all nodes of a site, and cannot be looked for', async () => {
  const name = 'wren-hollow-partners';
  const read = async (secret: string) => {
    using folder = folderForTest();
    await using node = await openNode({ ...(await placeOf(folder.path)), secretKey: [secret] }, now);
    await node.ledger.append(
      [changeOf('theories', aTheory({ owner_kind: 'rated_project', owner_id: name }))],
      noon,
    );
    await node.bringUpToDate();
    const theories = families.filter((family) => family.name === 'theories');
    const after = { seq: 0, family: '', id: '' };
    const asked = { tier: 'full', now: noon, after, families: theories, limit: 9, form: 'replica' } as const;
    const [line] = node.shelf.reader.changes(asked).entries;
    return JSON.parse(line?.text ?? '').columns.owner as string;
  };
  const [one, another, elsewhere] = [await read('a'), await read('a'), await read('b')];
  assert.match(one, /^~[\w-]{16}$/);
  assert.equal(another, one);
  assert.notEqual(elsewhere, one);
  assert.ok(!one.includes(createHash('sha256').update(name).digest('base64url').slice(0, 16)));
});
