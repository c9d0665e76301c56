// What a page leads to next, and what it says where there is nothing: in words, and where it is looked for.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demoSite } from '../support/website.ts';

test('what was found stands before the form that asked for it: filters stay folded unless one was refused', async () => {
  await using site = await demoSite();
  assert.match((await site.visit('/grants?q=senescence')).text, /<details class="filters"><summary>/);
  const refused = await site.visit('/grants?deadline_after=soon');
  assert.match(refused.text, /<details class="filters" open><summary>/);
});

test('a rated fund leads to what it is and funds, and a funder to what people say of it', async () => {
  await using site = await demoSite();
  const name = 'meridian-longevity-fund';
  const fund = (await site.visit(`/funds/${name}`)).text;
  assert.match(fund, new RegExp(`<a href="/organizations/${name}">What it is, and its grants</a>`));
  const funder = (await site.visit(`/organizations/${name}`)).text;
  assert.match(
    funder,
    new RegExp(`<a href="/funds/${name}/reviews">Reviews by people who dealt with it</a>`),
  );
});

test('a filter that takes a label shows one by its name, as it may be typed', async () => {
  await using site = await demoSite();
  assert.match((await site.visit('/heroes')).text, /For example Biology of ageing/);
  assert.match((await site.visit('/heroes?theme=Biology+of+ageing')).text, />1 hero</);
});

test('a page that is not there is not told of ids and of the API, and an author without essays has none', async () => {
  await using site = await demoSite();
  for (const [path, said] of [
    ['/nothing-here', /There is nothing at this address\. Search for what you came for/],
    ['/grants/nope', /There is no grant at this address\. /],
    ['/essays/by/nobody-here', /None is published/],
  ] as const) {
    const { status, text } = await site.visit(path);
    assert.equal(status, 404, path);
    assert.match(text, said, path);
    assert.doesNotMatch(text, /class="lede">[^<]*(?:\bid\b|\/api\/)/, path);
  }
});

test('a language is called by its name, on grants and in content', async () => {
  await using site = await demoSite();
  const { text } = await site.visit('/grants/senescence-in-living-tissue-awards');
  assert.match(text, /Language <b>English<\/b>/);
  assert.doesNotMatch(text, /Language <b>en</);
});

test('an event that is online alone says so once', async () => {
  await using site = await demoSite();
  const { text } = await site.visit('/events/clock-builders-workshop');
  assert.match(text, /<dt>Where<\/dt><dd>Online<\/dd>/);
});
