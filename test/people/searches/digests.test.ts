// What a mail lists of what was found, and the page that has all of it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayMs } from '../../../src/kernel/durations.ts';
import { AddressRefused } from '../../../src/people/mail/suppressions.ts';
import { digestRound } from '../../../src/people/searches/digests.ts';
import { searchRound } from '../../../src/people/searches/round.ts';
import { aGrant } from '../../support/records.ts';
import { appWithSearches, mailOut, partsOf, reader, saved, wholeRound } from '../../support/searches.ts';
import { pass } from '../../support/test-app.ts';
import { mustBeValidHtml } from '../../support/valid-html.ts';

const call = (id: string, deadline: string | null) =>
  aGrant({ id, public_id: id, title: `Senescence call ${id}`, deadline });

const names = (text: string) => text.match(/(?<=Senescence call )[\w-]+/g) ?? [];

test('a mail of more than it lists begins with what closes soon, and leads to a page that has all of it', async () => {
  await using t = await appWithSearches();
  await t.add('grants', call('x-closing', '2026-03-04T23:00:00Z'), call('x-later', '2026-03-14T23:00:00Z'));
  const { browser } = await reader(t);
  await saved(t, browser, 'q=senescence', { wants_changed: 'true' });
  await t.add(
    'grants',
    call('x-later', '2026-06-14T23:00:00Z'),
    call('b-open', null),
    ...Array.from({ length: 58 }, (_, at) =>
      call(`a-${at}`, `2027-01-${String(28 - (at % 28)).padStart(2, '0')}T12:00:00Z`),
    ),
    call('c-near', '2026-04-20T12:00:00Z'),
  );
  pass(t, dayMs);
  const [mail] = await wholeRound(t);
  assert.equal(mail?.subject, 'Perennial: 62 records your searches found');
  const listed = names(mail?.text ?? '');
  assert.deepEqual([listed.length, ...listed.slice(0, 3)], [50, 'x-closing', 'x-later', 'c-near']);
  assert.match(mail?.text ?? '', /Senescence call x-closing\n[\s\S]*?\nBecause: closes soon in /);
  assert.match(mail?.text ?? '', /Senescence call x-later\n[\s\S]*?\nBecause: changed in /);
  const [, page = ''] = /And 12 more: http:\/\/perennial\.test(\/\S+)/.exec(mail?.text ?? '') ?? [];
  const first = await browser.get(page);
  assert.deepEqual([first.status, first.text.includes('>62 records<')], [200, true], first.text);
  await mustBeValidHtml(first);
  const rest = await browser.get(`${page}?offset=50`);
  assert.deepEqual(
    [...new Set([...names(first.text), ...names(rest.text)])].toSorted(),
    [
      'b-open',
      'c-near',
      'x-closing',
      'x-later',
      ...Array.from({ length: 58 }, (_, at) => `a-${at}`),
    ].toSorted(),
    'the page has every record',
  );
  assert.equal(names(rest.text).at(-1), 'b-open', 'what has no deadline comes last');
  assert.match((await browser.get('/account/searches')).text, new RegExp(`<a href="${page}">Daily mail of `));
  await browser.submit('/account/searches/mute?family=grants&record=b-open', '/account/searches/mute');
  assert.match((await browser.get(page)).text, />61 records</, 'not for me: told nowhere any more');
  assert.deepEqual(t.bugs, []);
});

test('what a mail told of is shown to its person alone', async () => {
  await using t = await appWithSearches();
  const { browser } = await reader(t);
  await saved(t, browser, 'q=senescence');
  await t.add('grants', call('new', null));
  pass(t, dayMs);
  assert.equal((await wholeRound(t)).length, 1);
  const { id } = await t.desk.db.selectFrom('digests').select('id').executeTakeFirstOrThrow();
  const page = `/account/searches/found/${id}`;
  assert.equal((await browser.get(page)).status, 200);
  const other = await reader(t, 'Eve');
  const seen = await other.browser.get(page);
  assert.deepEqual([seen.status, seen.text.includes('Senescence call')], [404, false]);
  assert.equal((await browser.get('/account/searches/found/nothing')).status, 404);
});

test('what is found while a mail server refuses the address is told once mail goes there again', async () => {
  await using t = await appWithSearches();
  const { browser } = await reader(t);
  await saved(t, browser, 'q=senescence');
  let tries = 0;
  const refuses = async () => {
    tries++;
    throw new AddressRefused('550 5.1.1 no such user');
  };
  const round = async (send?: () => Promise<void>) => {
    await searchRound(partsOf(t));
    await digestRound(partsOf(t));
    return mailOut(t, send);
  };
  await t.add('grants', call('first', null));
  pass(t, dayMs);
  for (const minutes of [0, 2, 10, 30]) {
    pass(t, minutes * 60_000);
    await round(refuses);
  }
  const searches = '/account/searches';
  assert.doesNotMatch(
    (await browser.get(searches)).text,
    /refused our mail/,
    'one morning is not three days',
  );
  const triesOfDays: number[] = [];
  for (let day = 0; day < 6; day++) {
    await t.add('grants', call(`later-${day}`, null));
    pass(t, dayMs);
    tries = 0;
    await round(refuses);
    triesOfDays.push(tries);
  }
  assert.deepEqual(triesOfDays.slice(2), [0, 0, 0, 0], 'none after the third day');
  const page = await browser.get(searches);
  assert.match(page.text, /refused our mail on three days[\s\S]*Mail every day, stopped\./);
  await mustBeValidHtml(page);
  assert.equal((await browser.submit('/account/mail', '/account/mail/resume')).status, 303);
  pass(t, dayMs);
  const told = (await round()).flatMap(({ text }) => names(text));
  assert.deepEqual(told.toSorted(), ['first', ...Array.from({ length: 6 }, (_, day) => `later-${day}`)]);
  assert.doesNotMatch((await browser.get(searches)).text, /refused our mail/);
  pass(t, dayMs);
  assert.deepEqual(await round(), [], 'once');
  assert.deepEqual(t.bugs, []);
});
