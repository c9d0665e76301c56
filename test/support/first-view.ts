// What a first view of a page costs a browser that has nothing of the site yet: requests, bytes as they go
// over the line, elements, how far the layout shifts, and when the largest text or picture was painted.

import type { Browser } from 'playwright-core';

export interface FirstView {
  readonly requests: readonly string[];
  /** As they went over the line: heads and packed bodies. */
  readonly bytes: number;
  readonly elements: number;
  /** The cumulative layout shift. */
  readonly shift: number;
  /** When the largest was painted, in ms after the address was asked for. */
  readonly largestMs: number;
}

/** A page seen for the first time, on a telephone. */
export async function firstView(browser: Browser, url: string): Promise<FirstView> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const requests: string[] = [];
    let bytes = 0;
    session.on('Network.requestWillBeSent', ({ request }) => {
      if (!request.url.startsWith('data:')) requests.push(request.url);
    });
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await page.goto(url, { waitUntil: 'load' });
    await page.evaluate('document.fonts.ready');
    const seen = (await page.evaluate(`new Promise((resolve) => {
      const seen = { shift: 0, largestMs: 0 };
      new PerformanceObserver((list) => {
        for (const one of list.getEntries()) if (!one.hadRecentInput) seen.shift += one.value;
      }).observe({ type: 'layout-shift', buffered: true });
      new PerformanceObserver((list) => {
        for (const one of list.getEntries()) seen.largestMs = one.startTime;
      }).observe({ type: 'largest-contentful-paint', buffered: true });
      // What was noted before is told some frames later; the largest paint always is.
      const until = performance.now() + 5000;
      const look = () => seen.largestMs > 0 || performance.now() > until
        ? setTimeout(() => resolve({ ...seen, elements: document.querySelectorAll('*').length }))
        : requestAnimationFrame(look);
      requestAnimationFrame(() => requestAnimationFrame(look));
    })`)) as Pick<FirstView, 'shift' | 'largestMs' | 'elements'>;
    return { ...seen, requests, bytes };
  } finally {
    await context.close();
  }
}
