// The pages of accounts: valid HTML, and in a real browser accessible in light and dark, narrow and wide.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accountPages } from '../support/account-pages.ts';
import { hasChromium } from '../support/chromium.ts';
import { takesLong } from '../support/often.ts';
import { faultsOfShown } from '../support/shown-pages.ts';
import { mustBeValidHtml } from '../support/valid-html.ts';

test('every page of an account, of a team and of letting programs in is valid HTML with one heading', {
  timeout: 600_000,
}, async () => {
  await using pages = await accountPages();
  assert.ok(pages.seen.size > 60);
  for (const [what, page] of pages.seen) {
    assert.match(page.headers.get('content-type') ?? '', /^text\/html/, what);
    await mustBeValidHtml({ ...page, path: what });
    assert.equal([...page.text.matchAll(/<h1[ >]/g)].length, 1, `${what} has one heading of the first level`);
    const [, title = ''] = /<title>([^<]*)/.exec(page.text) ?? [];
    if (what.startsWith('/account/'))
      assert.match(title, /Account · |^[A-Z][\w’]+ [\w’ ]+ · /, `${what} is titled ${title}`);
  }
  assert.deepEqual(pages.test.bugs, []);
});

const parts = 3;

// In parts, so that a slow machine has time for each.
for (let part = 0; part < parts; part++) {
  test(`axe finds nothing on any of them in light and dark, wide and narrow, and nothing is wider than the page: ${part + 1} of ${parts}`, {
    timeout: 600_000,
  }, async (t) => {
    if (!takesLong(t) || !hasChromium(t)) return;
    await using pages = await accountPages();
    const some = [...pages.seen].filter((_, at) => at % parts === part);
    assert.deepEqual(await faultsOfShown(pages.test.app, some), []);
  });
}
