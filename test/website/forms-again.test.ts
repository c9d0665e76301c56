// A form of a page of its own that was refused: its page again, in words for whoever fills it in.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AppParts } from '../../src/app-parts.ts';
import type { Provider } from '../../src/people/accounts/providers.ts';
import { browserOf, here, hereConfig, newPerson, signedInBrowser } from '../support/browser.ts';
import { createTestApp } from '../support/test-app.ts';
import { mustBeValidHtml } from '../support/valid-html.ts';

/** The head of a page, down to its first form: heading, crumbs and rules. */
const headOf = (text: string) =>
  /<h1>.*?(?=<form|<div class="errors")/s.exec(text.slice(text.indexOf('<main')))?.[0];

test('a refused essay, market or representative stands on its page as it was, with what was typed', async () => {
  await using t = await createTestApp({ parts: () => ({ config: hereConfig }) });
  const ada = await signedInBrowser(t, await newPerson(t, 'Ada'));
  const operator = await signedInBrowser(t);
  const cases = [
    [ada, '/essays/new', { title: 'Abc', summary: 'About it' }, 'Write an essay'],
    [ada, '/markets/suggest', { question: 'Will it rain?', liquidity: '200' }, 'Suggest a market'],
    [operator, '/operator/markets/new', { question: 'Will it rain?', liquidity: '200' }, 'Draft a market'],
    [operator, '/operator/representatives', { public_id: 'none' }, 'Representatives of funds'],
  ] as const;
  for (const [browser, path, typed, title] of cases) {
    const before = await browser.get(path);
    const refused = await browser.submit(path, path, typed);
    assert.equal(refused.status, 400, path);
    assert.ok(refused.text.includes(`<title>Not sent: ${title} · `), path);
    assert.ok(headOf(before.text)?.includes(title), path);
    assert.equal(headOf(refused.text), headOf(before.text), path);
    for (const value of Object.values(typed)) assert.ok(refused.text.includes(value), `${path}: ${value}`);
    await mustBeValidHtml(refused);
  }
  assert.deepEqual(t.bugs, []);
});

test('what is asked of a person is said in words of the form, not of the API', async () => {
  await using t = await createTestApp({ parts: () => ({ config: hereConfig }) });
  const ada = await signedInBrowser(t, await newPerson(t, 'Ada'));
  const typed = { question: 'Will it rain?', closes_at: '' };
  const without = await ada.submit('/markets/suggest', '/markets/suggest', typed);
  assert.match(without.text, /<a href="#suggest-closes_at">[A-Z][\w ]* is required\.<\/a>/);
  assert.doesNotMatch(without.text, /in UTC such as/);
  const wrong = await ada.submit('/markets/suggest', '/markets/suggest', { ...typed, closes_at: 'soon' });
  assert.match(wrong.text, /<a href="#suggest-closes_at">[A-Z][\w ]* must be a day and an hour\.<\/a>/);
  const filtered = await browserOf(t, { at: here }).get('/grants?labell=x');
  assert.equal(filtered.status, 400);
  assert.match(filtered.text, /labell is not a filter of this page; did you mean label\?/);
  assert.doesNotMatch(filtered.text, /list_grants;/);
});

test('an invitation whose address nobody could verify says so before it is made, and with its link', async () => {
  const provider = { label: 'Test ID', issuer: 'https://id.test' } as unknown as Provider;
  const pages = async (parts: Partial<AppParts>) => {
    await using t = await createTestApp({ parts: () => ({ config: hereConfig, ...parts }) });
    const ada = await signedInBrowser(t, await newPerson(t, 'Ada'));
    const invitation = { email: 'bo@id.test', role: 'viewer' };
    const made = await ada.submit('/teams/ada', '/teams/ada/invitations', invitation);
    assert.equal(made.status, 200, made.text);
    return [(await ada.get('/teams/ada')).text, made.text];
  };
  for (const text of await pages({})) assert.match(text, /no address can be verified here\. Only who had/);
  for (const text of await pages({ providers: [provider] }))
    assert.match(text, /signs in with a provider that vouches for the address\./);
  for (const text of await pages({ sendsMail: true })) assert.doesNotMatch(text, /sends no mail/);
});
