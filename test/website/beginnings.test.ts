// Of a long text only its beginning is looked at: what is shown of it is the same.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seeded } from '../../demo/random.ts';
import { excerpt } from '../../src/kernel/text-policy.ts';
import { inOneLine } from '../../src/website/kit/format.ts';

const parts = [
  'a',
  'word',
  ' ',
  '  \n',
  '\t',
  ' '.repeat(300),
  '\u{1f9ec}',
  '\ud800',
  'ü',
  '“',
  'x'.repeat(120),
];

function texts(): readonly string[] {
  const random = seeded(11);
  return Array.from({ length: 400 }, () =>
    Array.from({ length: random.int(0, 400) }, () => parts[random.int(0, parts.length - 1)]).join(''),
  );
}

test('the beginning of a text in one line is that of the whole in one line', () => {
  for (const text of texts())
    assert.equal(inOneLine(text, 200), excerpt(text.replaceAll(/\s+/g, ' '), 200), text.slice(0, 80));
});

test('an excerpt counts letters, and ends at a word where it can', () => {
  for (const text of texts()) {
    const [letters, most] = [[...text], 300];
    const cut = letters.slice(0, most - 1).join('');
    const space = cut.lastIndexOf(' ');
    const short = `${space > most / 2 ? cut.slice(0, space) : cut}…`;
    assert.equal(excerpt(text), letters.length <= most ? text : short, text.slice(0, 80));
  }
});
