// The site of a test in a real browser, where people sign in and send forms.

import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { createApp } from '../../src/app.ts';
import { type Served, served } from './chromium.ts';
import { appParts, type TestApp } from './test-app.ts';

/** The site behind a real port, at the time that it is. */
export function peopleSite(t: TestApp): Promise<Served> {
  const secret = randomBytes(32);
  return served((siteUrl) => {
    const parts = appParts(t);
    const app = createApp({ ...parts, config: { ...parts.config, siteUrl }, now: () => new Date(), secret });
    return { ...app, fetch: (request) => app.fetch(request, { address: '127.0.0.1' }) };
  });
}

/** Waits, in ms, longer than a form must have been looked at. */
export const lookMs = 900;

/** Presses buttons of a page, by their whole name, as a person does who has looked at the form. */
export function presser(page: Page): (name: string) => Promise<void> {
  return async (name) => {
    await page.waitForTimeout(lookMs);
    await page.getByRole('button', { name, exact: true }).click();
  };
}
