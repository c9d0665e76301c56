// What goes when somebody ends a search.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { dayMs } from '../../../src/kernel/durations.ts';
import { forgetFindings } from '../../../src/people/searches/digests.ts';
import { openFeed } from '../../../src/people/searches/feeds.ts';
import { endSearch, newFeed } from '../../../src/people/searches/store.ts';
import { signedInBrowser } from '../../support/browser.ts';
import { aGrant } from '../../support/records.ts';
import { appWithSearches, reader, saved, wholeRound } from '../../support/searches.ts';
import { clockAndRandom, pass, type TestApp } from '../../support/test-app.ts';

const tables = ['search_feeds', 'search_hits', 'search_known', 'saved_searches'] as const;

/** How many rows of each table a search has. */
async function rowsOf({ desk }: TestApp, id: string): Promise<readonly number[]> {
  const counts = tables.map(async (table) => {
    const column = table === 'saved_searches' ? 'id' : 'search_id';
    return (await desk.db.selectFrom(table).selectAll().execute()).filter(
      (row) => (row as unknown as Record<string, unknown>)[column] === id,
    ).length;
  });
  return Promise.all(counts);
}

test('who ends a search ends what it found and its feed, and nothing of any other search', async () => {
  await using t = await appWithSearches();
  const [ada, eve] = [await reader(t), await reader(t, 'Eve')];
  const ids: string[] = [];
  for (const { browser } of [ada, eve]) {
    const id = await saved(t, browser, 'q=senescence', { cadence: 'weekly' });
    await browser.submit('/account/searches', `/account/searches/${id}/feed`);
    ids.push(id);
    pass(t, 1_000);
  }
  await wholeRound(t);
  await t.add('grants', aGrant({ id: 'g', title: 'Senescence call' }));
  await wholeRound(t);
  const [own = '', other = ''] = ids;
  const before = await rowsOf(t, other);
  assert.deepEqual(before, await rowsOf(t, own));
  assert.ok(before.filter((n) => n > 0).length >= 3, String(before));
  await assert.rejects(endSearch(t.desk, eve.user, own), { reason: 'not_found' });
  await endSearch(t.desk, ada.user, own);
  assert.deepEqual(await rowsOf(t, own), [0, 0, 0, 0]);
  assert.deepEqual(await rowsOf(t, other), before);
});

test('a search that is ended while something is found by it ends, with that too', async () => {
  await using t = await appWithSearches();
  const { browser, user } = await reader(t);
  const id = await saved(t, browser, 'q=senescence', { cadence: 'weekly' });
  let ending: Promise<void> = Promise.resolve();
  await t.desk.exclusively('search hits', async (trx) => {
    // As a round writes what it found: the search first, then its hits.
    await trx.updateTable('saved_searches').set({ cursor_seq: 1 }).where('id', '=', id).execute();
    ending = endSearch(t.desk, user, id);
    ending.catch(() => undefined);
    await setTimeout(200);
    const hit = { search_id: id, record_id: 'g', kind: 'new', occasion: '', family: 'grants' } as const;
    const at = t.clock.now.toISOString();
    await trx
      .insertInto('search_hits')
      .values({ ...hit, at, digest_id: null })
      .execute();
  });
  await ending;
  assert.deepEqual(await rowsOf(t, id), [0, 0, 0, 0]);
});

test('of the addresses that a feed had, the newest ten are kept', async () => {
  await using t = await appWithSearches();
  const { browser, user } = await reader(t);
  const id = await saved(t, browser, 'q=senescence');
  const tokens: string[] = [];
  for (let n = 0; n < 12; n++) {
    pass(t, 1_000);
    tokens.push(await newFeed(t.desk, user, id, clockAndRandom(t)));
  }
  const states = await Promise.all(tokens.map((token) => openFeed(t.desk, token, t.clock.now)));
  assert.deepEqual(states.slice(0, 2), [null, null]);
  assert.deepEqual(states.slice(2, 11), Array(9).fill('over'));
  assert.ok(typeof states[11] === 'object' && states[11] !== null);
});

test('what searches found is kept for a year, with the digest that told of it', async () => {
  await using t = await appWithSearches();
  const { browser, user } = await reader(t);
  const told = await saved(t, browser, 'q=senescence', { cadence: 'daily' });
  const counted = await saved(t, browser, 'q=call', { cadence: 'none' });
  for (const id of ['first', 'second']) {
    await t.add('grants', aGrant({ id, title: `Senescence call ${id}`, deadline: '2029-01-01T00:00:00Z' }));
    for (let day = 0; day < 2; day++) {
      await wholeRound(t);
      pass(t, dayMs);
    }
    pass(t, 200 * dayMs);
  }
  const left = async () => [
    ...(await rowsOf(t, told)).slice(1, 2),
    ...(await rowsOf(t, counted)).slice(1, 2),
  ];
  const digests = () => t.desk.db.selectFrom('digests').select('items').where('items', '>', 0).execute();
  assert.deepEqual([await left(), (await digests()).length], [[2, 2], 2]);
  assert.equal(await forgetFindings(t.desk, t.clock.now), 2);
  assert.equal(await forgetFindings(t.desk, t.clock.now), 0);
  assert.deepEqual([await left(), (await digests()).length], [[1, 1], 1]);
  const { text } = await (await signedInBrowser(t, user)).get('/account/searches');
  const since = new Date(t.clock.now.getTime() - 365 * dayMs).toISOString().slice(0, 10);
  assert.match(text, new RegExp(`1 record found since <time datetime="${since}`));
  await wholeRound(t);
  assert.deepEqual(await left(), [1, 1], 'what it knows is not found anew');
});
