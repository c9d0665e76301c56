import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readYaml, YamlError } from '../../src/sources/conferences/yaml.ts';

test('maps, lists, quotes, folded lines and comments are read, and every value is a text', async () => {
  const text = `---
# a comment
- title: Plain text # with a comment
  year: 2027
  quoted: 'it''s # no comment'
  double: "a \\"b\\" \\u00e9"
  folded: first line
    second line
  torn: 'first
    second'
  address: https://example.org/a#b
  empty:
  none: ~
  list: ['DM', KR]
  tags:
  - one
  - two words
  nested:
    - type: paper
      when: '2026-01-01 10:00'

    - type: abstract
- title: Second
`;
  assert.deepEqual(await readYaml(text), [
    {
      title: 'Plain text',
      year: '2027',
      quoted: "it's # no comment",
      double: 'a "b" é',
      folded: 'first line second line',
      torn: 'first second',
      address: 'https://example.org/a#b',
      empty: null,
      none: null,
      list: ['DM', 'KR'],
      tags: ['one', 'two words'],
      nested: [{ type: 'paper', when: '2026-01-01 10:00' }, { type: 'abstract' }],
    },
    { title: 'Second' },
  ]);
  assert.equal(await readYaml('# nothing\n'), null);
});

test('what is torn, or could be read in two ways, is refused with its line', async () => {
  const cases: [string, RegExp][] = [
    ['- a: 1\n- b: &x 2', /line 2: Anchors and tags are not read/],
    ['- a: *x', /line 1: References to anchors are not read/],
    ['- a: !!int 3', /line 1: Unresolved tag/],
    ['- a: 1\n\t b: 2', /line 2: /],
    ['- a: 1\n  a: 2', /line 2: Map keys must be unique/],
    ['- a: b: c', /line 1: Nested mappings are not allowed/],
    ["- a: 'open\n- b: 1", /line 2: Missing closing 'quote/],
    ['- a: [x, , y]', /line 1: Unexpected ,/],
    ['- a: "\\q"', /line 1: Invalid escape sequence/],
    ['a: 1\njust text', /line 2: Implicit map keys/],
    ['  a: 1\nb: 2', /line 2: /],
    ['? [a]\n: b', /line 1: A name is a text/],
    ['a: 1\n---\nb: 2', /line 2: Source contains multiple documents/],
  ];
  for (const [text, message] of cases) {
    await assert.rejects(readYaml(text), (error) => {
      assert.ok(error instanceof YamlError, text);
      assert.match(error.message, message);
      return true;
    });
  }
  const deep = Array.from({ length: 40 }, (_, level) => `${' '.repeat(level)}a:`).join('\n');
  await assert.rejects(readYaml(deep), /nested too deeply/);
});

test('names that mean something to JavaScript are only names', async () => {
  const value = (await readYaml('- __proto__: x\n  constructor: y')) as readonly Record<string, unknown>[];
  assert.deepEqual(Object.keys(value[0] ?? {}), ['__proto__', 'constructor']);
  assert.equal(Object.getPrototypeOf(value[0]), Object.prototype);
});
