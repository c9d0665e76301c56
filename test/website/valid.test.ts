// Every kind of page, with its empty and refused states, is HTML by the rules.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HtmlValidate } from 'html-validate';
import { demoSite, kinds } from '../support/website.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // Our own habits: text may stand close, and ids come from members.
    'no-trailing-whitespace': 'off',
    'valid-id': 'off',
    'long-title': 'off',
    'no-inline-style': 'error',
  },
});

test('every kind of page is valid HTML', async () => {
  await using site = await demoSite();
  const wrong: string[] = [];
  for (const [kind, path] of Object.entries(kinds)) {
    const page = await site.visit(path);
    assert.equal(page.type, 'text/html', `${kind}: ${page.status}`);
    const { results } = await validator.validateString(page.text);
    for (const { messages } of results) {
      for (const { ruleId, message, line } of messages)
        wrong.push(
          `${kind}: ${ruleId}: ${message} (line ${line}: ${page.text.split('\n')[line - 1]?.slice(0, 160)})`,
        );
    }
  }
  assert.deepEqual(wrong.slice(0, 20), []);
  assert.deepEqual(site.test.bugs, []);
});

test('without a style sheet words that stand side by side do not run together', async () => {
  await using site = await demoSite();
  const element = '(?:span|a|small|time|strong|em|b|abbr|label|bdi)';
  const closes = `[\\p{L}\\p{N}.,;:!?%)](?:</${element}>)`;
  const opens = `(?:<${element}\\b[^>]*>)`;
  const word = '[\\p{L}\\p{N}(✓○]';
  const joined = new RegExp(
    `${closes}+${opens}+${word}|${closes}+[\\p{L}\\p{N}(]|[\\p{L}\\p{N}]${opens}+${word}`,
    'gu',
  );
  const wrong: string[] = [];
  for (const [kind, path] of Object.entries(kinds)) {
    const text = (await site.visit(path)).text.replace(/<(script|style|svg|code|pre)\b[\s\S]*?<\/\1>/g, '');
    for (const { 0: found, index } of text.matchAll(joined))
      wrong.push(`${kind}: ${text.slice(Math.max(0, index - 30), index + found.length + 20)}`);
  }
  assert.deepEqual(wrong.slice(0, 20), []);
});
