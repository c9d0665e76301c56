// A node whose shelf was built after an erasure never held what was erased. It does not let those who
// followed from before go on as if nothing had happened.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createApp } from '../../src/app.ts';
import { families } from '../../src/families.ts';
import { catchUp } from '../../src/ledger/follow.ts';
import { mirrorOf } from '../../src/server/mirror/mirror.ts';
import { add, changeOf, dump, type Node, node } from '../support/node.ts';
import { aGrant } from '../support/records.ts';
import { shelfInMemory } from '../support/shelf-in-memory.ts';
import { noon, site } from '../support/test-app.ts';

interface Page {
  readonly data: readonly { readonly op: string; readonly id: string }[];
  readonly next_cursor: string;
  readonly has_more: boolean;
}

/** Another node over the same log, with a shelf that is built now. */
async function built(origin: Node) {
  const shelf = shelfInMemory(families);
  await catchUp(origin.ledger, shelf);
  const app = createApp({ ...origin.parts, reader: shelf.reader });
  const get = (path: string) => app.fetch(new Request(`${site}${path}`));
  const changes = (query: string) => get(`/api/v1/changes?${query}`);
  return { get, changes, shelf, [Symbol.dispose]: () => shelf[Symbol.dispose]() };
}

async function json<T>(answer: Response): Promise<T> {
  assert.equal(answer.status, 200);
  return (await answer.json()) as T;
}

const grants = (...ids: readonly string[]) =>
  ids.map((id) => ['grants', aGrant({ id, public_id: id })] as const);

test('a node that cannot tell of an erasure sends those who followed from before it to the dumps', async () => {
  await using origin = await node('origin');
  await add(origin, ...grants('a', 'jane', 'b', 'c'));
  const before = await json<Page>(await origin.ask('/api/v1/changes'));
  await origin.ledger.erase('grants', 'jane', 'privacy_request', noon);
  await add(origin, ...grants('d'));
  const told = await json<Page>(await origin.ask(`/api/v1/changes?cursor=${before.next_cursor}`));
  assert.deepEqual(
    told.data.map(({ op, id }) => `${op} ${id}`),
    ['delete jane', 'upsert d'],
  );
  using fresh = await built(origin);
  const refused = await fresh.changes(`cursor=${before.next_cursor}`);
  assert.equal(refused.status, 410);
  assert.equal(((await refused.json()) as { code: string }).code, 'cursor_expired');
  assert.equal((await fresh.changes(`cursor=${told.next_cursor}`)).status, 200, 'whoever was told goes on');
  const ids: string[] = [];
  for (let query = 'limit=1'; ; ) {
    const page = await json<Page>(await fresh.changes(query));
    ids.push(...page.data.map(({ id }) => id));
    if (!page.has_more) break;
    query = `limit=1&cursor=${page.next_cursor}`;
  }
  assert.deepEqual(ids, ['a', 'b', 'c', 'd'], 'whoever begins now reads to the end');
  assert.equal((await fresh.changes('since=2026-01-01T00:00:00Z')).status, 200);
});

test('removals that a node can tell of, and those of what it never showed, end no cursor', async () => {
  await using origin = await node('origin');
  await add(origin, ...grants('a', 'b'));
  const { next_cursor } = await json<Page>(await origin.ask('/api/v1/changes?limit=1'));
  await add(origin, ['grants', { id: 'b', removed: true }]);
  await origin.ledger.erase('grants', 'a', 'privacy_request', noon);
  await origin.ledger.erase('grants', 'b', 'privacy_request', noon);
  await catchUp(origin.ledger, origin.shelf);
  assert.equal((await origin.ask(`/api/v1/changes?cursor=${next_cursor}`)).status, 200);
  await origin.ledger.append([changeOf('companies', { id: 'never', removed: true })], noon);
  using fresh = await built(origin);
  assert.equal(fresh.shelf.reader.untold() > 0, true);
  assert.equal(origin.shelf.reader.untold(), 0);
});

test('a mirror of such a node loses what was erased, with dumps that are newer and with dumps that are older', async () => {
  for (const newer of [true, false]) {
    await using origin = await node('origin');
    await add(origin, ...grants('a', 'jane'));
    await using copy = await node('copy');
    if (!newer) await dump(origin);
    let ask: (path: string) => Promise<Response> = (path) => origin.ask(path);
    let asked = 0;
    const mirror = mirrorOf({
      url: site,
      ledger: copy.ledger,
      families,
      folder: copy.folder,
      ask: (address) => {
        asked += 1;
        assert.ok(asked < 50, 'it does not turn in a circle');
        return ask(address.slice(site.length));
      },
      now: () => noon,
      onProgress: () => {},
    });
    await mirror.catchUp();
    assert.ok(await copy.ledger.present('grants', 'jane'));
    await origin.ledger.erase('grants', 'jane', 'privacy_request', noon);
    await add(origin, ...grants('b'));
    if (newer) await dump(origin, true);
    using fresh = await built(origin);
    ask = (path) => Promise.resolve(fresh.get(path));
    await mirror.catchUp();
    assert.equal(await copy.ledger.present('grants', 'jane'), null, newer ? 'newer dumps' : 'older dumps');
    assert.ok(await copy.ledger.present('grants', 'b'));
    const rest = await mirror.catchUp();
    assert.equal(rest, 0);
  }
});
