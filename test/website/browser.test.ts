// The pages in a real browser: accessible in light and dark, narrow and wide, usable without scripts and
// with the keyboard alone, and inert under hostile texts.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faultsInEveryView, hasChromium, launch } from '../support/chromium.ts';
import { demoServer } from '../support/demo-server.ts';
import { takesLong } from '../support/often.ts';
import { kinds } from '../support/website.ts';

const parts = 4;

// In parts, so that a slow machine has time for each.
for (let part = 0; part < parts; part++) {
  test(`axe finds nothing in light and dark, wide and narrow, and nothing is wider than the page: kinds ${part + 1} of ${parts}`, {
    timeout: 600_000,
  }, async (t) => {
    if (!takesLong(t) || !hasChromium(t)) return;
    const some = Object.entries(kinds).filter((_, at) => at % parts === part);
    assert.deepEqual(await faultsOf(some), []);
  });
}

/** Each page is loaded once, then seen wide in two schemes of colours, and narrow in the dark one. */
async function faultsOf(
  some: readonly (readonly [kind: string, path: string])[],
): Promise<readonly string[]> {
  await using server = await demoServer();
  await using browser = await launch();
  await using context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  const wrong: string[] = [];
  page.on('console', (message) => {
    // The status of a page that is refused is no fault of it.
    if (message.type() === 'error' && !/status of 40[034]/.test(message.text()))
      wrong.push(`console: ${message.text()}`);
  });
  for (const [kind, path] of some) {
    await page.goto(server.url + path);
    // What is shown in a narrow window is the same markup, folded alike on all of them.
    wrong.push(...(await faultsInEveryView(page, kind, kind === some[0]?.[0] ? 'all' : 'places')));
  }
  return wrong.slice(0, 30);
}

test('without scripts the filters filter, the pager pages and a comment is posted and removed', async (t) => {
  if (!takesLong(t) || !hasChromium(t)) return;
  await using server = await demoServer();
  await using browser = await launch();
  await using context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 1280, height: 900 },
  });
  const page = await context.newPage();
  await page.goto(`${server.url}/grants`);
  await page.fill('#filters-q', 'senescence');
  await page.click('#filters button');
  assert.match(page.url(), /q=senescence/);
  assert.match((await page.textContent('.bar')) ?? '', /^\s*[1-9]\d? grant/);
  await page.goto(`${server.url}/labels?limit=20`);
  await page.click('.pager a[rel="next"]');
  assert.match(page.url(), /offset=20/);
  await page.goto(`${server.url}/omega/experiments/thin-blood-1`);
  await page.fill('#comment-body', 'Was <b>the order</b> blinded?');
  await page.click('#comment button');
  assert.match((await page.textContent('main')) ?? '', /perennial_cmt_/);
  await page.click('main a[href*="#comment-"]');
  assert.match((await page.textContent('#comments')) ?? '', /Was <b>the order<\/b> blinded\?/);
  await page.click('#comments a[href$="/remove"]');
  await page.click('#remove button');
  assert.match((await page.textContent('#comments')) ?? '', /Nobody has said anything yet/);
});

test('the keyboard alone reaches the content, the search and every link of a list', async (t) => {
  if (!takesLong(t) || !hasChromium(t)) return;
  await using server = await demoServer();
  await using browser = await launch();
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${server.url}/grants`);
  await page.keyboard.press('Tab');
  assert.equal(await page.evaluate('document.activeElement.className'), 'skip');
  const reachable = Number(
    await page.evaluate(
      'document.querySelectorAll("a[href], button, input:not([type=hidden]), select, summary, [tabindex=\\"0\\"]").length',
    ),
  );
  const seen = new Set<string>();
  for (let at = 0; at < reachable + 5; at++) {
    seen.add(
      String(
        await page.evaluate(
          '(document.activeElement.getAttribute("href") ?? document.activeElement.id) || document.activeElement.tagName',
        ),
      ),
    );
    await page.keyboard.press('Tab');
  }
  const links = (await page.evaluate(
    '[...document.querySelectorAll(".records h2 a")].map((one) => one.getAttribute("href"))',
  )) as string[];
  assert.ok(links.length > 20);
  for (const link of links) assert.ok(seen.has(link), link);
});

test('a filter sends itself for the pointer, and waits for the button where it is chosen with the keys', async (t) => {
  if (!takesLong(t) || !hasChromium(t)) return;
  await using server = await demoServer();
  await using browser = await launch();
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${server.url}/grants`);
  await page.click('details.more summary');
  await page.focus('#filters-open_to_ageing');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  // A page that is left is left at once.
  await page.waitForTimeout(500);
  assert.equal(page.url(), `${server.url}/grants`);
  assert.equal(await page.evaluate('document.activeElement.id'), 'filters-open_to_ageing');
  await page.keyboard.press('Enter');
  await page.goto(`${server.url}/grants`);
  await page.click('details.more summary');
  await page.click('#filters-include_expired');
  await page.waitForURL(/include_expired=true/);
});

test('the search box offers names of the catalogue while somebody types, and works without', async (t) => {
  if (!takesLong(t) || !hasChromium(t)) return;
  await using server = await demoServer();
  await using browser = await launch();
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${server.url}/grants`);
  await page.locator('.find input').pressSequentially('ombrel');
  await page.waitForSelector('.find datalist option', { state: 'attached' });
  assert.equal(await page.getAttribute('.find datalist option', 'value'), 'Ombrelune Bio (fictional)');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/search\?q=ombrel/);
});
