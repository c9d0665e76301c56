// Pages that a browser of a test was sent, shown in a real one as they were answered: answers to forms too.

import type { Page } from 'playwright-core';
import type { App } from '../../src/app.ts';
import { here, type Seen } from './browser.ts';
import { faultsInEveryView, launch } from './chromium.ts';

/** What is wrong with one that is open. */
type Look = (page: Page, what: string) => Promise<readonly string[]>;

const inEveryView: Look = (page, what) => faultsInEveryView(page, what, 'places');

/** What is wrong with any of them, by default in any view, and what the console says of it. */
export async function faultsOfShown(
  app: Pick<App, 'fetch'>,
  pages: Iterable<readonly [what: string, page: Seen]>,
  look: Look = inEveryView,
): Promise<readonly string[]> {
  await using browser = await launch();
  await using context = await browser.newContext({ reducedMotion: 'reduce' });
  let shown: Seen | null = null;
  const assetOf = async (url: string) => {
    const answer = await app.fetch(new Request(url));
    const body = Buffer.from(await answer.arrayBuffer());
    return { status: answer.status, headers: Object.fromEntries(answer.headers), body };
  };
  const assets = new Map<string, Awaited<ReturnType<typeof assetOf>>>();
  await context.route(`${here}/**`, async (route) => {
    const url = route.request().url();
    if (route.request().resourceType() === 'document' && shown) {
      // It stays where it is while it is looked at.
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
  for (const [what, seen] of pages) {
    shown = seen;
    await page.goto(here + seen.path);
    wrong.push(...(await look(page, what)));
  }
  return wrong.slice(0, 30);
}
