// Pages that a browser of a test was sent, shown in a real one as they were answered: answers to forms too.

import type { Page } from 'playwright-core';
import type { App } from '../../src/app.ts';
import { here, type Seen } from './browser.ts';
import { faultsInEveryView, launch, served } from './chromium.ts';

/** What is wrong with one that is open. */
type Look = (page: Page, what: string) => Promise<readonly string[]>;

const inEveryView: Look = (page, what) => faultsInEveryView(page, what, 'places');

/** What is wrong with any of them, by default in any view, and what the console says of it. */
export async function faultsOfShown(
  app: Pick<App, 'fetch'>,
  pages: Iterable<readonly [what: string, page: Seen]>,
  look: Look = inEveryView,
): Promise<readonly string[]> {
  let shown: Seen | null = null;
  await using server = await served(() => ({
    fetch: async (request) => {
      const url = here + request.url.slice(new URL(request.url).origin.length);
      if (request.headers.get('sec-fetch-dest') !== 'document' || !shown) return app.fetch(new Request(url));
      // It stays where it is while it is looked at.
      const { refresh: _, ...headers } = Object.fromEntries(shown.headers);
      return new Response(shown.text, { status: shown.status, headers });
    },
  }));
  await using browser = await launch([
    `--host-resolver-rules=MAP ${new URL(here).host} ${new URL(server.url).host}`,
  ]);
  await using context = await browser.newContext({ reducedMotion: 'reduce' });

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
