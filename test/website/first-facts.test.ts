// What a page says first is true of everything it counts or names, and is said in words.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aCompany, aGrant, anEvent } from '../support/records.ts';
import { noon } from '../support/test-app.ts';
import { demoSite, type TestSite } from '../support/website.ts';

async function words(site: TestSite, path: string): Promise<string> {
  const { text } = await site.visit(path);
  return (text.split('<main')[1] ?? '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

test('a call that leaves a country out is not said to be for any country', async () => {
  const places = {
    outside: { foreign_applicants: 'yes', countries_out: ['US'] },
    named: { foreign_applicants: 'yes', countries_in: ['DE', 'FR'] },
    open: { foreign_applicants: 'yes' },
  };
  await using site = await demoSite({ filled: false });
  const grants = Object.entries(places).map(([id, eligibility]) => aGrant({ id, detail: { eligibility } }));
  await site.test.add('grants', ...grants);
  const outside = await words(site, '/grants/outside');
  assert.match(outside, /Who may apply See the call not from United States /);
  assert.doesNotMatch(outside, /from any country/);
  assert.match(await words(site, '/grants/named'), /See the call Germany, France; other countries too /);
  assert.match(await words(site, '/grants/open'), /See the call from any country /);
});

test('the page of a harvested record names its source by the line it asks for, with its terms', async () => {
  const credit = {
    name: 'Made-up Portal',
    url: 'https://portal.example/',
    licence: 'CC-BY-4.0',
    licence_url: 'https://creativecommons.org/licenses/by/4.0/',
    statement: 'Calls of the Made-up Portal, © Example Union.',
  };
  await using site = await demoSite({ filled: false });
  await site.test.add('grants', aGrant({ id: 'owed', attribution: credit }), aGrant({ id: 'own' }));
  const owed = await words(site, '/grants/owed');
  assert.match(owed, /Owed to Calls of the Made-up Portal, © Example Union\. CC-BY-4\.0 /);
  assert.doesNotMatch(await words(site, '/grants/own'), /Owed to/);
});

test('the front page calls no share of the deadlines most of them, and counts what is listed', async () => {
  await using site = await demoSite({ filled: false });
  const soon = (days: number) => new Date(noon.getTime() + days * 86_400_000).toISOString();
  const days = [3, 10, 11, 17, 24];
  const grants = days.map((day) => aGrant({ id: `in-${day}`, deadline: soon(day) }));
  await site.test.add('grants', ...grants);
  const front = await words(site, '/');
  assert.match(
    front,
    /5 listed calls close in the next 16 weeks; the week with the most, 2, begins on \d+ \w+ 2026\./,
  );
  assert.doesNotMatch(front, /most of them|verified/);
});

test('the front page names what it counts as the catalogue names it', async () => {
  await using site = await demoSite();
  const front = await words(site, '/');
  assert.match(front, /\d preservation companies/);
  assert.match(front, /\d rated funds/);
  await using one = await demoSite({ filled: false });
  await one.test.add('grants', aGrant());
  assert.match(await words(one, '/'), / 1 grant /);
});

test('what a check found begins with a capital, like the other marks beside it', async () => {
  await using site = await demoSite();
  const { text } = await site.visit('/grants/senescence-in-living-tissue-awards');
  const [, line = ''] = /<p class="actions">(.*?)<\/p>/s.exec(text) ?? [];
  const marks = [...line.matchAll(/<span class="mark[^"]*">(?:[✓○!] )?([^<]*)/g)].map(
    ([, mark]) => mark as string,
  );
  assert.ok(marks.includes('Its documents name different deadlines'), marks.join(' | '));
  for (const mark of marks) assert.match(mark, /^\p{Lu}/u);
});

test('what nobody rated says so behind its name, not before it', async () => {
  await using site = await demoSite({ filled: false });
  const rated = { id: 'rated', public_id: 'rated', name: 'Rated', overall_score: 61 };
  await site.test.add('companies', aCompany({ id: 'new', public_id: 'new', name: 'New' }), aCompany(rated));
  const { text } = await site.visit('/companies');
  assert.match(text, /61<\/span>[\s\S]*>Rated<[\s\S]*<h2><a href="\/companies\/new">New</);
  assert.match(text, /companies\/new">New<[\s\S]*<li>Not rated yet<\/li>/);
  assert.equal(text.match(/Not rated yet/g)?.length, 1);
});

test('nobody is sent to apply for a call that is closed or not open yet', async () => {
  const day = (days: number) => new Date(noon.getTime() + days * 86_400_000).toISOString();
  const calls = {
    open: { deadline: day(9) },
    closed: { deadline: day(-9) },
    'taken-back': { deadline: day(9), closed_at: day(-1) },
    forecast: { status: 'forecast', opens_at: day(9), deadline: day(20) },
    // Behind what to sign in for there is nothing to read.
    'closed-form': {
      deadline: day(-9),
      url: 'https://pa.example/sign-in',
      info_url: 'https://pa.example/read',
    },
  };
  await using site = await demoSite({ filled: false });
  await site.test.add('grants', ...Object.entries(calls).map(([id, given]) => aGrant({ id, ...given })));
  for (const id of Object.keys(calls)) {
    const said = await words(site, `/grants/${id}`);
    assert.equal(said.includes('Apply at the funder'), id === 'open', id);
    assert.equal(said.includes('See it at the funder'), id !== 'open', id);
  }
  const { text } = await site.visit('/grants/closed-form');
  assert.match(text, /class="button" href="https:\/\/pa\.example\/read"/);
});

test('nobody is sent to register for an event that is over, nor told that its day will still be named', async () => {
  const door = { url: 'https://event.example/', registration_url: 'https://event.example/register' };
  await using site = await demoSite({ filled: false });
  await site.test.add(
    'events',
    anEvent({ id: 'over', ...door, start_date: '2026-01-05T00:00:00Z', end_date: '2026-01-07T23:59:59Z' }),
    anEvent({ id: 'coming', ...door }),
    anEvent({ id: 'undated', title: 'Example Days 2024', start_date: null, end_date: null }),
  );
  assert.match(await words(site, '/events/over'), /It is over Its page /);
  assert.match(await words(site, '/events/coming'), /Take part Register /);
  assert.match(await words(site, '/events/undated'), /When Not known /);
});

test('a day is as many days off as the calendar says, whatever hour it is', async () => {
  await using site = await demoSite({ filled: false });
  const starts = {
    today: '2026-03-01T09:00:00Z',
    five: '2026-03-06T00:00:00Z',
    gone: '2026-02-28T23:00:00Z',
  };
  const end = '2026-04-01T23:59:59Z';
  await site.test.add(
    'events',
    ...Object.entries(starts).map(([id, start_date]) => anEvent({ id, start_date, end_date: end })),
  );
  for (const [id, said] of [
    ['today', 'today'],
    ['five', 'in 5 days'],
    ['gone', 'yesterday'],
  ] as const) {
    assert.match(await words(site, `/events/${id}`), new RegExp(`When [^W]*2026 ${said} Where`), id);
    assert.match((await site.visit('/events')).text, new RegExp(`<span>${said}</span>`));
  }
});

test('an event that has hours says them in UTC, and one that has none its days alone', async () => {
  await using site = await demoSite({ filled: false });
  const from = (id: string, start_date: string, end_date: string | null) =>
    anEvent({ id, start_date, end_date });
  await site.test.add(
    'events',
    from('webinar', '2026-03-04T09:00:00Z', '2026-03-04T17:00:00Z'),
    from('school', '2026-03-04T09:00:00Z', '2026-03-06T17:30:00Z'),
    from('talk', '2026-03-04T18:15:00Z', null),
    from('days', '2026-03-04T00:00:00Z', '2026-03-06T23:59:59Z'),
    from('day', '2026-03-04T00:00:00Z', '2026-03-04T23:59:59Z'),
  );
  const when = async (id: string) => /When (.*) in \d+ days/.exec(await words(site, `/events/${id}`))?.[1];
  assert.equal(await when('webinar'), '4 Mar 2026, 09:00 – 17:00 UTC');
  assert.equal(await when('school'), '4 Mar 2026, 09:00 UTC to 6 Mar 2026, 17:30 UTC');
  assert.equal(await when('talk'), '4 Mar 2026, 18:15 UTC');
  assert.equal(await when('days'), '4 Mar 2026 to 6 Mar 2026');
  assert.equal(await when('day'), '4 Mar 2026');
});

test('the page of a call says in which zone its last day ends', async () => {
  await using site = await demoSite({ filled: false });
  const at = (id: string, deadline: string, tz: string | null) =>
    aGrant({
      id,
      deadline,
      detail: {
        deadlines: [
          {
            kind: 'full',
            label: 'Full',
            date: '2026-03-20',
            tz,
            at: deadline,
            precision: 'day',
            rolling: false,
          },
        ],
      },
    });
  await site.test.add(
    'grants',
    at('utc', '2026-03-20T23:59:59Z', 'UTC'),
    at('there', '2026-03-21T03:59:59Z', 'America/New_York'),
    at('unsaid', '2026-03-20T23:59:59Z', null),
    aGrant({ id: 'plain', deadline: '2026-03-20T23:59:59Z' }),
  );
  assert.match(await words(site, '/grants/utc'), /days 20 Mar 2026 , end of day UTC /);
  assert.match(await words(site, '/grants/there'), /days 20 Mar 2026 , end of day America\/New_York /);
  assert.doesNotMatch(await words(site, '/grants/unsaid'), /end of day/);
  assert.match(await words(site, '/grants/plain'), /days 20 Mar 2026 , end of day UTC /);
});
