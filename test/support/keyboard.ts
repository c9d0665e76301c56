// A page as somebody uses it who has no mouse and sees it at 400 %: 1280 by 1024 px become 320 by 256.

import type { Page } from 'playwright-core';

const window = { width: 320, height: 256 };

/** What can be reached at all, each by a number; the buttons of one choice are one, as the browser takes them. */
const marking = `(() => {
  let at = Number(document.body.dataset.marked ?? 0);
  const choices = new Map();
  for (const one of document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]')) {
    if (one.dataset.at !== undefined || one.disabled || one.type === 'hidden' || !one.checkVisibility()) continue;
    const choice = one.type === 'radio' ? (one.form?.id ?? '') + '/' + one.name : null;
    const known = choice === null ? undefined : choices.get(choice);
    one.dataset.at = known ?? String(at++);
    if (choice !== null) choices.set(choice, one.dataset.at);
  }
  document.body.dataset.marked = String(at);
  return [...document.querySelectorAll('[data-at]')].map(
    (one) => [one.dataset.at, one.outerHTML.slice(0, 150), one.closest('main') !== null]);
})()`;

/** Where the focus is, and whether anybody can see that it is there. */
const looking = `(() => {
  const one = document.activeElement;
  if (one === null || one === document.body) return null;
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
  const { left, right, top, bottom } = one.getBoundingClientRect();
  const xs = [left + 3, (left + right) / 2, right - 3];
  const ys = [top + 3, (top + bottom) / 2, bottom - 3];
  const isHit = (x, y) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (one.contains(hit) || hit.closest('label')?.control === one);
  };
  const lines = [...one.getClientRects()].map((line) => [line.left + line.width / 2, line.top + line.height / 2]);
  return {
    at: one.dataset.at,
    isBelow: one.closest('footer.foot') !== null,
    html: one.outerHTML.slice(0, 150),
    isClosed: one.tagName === 'SUMMARY' && !one.parentElement.open,
    isMarked: (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow !== 'none',
    isSeen: xs.some((x) => ys.some((y) => isHit(x, y))) || lines.some(([x, y]) => isHit(x, y)),
  };
})()`;

interface Focus {
  readonly at: string | undefined;
  /** In the footer, which all pages share. */
  readonly isBelow: boolean;
  readonly html: string;
  readonly isClosed: boolean;
  readonly isMarked: boolean;
  readonly isSeen: boolean;
}

/**
 * Where the focus is once that is as expected, or when nobody waits any longer. What a key does shows with one of the
 * next frames: a table that scrolls by itself brings its cell into view, and a busy machine is late with frames.
 */
async function focusOnce(
  page: Page,
  patienceMs: number,
  isExpected: (focus: Focus | null) => boolean,
): Promise<Focus | null> {
  const until = performance.now() + patienceMs;
  for (;;) {
    const focus = (await page.evaluate(looking)) as Focus | null;
    if (isExpected(focus) || performance.now() > until) return focus;
    await page.waitForTimeout(30);
  }
}

/**
 * What the Tab key does not reach on the page that is open, and where its focus is hidden or does not show.
 * @param from its beginning; or its content, by the link that skips to it, for pages that share header and footer with
 *   one that was walked whole
 */
export async function faultsByKeyboard(
  page: Page,
  what: string,
  patienceMs = 3000,
  from: 'beginning' | 'content' = 'beginning',
): Promise<readonly string[]> {
  await page.setViewportSize(window);
  const wrong: string[] = [];
  const isWhole = from === 'beginning';
  const mark = async () => {
    const marked = (await page.evaluate(marking)) as [at: string, html: string, isContent: boolean][];
    return marked.filter(([, , isContent]) => isWhole || isContent);
  };
  let all = await mark();
  if (!isWhole) {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const isThere = "document.activeElement.id === 'content'";
    await page.waitForFunction(isThere, null, { timeout: patienceMs });
  }
  const reached = new Set<string>();
  let before: string | undefined;
  // A field for a date takes several.
  for (let n = 0; n <= all.length * 2 + 20; n++) {
    await page.keyboard.press('Tab');
    let focus = await focusOnce(page, patienceMs, (one) => (one === null ? n > 0 : one.isSeen));
    if (focus === null || (!isWhole && focus.isBelow)) break;
    // Within a field the browser marks its parts itself.
    if (!focus.isMarked && focus.at !== before) wrong.push(`${what}: no mark of the focus on ${focus.html}`);
    if (!focus.isSeen) wrong.push(`${what}: the focus is hidden on ${focus.html}`);
    before = focus.at;
    if (focus.isClosed) {
      await page.keyboard.press('Enter');
      focus = (await focusOnce(page, patienceMs, (one) => one?.isClosed === false)) ?? focus;
      if (focus.isClosed) wrong.push(`${what}: Enter does not open ${focus.html}`);
      all = await mark();
    }
    if (focus.at === undefined) wrong.push(`${what}: nobody expects ${focus.html}`);
    else reached.add(focus.at);
  }
  const left = all.filter(([at]) => !reached.has(at));
  wrong.push(...left.map(([, html]) => `${what}: Tab does not reach ${html}`));
  const wider = await page.evaluate(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  );
  if (wider !== 0) wrong.push(`${what}: ${wider} px wider than a window at 400 %`);
  return wrong;
}
