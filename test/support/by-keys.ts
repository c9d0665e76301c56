// A form as somebody fills it in who has no mouse: Tab until the field has the focus, then letters and Enter.

import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';

const maxSteps = 250;

export interface Keys {
  /** Goes on with Tab until what fits the selector has the focus. */
  readonly to: (selector: string) => Promise<void>;
  /** The same, and writes over what stands there. */
  readonly write: (selector: string, text: string) => Promise<void>;
  /** The same, and presses a key that leads to another page. */
  readonly send: (selector: string, key?: 'Enter' | 'Space') => Promise<void>;
}

export function byKeys(page: Page): Keys {
  const to = async (selector: string) => {
    for (let step = 0; step < maxSteps; step++) {
      const isThere = await page.evaluate(
        `document.activeElement?.matches(${JSON.stringify(selector)}) === true`,
      );
      if (isThere) return;
      await page.keyboard.press('Tab');
    }
    assert.fail(`Tab never came to ${selector} on ${page.url()}`);
  };
  return {
    to,
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
