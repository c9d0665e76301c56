// With which tier a search is asked, as its page says it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { appWithSearches, reader, saved } from '../../support/searches.ts';
import { pass } from '../../support/test-app.ts';
import { mustBeValidHtml } from '../../support/valid-html.ts';

test('the page says with which tier of which team a search reads, and what to do where its list takes more', async () => {
  await using t = await appWithSearches();
  const { browser, user } = await reader(t);
  await saved(t, browser, 'q=institute', { name: 'Institutes' }, 'list_organizations');
  pass(t, 1_000);
  await saved(t, browser, 'q=senescence', { name: 'Calls' });
  const page = '/account/searches';
  const sentences = async () => {
    const { text } = await browser.get(page);
    return [...text.matchAll(/found since <time[^>]*>[^<]*<\/time>\. ([^<]*)<\/p>/g)].map(([, said]) => said);
  };
  const full = 'It reads with the full tier of Ada.';
  assert.deepEqual(await sentences(), [full, full]);
  await t.desk.db.updateTable('teams').set({ tier: 'public' }).execute();
  const again = 'Save it again while you act for a team of the full tier.';
  assert.deepEqual(await sentences(), [
    `It finds nothing now: its list takes the full tier, and it reads with the public tier of Ada. ${again}`,
    'It reads with the public tier of Ada.',
  ]);
  await t.desk.db.updateTable('teams').set({ tier: 'full' }).execute();
  await t.desk.db.deleteFrom('memberships').where('user_id', '=', user).execute();
  const why =
    'because you are not in the team any more that it was saved for, or that team is closed or suspended';
  assert.deepEqual(await sentences(), [
    `It finds nothing now: its list takes the full tier, and it reads with the public tier, ${why}. ${again}`,
    `It reads with the public tier, ${why}.`,
  ]);
  await mustBeValidHtml(await browser.get(page));
});
