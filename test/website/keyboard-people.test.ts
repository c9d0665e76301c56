// Whoever has no mouse drafts a market, trades and forecasts in it, disputes and decides, writes an essay that the
// operator returns and then publishes, and closes the account: each form by Tab, letters and Enter alone.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Browser } from 'playwright-core';
import { dayMs } from '../../src/kernel/durations.ts';
import { linkFor } from '../support/browser.ts';
import { byKeys } from '../support/by-keys.ts';
import { hasChromium, launch } from '../support/chromium.ts';
import { aPerson } from '../support/market-world.ts';
import { takesLong } from '../support/often.ts';
import { peopleSite } from '../support/people-site.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

/** Somebody who signed in by the keyboard; nobody: the operator. */
async function signedIn(t: TestApp, url: string, browser: Browser, user?: string) {
  const page = await browser.newPage({ viewport: { width: 640, height: 512 } });
  const keys = byKeys(page);
  await page.goto(url + (await linkFor(t, user)));
  await page.waitForTimeout(900);
  await keys.send('main button[type="submit"]');
  /** What the page says of what was sent has the focus, and is this. */
  const isTold = async (what: RegExp) => {
    const focused = await page.evaluate('document.activeElement.textContent');
    assert.match(String(focused), what);
  };
  /** A date, or a moment, as its parts are typed one by one. */
  const date = async (selector: string, at: Date, hour?: string) => {
    await keys.to(selector);
    const [year, month, day] = at.toISOString().slice(0, 10).split('-');
    await page.keyboard.type(`${month}${day}${year}`);
    if (hour === undefined) return;
    await page.keyboard.press('Tab');
    await page.keyboard.type(hour);
  };
  return { page, keys, isTold, date };
}

test('a market is drafted, opened, traded in, resolved and disputed by the keyboard alone', async (context) => {
  if (!takesLong(context) || !hasChromium(context)) return;
  await using t = await createTestApp({ now: new Date() });
  await using server = await peopleSite(t);
  await using browser = await launch();
  const now = new Date();
  const operator = await signedIn(t, server.url, browser);
  await operator.page.goto(`${server.url}/operator/markets/new`);
  await operator.keys.write('#draft-question', 'Does Meridian open a call before July?');
  await operator.keys.write('#draft-criteria_md', 'Yes where the call is on the page of the fund.');
  await operator.date('#draft-closes_at', new Date(now.getTime() + 60 * dayMs), '1159PM');
  await operator.keys.press('Draft it');
  await operator.isTold(/Saved/);
  const main = async (of: typeof operator) => (await of.page.textContent('main')) ?? '';
  assert.match(await main(operator), /Draft, drafted by the operator\. Trading ends/);
  await operator.keys.unfold('Open the market');
  await operator.keys.press('Open the market');
  await operator.isTold(/Taken/);
  const address = operator.page.url().replace('/operator/markets', '/markets');

  const ada = await signedIn(t, server.url, browser, await aPerson(t.desk, 'Ada', now));
  await ada.page.goto(address);
  await ada.keys.unfold('Buy Yes (50.0 %)');
  await ada.keys.write('#buy-yes-points', '50');
  await ada.keys.write('#buy-yes-forecast', '150');
  await ada.keys.press('Buy Yes');
  await ada.isTold(/Your own forecast in percent takes a number from 0 to 100/);
  await ada.page.keyboard.press('Tab');
  await ada.page.keyboard.press('Enter');
  assert.equal(await ada.page.evaluate('document.activeElement.id'), 'buy-yes-forecast');
  await ada.keys.write('#buy-yes-forecast', '70');
  await ada.keys.press('Buy Yes');
  await ada.isTold(/Taken/);
  await ada.keys.unfold('Forecast without a trade');
  await ada.keys.write('#say-forecast', '65');
  await ada.keys.press('Forecast');
  await ada.isTold(/Taken/);

  const opened_at = new Date(now.getTime() - 3 * dayMs).toISOString();
  await t.desk.db.updateTable('markets').set({ opened_at }).execute();
  await operator.page.goto(operator.page.url());
  await operator.keys.unfold('Propose the outcome');
  await operator.page.keyboard.type('Yes');
  await operator.date('#propose-known_at', new Date(now.getTime() - dayMs), '1201AM');
  await operator.keys.write('#propose-evidence_url', 'https://meridian.example/call');
  await operator.keys.write('#propose-quote', 'We open a call.');
  await operator.date('#propose-retrieved_at', now);
  await operator.keys.press('Propose the outcome');
  await operator.isTold(/Taken/);
  await ada.page.goto(address);
  await ada.keys.unfold('Dispute the outcome');
  await ada.keys.write('#dispute-reason', 'The page says next year.');
  await ada.keys.write('#dispute-source_url', 'https://meridian.example/page');
  await ada.keys.press('Dispute the outcome');
  await ada.isTold(/Taken/);
  assert.match(await main(ada), /it is disputed.*The page says next year\./s);
  assert.deepEqual(t.bugs, []);
});

test('an essay is written, returned, sent again and published, and an account closed, by the keyboard alone', async (context) => {
  if (!takesLong(context) || !hasChromium(context)) return;
  await using t = await createTestApp({ now: new Date() });
  await using server = await peopleSite(t);
  await using browser = await launch();
  const operator = await signedIn(t, server.url, browser);
  const ada = await signedIn(t, server.url, browser, await aPerson(t.desk, 'Ada', new Date()));
  await ada.page.goto(`${server.url}/essays/new`);
  await ada.keys.write('#new-title', 'Why sleep');
  await ada.keys.write('#new-text_md', `Sleep *well*. ${'It is long enough by now. '.repeat(22)}`);
  await ada.keys.press('Begin the essay');
  await ada.isTold(/Saved/);
  await ada.keys.press('Send it to the operator');
  await ada.isTold(/Taken/);
  const draft = ada.page.url();

  const decide = async (decision: 'Returned' | 'Accepted', rule?: string) => {
    await operator.keys.to('main select[name="decision"]');
    await operator.page.keyboard.type(decision);
    await operator.keys.to('main select[name="rule"]');
    if (rule) await operator.page.keyboard.type(rule);
    await operator.keys.write('main textarea[name="statement"]', 'Please name a source.');
    await operator.keys.press('Decide');
  };
  await operator.page.goto(`${server.url}/operator/essays`);
  await decide('Returned');
  await operator.isTold(/Rule is required where a text is returned/);
  await decide('Returned', 'Wrong');
  await operator.isTold(/Decided/);
  await ada.page.goto(draft);
  assert.match((await ada.page.textContent('main')) ?? '', /returned by a person.*Please name a source\./s);
  await ada.keys.to('#draft-text_md');
  await ada.page.keyboard.press('ControlOrMeta+End');
  await ada.page.keyboard.type(' The source is a study of sleep.');
  await ada.keys.press('Save the draft');
  await ada.isTold(/Saved/);
  await ada.keys.press('Send it to the operator');
  await ada.isTold(/Taken/);
  await operator.page.goto(`${server.url}/operator/essays`);
  await decide('Accepted');
  await operator.isTold(/Decided/);
  await ada.page.goto(draft);
  await ada.keys.toText('how it is published');
  await Promise.all([ada.page.waitForNavigation(), ada.page.keyboard.press('Enter')]);
  assert.match((await ada.page.textContent('main')) ?? '', /The source is a study of sleep/);

  await ada.page.goto(`${server.url}/account/close`);
  await ada.keys.to('#close-words');
  await ada.page.keyboard.press('ArrowDown');
  await ada.keys.write('#close-name', 'Adda');
  await ada.keys.press('Close the account');
  await ada.isTold(/Type your name, Ada/);
  assert.equal(await ada.page.inputValue('#close-words'), 'keep');
  await ada.keys.write('#close-name', 'Ada');
  await ada.keys.press('Close the account');
  assert.match((await ada.page.textContent('main')) ?? '', /The account is closed.*erased on/s);
  assert.equal(await ada.page.textContent('nav.people'), 'Sign in');
  await ada.page.goto(`${server.url}/account`);
  assert.match(ada.page.url(), /\/sign-in/);
  assert.deepEqual(t.bugs, []);
});
