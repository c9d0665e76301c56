// What the pages of reviews say to whoever writes one: of which fund it is, where it stands, and what is counted.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkWritten } from '../../../src/people/reviews/review-rules.ts';
import { type Browser, here } from '../../support/browser.ts';
import { aFundReview } from '../../support/records.ts';
import { accepted, app, back, path, people, published, typed } from '../../support/review-world.ts';
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

test('dates, spans of years and amounts are no telephone numbers; telephone numbers are', async () => {
  const written = (advice: string) => checkWritten({ helped: '', hindered: '', advice }, []);
  const rest =
    ' Whoever applies should begin early, because the forms ask for letters that take a long time to get.';
  for (const one of [
    'They answered on 01.02.2025 and again on 2025-03-04.',
    'It was 2023 - 2024, then 2024/25.',
    'They pay 1 000 000 euros, or 10.000.000 kronor.',
    'The call closed on 12/03/2024.',
  ])
    assert.doesNotThrow(() => written(one + rest), one);
  for (const one of [
    'Call +49 30 1234567.',
    'Call 030 1234 5678.',
    'Call 555 123 456.',
    'Call (030) 123-45-678.',
  ])
    assert.throws(() => written(one + rest), /telephone number/, one);
});

test('the form of a review names the years that it takes', async () => {
  await using t = await app();
  const [ada] = (await people(t, 'Ada')) as [Browser];
  const { text } = await ada.get(path);
  assert.match(text, /from 2021 to 2026; two years around it are shown.*min="2021" max="2026"/s);
});

test('beside published reviews it is said how many more the rating counts, and nobody is called an applicant', async () => {
  await using t = await app();
  for (const one of await people(t, 'Ada', 'Bo', 'Cy'))
    await one.submit(path, path, typed({ relation: 'panel_member' }));
  await accepted(t);
  await published(t);
  const page = '/funds/tide-fund/reviews';
  const shown = async () => plain(await (await t.app.fetch(new Request(`${here}${page}`))).text());
  assert.doesNotMatch(await shown(), /The means above/);
  await t.add('fund_reviews', aFundReview({ organization_id: 'o-1' }));
  assert.match(
    await shown(),
    /The means above are of the 3 reviews below\. The rating of the fund counts 4: 1 came to the catalogue without text\./,
  );
  const ada = await back(t, 'Ada');
  const own = await ada.get('/account/reviews');
  const id = /\/account\/reviews\/([\w-]+)\/withdraw/.exec(own.text)?.[1];
  await ada.submit('/account/reviews', `/account/reviews/${id}/withdraw`);
  assert.match(await shown(), /Dealt with the fund, 2024-2025/);
  assert.doesNotMatch(await shown(), /Applicant/);
});
