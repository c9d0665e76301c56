// Whoever has no mouse filters, comments and takes it back, writes to the operator and asks for their rights.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { byKeys } from '../support/by-keys.ts';
import { hasChromium, launch } from '../support/chromium.ts';
import { demoServer } from '../support/demo-server.ts';
import { takesLong } from '../support/often.ts';

test('filters, a comment with its removal, a message and a data request are sent by the keyboard alone', async (t) => {
  if (!takesLong(t) || !hasChromium(t)) return;
  await using server = await demoServer();
  await using browser = await launch();
  const page = await browser.newPage({ viewport: { width: 320, height: 256 } });
  const keys = byKeys(page);
  const main = async () => (await page.textContent('main')) ?? '';

  await page.goto(`${server.url}/grants`);
  await keys.to('.filters > summary');
  await page.keyboard.press('Enter');
  await keys.write('#filters-q', 'senescence');
  await keys.send('#filters button[type="submit"]');
  assert.match(page.url(), /q=senescence/);
  await keys.send('.chips a');
  assert.doesNotMatch(page.url(), /senescence/);

  await page.goto(`${server.url}/omega/experiments/thin-blood-1`);
  await keys.write('#comment-body', 'Was the order blinded?');
  await keys.send('#comment button[type="submit"]');
  assert.match(await main(), /perennial_cmt_/);
  await keys.send('main a[href*="#comment-"]');
  assert.match(await main(), /Was the order blinded\?/);
  await keys.send('#comments a[href$="/remove"]');
  await keys.send('#remove button[type="submit"]', 'Space');
  assert.doesNotMatch(await main(), /Was the order blinded\?/);

  await page.goto(`${server.url}/contact?correct=grants/senescence-in-living-tissue-awards`);
  await keys.to('#sheet-purpose');
  await page.keyboard.press('ArrowDown');
  await keys.write('#sheet-name', 'Ada');
  await keys.write('#sheet-email', 'ada@example.org');
  await keys.write('#sheet-message', ' ');
  await keys.send('#sheet button[type="submit"]');
  // Refused: the summary has the focus, and its sentence leads to the field.
  await keys.to('#sheet-errors a');
  await page.keyboard.press('Enter');
  await keys.write('#sheet-message', 'The date is wrong.');
  await keys.send('#sheet button[type="submit"]');
  assert.match(page.url(), /\/contact\/thanks$/);

  await page.goto(`${server.url}/privacy/request?subject_kind=hero&subject_public_id=ada-thistlewood`);
  await keys.to('#sheet-request_kind');
  await page.keyboard.press('ArrowDown');
  await keys.write('#sheet-requester_email', 'ada@example.org');
  await keys.send('#sheet button[type="submit"]');
  assert.match(await main(), /Your request was received/);
  assert.deepEqual(server.test.bugs, []);
});

test('where the browser does not copy by itself, the text is selected, and that is said', async (t) => {
  if (!takesLong(t) || !hasChromium(t)) return;
  await using server = await demoServer();
  await using browser = await launch();
  const page = await browser.newPage();
  await page.addInitScript(
    "Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined })",
  );
  await page.goto(`${server.url}/docs/list_grants`);
  await page.locator('.copied button').first().click();
  await page.waitForSelector('.copied [role=status]:has-text("It is selected: copy it with your keys.")');
  const block = await page.locator('.copied pre').first().textContent();
  assert.equal(await page.evaluate('getSelection().toString().trim()'), block?.trim());
});
