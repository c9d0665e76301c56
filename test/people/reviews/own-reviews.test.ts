// What the pages of reviews say to whoever writes one: of which fund it is, where it stands, and what is counted.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Browser } from '../../support/browser.ts';
import { aFundReview } from '../../support/records.ts';
import { app, path, people, typed } from '../../support/review-world.ts';
import { mustBeValidHtml } from '../../support/valid-html.ts';

const plain = (text: string) => text.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

test('a person’s own list of reviews names each fund, the day in words and where the review stands', async () => {
  await using t = await app();
  const [ada] = (await people(t, 'Ada')) as [Browser];
  await ada.submit(path, path, typed());
  const own = await ada.get('/account/reviews');
  await mustBeValidHtml(own);
  assert.match(own.text, /<h2>Review of <a href="\/funds\/tide-fund\/reviews">Tide Fund<\/a><\/h2>/);
  assert.match(plain(own.text), /Sent on \d+ \w+ 20\d\d \. Nobody has read it yet\./);
  assert.doesNotMatch(plain(own.text), /submitted|20\d\d-\d\d-\d\d/);
});

test('the form of a review says each relation in words, also when it is shown again with what was typed', async () => {
  await using t = await app();
  const [ada] = (await people(t, 'Ada')) as [Browser];
  const first = await ada.get(path);
  const again = await ada.submit(path, path, typed({ declaration: '', relation: 'applied_awarded' }));
  assert.equal(again.status, 400);
  for (const { text } of [first, again])
    assert.match(text, /value="applied_awarded"[^>]*>Applied, was awarded</);
  assert.match(again.text, /value="applied_awarded" selected/);
  assert.match(
    plain(again.text),
    /Review Tide Fund .* Only somebody who can declare this may review a fund\./,
  );
  await mustBeValidHtml(again);
});

test('where a rating counts reviews without texts, the page of the reviews says so', async () => {
  await using t = await app();
  const [ada] = (await people(t, 'Ada')) as [Browser];
  const page = '/funds/tide-fund/reviews';
  assert.match(plain((await ada.get(page)).text), /None that was written here is published yet/);
  assert.doesNotMatch((await ada.get(page)).text, /without text/);
  await t.add('fund_reviews', aFundReview({ organization_id: 'o-1' }));
  assert.match(
    plain((await ada.get(page)).text),
    /Its rating counts 1 review that came to the catalogue without text/,
  );
  await mustBeValidHtml(await ada.get(page));
});
