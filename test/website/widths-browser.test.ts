// What a width does to a page in a real browser: tables scroll on a telephone, or stack their rows, and are read
// like any other text; the head wastes no line.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasChromium, launch } from '../support/chromium.ts';
import { demoServer } from '../support/demo-server.ts';
import { takesLong } from '../support/often.ts';
import { kinds } from '../support/website.ts';

/** Cells in which words are broken, or many words stand one below the other. */
const look = `[...document.querySelectorAll('main :is(th, td)')].flatMap((cell) => {
  const { width, height } = cell.getBoundingClientRect();
  const text = cell.textContent.trim();
  if (width === 0 || text.length < 24) return [];
  return width < 60 || (text.length > 60 && height > 2 * width) ? [text.slice(0, 40) + ' ' + Math.round(width) + ' by ' + Math.round(height)] : [];
})`;

test('on a telephone no cell of a table is so narrow that its words are broken or stand one below the other', async (t) => {
  if (!takesLong(t) || !hasChromium(t)) return;
  await using server = await demoServer();
  await using browser = await launch();
  const page = await browser.newPage({ viewport: { width: 360, height: 800 } });
  const wrong: string[] = [];
  for (const kind of [
    'docs',
    'datasets',
    'data set',
    'company',
    'fund',
    'hero',
    'theory',
    'grant',
    'status',
  ]) {
    await page.goto(server.url + String(kinds[kind]));
    wrong.push(...((await page.evaluate(look)) as readonly string[]).map((one) => `${kind}: ${one}`));
  }
  assert.deepEqual(wrong, []);
});

test('the way to the account stands beside the name of the site at every width', async (t) => {
  if (!takesLong(t) || !hasChromium(t)) return;
  await using server = await demoServer();
  await using browser = await launch();
  const page = await browser.newPage();
  for (const width of [320, 412, 768, 1024, 1180, 1200, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/', '/grants']) {
      await page.goto(server.url + path);
      const [brand, people] = (await page.evaluate(
        "['.brand', '.people'].map((one) => { const { top, bottom, right } = document.querySelector(one).getBoundingClientRect(); return { top, bottom, right }; })",
      )) as readonly { top: number; bottom: number; right: number }[];
      assert.ok(brand && people && people.top < brand.bottom, `${path} at ${width}`);
      assert.ok(people.right > width * 0.7, `${path} at ${width}`);
      // A person's name, which may be long, takes the place of "Sign in".
      const long = (await page.evaluate(
        "(document.querySelector('.people a').textContent = 'Ännchen Müller-Lüdenscheidt-Wolkenstein', ['.brand', '.people'].map((one) => { const { top, bottom, right } = document.querySelector(one).getBoundingClientRect(); return { top, bottom, right }; }))",
      )) as readonly { top: number; bottom: number; right: number }[];
      assert.ok(long[0] && long[1] && long[1].top < long[0].bottom, `${path} at ${width} with a long name`);
      assert.ok(
        long[1].right > width * 0.7 && long[1].right <= width,
        `${path} at ${width} with a long name`,
      );
    }
  }
});

test('a moment in the sentence of a notice stands in its line', async (t) => {
  if (!takesLong(t) || !hasChromium(t)) return;
  await using server = await demoServer();
  await using browser = await launch();
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${server.url}/contact`);
  const height = await page.evaluate(`(() => {
    const notice = document.createElement('p');
    notice.className = 'notice';
    notice.innerHTML = 'Stopped <time>29 Nov</time>, by the <a href="/">link</a> in a mail.';
    document.querySelector('main').append(notice);
    const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(notice);
    return (notice.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom)) / parseFloat(lineHeight);
  })()`);
  assert.equal(Math.round(Number(height)), 1, 'lines of the notice');
});

test('with letters of twice the size no page of documents or forms is wider than a telephone', async (t) => {
  if (!takesLong(t) || !hasChromium(t)) return;
  await using server = await demoServer();
  await using browser = await launch(['--blink-settings=defaultFontSize=32']);
  const page = await browser.newPage({ viewport: { width: 390, height: 800 } });
  for (const path of ['/docs', '/omega/workbench']) {
    await page.goto(server.url + path);
    const wider = await page.evaluate(
      "[document.documentElement, ...document.querySelectorAll('main form, main .links')].filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.tagName + ' ' + one.scrollWidth)",
    );
    assert.deepEqual(wider, [], path);
  }
});
