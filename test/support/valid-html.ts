// HTML by the rules, for pages that only somebody signed in sees.

import assert from 'node:assert/strict';
import { HtmlValidate } from 'html-validate';

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

/** Fails where a page is not valid HTML. */
export async function mustBeValidHtml(page: { readonly text: string; readonly path: string }): Promise<void> {
  const { results } = await validator.validateString(page.text);
  const wrong = results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, line }) =>
        `${page.path}: ${ruleId}: ${message} (${page.text.split('\n')[line - 1]?.slice(0, 200)})`,
    ),
  );
  assert.deepEqual(wrong.slice(0, 10), []);
}
