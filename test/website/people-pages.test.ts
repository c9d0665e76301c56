// Every kind of page on which people act, with its empty state and long content, is valid HTML.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browserOf, here, type Seen } from '../support/browser.ts';
import { peopleWorld } from '../support/people-world.ts';
import { hasChromium } from '../support/chromium.ts';
import { takesLong } from '../support/often.ts';
import { faultsOfShown } from '../support/shown-pages.ts';
import { mustBeValidHtml } from '../support/valid-html.ts';

test('every page on which people act is valid HTML, empty and full', async () => {
  await using world = await peopleWorld();
  const visitor = browserOf(world.t, { at: here });
  const wrong: string[] = [];
  for (const [kind, { who, path }] of Object.entries(world.pages)) {
    const page = await (who === 'nobody' ? visitor : world.browsers[who]).get(path);
    const expected = /not for others/.test(kind) ? 403 : /, wrong$/.test(kind) ? 400 : 200;
    if (page.status !== expected)
      wrong.push(`${kind}: ${path}: ${page.status} ${page.headers.get('location')}`);
    await mustBeValidHtml({ ...page, path: `${kind}: ${path}` });
  }
  assert.deepEqual(wrong, []);
  assert.deepEqual(world.t.bugs, []);
});

const parts = 2;

for (let part = 0; part < parts; part++) {
  test(`axe finds nothing on pages on which people act, in light and dark, wide and narrow, and nothing is wider than the page: ${part + 1} of ${parts}`, {
    timeout: 600_000,
  }, async (t) => {
    if (!takesLong(t) || !hasChromium(t)) return;
    await using world = await peopleWorld();
    const visitor = browserOf(world.t, { at: here });
    const shown: [string, Seen][] = [];
    for (const [what, { who, path }] of Object.entries(world.pages).filter((_, at) => at % parts === part))
      shown.push([what, await (who === 'nobody' ? visitor : world.browsers[who]).get(path)]);
    assert.deepEqual(await faultsOfShown(world.t.app, shown), []);
  });
}
