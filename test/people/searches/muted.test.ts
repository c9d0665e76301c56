// "Not for me", and the way back from it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aGrant } from '../../support/records.ts';
import { appWithSearches, reader } from '../../support/searches.ts';

test('what was not for a person is listed with its name, and told again when they take that back', async () => {
  await using t = await appWithSearches();
  await t.add('grants', aGrant({ id: 'g', public_id: 'a-call', title: 'Senescence call' }));
  const { browser } = await reader(t);
  const other = await reader(t, 'Eve');
  assert.doesNotMatch((await browser.get('/account/searches')).text, /Tell me again/);
  const page = '/account/searches/mute?family=grants&record=g';
  const muted = await browser.submit(page, '/account/searches/mute');
  assert.equal(muted.headers.get('location'), '/account/searches#not-for-me');
  assert.match(
    (await browser.get('/account/searches')).text,
    /<a href="\/grants\/a-call">Senescence call<\/a>/,
  );
  assert.match((await browser.get(page)).text, /No search of yours tells you of “Senescence call”\./);
  const kept = () => t.desk.db.selectFrom('muted_records').select('record_id').execute();
  const byName = '/account/searches/mute?family=grants&record=a-call';
  assert.match((await browser.get(byName)).text, /No search of yours tells you of “Senescence call”\./);
  assert.equal((await other.browser.submit(byName, '/account/searches/mute')).status, 303);
  const rows = await t.desk.db.selectFrom('muted_records').select('record_id').execute();
  assert.deepEqual(
    rows.map(({ record_id }) => record_id),
    ['g', 'g'],
    'kept by its id, whatever it was called by',
  );
  assert.equal((await browser.submit('/account/searches', '/account/searches/unmute')).status, 303);
  assert.equal((await kept()).length, 1, 'that of somebody else stays');
  assert.doesNotMatch((await browser.get('/account/searches')).text, /Tell me again/);
  assert.match((await browser.get(page)).text, /of “Senescence call” again[\s\S]*>Not for me<\/button>/);
});

test('an address that names no record promises nothing about one', async () => {
  await using t = await appWithSearches();
  const { browser } = await reader(t);
  for (const query of ['', '?family=grants', '?family=grants&record=gone', '?family=poems&record=g'])
    assert.equal((await browser.get(`/account/searches/mute${query}`)).status, 404, query);
});

test('five hundred records are not for a person at most; the next one says what to do', async () => {
  await using t = await appWithSearches();
  await t.add('grants', aGrant({ id: 'g', public_id: 'a-call' }), aGrant({ id: 'h', public_id: 'another' }));
  const { browser, user } = await reader(t);
  const at = t.clock.now.toISOString();
  const rows = Array.from({ length: 499 }, (_, n) => ({
    user_id: user,
    family: 'grants',
    record_id: `r${n}`,
    at,
  }));
  await t.desk.db.insertInto('muted_records').values(rows).execute();
  const mute = (record: string) =>
    browser.submit(`/account/searches/mute?family=grants&record=${record}`, '/account/searches/mute');
  assert.equal((await mute('g')).status, 303);
  const refused = await mute('h');
  assert.match(refused.text, /500 records are not for you, which is as many as there may be; take one back/);
  const kept = await t.desk.db.selectFrom('muted_records').select('record_id').execute();
  assert.equal(kept.length, 500);
});
