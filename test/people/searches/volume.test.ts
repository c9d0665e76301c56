// How much a search would tell, where more changed than is looked at.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ChangesRequest, Reader } from '../../../src/kernel/reader.ts';
import { listNamed } from '../../../src/people/searches/asking.ts';
import { volumeOf } from '../../../src/people/searches/volume.ts';
import { aGrant } from '../../support/records.ts';
import { appWithSearches, partsOf, reader } from '../../support/searches.ts';

const page = '/account/searches/new?list=list_grants&query=q%3Dsenescence';

test('of a month with more changes than are looked at a page says that it may be more', async () => {
  await using t = await appWithSearches();
  const { browser } = await reader(t);
  await t.add('grants', ...[1, 2, 3].map(() => aGrant({ title: 'Senescence call' })));
  const { changes } = t.shelf.reader;
  Object.assign(t.shelf.reader, {
    changes: (request: ChangesRequest) => ({ ...changes(request), more: true }),
  });
  const { text } = await browser.get(page);
  assert.match(text, /At least 3 records in the last 30 days, in which more changed than was looked at/);
  assert.match(text, /mail on at least 1 day\./);
  const none = await browser.get(page.replace('senescence', 'bees'));
  assert.match(none.text, /None of the newest changes\./);
  assert.deepEqual(t.bugs, []);
});

test('however much changed, so many changes and so much of the log are looked at, and no search that is too wide', async () => {
  await using t = await appWithSearches();
  const { browser } = await reader(t);
  await t.add('grants', aGrant({ title: 'Senescence call' }));
  const list = listNamed(partsOf(t).operations, 'list_grants');
  assert.ok(list);
  const asked: ChangesRequest[] = [];
  const long: Reader = {
    ...t.shelf.reader,
    newestSeq: () => 1_000_000,
    changes: (request) => {
      asked.push(request);
      return t.shelf.reader.changes(request);
    },
  };
  const volume = volumeOf(list, {}, { ...partsOf(t), reader: long }, 'public', t.clock.now);
  assert.deepEqual([volume.found, volume.more], [0, true]);
  const bounds = asked.map(({ limit, downTo }) => [limit, downTo]);
  assert.deepEqual(bounds, [[2_000, 950_000]]);
  const unread = () => assert.fail('nothing is read of a search that is too wide');
  Object.assign(t.shelf.reader, { count: () => 2_001, changes: unread, newest: unread });
  assert.match(
    (await browser.get(page)).text,
    /more records than a search may that is saved: narrow it first/,
  );
  const refused = await browser.submit(page, '/account/searches');
  assert.match(refused.text, /It finds more than 2000 records; narrow it first/);
  assert.deepEqual(t.bugs, []);
});
