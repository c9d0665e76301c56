// Searches over more changes than are asked at once, and beside searches that fail.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayMs } from '../../../src/kernel/durations.ts';
import type { Change, ChangesRequest, Reader } from '../../../src/kernel/reader.ts';
import { listNamed } from '../../../src/people/searches/asking.ts';
import { searchRound } from '../../../src/people/searches/round.ts';
import { turnOf } from '../../../src/people/searches/turns.ts';
import { takesLong } from '../../support/often.ts';
import { aGrant } from '../../support/records.ts';
import { appWithSearches, mailOut, partsOf, reader, saved, wholeRound } from '../../support/searches.ts';
import { pass, type TestApp } from '../../support/test-app.ts';
import { onPostgres } from '../../support/truth.ts';

const call = (id: string, more: object = {}) =>
  aGrant({ id, public_id: id, title: `Senescence call ${id}`, deadline: '2026-09-01T00:00:00Z', ...more });

const calls = (count: number, more: object = {}) =>
  Array.from({ length: count }, (_, at) => call(`g${at}`, more));

async function hitsOf(t: TestApp, search: string) {
  const rows = await t.desk.db
    .selectFrom('search_hits')
    .select(['record_id', 'kind'])
    .where('search_id', '=', search)
    .orderBy('record_id')
    .orderBy('kind')
    .execute();
  return rows.map(({ record_id, kind }) => `${record_id} ${kind}`);
}

test('of many changes some are asked at a time, and what is new and closes soon is told as both', async () => {
  await using t = await appWithSearches();
  const { browser } = await reader(t);
  const id = await saved(t, browser, 'q=senescence');
  pass(t, dayMs);
  await t.add('grants', ...calls(7, { deadline: '2026-03-10T00:00:00Z' }), call('bees', { title: 'Bees' }));
  const limits: number[] = [];
  const { shelf } = t;
  const watched: Reader = {
    ...shelf.reader,
    changes: (request) => {
      limits.push(request.limit);
      return shelf.reader.changes(request);
    },
  };
  const parts = { ...partsOf(t), reader: watched, changesAtOnce: 3 };
  assert.equal(await searchRound(parts), 14);
  assert.deepEqual(limits, [3, 3, 3, 3]);
  const found = Array.from({ length: 7 }, (_, at) => [`g${at} closing`, `g${at} new`]).flat();
  assert.deepEqual(await hitsOf(t, id), found);
  assert.equal(await searchRound(parts), 0);
  assert.deepEqual(await hitsOf(t, id), found);
});

test('what one entry of the log changed is asked together, however much it is', async () => {
  await using t = await appWithSearches();
  const list = listNamed(partsOf(t).operations, 'list_grants');
  assert.ok(list);
  const seqs = [5, 6, 7, 7, 7, 7, 7, 8, 9, 9, 9];
  const all = seqs.map((seq, at) => ({ seq, family: 'grants', id: `g${at}`, op: 'upsert' }) as Change);
  const stub = {
    together: (read) => read(),
    newestSeq: () => 9,
    changes: ({ after, limit }: ChangesRequest) => {
      const behind = all.filter(
        ({ seq, id }) => seq > after.seq || (seq === after.seq && after.family === 'grants' && id > after.id),
      );
      const entries = behind.slice(0, limit);
      return { entries, end: entries.at(-1) ?? null, more: behind.length > limit };
    },
  } as Partial<Reader> as Reader;
  const parts = { ...partsOf(t), reader: stub, changesAtOnce: 3 };
  const turns: string[] = [];
  for (let [from, more] = [4, true]; more; ) {
    const asked = { tier: 'public', from, looksAhead: false, now: t.clock.now } as const;
    const turn = await turnOf(parts, list, asked);
    assert.ok(turn);
    turns.push(`${[...turn.records.keys()]} to ${turn.upTo}`);
    [from, more] = [turn.upTo, turn.more];
  }
  assert.deepEqual(turns, ['g0,g1 to 6', 'g2,g3,g4,g5,g6 to 7', 'g7 to 8', 'g8,g9,g10 to 9']);
});

test('a search that fails keeps no other from being asked', async () => {
  await using t = await appWithSearches();
  const { browser } = await reader(t);
  await t.add('grants', call('old'));
  const ids: string[] = [];
  for (const name of ['First', 'Broken', 'Unreadable', 'Last']) {
    const query = name === 'Unreadable' ? 'q=call' : 'q=senescence';
    ids.push(await saved(t, browser, query, { name, wants_changed: 'true' }));
    pass(t, 1_000);
  }
  const [first, broken, unreadable, last] = ids as [string, string, string, string];
  const known = t.desk.db.updateTable('search_known').where('record_id', '=', 'old');
  await known.set({ watched: '{' }).where('search_id', '=', broken).execute();
  pass(t, dayMs);
  await t.add('grants', call('old', { deadline: '2026-10-01T00:00:00Z' }), call('new'));
  const bugs: unknown[] = [];
  const { shelf } = t;
  const failing: Reader = {
    ...shelf.reader,
    newest: (family, request) => {
      if (JSON.stringify(request).includes('"call"')) throw new Error('not to be read');
      return shelf.reader.newest(family, request);
    },
  };
  const onBug = (error: unknown) => void bugs.push(error);
  await searchRound({ ...partsOf(t), reader: failing, onBug });
  for (const id of [first, last]) assert.deepEqual(await hitsOf(t, id), ['new new', 'old changed']);
  for (const id of [broken, unreadable]) assert.deepEqual(await hitsOf(t, id), []);
  assert.deepEqual(
    bugs
      .map(String)
      .toSorted()
      .map((one) => one.split(':')[0]),
    ['Error', 'SyntaxError'],
  );
  await t.desk.db
    .updateTable('search_known')
    .set({ watched: '{}' })
    .where('search_id', '=', broken)
    .execute();
  await searchRound(partsOf(t));
  assert.deepEqual(await hitsOf(t, broken), ['new new']);
  assert.deepEqual(await hitsOf(t, unreadable), ['new new', 'old changed']);
  assert.equal((await hitsOf(t, first)).length, 2);
});

test('a mail of more records than it lists says how many more there are', async () => {
  await using t = await appWithSearches();
  const { browser } = await reader(t);
  await saved(t, browser, 'q=senescence', { name: 'First' });
  await saved(t, browser, 'q=call', { name: 'Second' });
  pass(t, dayMs);
  await t.add('grants', ...calls(60));
  const [mail] = await wholeRound(t);
  assert.equal(mail?.subject, 'Perennial: 60 records your searches found');
  assert.equal(mail.text.match(/Because: new in "First"; new in "Second"\n/g)?.length, 50);
  assert.match(mail.text, /And 10 more:/);
  assert.deepEqual(await mailOut(t), []);
});

test('thirty-three thousand new grants at once are found, and the mail tells how many', {
  skip: onPostgres ? 'the statement that took no more values is one of SQLite' : false,
}, async (tested) => {
  if (!takesLong(tested)) return;
  await using t = await appWithSearches();
  const { browser } = await reader(t);
  await saved(t, browser, 'q=senescence');
  pass(t, dayMs);
  const count = 33_000;
  const all = calls(count);
  for (let from = 0; from < count; from += 3_000) await t.add('grants', ...all.slice(from, from + 3_000));
  assert.equal(await searchRound(partsOf(t)), count);
  assert.equal(await searchRound(partsOf(t)), 0);
  const [mail] = await wholeRound(t);
  assert.equal(mail?.subject, 'Perennial: 33000 records your searches found');
});
