// A real browser for tests: Debian's Chromium, driven by playwright-core. Where it is missing, tests say so
// aloud and are skipped; scripts/test-programs.js installs it.

import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';
import { type Browser, chromium, type Page } from 'playwright-core';
import browsers from '../../scripts/browsers.json' with { type: 'json' };
import type { App } from '../../src/app.ts';

export const chromiumPath =
  process.env.CHROMIUM ?? browsers.find((path) => existsSync(path)) ?? (browsers[0] as string);

/** False, and the test is skipped with a word about it, where no Chromium is installed. */
export function hasChromium(t: TestContext): boolean {
  if (existsSync(chromiumPath)) return true;
  t.skip(
    `NO BROWSER WAS FOUND at ${chromiumPath}: nothing was tried in one; node scripts/test-programs.js installs it`,
  );
  return false;
}

export function launch(more: readonly string[] = []): Promise<Browser> {
  const args = [
    ...more,
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  return chromium.launch({ executablePath: chromiumPath, args });
}

export interface Served extends AsyncDisposable {
  readonly url: string;
}

/** The app behind a real port of this machine. */
export async function served(appAt: (url: string) => Pick<App, 'fetch'>): Promise<Served> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const app = appAt(url);
  server.on('request', async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = 'GET' } = request;
    const body = method === 'GET' || method === 'HEAD' ? null : Buffer.concat(chunks);
    const headers = Object.entries(request.headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as [string, string]],
    );
    const answer = await app.fetch(new Request(url + request.url, { method, headers, body }));
    for (const [name, value] of answer.headers) response.appendHeader(name, value);
    response.writeHead(answer.status);
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  return {
    url,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const axeText = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export interface Violation {
  readonly id: string;
  readonly target: string;
  readonly html: string;
}

/** Rules whose answer depends on colours; the others are the same in light and in dark. */
const ofColours = ['color-contrast', 'link-in-text-block'];
/** Those whose answer depends on where things stand. */
const ofPlaces = ['target-size', 'scrollable-region-focusable'];

/** What axe finds on a page by WCAG 2.2 AA. */
export async function violations(page: Page): Promise<readonly Violation[]> {
  const axe = await axeOn(page);
  const found = await axe();
  await axe.end();
  return found;
}

/**
 * Puts axe into a page, so that it can be asked again when only the window or the colours changed; through
 * the debugging protocol, because the page's policy keeps scripts out.
 */
export async function axeOn(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: axeText });
  const ask = async (only: 'all' | 'colours' | 'places' = 'all'): Promise<readonly Violation[]> => {
    const rules =
      only !== 'all'
        ? { runOnly: { type: 'rule', values: only === 'colours' ? ofColours : ofPlaces } }
        : { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] };
    const run = `axe.run({ ...${JSON.stringify(rules)}, resultTypes: ['violations'], elementRef: false, preload: false })
      .then(({ violations }) => JSON.stringify(violations.flatMap(({ id, nodes }) => nodes.map(({ target, html }) => ({ id, target: target.join(' '), html: html.slice(0, 200) })))))`;
    const { result } = await session.send('Runtime.evaluate', { expression: run, awaitPromise: true });
    return JSON.parse(String(result.value)) as Violation[];
  };
  return Object.assign(ask, { end: () => session.detach() });
}

/**
 * What is wrong with the page that is open, wide in two schemes of colours and narrow in the dark one: what axe
 * finds, and what is wider than the window. The page is not loaded again.
 * @param narrow what is asked in the narrow window: everything, or what depends on where things stand
 */
export async function faultsInEveryView(
  page: Page,
  what: string,
  narrow: 'all' | 'places' = 'all',
): Promise<readonly string[]> {
  const wrong: string[] = [];
  const axe = await axeOn(page);
  // Everything in one view; in the others what depends on colours, or on where things stand.
  const views = [
    [1280, 'light', 'all'],
    [1280, 'dark', 'colours'],
    [320, 'dark', narrow],
  ] as const;
  for (const [width, colorScheme, only] of views) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    const where = `${what} at ${width} px, ${colorScheme}`;
    for (const { id, target, html } of await axe(only)) wrong.push(`${where}: ${id}: ${target}: ${html}`);
    const wider = await page.evaluate(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth',
    );
    if (wider !== 0) wrong.push(`${where}: ${wider} px wider than the window`);
  }
  await axe.end();
  return wrong;
}
