// A form as somebody fills it in who has no mouse: Tab until the field has the focus, then letters and Enter.

import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { lookMs } from './people-site.ts';

const maxSteps = 250;

export interface Keys {
  /** Goes on with Tab until what fits the selector has the focus. */
  readonly to: (selector: string) => Promise<void>;
  /** The same, and writes over what stands there. */
  readonly write: (selector: string, text: string) => Promise<void>;
  /** Goes on with Tab until what bears this text has the focus. */
  readonly toText: (text: string) => Promise<void>;
  /** The same, and presses Enter: what is folded under it opens. */
  readonly unfold: (summary: string) => Promise<void>;
  /** The same, as somebody who has looked at the form first; what follows is another page. */
  readonly press: (button: string) => Promise<void>;
  /** Goes on with Tab until what fits the selector has the focus, and presses a key that leads to another page. */
  readonly send: (selector: string, key?: 'Enter' | 'Space') => Promise<void>;
}

export function byKeys(page: Page): Keys {
  const until = async (isThere: string, what: string) => {
    for (let step = 0; step < maxSteps; step++) {
      if (await page.evaluate(isThere)) return;
      await page.keyboard.press('Tab');
    }
    assert.fail(`Tab never came to ${what} on ${page.url()}`);
  };
  const to = (selector: string) =>
    until(`document.activeElement?.matches(${JSON.stringify(selector)}) === true`, selector);
  const toText = (text: string) =>
    until(`document.activeElement?.textContent.trim() === ${JSON.stringify(text)}`, text);
  return {
    to,
    toText,
    unfold: async (summary) => {
      await toText(summary);
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
    },
    press: async (button) => {
      await toText(button);
      await page.waitForTimeout(lookMs);
      await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    },
    write: async (selector, text) => {
      await to(selector);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(text);
    },
    send: async (selector, key = 'Enter') => {
      await to(selector);
      await Promise.all([page.waitForNavigation(), page.keyboard.press(key)]);
    },
  };
}
