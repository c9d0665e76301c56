// What a list offers beside its rows: counts that lead to what they count, in words.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { families } from '../../src/families.ts';
import { applicantGroups } from '../../src/website/records/grant-words.ts';
import { demoSite, type Visited } from '../support/website.ts';

const counted = /<li>(?:<a href="([^"]*)">|<span>)<span>([^<]*)<\/span> <span>([\d,]+)<\/span>/g;

test('every count beside a list leads to the list that it counts', async () => {
  await using site = await demoSite();
  let followed = 0;
  for (const { page, facets, tier } of families) {
    if (!page || !facets || tier !== 'public') continue;
    const { text: list } = await site.visit(page);
    for (const [block, title] of list.matchAll(
      /<section class="facet"><h3>([^<]*)<\/h3>[\s\S]*?<\/section>/g,
    )) {
      for (const [, href, words, count] of [...block.matchAll(counted)].slice(0, 3)) {
        const where: string = `${page}: ${title}: ${words}`;
        if (words === 'no date') continue;
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
  assert.equal(/<section class="facet"><h3>([^<]*)/.exec(list)?.[1], 'Closing within');
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
