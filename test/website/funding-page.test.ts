// A scientist asks for money in plain words in a browser, without an account and without scripts.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aGrant, uuid } from '../support/records.ts';
import { demoSite } from '../support/website.ts';

const plain = (text: string) =>
  (text.split('<main')[1] ?? '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

test('a project in plain words leads to the grants that fit, each with its reasons, as the API ranks them', async () => {
  await using site = await demoSite();
  const question = new URLSearchParams({ about: 'senescent cells in ageing muscle', limit: '2' });
  const page = await site.visit(`/funding?${question}`);
  assert.equal(page.status, 200);
  const { body } = await site.test.get(`/funding?${question}`);
  const linked = [...page.text.matchAll(/<h3><a href="\/grants\/([^"]+)">/g)].map(([, name]) => name);
  assert.deepEqual(
    linked,
    body.data.map(({ public_id }: { public_id: string }) => public_id),
  );
  const said = plain(page.text);
  for (const { title, reasons } of body.data) {
    assert.ok(said.includes(title), title);
    assert.ok(reasons.length > 0 && page.text.includes('<ul><li>'), title);
  }
  assert.match(said, /fits \d+ of 100/);
  assert.match(page.text, /<textarea[^>]*name="about"[^>]*>\s*senescent cells in ageing muscle</);
  assert.match(said, /Title: “|Description: “|Labels: /);
  assert.doesNotMatch(said, /funder_name|[^\w]title: “/);
  const small = await site.visit('/funding?about=senescence&country=de');
  assert.equal(small.status, 200);
  const twin = await site.visit(`/funding.json?${question}`);
  assert.deepEqual(JSON.parse(twin.text).data, body.data);
  const next = /href="(\/funding\?[^"]*offset=2[^"]*)" rel="next"/
    .exec(page.text)?.[1]
    ?.replaceAll('&amp;', '&');
  assert.ok(next);
  const second = await site.visit(next);
  assert.match(second.text, /<ol class="records" start="3">/);
  assert.match(second.text, /rel="prev"/);
});

test('a question that is not taken comes back with one sentence and all that was typed', async () => {
  await using site = await demoSite();
  const long = 'ageing '.repeat(300);
  for (const [query, sentence, kept] of [
    [
      { about: 'senescence', country: 'Germania' },
      /Where you work takes a country, such as Germany or DE\./,
      'value="Germania"',
    ],
    [{ about: 'a' }, /What it is about/, '>\na<'],
    [{ about: long }, /What it is about/, long.trim().slice(0, 200)],
    [{ country: 'DE' }, /What it is about is required/, 'value="DE"'],
  ] as const) {
    const page = await site.visit(`/funding?${new URLSearchParams(query)}`);
    assert.equal(page.status, 400, JSON.stringify(query).slice(0, 60));
    const [, said = ''] = page.text.split('This was not taken');
    assert.match(said, sentence);
    assert.ok(page.text.includes(kept), kept.slice(0, 40));
  }
});

test('where somebody works is a country by its name or its code, in letters of any size', async () => {
  await using site = await demoSite();
  for (const country of ['Germany', 'de', ' DE ']) {
    const page = await site.visit(`/funding?${new URLSearchParams({ about: 'senescence', country })}`);
    assert.equal(page.status, 200, country);
    assert.match(page.text, /name="country"[^>]*value="DE"/, country);
  }
  assert.doesNotMatch((await site.visit('/funding')).text, /name="country"[^>]*maxlength="2"/);
});

test('nothing that fits is said so, with the way to all grants', async () => {
  await using site = await demoSite({ filled: false });
  await site.test.add('grants', aGrant({ title: 'Bridges of steel' }));
  const { status, text } = await site.visit('/funding?about=qqqqzzzz');
  assert.equal(status, 200);
  assert.match(plain(text), /No grant fits .* Say it in other words, or look through all grants/);
});

test('the front page, the foot of every page and a search without all words lead to the question', async () => {
  await using site = await demoSite();
  assert.match((await site.visit('/')).text, /<a href="\/funding">Describe a project/);
  assert.match((await site.visit('/labels')).text, /<a href="\/funding">Find funding</);
  const asked = 'a postdoc who wants money for mouse work on senescent cells';
  const { text } = await site.visit(`/search?${new URLSearchParams({ q: asked })}`);
  const way = /href="(\/funding\?about=[^"]+)"[^>]*>Every grant that fits, with the reasons</.exec(text)?.[1];
  assert.ok(way, plain(text));
  assert.match((await site.visit(way)).text, /a postdoc who wants money/);
});

test('variants of one call stand with the first of them, each with its own date and fit', async () => {
  await using site = await demoSite({ filled: false });
  const call = (id: string, group: string, title: string) =>
    aGrant({ id, public_id: id, group, title, description: 'Money for senescence.' });
  await site.test.add(
    'grants',
    call('a', 'one', 'Senescence (R01)'),
    call('b', 'two', 'Senescence prize'),
    call('c', 'one', 'Senescence (R21)'),
  );
  const page = await site.visit('/funding?about=senescence');
  const items = page.text.split('<li class="record">').slice(1);
  assert.equal(items.length, 2, 'one item for each call');
  const both = items.find((one) => one.includes('Senescence (R01)')) ?? '';
  assert.match(
    plain(`<main>${both}`),
    /Variants of this call: Senescence \(R21\) , closes .* ; fits \d+ of 100/,
  );
  assert.match(both, /<a href="\/grants\/c">/);
  assert.match(plain(page.text), /3 grants that fit/);
});

test('a page of finds says of how many grants it knows, and how many there are only on the last one', async () => {
  await using site = await demoSite({ filled: false });
  const calls = Array.from({ length: 30 }, (_, n) =>
    aGrant({
      id: uuid(9_000 + n),
      title: `Senescence ${n}`,
      funder_name: `Fund ${n}`,
      description: 'Money for senescence.',
    }),
  );
  await site.test.add('grants', ...calls);
  const headingAt = async (offset: number) => {
    const { text } = await site.visit(`/funding?about=senescence&offset=${offset}`);
    return /id="fitting"><h2>([^<]*)/.exec(text)?.[1];
  };
  assert.match((await headingAt(0)) ?? '', /^At least (?:1|2)\d grants that fit$/);
  assert.equal(await headingAt(20), '30 grants that fit');
  const { body } = await site.test.get('/funding?about=senescence');
  assert.ok(body.has_more && body.total > 10 && body.total <= body.weighed && body.weighed < 30);
});
