// Every kind of page, with its empty and refused states, is HTML by the rules.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mustBeValidHtml } from '../support/valid-html.ts';
import { demoSite, kinds } from '../support/website.ts';

test('every kind of page is valid HTML', async () => {
  await using site = await demoSite();
  for (const [kind, path] of Object.entries(kinds)) {
    const page = await site.visit(path);
    assert.equal(page.type, 'text/html', `${kind}: ${page.status}`);
    await mustBeValidHtml({ text: page.text, path: kind });
  }
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
