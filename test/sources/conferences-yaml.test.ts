import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readYaml, YamlError } from '../../src/sources/conferences/yaml.ts';

test('maps, lists, quotes, folded lines and comments are read, and every value is a text', () => {
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
  assert.deepEqual(readYaml(text), [
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
  assert.equal(readYaml('# nothing\n'), null);
});

test('what is outside the subset is refused with its line', () => {
  const cases: [string, RegExp][] = [
    ['- a: 1\n- b: &x 2', /line 2 starts with "&"/],
    ['- a: |\n    block', /line 1 starts with "\|"/],
    ['- a: {b: c}', /line 1 starts with "\{"/],
    ['- a: 1\n\t b: 2', /line 2 is indented by a tab/],
    ['- a: 1\n  a: 2', /line 2 gives "a" a second time/],
    ['- a: b: c', /line 1 has a second colon/],
    ["- a: 'open\n- b: 1", /line 1 opens a quote that does not end/],
    ['- a: [x, [y]]', /line 1 has a list in brackets that is not simple/],
    ['- a: [x, , y]', /line 1 has an empty or torn item/],
    ['- a: "\\q"', /line 1 has an escape/],
    ['a: 1\njust text', /line 2 has no name/],
    ['  a: 1\nb: 2', /line 2 is not at the indentation/],
  ];
  for (const [text, message] of cases) {
    assert.throws(
      () => readYaml(text),
      (error) => {
        assert.ok(error instanceof YamlError, text);
        assert.match(error.message, message);
        return true;
      },
    );
  }
  const deep = Array.from({ length: 40 }, (_, level) => `${' '.repeat(level)}a:`).join('\n');
  assert.throws(() => readYaml(deep), /nested too deeply/);
});

test('names that mean something to JavaScript are only names', () => {
  const value = readYaml('- __proto__: x\n  constructor: y') as readonly Record<string, unknown>[];
  assert.deepEqual(Object.keys(value[0] ?? {}), ['__proto__', 'constructor']);
  assert.equal(Object.getPrototypeOf(value[0]), Object.prototype);
});
