// What the page of a call says of its dates: never that it is closed before it opens, that it takes
// applications at any time where nobody knows, or that there is another chance where there is none.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Doc } from '../../src/kernel/family.ts';
import { aGrant } from '../support/records.ts';
import { noon } from '../support/test-app.ts';
import { demoSite, type TestSite } from '../support/website.ts';

/** What the page says first of its dates, in words. */
async function closing(site: TestSite, id: string): Promise<string> {
  const { text } = await site.visit(`/grants/${id}`);
  const [, first = ''] = /<dl class="facts lead">\s*<div>([\s\S]*?)<\/div>/.exec(text) ?? [];
  return first
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const days = (count: number) => new Date(noon.getTime() + count * 86_400_000).toISOString();
const full = { kind: 'full', precision: 'minute', rolling: false };

async function siteWith(...all: readonly Doc[]): Promise<TestSite> {
  const site = await demoSite({ filled: false });
  await site.test.add('grants', ...all.map((one) => aGrant({ id: one.public_id, ...one })));
  return site;
}

test('a forecast is not called closed: it says when it opens and when it closes', async () => {
  await using site = await siteWith(
    { public_id: 'soon', status: 'forecast', opens_at: days(10), deadline: days(40) },
    { public_id: 'some-day', status: 'forecast', deadline: null },
    { public_id: 'opens', status: 'forecast', deadline: null, opens_at: days(10) },
  );
  assert.match(await closing(site, 'soon'), /^Closes in 40 days .*Not open yet; opens /);
  assert.equal(
    await closing(site, 'some-day'),
    'Closes Not known yet No open round is known, and no day is named.',
  );
  assert.match(await closing(site, 'opens'), /^Closes Not known yet Not open yet; opens /);
});

test('a call that its source took back is closed, and no application is taken at any time', async () => {
  await using site = await siteWith(
    { public_id: 'early', deadline: days(40), closed_at: days(-1) },
    { public_id: 'undated', deadline: null, closed_at: days(-1) },
    { public_id: 'rolling', deadline: null, labels: ['rolling'] },
    { public_id: 'unsaid', deadline: null, labels: [] },
  );
  assert.equal(await closing(site, 'unsaid'), 'Closes Not known The source names no closing date.');
  assert.match(await closing(site, 'early'), /^Closed Before its date which was /);
  assert.equal(await closing(site, 'undated'), 'Closed Closed No date is known.');
  assert.match(await closing(site, 'rolling'), /^Closes No closing date Applications are taken at any time/);
});

test('an hour is told wherever the day alone would be a later one', async () => {
  const late = '2026-04-11T03:59:00.000Z';
  const date = {
    ...full,
    label: 'Deadline',
    date: '2026-04-10',
    time: '23:59',
    tz: 'America/New_York',
    at: late,
  };
  await using site = await siteWith(
    { public_id: 'midnight', title: 'Midnight', deadline: '2026-04-10T00:00:00Z' },
    { public_id: 'evening', deadline: late, detail: { deadlines: [date, { ...full, at: days(9) }] } },
    { public_id: 'day', deadline: '2026-04-10T23:59:59Z' },
  );
  assert.match(await closing(site, 'midnight'), /10 Apr 2026, 00:00 UTC$/);
  assert.match((await site.visit('/grants')).text, /10 Apr 2026, 00:00 UTC/);
  assert.match(await closing(site, 'day'), /10 Apr 2026 , end of day UTC$/);
  assert.match(
    await closing(site, 'evening'),
    /11 Apr 2026, 03:59 UTC 10 Apr 2026 , 23:59, America\/New_York; and 1 more date$/,
  );
  // A picture has days alone: the one at the place where it counts.
  assert.match((await site.visit('/grants/evening')).text, /to 10 April 2026 \(deadline\)/);
});

test('dates that passed are no more dates, and a day is not over before it ends', async () => {
  const today = noon.toISOString().slice(0, 10);
  const dated = (public_id: string, ...others: readonly Doc[]) => ({
    public_id,
    deadline: days(40),
    detail: { deadlines: [{ ...full, at: days(40) }, ...others] },
  });
  await using site = await siteWith(
    dated('passed', { ...full, label: 'Before', at: days(-3) }),
    dated('today', { ...full, kind: 'decision', label: 'Decision', date: today, precision: 'day' }),
  );
  assert.doesNotMatch(await closing(site, 'passed'), /more date/);
  assert.match((await site.visit('/grants/passed')).text, /1 date that passed/);
  assert.match(await closing(site, 'today'), /and 1 more date$/);
  assert.doesNotMatch((await site.visit('/grants/today')).text, /that passed/);
  site.test.clock.now = new Date(noon.getTime() + 86_400_000);
  assert.doesNotMatch(await closing(site, 'today'), /more date/);
});

test('the hour is told as the applicant has it, and a day that a rule gives, or that is one of several, is told so', async () => {
  const label = 'Standard date for new applications; check the announcement';
  const rule = { ...full, label, date: '2026-04-10', time: '17:00', tz_note: 'local time of the applicant' };
  await using site = await siteWith(
    { public_id: 'standard', deadline: days(40), detail: { deadlines: [{ ...rule, at: days(40) }] } },
    {
      public_id: 'stated',
      deadline: days(40),
      detail: { deadlines: [{ ...full, label: 'Deadline', at: days(40) }] },
    },
    {
      public_id: 'tracks',
      deadline: days(40),
      detail: {
        deadlines: [{ ...full, label: 'One of several dates of the announcement (A; B)', at: days(40) }],
      },
    },
  );
  assert.match(await closing(site, 'tracks'), /one of several dates of the announcement \(A; B\)$/);
  assert.match(
    await closing(site, 'standard'),
    /UTC 17:00, local time of the applicant; standard date for new applications; check the announcement$/,
  );
  assert.doesNotMatch(await closing(site, 'stated'), /check/);
});

test('the only date of a call stands in its page where the first facts do not say it', async () => {
  const loi = {
    kind: 'loi',
    label: 'Letter of intent',
    date: '2026-02-18',
    precision: 'day',
    rolling: false,
  };
  await using site = await siteWith(
    { public_id: 'passed', status: 'forecast', deadline: null, detail: { deadlines: [loi] } },
    {
      public_id: 'said',
      deadline: days(40),
      detail: { deadlines: [{ ...full, label: 'Closing date', at: days(40) }] },
    },
  );
  assert.match(
    (await site.visit('/grants/passed')).text,
    /1 date that passed[\s\S]*18 Feb(?:ruary)? 2026[\s\S]*Letter of intent/,
  );
  assert.doesNotMatch((await site.visit('/grants/said')).text, /Closing date/);
});

test('a call that nobody checked lately says on which day it was checked last', async () => {
  const verification = { verified_open: false, method: 'source_api', last_checked_at: days(-200) };
  await using site = await siteWith(
    { public_id: 'stale', deadline: days(40), detail: { verification } },
    { public_id: 'unchecked', deadline: days(40) },
  );
  const mark = async (id: string) =>
    /<span class="mark unsure">(○.*?)<\/span>/
      .exec((await site.visit(`/grants/${id}`)).text)?.[1]
      ?.replace(/<[^>]+>/g, '');
  assert.match((await mark('stale')) ?? '', /^○ Not verified open, last checked on \d+ [A-Z]/);
  assert.equal(await mark('unchecked'), '○ No check is recorded');
});

test('an hour of the place that is of another day than in UTC says its day', async () => {
  const date = '2026-03-31';
  const eve = { ...full, label: 'Closing date', at: '2026-04-01T03:59:59Z', date, time: '23:59' };
  const noonThere = { ...full, label: 'Closing date', at: '2026-03-31T16:00:00Z', date, time: '12:00' };
  const tz = 'America/New_York';
  await using site = await siteWith(
    { public_id: 'eve', deadline: eve.at, detail: { deadlines: [{ ...eve, tz }] } },
    { public_id: 'noon', deadline: noonThere.at, detail: { deadlines: [{ ...noonThere, tz }] } },
  );
  assert.match(await closing(site, 'eve'), /1 Apr 2026, 03:59 UTC 31 Mar 2026 , 23:59, America\/New_York$/);
  assert.match(await closing(site, 'noon'), /31 Mar 2026, 16:00 UTC 12:00, America\/New_York$/);
});

test('the table of dates says the day of the place too', async () => {
  const at = ['2026-04-01T03:59:59Z', '2026-05-01T03:59:59Z'];
  const deadlines = at.map((one, n) => ({
    ...full,
    label: `Date ${n}`,
    at: one,
    date: n === 0 ? '2026-03-31' : '2026-04-30',
    time: '23:59',
    tz: 'America/New_York',
  }));
  await using site = await siteWith({ public_id: 'two', deadline: at[0], detail: { deadlines } });
  const { text } = await site.visit('/grants/two');
  assert.match(text, /<td class="muted"><time datetime="2026-04-30">30 Apr 2026<\/time>, 23:59, America/);
});
