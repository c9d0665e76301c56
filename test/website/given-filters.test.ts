// What was chosen of a list stays chosen when something else is chosen too, also over a sign-in, and counts lead to
// what they count.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { returnTo } from '../../src/website/account/return-to.ts';
import { aGrant, anEvent } from '../support/records.ts';
import { noon } from '../support/test-app.ts';
import { demoSite } from '../support/website.ts';

test('a list of markets keeps its words when a state is chosen, and its state when words are sought', async () => {
  await using demo = await demoSite();
  const { text } = await demo.visit('/markets?status=closed&q=first+call');
  assert.match(text, /<a href="\/markets\?status=open&amp;q=first\+call">Open</);
  assert.match(text, /<a href="\/markets\?q=first\+call">All</);
  assert.match(text, /<input type="hidden" name="status" value="closed">/);
  assert.match(
    text,
    /href="\/markets\.json\?status=closed&amp;q=first\+call"/,
    'and its data are those shown',
  );
});

test('essays that cite a record are told as such, and stay so when words are sought', async () => {
  await using demo = await demoSite();
  const path = '/grants/senescence-in-living-tissue-awards';
  const { text } = await demo.visit('/essays?cites=grants:senescence-in-living-tissue-awards&q=cell');
  assert.match(
    text,
    new RegExp(`Those that cite <a href="${path}">[^<]+</a>. <a href="/essays\\?q=cell">All`),
  );
  assert.match(text, /<input type="hidden" name="cites" value="grants:senescence-in-living-tissue-awards">/);
  assert.match(text, /href="\/essays\.json\?q=cell&amp;cites=grants%3Asen/);
});

test('a long search that is to be saved is not lost to the sign-in', async () => {
  const query = new URLSearchParams({ q: 'старение клеток и сенолитики у человека, клинические испытания' });
  const saving = `/account/searches/new?${new URLSearchParams({ list: 'list_grants', query: query.toString() })}`;
  assert.ok(saving.length > 600);
  assert.equal(returnTo(saving), saving);
  assert.equal(returnTo(`/grants?q=${'a'.repeat(3_000)}`), '/account', 'no more than a cookie holds');
  assert.equal(returnTo(`/grants?q=${'漢'.repeat(600)}`), '/account', 'counted as it is stored');
});

test('days from now lead to what has not passed, also where the list holds what has', async () => {
  await using site = await demoSite({ filled: false });
  const day = (days: number) => new Date(noon.getTime() + days * 86_400_000).toISOString();
  await site.test.add(
    'grants',
    aGrant({ id: 'past', deadline: day(-40) }),
    aGrant({ id: 'this-morning', deadline: day(-0.25) }),
    aGrant({ id: 'last', deadline: '2026-03-08T23:59:59Z' }),
  );
  await site.test.add(
    'events',
    anEvent({ id: 'running', start_date: day(-1), end_date: day(2), submission_deadline: day(-50) }),
    anEvent({ id: 'coming', start_date: day(5), end_date: day(6), submission_deadline: day(4) }),
  );
  for (const list of ['/grants?include_expired=true', '/grants', '/events', '/events?include_past=true']) {
    const { text } = await site.visit(list);
    const [, href = '', count] = /<a href="([^"]+)"><span>7 days<\/span> <span>(\d+)</.exec(text) ?? [];
    assert.equal(count, list.includes('expired') ? '2' : '1', list);
    const narrowed = await site.visit(href.replaceAll('&amp;', '&'));
    assert.match(
      narrowed.text,
      new RegExp(`<strong class="number">${count} (?:grant|event)s?<`),
      `${list}: ${href}`,
    );
  }
  const { text: events } = await site.visit('/events');
  const [, submit = ''] = /Submission within<\/h2><ul><li><a href="([^"]+)"><span>7 days/.exec(events) ?? [];
  assert.match((await site.visit(submit)).text, /<strong class="number">1 event</);
});

test('days from now lead to what they count where later days were asked for', async () => {
  await using site = await demoSite({ filled: false });
  const day = (days: number) => new Date(noon.getTime() + days * 86_400_000).toISOString();
  await site.test.add(
    'grants',
    ...[-40, 1, 4].map((days) => aGrant({ id: `in-${days}`, deadline: day(days) })),
  );
  const later = day(3).slice(0, 10);
  const { text } = await site.visit(`/grants?include_expired=true&deadline_after=${later}`);
  const [, href = '', count] = /<a href="([^"]+)"><span>7 days<\/span> <span>(\d+)</.exec(text) ?? [];
  assert.equal(count, '1');
  const narrowed = await site.visit(href.replaceAll('&amp;', '&'));
  assert.match(narrowed.text, /<strong class="number">1 grant</, href);
});

test('behind the oldest change stands that none is told from before, and the way to the newest', async () => {
  await using demo = await demoSite();
  const { text } = await demo.visit('/changes?before=1');
  assert.match(text, /<a href="\/changes">The newest changes<.*Nothing is told from before these/s);
  assert.doesNotMatch(text, /Nothing has changed yet/);
});

test('a list of nothing has no pages, whatever page of it was asked for', async () => {
  await using demo = await demoSite();
  for (const query of ['q=zzzzqq', 'q=zzzzqq&offset=50'])
    assert.doesNotMatch((await demo.visit(`/grants?${query}`)).text, /class="pager"/, query);
});

test('a list whose data have no envelope is counted, and has pages, as every other', async () => {
  await using demo = await demoSite();
  const seen = async (path: string) => (await demo.visit(path, { authorization: 'full' })).text;
  for (const [list, many] of [
    ['/investors', 'investors'],
    ['/contacts', 'contacts'],
  ] as const) {
    const all = JSON.parse(await seen(`${list}.json`)) as readonly unknown[];
    const first = await seen(`${list}?limit=3`);
    assert.ok(
      all.length > 3 && first.includes(`<strong class="number">${all.length} ${many}</strong>`),
      list,
    );
    assert.match(
      first,
      new RegExp(`1 to 3 of ${all.length}<.*href="${list}\\?limit=3&amp;offset=3" rel="next"`),
    );
    assert.match(await seen(`${list}?limit=3&offset=90`), /The list ends before this page/);
  }
});
