// The pages of accounts: valid HTML, and in a real browser accessible in light and dark, narrow and wide.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accountPages } from '../support/account-pages.ts';
import { here, type Seen } from '../support/browser.ts';
import { hasChromium, launch, violations } from '../support/chromium.ts';
import { takesLong } from '../support/often.ts';
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
  }
  assert.deepEqual(pages.test.bugs, []);
});

const views = [
  { width: 1280, colorScheme: 'light' },
  { width: 320, colorScheme: 'dark' },
] as const;

for (const { width, colorScheme } of views) {
  test(`axe finds nothing on any of them at ${width} px, ${colorScheme}, and nothing is wider than the page`, {
    timeout: 600_000,
  }, async (t) => {
    if (!takesLong(t) || !hasChromium(t)) return;
    await using pages = await accountPages();
    await using browser = await launch();
    await using context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme });
    let shown: Seen | null = null;
    const assets = new Map<string, Awaited<ReturnType<typeof assetOf>>>();
    const assetOf = async (url: string) => {
      const answer = await pages.test.app.fetch(new Request(url));
      const body = Buffer.from(await answer.arrayBuffer());
      return { status: answer.status, headers: Object.fromEntries(answer.headers), body };
    };
    // What was answered to a form is shown as it was answered; what belongs to pages comes from the app.
    await context.route(`${here}/**`, async (route) => {
      const url = route.request().url();
      if (route.request().resourceType() === 'document' && shown) {
        const { refresh: _, ...headers } = Object.fromEntries(shown.headers);
        return route.fulfill({ status: shown.status, headers, body: shown.text });
      }
      const asset = assets.get(url) ?? (await assetOf(url));
      assets.set(url, asset);
      return route.fulfill(asset);
    });
    const page = await context.newPage();
    const wrong: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && !/status of 4\d\d/.test(message.text()))
        wrong.push(`console: ${message.text()}`);
    });
    for (const [what, seen] of pages.seen) {
      shown = seen;
      await page.goto(here + seen.path);
      for (const { id, target, html } of await violations(page))
        wrong.push(`${what}: ${id}: ${target}: ${html}`);
      const wider = await page.evaluate(
        'document.documentElement.scrollWidth - document.documentElement.clientWidth',
      );
      if (wider !== 0) wrong.push(`${what}: ${wider} px wider than the window`);
    }
    assert.deepEqual(wrong.slice(0, 30), []);
  });
}
