// What is chosen of a list is what somebody chose, and each way that a list offers leads to what it says.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aGrant, anEvent } from '../support/records.ts';
import { noon } from '../support/test-app.ts';
import { demoSite, type TestSite } from '../support/website.ts';

const ahead = (days: number) => new Date(noon.getTime() + days * 86_400_000).toISOString();

/** The counts beside a list that lead somewhere. */
function counted(text: string): readonly { href: string; count: string }[] {
  const found = text.matchAll(/<a href="([^"]+)"(?: aria-current="true")?><span>[^<]*<\/span> <span>(\d+)</g);
  return [...found].map(([, href = '', count = '']) => ({ href: href.replaceAll('&amp;', '&'), count }));
}

async function totalOf(site: TestSite, path: string): Promise<string | undefined> {
  return /<strong class="number">(\d+)/.exec((await site.visit(path)).text)?.[1];
}

test('each count beside a list is that of the list it leads to, whatever is chosen already', async () => {
  await using site = await demoSite({ filled: false });
  await site.test.add(
    'grants',
    aGrant({ id: 'one', labels: ['longevity', 'bone'], funder_name: 'One', deadline: ahead(3) }),
    aGrant({ id: 'two', labels: ['bone'], funder_name: 'One', deadline: ahead(10) }),
    aGrant({ id: 'three', labels: ['bone'], funder_name: 'Two', deadline: ahead(20) }),
    aGrant({ id: 'four', labels: ['muscle'], funder_name: 'Two', deadline: ahead(60) }),
  );
  await site.test.add(
    'events',
    anEvent({ id: 'five', topics: ['longevity'], start_date: ahead(2), end_date: null }),
    anEvent({ id: 'six', topics: ['bone'], start_date: ahead(20), end_date: null }),
    anEvent({ id: 'seven', topics: ['bone'], start_date: ahead(60), end_date: null }),
    anEvent({ id: 'eight', topics: ['bone'], start_date: ahead(-0.25), end_date: ahead(1) }),
  );
  const day = (days: number) => ahead(days).slice(0, 10);
  for (const list of [
    '/grants',
    '/grants?label=longevity',
    '/grants?label=bone&funder=Two',
    `/grants?funder=One&deadline_before=${day(7)}`,
    '/grants?closing_within=14',
    '/grants?closing_within=30&include_expired=true',
    '/events?starting_within=30&include_past=true',
    '/events?label=longevity',
    `/events?date_after=${day(0)}&date_before=${day(7)}`,
    `/events?label=bone&date_before=${day(30)}`,
  ]) {
    const all = counted((await site.visit(list)).text);
    assert.ok(all.length > 3, list);
    for (const { href, count } of all) {
      // A value that is chosen leads back to the list without it, and still says how many have it.
      const chosen =
        new URL(href, 'http://x').searchParams.size < new URL(list, 'http://x').searchParams.size;
      if (!chosen) assert.equal(await totalOf(site, href), count, `${list}: ${href}`);
    }
  }
  const { text } = await site.visit('/grants?label=longevity');
  assert.match(text, /<a href="\/grants" aria-current="true"><span>longevity<\/span> <span>1</);
  assert.match(text, /<a href="\/grants\?label=bone"><span>bone<\/span> <span>3</);
});

test('what a form sends that nobody chose is not among what is chosen', async () => {
  await using site = await demoSite();
  const sent = '/grants?q=bone&label=&open_to_ageing=&career_stage=&deadline_after=&scope=verified_open';
  const { status, text } = await site.visit(sent);
  assert.equal(status, 200);
  assert.match(text, /<title>Grants: the words “bone”[ <]/);
  assert.equal(text.match(/title="Remove this filter"/g)?.length, 1);
  assert.doesNotMatch(text, /scope=verified_open|[?&;]label=(?:&|")/);
  assert.match(text, /<select [^>]*name="scope"[^>]*><option value="" selected>/, 'and is not sent again');
  const events = (await site.visit('/events?scope=about_ageing')).text;
  assert.doesNotMatch(events, /Remove this filter|scope=about_ageing/);
});

test('an empty list offers no way that leads to nothing, and to drop all where no single filter helps', async () => {
  await using site = await demoSite();
  const { text } = await site.visit('/grants?q=zzzz&label=longevity&funder=Nobody');
  const [, notice = ''] = /Nothing matches<\/h2>([\s\S]*?)<\/div>/.exec(text) ?? [];
  assert.match(notice, /<ul><li><a href="\/grants">Without any filter: \d+<\/a><\/li><\/ul>/);
  const one = (await site.visit('/grants?label=longevity&funder=Nobody')).text;
  assert.match(one, /Without funder: [1-9]/);
  assert.doesNotMatch(one, /Without any filter|Without label/);
});

test('a filter says what it takes, and takes what it suggests by its words too', async () => {
  await using site = await demoSite({ filled: false });
  await site.test.add(
    'grants',
    aGrant({ id: 'one', labels: ['comparative-biology', 'early-career'] }),
    aGrant({ id: 'two', labels: ['muscle'] }),
  );
  const { text } = await site.visit('/grants');
  assert.match(
    text,
    /list="filters-career_stage-list"[^>]*><datalist [^>]*>.*<option value="early-career">Early career</,
  );
  assert.match(text, /For example <code>93\.866<\/code>/);
  for (const typed of ['label=Comparative+biology', 'career_stage=Early+career'])
    assert.equal(await totalOf(site, `/grants?${typed}`), '1', typed);
});

test('names of one are not in the plural, words of a rating say their range, and a text stands once', async () => {
  await using site = await demoSite();
  assert.doesNotMatch((await site.visit('/theories/clusters')).text, />1<\/span> <span>Theories</);
  const fund = (await site.visit('/funds/meridian-longevity-fund')).text;
  assert.match(fund, /Burden \(5 is light\)/);
  assert.match(fund, /Rating of 5/);
  assert.doesNotMatch((await site.visit('/content/filing/annual-filing')).text, /<h2>Excerpt</);
  assert.match((await site.visit('/funds?q=trust')).text, /<title>Rated funds: name with “trust” in it/);
});
