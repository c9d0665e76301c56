// Words around a record and a list that only some of them bring out.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { grants } from '../../src/families/grants/grants.ts';
import { markupOf } from '../../src/website/kit/html.ts';
import { citeBlock } from '../../src/website/records/cite.ts';
import { aGrant } from '../support/records.ts';
import { demoSite } from '../support/website.ts';

test('a citation has one full stop behind a title, and none behind a question', () => {
  const ask = { site: { name: 'Perennial', url: 'https://x.test' }, now: new Date('2026-11-30T00:00:00Z') };
  const cited = (title: string) =>
    markupOf(citeBlock(ask as never, grants, aGrant({ id: 'a', title }), '/grants/a'));
  assert.match(cited('Old mice'), /Old mice\. In: Perennial/);
  assert.match(cited('Why do we age?'), /Why do we age\? In: Perennial/);
  assert.match(cited('Ageing et al.'), /Ageing et al\. In: Perennial/);
});

test('what a list has without a filter is told by what the filter is about', async () => {
  await using site = await demoSite({ filled: false });
  await site.test.add('grants', aGrant({ id: 'a', public_id: 'a', labels: ['senolytics'] }));
  const { text } = await site.visit('/grants?labels_any=dementia,sarcopenia');
  assert.match(text, />Without labels: 1</);
});

test('a search says what lists leave out, and never that nothing has the words', async () => {
  await using site = await demoSite({ filled: false });
  const past = { deadline: '2020-01-01T00:00:00Z', title: 'Autophagy in flies', description: 'Flies.' };
  await site.test.add('grants', aGrant({ id: 'a', public_id: 'past', ...past }));
  const { text: page } = await site.visit('/search?q=autophagy');
  assert.match(page, /Nothing in the lists has all of these words/);
  assert.match(
    page,
    /What lists leave out has them:<\/p><ul><li>Grants: <a href="\/grants\?q=autophagy&amp;include_expired=true"[^>]*>with grants whose deadline is past<\/a> \(1\)/,
  );
  await site.test.add('labels', {
    id: 'l',
    slug: 'autophagy',
    name: 'Autophagy',
    description: 'Self-eating.',
  });
  assert.equal(
    (await site.visit(`/search?q=${'word '.repeat(30)}`)).status,
    200,
    'more words than lists take',
  );
});

test('a filter calls its values in words for people, and takes them so', async () => {
  await using site = await demoSite({ filled: false });
  const { text } = await site.visit('/grants');
  assert.match(text, /<option value="individual">People on their own</);
  assert.match(text, /<option value="any_field">General, takes research on ageing</);
  const typed = await site.visit('/grants?applicant_type=People+on+their+own');
  assert.match(typed.text, />for people on their own</);
  assert.match(typed.text, /<title>Grants: for people on their own[ <]/);
});
