// Pictures in a real browser: read on a telephone and with large letters, without being cut or scrolled.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasChromium, launch } from '../support/chromium.ts';
import { takesLong } from '../support/often.ts';
import { demoSite, kinds } from '../support/website.ts';

/** One page with each kind of picture. */
const drawnOn = [
  'front',
  'grant',
  'event',
  'company',
  'fund',
  'hero',
  'theory',
  'cluster among others',
  'run',
].map((kind) => String(kinds[kind]));

/** Views: px wide, and how large the reader's letters are. */
const views = [
  [320, '100%'],
  [390, '100%'],
  [1280, '100%'],
  [1280, '200%'],
] as const;

interface Looked {
  readonly flaws: readonly string[];
  readonly count: number;
}

/** Runs in the page, so it is written as the page reads it. */
const look = `(size) => {
  document.documentElement.style.fontSize = size;
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const flaws = [];
  const shown = [...document.querySelectorAll('.plot > svg')].filter((svg) => svg.getClientRects().length > 0);
  for (const svg of shown) {
    const box = svg.getBoundingClientRect();
    const plot = svg.parentElement;
    if (plot.scrollWidth > plot.clientWidth) flaws.push('it is scrolled');
    for (const one of svg.querySelectorAll('text')) {
      const at = one.getBoundingClientRect();
      const name = one.textContent;
      const cut = at.left < box.left - 1 || at.right > box.right + 1 || at.bottom > box.bottom + 2;
      if (cut) flaws.push('“' + name + '” is cut');
      if (at.height < 0.6 * rem && name !== '') flaws.push('“' + name + '” is too small');
    }
  }
  return { flaws, count: shown.length };
}`;

test('every picture is read at 320 px and with letters twice as large: nothing is cut, scrolled or too small', async (t) => {
  if (!takesLong(t) || !hasChromium(t)) return;
  await using site = await demoSite();
  await using browser = await launch();
  await using context = await browser.newContext();
  const page = await context.newPage();
  const sheet = /<link rel="stylesheet" href="([^"]+)"/.exec((await site.visit('/')).text)?.[1] ?? '';
  const { text: style } = await site.visit(sheet);
  const wrong: string[] = [];
  let seen = 0;
  for (const path of drawnOn) {
    const { text } = await site.visit(path);
    await page.setContent(
      text.replace(/<link rel="(?:stylesheet|preload)[^>]*>|<script[\s\S]*?<\/script>/g, ''),
    );
    await page.addStyleTag({ content: style });
    for (const [width, letters] of views) {
      await page.setViewportSize({ width, height: 800 });
      const found = (await page.evaluate(`(${look})('${letters}')`)) as Looked;
      seen += found.count;
      wrong.push(...found.flaws.map((flaw) => `${path} at ${width} px, ${letters}: ${flaw}`));
    }
  }
  assert.ok(seen >= 15 * views.length, `${seen} pictures were seen`);
  assert.deepEqual(wrong, []);
});
