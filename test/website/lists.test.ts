// What a list offers beside its rows: counts that lead to what they count, in words.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { families } from '../../src/families.ts';
import { applicantGroups } from '../../src/website/records/grant-words.ts';
import { anEvent } from '../support/records.ts';
import { addTeam, clientOf } from '../support/research.ts';
import { demoSite, type Visited } from '../support/website.ts';

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

const counted = /<li>(?:<a href="([^"]*)">|<span>)<span>([^<]*)<\/span> <span>([\d,]+)<\/span>/g;

test('every count beside a list leads to the list that it counts', async () => {
  await using site = await demoSite();
  let followed = 0;
  for (const { page, facets, tier } of families) {
    if (!page || !facets || tier !== 'public') continue;
    const { text: list } = await site.visit(page);
    for (const [block, title] of list.matchAll(
      /<section class="facet"><h2>([^<]*)<\/h2>[\s\S]*?<\/section>/g,
    )) {
      for (const [, href, words, count] of [...block.matchAll(counted)].slice(0, 3)) {
        const where: string = `${page}: ${title}: ${words}`;
        // Nothing asks for what has no date, or for submissions from a day on.
        if (words === 'no date' || title === 'Submission within') continue;
        assert.ok(href, `${where} leads nowhere`);
        const narrowed: Visited = await site.visit(href.replaceAll('&amp;', '&'));
        assert.equal(narrowed.status, 200, where);
        const [, total] = /<strong class="number">([\d,]+)/.exec(narrowed.text) ?? [];
        // A name is found in longer names too, and a day ends later than the hour of now.
        assert.ok(Number(total) >= Number(count), `${where}: ${total} of ${count}`);
        if (!/within|Funder|Organizer/.test(title as string)) assert.equal(total, count, where);
        followed++;
      }
    }
  }
  assert.ok(followed >= 15, `${followed}`);
});

test('a list of calls counts its closing days first, and says who may apply in words', async () => {
  await using site = await demoSite();
  const { text: list } = await site.visit('/grants');
  assert.equal(/<section class="facet"><h2>([^<]*)/.exec(list)?.[1], 'Closing within');
  assert.match(list, /people on their own/);
  // Each row says what its record's page says of the money.
  const row =
    /<a href="\/grants\/senescence-in-living-tissue-awards">[\s\S]*?<\/li>\s*<\/ul>|$/.exec(list)?.[0] ?? '';
  assert.match(row, /<b>Up to €250,000<\/b>/);
  const types = [
    'higher_education_public',
    'higher_education_private',
    'government_county',
    'non_profit_with_501c3',
  ];
  assert.deepEqual(applicantGroups(types.map((value) => ({ value }))), [
    'universities',
    'nonprofits',
    'public bodies',
  ]);
});

test('a list of events without one that is coming leads to the series', async () => {
  await using site = await demoSite();
  const none = (await site.visit('/events?q=larkspur&date_after=2999-01-01')).text;
  assert.match(none, /Nothing matches/);
  assert.doesNotMatch(none, />With series/, 'where none of them is found either, they are no way');
  assert.doesNotMatch((await site.visit('/events?scope=all&q=nothing-here')).text, />With series/);
});

test('where no event is known to be coming, the page says how many series it leads to', async () => {
  await using site = await demoSite({ filled: false });
  assert.match((await site.visit('/events')).text, /Nothing is listed now/);
  const series = { start_date: null, end_date: null, submission_deadline: null };
  await site.test.add(
    'events',
    anEvent({ id: id(1), public_id: 'series-1', title: 'Congress of Ageing (series)', ...series }),
    anEvent({ id: id(2), public_id: 'series-2', title: 'Forum of Ageing (series)', ...series }),
  );
  const { text } = await site.visit('/events');
  assert.match(text, /Nothing is listed now/);
  assert.match(text, /scope=all">With series, and events whose days are not known: 2<\/a>/);
  assert.match((await site.visit('/events?scope=all')).text, /Forum of Ageing \(series\)/);
});

test('a list leads to what it leaves out before its first row and behind its last, and nowhere else', async () => {
  await using site = await demoSite();
  const said =
    /<p class="muted">What is left out here can be seen too: .*scope=forecast">calls that are .*scope=all">the list with forecasts, other/;
  const whole = (await site.visit('/grants?limit=200')).text;
  assert.match(whole, said);
  assert.match(whole, /include_expired=true">the list with grants whose deadline is past</);
  assert.equal(whole.match(new RegExp(said, 'g'))?.length, 1);
  const [before = '', behind = ''] = (await site.visit('/grants?limit=25')).text.split(
    '<ol class="records">',
  );
  assert.match(before, said);
  assert.doesNotMatch(behind, said);
  const [first = '', last = ''] = (await site.visit('/grants?offset=25&limit=200')).text.split(
    '<ol class="records">',
  );
  assert.doesNotMatch(first, said);
  assert.match(last, said);
  assert.doesNotMatch((await site.visit('/grants?offset=10&limit=10')).text, said);
  assert.doesNotMatch((await site.visit('/grants?limit=200&scope=all')).text, said);
  assert.doesNotMatch((await site.visit('/grants?q=nothing-here')).text, />With forecasts, other fields/);
});

test('a general call says so in its row and first on its page, and facts about documents are words', async () => {
  await using site = await demoSite({ filled: false });
  const call = {
    title: 'Fellowships of a Council',
    description: 'For any field of research.',
    funder_name: 'A Council (fictional)',
    deadline: '2027-05-01T12:00:00Z',
    url: 'https://example.org/apply',
    source_url: 'https://example.org/call',
    verified: true,
    labels: [],
  };
  const document = {
    kind: 'solicitation',
    title: 'Text',
    is_primary: true,
    size_bytes: 48_211,
    page_count: 4,
  };
  await site.test.add(
    'grants',
    { ...call, id: id(1), public_id: 'any', open_to_ageing: 'any_field', detail: { documents: [document] } },
    { ...call, id: id(2), public_id: 'own', open_to_ageing: 'named', title: 'Fellowships for Ageing' },
  );
  const { text: list } = await site.visit('/grants');
  const rows = list.split('<li class="record').slice(1);
  assert.deepEqual(
    rows.map((row) => row.includes('<b>General call</b>')),
    [true, false],
  );
  const { text } = await site.visit('/grants/any');
  assert.match(text, /<span class="mark unsure">General, takes research on ageing<\/span>/);
  assert.match(text, /Main document <b>yes<\/b>/);
  assert.match(text, /Size <b>48\.2 KB<\/b>/);
});

test('a page of a call tells days as its source does, months where no day is fixed, each date once, and points as a list', async () => {
  await using site = await demoSite({ filled: false });
  const opens = '2026-05-27T22:00:00Z';
  const brussels = { tz: 'Europe/Brussels', rolling: false };
  await site.test.add('grants', {
    id: id(3),
    public_id: 'doctoral-networks',
    title: 'Networks',
    description: 'Expected:\n\n- New skills;\n\n- New knowledge.\n\nScope:\n\n- One word alone.',
    funder_name: 'A Commission (fictional)',
    deadline: '2027-11-24T16:00:00Z',
    url: 'https://example.org/apply',
    source_url: 'https://example.org/call',
    verified: true,
    labels: [],
    opens_at: opens,
    detail: {
      deadlines: [
        {
          kind: 'other',
          label: 'Applications open',
          date: '2026-05-28',
          at: opens,
          precision: 'day',
          ...brussels,
        },
        {
          kind: 'full',
          label: 'Deadline',
          date: '2027-11-24',
          time: '17:00',
          at: '2027-11-24T16:00:00Z',
          precision: 'minute',
          ...brussels,
        },
        {
          kind: 'decision',
          label: 'Decision',
          date: '2028-03-13',
          precision: 'month',
          tz: null,
          rolling: false,
        },
      ],
    },
  });
  const { text } = await site.visit('/grants/doctoral-networks');
  assert.match(text, />28 May 2026</);
  assert.doesNotMatch(text, /27 May 2026/);
  assert.match(text, /March 2028/);
  assert.doesNotMatch(text, /13 Mar(?:ch)? 2028/);
  assert.doesNotMatch(text, />Opens</);
  assert.match(
    text,
    /<ul><li>New skills;<\/li><li>New knowledge\.<\/li><\/ul><p>Scope:<\/p><p>- One word alone\.<\/p>/,
  );
});

test('a page behind the end of a list says so and leads back, and a page of a list is told by its number', async () => {
  await using site = await demoSite();
  for (const list of ['/grants', '/companies', '/omega/runs']) {
    const { status, text: page } = await site.visit(`${list}?limit=10&offset=5000`);
    assert.equal(status, 200, list);
    assert.match(page, /The list ends before this page[\s\S]*<p class="muted">None of \d+<\/p>/, list);
    assert.match(page, new RegExp(`<a href="${list}\\?limit=10">Its first page`), list);
    assert.doesNotMatch(page, /Nothing is listed|Nothing matches|None is listed|0 to |offset=49/, list);
  }
  const second = await site.visit('/grants?limit=10&offset=10');
  assert.match(second.text, /<title>Grants: page 2 /);
  assert.match((await site.visit('/grants?sort=created')).text, /<title>Grants · /);
});

test('a row does not say its name twice', async () => {
  await using site = await demoSite();
  for (const list of ['/organizations', '/sponsors']) {
    const { status, text: page } = await site.visit(list, { authorization: 'top' });
    assert.equal(status, 200);
    assert.match(page, /<li class="record">/);
    assert.doesNotMatch(page, /class="headline"/, list);
  }
});

test('pages of higher tiers say where there is nothing, and lead to what does not fit on one', async () => {
  await using site = await demoSite();
  const seen = async (path: string) => (await site.visit(path, { authorization: 'top' })).text;
  assert.match(await seen('/research'), /There are none yet/);
  assert.match(
    await seen('/intelligence/investors?limit=2'),
    /href="\/intelligence\/investors\?limit=2&amp;offset=2" rel="next"/,
  );
  assert.doesNotMatch(await seen('/intelligence/investors'), /class="pager"|nothing here/);
  const ask = clientOf(site.test);
  await addTeam(site.test, 'team-a');
  for (const query of ['senescence in muscle', 'senescence in bone'])
    assert.equal((await ask('POST', '/research', { body: { query } })).status, 200);
  const jobs = async (path: string) => (await site.visit(path, { authorization: 'full team-a' })).text;
  assert.doesNotMatch(await jobs('/research'), /class="pager"/, 'all fit');
  const first = await jobs('/research?limit=3');
  assert.match(first, /1 to 3<.*href="\/research\?limit=3&amp;offset=3" rel="next"/);
  const last = await jobs('/research?limit=3&offset=3');
  assert.match(last, /4 to 4<.*href="\/research\?limit=3" rel="prev"/);
  assert.doesNotMatch(last, /rel="next"/);
});

test('the names of a label stand by language, each marked as what it is', async () => {
  await using site = await demoSite({ filled: false });
  const aliases = {
    en: ['dementias', 'vascular contributions to cognitive impairment and dementia'],
    de: ['Demenz', 'leichte kognitive Störung'],
    ja: ['認知症'],
  };
  await site.test.add('labels', { id: 'dementia', slug: 'dementia', name: 'Dementia', aliases });
  const { text: page } = await site.visit('/labels/dementia');
  for (const said of [
    '<dt>English</dt><dd><span lang="en">dementias, vascular contributions',
    '<dt>German</dt><dd><span lang="de">Demenz, leichte kognitive Störung</span>',
    '<dt>Japanese</dt><dd><span lang="ja">認知症</span>',
  ])
    assert.ok(page.includes(said), said);
});

test('a record that is no person asks whether it is about the reader before it leads to the data requests', async () => {
  await using site = await demoSite();
  const { text } = await site.visit('/grants/citizen-lifespan-assays');
  assert.match(
    text,
    /Report an error<\/a>.*href="\/privacy\/request\?[^"]*">Is it about you\? Ask for correction/s,
  );
});

test('a parameter that a list does not have is refused with the names that the address takes', async () => {
  await using site = await demoSite();
  for (const [path, takes] of [
    ['/grants?nonsense_here=1', /it takes q, label, labels, labels_any, open_to_ageing, .*deadline_after/],
    ['/events?nonsense_here=1', /it takes q, event_type, location, date_after/],
  ] as const) {
    const { status, text } = await site.visit(path);
    assert.equal(status, 400);
    assert.match(text.split('This was not taken')[1] ?? '', takes, path);
  }
});

test('the headings of a list go down by one level at a time', async () => {
  await using site = await demoSite();
  for (const path of ['/grants', '/grants?q=mouse', '/events', '/theories', '/search?q=senescence']) {
    const { text } = await site.visit(path);
    const levels = [...text.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level));
    assert.equal(levels[0], 1, path);
    for (const [at, level] of levels.entries())
      assert.ok(level <= (levels[at - 1] ?? 0) + 1, `${path}: h${levels[at - 1]} and then h${level}`);
  }
});
