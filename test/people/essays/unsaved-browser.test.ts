// A draft in a real browser: what was typed and not saved is not lost to the button that publishes.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linkFor, newPerson } from '../../support/browser.ts';
import { hasChromium, launch } from '../../support/chromium.ts';
import { lookMs, peopleSite, presser } from '../../support/people-site.ts';
import { createTestApp } from '../../support/test-app.ts';

test('whoever publishes while a text is not saved is asked first, and keeps the text', async (context) => {
  if (!hasChromium(context)) return;
  await using t = await createTestApp({ now: new Date() });
  await using server = await peopleSite(t);
  await using browser = await launch();
  const page = await browser.newPage();
  const press = presser(page);
  await page.goto(server.url + (await linkFor(t, await newPerson(t, 'Ada'))));
  await press('Sign in as Ada');
  await page.goto(`${server.url}/essays/new`);
  await page.getByLabel('Title').fill('A second thymus');
  await press('Begin the essay');
  await page.waitForURL('**/edit');
  const text = page.getByLabel('Text');
  await text.fill('Nobody has counted what it would cost.');
  const asked = page.waitForEvent('dialog');
  await page.waitForTimeout(lookMs);
  const pressed = page.getByRole('button', { name: 'Send it to the operator' }).click({ noWaitAfter: true });
  const dialog = await asked;
  assert.equal(dialog.type(), 'beforeunload');
  await dialog.dismiss();
  await pressed;
  assert.equal(await text.inputValue(), 'Nobody has counted what it would cost.');
  await press('Save the draft');
  await page.waitForFunction("document.querySelector('[name=text_md]').defaultValue.startsWith('Nobody')");
  const rows = await t.desk.db.selectFrom('essays').select(['draft_md', 'status']).execute();
  assert.deepEqual(
    rows.map((row) => ({ ...row })),
    [{ draft_md: 'Nobody has counted what it would cost.', status: 'draft' }],
  );
});
