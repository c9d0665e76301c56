// What stands on the front page.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aGrant, anEvent } from '../support/records.ts';
import { demoSite } from '../support/website.ts';

test('the newest changes on the front page are not all of one family after an import of one', async () => {
  await using site = await demoSite({ filled: false });
  await site.test.add('events', anEvent({ id: 'e', title: 'A meeting' }));
  for (let n = 0; n < 9; n++) await site.test.add('grants', aGrant({ id: `g${n}`, title: `Call ${n}` }));
  const news = /<h2>Newest changes<\/h2>([\s\S]*?)<\/section>/.exec((await site.visit('/')).text)?.[1] ?? '';
  const named = [...news.matchAll(/<li class="change">[\s\S]*?<a[^>]*>([^<]+)</g)].map(([, name]) => name);
  assert.deepEqual(named.toSorted(), ['A meeting', 'Call 7', 'Call 8']);
});

test('an empty catalogue says so, on the front page and in its lists, and leads to no other empty list', async () => {
  await using site = await demoSite({ filled: false });
  assert.match((await site.visit('/')).text, /<p class="notice">Nothing is listed in this catalogue yet/);
  const { text } = await site.visit('/grants');
  assert.match(text, /<p>There is nothing in this list yet\.<\/p>/);
  assert.match(text, /tells of the first record/);
  assert.doesNotMatch(text, /href="\/grants\?include_expired/);
  await site.test.add('grants', aGrant({ id: 'past', deadline: '2020-01-01T00:00:00Z' }));
  assert.match((await site.visit('/grants')).text, /With grants whose deadline is past: 1<\/a>/);
});

test('the front page has no empty half: without events what is new stands beside what closes', async () => {
  await using site = await demoSite({ filled: false });
  await site.test.add('grants', aGrant({ id: 'g', title: 'On muscle' }));
  const halves = async () =>
    /<div class="pair">([\s\S]*?)<\/div>\n<div class="pair">/.exec((await site.visit('/')).text)?.[1] ?? '';
  const headings = async () => [...(await halves()).matchAll(/<h2>([^<]+)</g)].map(([, text]) => text);
  assert.deepEqual(await headings(), ['Closing next', 'Newest changes']);
  await site.test.add('events', anEvent({ id: 'e' }));
  assert.deepEqual(await headings(), ['Closing next', 'Coming up']);
  assert.match((await site.visit('/')).text, /Newest changes/);
});

test('the front page tells first of calls that name ageing, however many general ones close before them', async () => {
  await using site = await demoSite({ filled: false });
  const closing = async () => {
    const { text } = await site.visit('/');
    const [, title, rows = ''] = /<h2>(Closing next[^<]*)<\/h2>([\s\S]*?)<\/section>/.exec(text) ?? [];
    return [title, [...rows.matchAll(/<a [^>]*href="\/grants\/([\w-]+)"/g)].map(([, name]) => name)];
  };
  const call = (id: string, open_to_ageing: string, day: string) =>
    site.test.add(
      'grants',
      aGrant({ id, public_id: id, open_to_ageing, deadline: `2026-${day}T12:00:00.000Z` }),
    );
  for (const day of [1, 2, 3, 4, 5, 6]) await call(`general-${day}`, 'any_field', `04-0${day}`);
  await call('named-1', 'named', '06-01');
  await call('named-2', 'named', '06-02');
  const general = [1, 2, 3, 4, 5].map((day) => `general-${day}`);
  assert.deepEqual(await closing(), ['Closing next', general], 'two are too few');
  await call('named-3', 'named', '06-03');
  assert.deepEqual(await closing(), ['Closing next, about ageing', ['named-1', 'named-2', 'named-3']]);
});
