// A draft in a real browser: what was typed and not saved is not lost to the button that publishes.

import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { createApp } from '../../../src/app.ts';
import { linkFor, newPerson } from '../../support/browser.ts';
import { hasChromium, launch, served } from '../../support/chromium.ts';
import { appParts, createTestApp } from '../../support/test-app.ts';

test('whoever publishes while a text is not saved is asked first, and keeps the text', async (context) => {
  if (!hasChromium(context)) return;
  await using t = await createTestApp({ now: new Date() });
  const secret = randomBytes(32);
  await using server = await served((siteUrl) => {
    const parts = appParts(t);
    const app = createApp({ ...parts, config: { ...parts.config, siteUrl }, now: () => new Date(), secret });
    return { ...app, fetch: (request) => app.fetch(request, { address: '127.0.0.1' }) };
  });
  await using browser = await launch();
  const page = await browser.newPage();
  const press = async (name: string) => {
    // Longer than a form must have been looked at.
    await page.waitForTimeout(900);
    await page.getByRole('button', { name, exact: true }).click();
  };
  await page.goto(server.url + (await linkFor(t, await newPerson(t, 'Ada'))));
  await press('Sign in as Ada');
  await page.goto(`${server.url}/essays/new`);
  await page.getByLabel('Title').fill('A second thymus');
  await press('Begin the essay');
  await page.waitForURL('**/edit');
  const text = page.getByLabel('Text');
  await text.fill('Nobody has counted what it would cost.');
  const asked = page.waitForEvent('dialog');
  await page.waitForTimeout(900);
  const pressed = page.getByRole('button', { name: 'Send it to the operator' }).click({ noWaitAfter: true });
  const dialog = await asked;
  assert.equal(dialog.type(), 'beforeunload');
  await dialog.dismiss();
  await pressed;
  assert.equal(await text.inputValue(), 'Nobody has counted what it would cost.');
  await press('Save the draft');
  await page.waitForFunction("document.querySelector('textarea').defaultValue.startsWith('Nobody')");
  const rows = await t.desk.db.selectFrom('essays').select(['draft_md', 'status']).execute();
  assert.deepEqual(
    rows.map((row) => ({ ...row })),
    [{ draft_md: 'Nobody has counted what it would cost.', status: 'draft' }],
  );
});
