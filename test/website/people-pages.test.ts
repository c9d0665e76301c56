// Every kind of page on which people act, with its empty state and long content: valid HTML, small, and in a real
// browser accessible in light and dark, narrow and wide, by the keyboard alone and at 400 %.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { accountPages } from '../support/account-pages.ts';
import { browserOf, here, type Seen } from '../support/browser.ts';
import { hasChromium } from '../support/chromium.ts';
import { faultsByKeyboard } from '../support/keyboard.ts';
import { takesLong } from '../support/often.ts';
import { type PeopleWorld, peopleWorld } from '../support/people-world.ts';
import { formsIn, isFolded } from '../support/shown-forms.ts';
import { faultsOfShown } from '../support/shown-pages.ts';
import { mustBeValidHtml } from '../support/valid-html.ts';

test('every page on which people act is valid HTML, empty and full, and within its budget', async () => {
  await using world = await peopleWorld();
  const visitor = browserOf(world.t, { at: here });
  const wrong: string[] = [];
  for (const [kind, { who, path }] of Object.entries(world.pages)) {
    const page = await (who === 'nobody' ? visitor : world.browsers[who]).get(path);
    const expected = /not for others/.test(kind) ? 403 : /, wrong$/.test(kind) ? 400 : 200;
    if (page.status !== expected)
      wrong.push(`${kind}: ${path}: ${page.status} ${page.headers.get('location')}`);
    await mustBeValidHtml({ ...page, path: `${kind}: ${path}` });
    const packed = gzipSync(page.text).length;
    if (packed > 15 * 1024) wrong.push(`${kind}: ${packed} bytes packed`);
  }
  const market = world.pages['a market']?.path as string;
  const picture = await visitor.get(`${market}.svg`);
  assert.equal(picture.status, 200, picture.text);
  assert.ok(picture.text.length <= 20 * 1024, `${picture.text.length} bytes of a picture`);
  // Of this process alone, whatever else the machine does.
  const began = process.cpuUsage();
  for (let n = 0; n < 20; n++) await visitor.get(market);
  const { user, system } = process.cpuUsage(began);
  assert.ok((user + system) / 20 <= 30_000, `${(user + system) / 20} µs for a page of a market`);
  assert.deepEqual(wrong, []);
  assert.deepEqual(world.t.bugs, []);
});

const parts = 2;

/** A part of the pages, each as who acts on it is shown it. */
async function shownOf(world: PeopleWorld, part: number): Promise<readonly [what: string, page: Seen][]> {
  const visitor = browserOf(world.t, { at: here });
  // What the last form of each did is said once, and not on the pages that are looked at.
  for (const one of Object.values(world.browsers)) await one.get('/account');
  const shown: [string, Seen][] = [];
  for (const [what, { who, path }] of Object.entries(world.pages).filter((_, at) => at % parts === part))
    shown.push([what, await (who === 'nobody' ? visitor : world.browsers[who]).get(path)]);
  return shown;
}

for (let part = 0; part < parts; part++) {
  test(`at 400 % Tab reaches everything on pages on which people act, the focus shows, and Enter opens what is folded: ${part + 1} of ${parts}`, {
    timeout: 600_000,
  }, async (t) => {
    if (!takesLong(t) || !hasChromium(t)) return;
    await using world = await peopleWorld();
    let walked = 0;
    const look = (page: Page, what: string) =>
      faultsByKeyboard(page, what, 3000, walked++ === 0 ? 'beginning' : 'content');
    assert.deepEqual(await faultsOfShown(world.t.app, await shownOf(world, part), look), []);
  });

  test(`axe finds nothing on pages on which people act, in light and dark, wide and narrow, and nothing is wider than the page: ${part + 1} of ${parts}`, {
    timeout: 600_000,
  }, async (t) => {
    if (!takesLong(t) || !hasChromium(t)) return;
    await using world = await peopleWorld();
    assert.deepEqual(await faultsOfShown(world.t.app, await shownOf(world, part)), []);
  });
}

test('what nothing takes back is folded under its name, with what it does', async () => {
  await using world = await peopleWorld();
  await using account = await accountPages();
  const shown = [...(await shownOf(world, 0)), ...(await shownOf(world, 1))].map(([, page]) => page);
  const kinds = [
    /^\/account\/keys\/[^/]+\/revoke$/,
    /^\/account\/apps\/[^/]+\/revoke$/,
    /^\/account\/reviews\/[^/]+\/withdraw$/,
    /^\/account\/searches\/[^/]+\/stop$/,
    /^\/account\/search-profile\/delete$/,
    /^\/operator\/markets\/[^/]+\/(?:open|close)$/,
  ];
  const all = [...account.seen.values(), ...shown].flatMap(({ text }) =>
    formsIn(text).map(({ action }) => ({ text, action })),
  );
  for (const kind of kinds) {
    const some = all.filter(({ action }) => kind.test(action));
    assert.ok(some.length > 0, `no page shows ${kind}`);
    for (const { text, action } of some) assert.ok(isFolded(text, action), action);
  }
});
