// What a page of a market says of a step that was refused, and what can be done from there.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newPerson, signedInBrowser } from '../../support/browser.ts';
import { app, later, opened, question } from '../../support/market-site.ts';
import { formsIn } from '../../support/shown-forms.ts';
import { mustBeValidHtml } from '../../support/valid-html.ts';

test('a trade that was refused stands on the page of its market with what was typed and the price of now', async () => {
  await using t = await app();
  const { operator, at, path } = await opened(t);
  await operator.submit(at, `${at}/open`);
  const ada = await signedInBrowser(t, await newPerson(t, 'Ada'));
  const bo = await signedInBrowser(t, await newPerson(t, 'Bo'));
  later(t, 30);
  const [stale] = formsIn((await bo.get(path)).text).filter(({ action }) => action === `${path}/trades`);
  assert.equal((await ada.submit(path, `${path}/trades`, { points: '40' })).status, 303);
  later(t, 0.01);
  const refused = await bo.post(`${path}/trades`, { ...stale?.fields, points: '12.5', forecast: '60' });
  assert.equal(refused.status, 400);
  assert.match(refused.text, /The price moved from 50 % to 66.5 % since the form was shown/);
  assert.ok(refused.text.includes(question), 'it says in which market');
  await mustBeValidHtml(refused);
  const forms = formsIn(refused.text).filter(({ action }) => action === `${path}/trades`);
  const [again] = forms.filter(({ fields }) => fields.points === '12.5');
  assert.equal(again?.fields.forecast, '60');
  assert.match(refused.text, /<details open><summary>Buy Yes/);
  assert.doesNotMatch(refused.text, /The state that the form showed/);
  later(t, 0.01);
  assert.equal((await bo.post(`${path}/trades`, again?.fields ?? {})).status, 303, 'it is taken from there');
  const sold = await bo.submit(path, `${path}/forecast`, { forecast: 'likely' });
  assert.match(sold.text, /<details open><summary>Forecast without a trade.*is a percentage/s);
  // What can be traded no more is said where no form is left to say it.
  const [late] = formsIn((await bo.get(path)).text).filter(({ action }) => action === `${path}/trades`);
  const back = await signedInBrowser(t);
  assert.equal((await back.submit(at, `${at}/close`)).status, 303);
  const closed = await bo.post(`${path}/trades`, late?.fields ?? {});
  assert.deepEqual(
    [closed.status, /This market is closed; nothing is traded/.test(closed.text)],
    [400, true],
  );
  await mustBeValidHtml(closed);
  assert.deepEqual(t.bugs, []);
});
