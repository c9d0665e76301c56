// An instance that is broken or hostile: a mirror asks it once more later, and nothing that it sends fills the memory.

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { families } from '../../src/families.ts';
import { openLedger } from '../../src/ledger/open-ledger.ts';
import { MirrorError } from '../../src/server/mirror/lines.ts';
import { mirrorOf } from '../../src/server/mirror/mirror.ts';
import { folderForTest } from '../ledger/folder.ts';
import { noon, site } from '../support/test-app.ts';

type Answer = (path: string, cursor: string | null, asked: number) => unknown;

const index = { version: null, snapshot_cursor: null, replicas: [], tombstones: null };
const page = { data: [], next_cursor: 'c', has_more: false, replica_version: 'one' };
const label = {
  seq: 1,
  op: 'upsert',
  family: 'labels',
  id: 'l',
  replica: {
    ...{ family: 'labels', id: 'l', public_id: 'l', vis: 0, updated: null, rows: [], details: null },
    ...{ columns: {}, marks: [], links: [] },
  },
};

/** Looks of a mirror at an instance that answers so; what the last one failed with, and how many records there are. */
async function look(answer: Answer, looks = 1) {
  using folder = folderForTest();
  await using ledger = await openLedger(join(folder.path, 'ledger.db'));
  let asked = 0;
  const ask = async (address: string) => {
    const { pathname, searchParams } = new URL(address);
    asked += 1;
    if (asked > 30) throw new Error('it is asked on and on');
    const told = answer(pathname, searchParams.get('cursor'), asked);
    return told instanceof Response ? told : Response.json(told);
  };
  const mirror = mirrorOf({
    ...{ url: site, ledger, families, folder: folder.path, ask, maxPages: 20 },
    ...{ now: () => noon, onProgress: () => {} },
  });
  for (let n = 1; n < looks; n++) await mirror.catchUp();
  const failure = await mirror.catchUp().then(
    () => null,
    (error: unknown) => error,
  );
  return { failure, counts: await ledger.counts() };
}

const laterSaying = (failure: unknown, said: RegExp) => {
  assert.ok(failure instanceof MirrorError, String(failure));
  assert.match(failure.message, said);
};

test('an instance that says that more follows, and leads on to nothing, is asked again later', async () => {
  const { failure } = await look((path) =>
    path.endsWith('index.json') ? index : { ...page, has_more: true },
  );
  laterSaying(failure, /leads on to nothing/);
});

test('an instance that leads on from page to page with no end is asked again later', async () => {
  const onward = (data: unknown[]): Answer => {
    return (path, _cursor, asked) =>
      path.endsWith('index.json') ? index : { ...page, data, has_more: true, next_cursor: `c${asked}` };
  };
  const empty = await look(onward([]));
  laterSaying(empty.failure, /leads on to nothing/);
  const full = await look(onward([label]));
  laterSaying(full.failure, /no end after 20 pages/);
  assert.deepEqual(full.counts, { labels: 1 });
});

test('an instance whose dumps are older than what its feed tells of is taken from the feed', async () => {
  const { failure, counts } = await look((path, cursor) => {
    if (path.endsWith('index.json')) return { ...index, version: 'v', snapshot_cursor: 'old' };
    if (cursor === 'old') return new Response('{}', { status: 410 });
    return cursor === null ? { ...page, data: [label] } : page;
  });
  assert.equal(failure, null);
  assert.deepEqual(counts, { labels: 1 });
});

test('an instance that takes no cursor, or answers with a version and another in turns, is asked again later', async () => {
  const gone = await look((path) =>
    path.endsWith('index.json')
      ? { ...index, version: 'v', snapshot_cursor: 'old' }
      : new Response('{}', { status: 410 }),
  );
  laterSaying(gone.failure, /answered 410/);
  const turns = await look((path, cursor, asked) => {
    if (path.endsWith('index.json')) return index;
    const data = cursor === null ? [label] : [];
    return { ...page, data, next_cursor: `c${asked}`, replica_version: `${asked}` };
  }, 2);
  laterSaying(turns.failure, /two versions/);
});

test('an answer without end is read no further than a large one', async () => {
  let sent = 0;
  const chunk = Buffer.alloc(2 ** 20, ' ');
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      sent += 1;
      if (sent > 400) controller.close();
      else controller.enqueue(chunk);
    },
  });
  const { failure } = await look(() => new Response(endless));
  laterSaying(failure, /more than \d+ bytes/);
  assert.ok(sent < 140, `${sent} MB`);
});
