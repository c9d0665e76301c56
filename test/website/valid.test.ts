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
