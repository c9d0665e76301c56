// What the look at a page by the keyboard finds: a fault that it could not see would never be told.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasChromium, launch } from '../support/chromium.ts';
import { faultsByKeyboard } from '../support/keyboard.ts';

const covered = 'position: fixed; inset: 0; background: white';
const late = `onfocus="setTimeout(() => document.getElementById('over').remove(), 500)"`;
const pages = {
  good: ['<a href="#a">a</a> <details><summary>more</summary><button>b</button></details>'],
  'covered for half a second': [`<button ${late}>b</button><div id="over" style="${covered}"></div>`],
  covered: [`<button>b</button><div style="${covered}"></div>`, /: the focus is hidden on <button/],
  unmarked: ['<button style="outline: none">b</button>', /: no mark of the focus on <button/],
  skipped: ['<button>a</button><button tabindex="-1">b</button>', /: Tab does not reach <button tabindex/],
  stuck: [
    '<details><summary onkeydown="if (event.key === `Enter`) event.preventDefault()">more</summary></details>',
    /: Enter does not open <summary/,
  ],
  wide: ['<a href="#a">a</a><p style="width: 400px">wide</p>', /: \d+ px wider than a window/],
} as const;

test('a look by the keyboard tells what is hidden, unmarked, skipped, stuck or too wide, and nothing else', async (t) => {
  if (!hasChromium(t)) return;
  await using browser = await launch();
  const page = await browser.newPage();
  for (const [what, [html, fault]] of Object.entries(pages)) {
    await page.setContent(`<style>:focus-visible { outline: 2px solid blue }</style>${html}`);
    const told = await faultsByKeyboard(page, what, 1000);
    assert.equal(told.length, fault ? 1 : 0, `${what}: ${told.join('; ')}`);
    if (fault) assert.match(told[0] ?? '', fault);
  }
});
