// What accounts and people's doings promise is held by tests that are there: the tables of SECURITY.md and
// docs/people.md name them.

import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const here = (path: string) => new URL(`../../${path}`, import.meta.url);
const read = (path: string) => readFileSync(here(path), 'utf8');

/** Rows from the one number to the other. */
const rows = (letter: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => `${letter}${from + at}`);

const tables: Readonly<Record<string, readonly string[]>> = {
  'SECURITY.md': [...rows('A', 6, 19), ...rows('U', 1, 7), ...rows('C', 1, 22), ...rows('T', 1, 20)],
  'docs/people.md': [
    ...rows('J', 1, 4),
    ...rows('S', 1, 7),
    ...rows('E', 1, 6),
    ...rows('R', 1, 8),
    ...rows('M', 1, 6),
    ...rows('D', 1, 5),
  ],
};

/** These rows have a test that begins with their name; the others are held by tests of another name. */
const named = /^[AUJSERMD]\d/;

/** What the tests of a file say, as the source has it. */
function titlesIn(source: string): readonly string[] {
  return [...source.matchAll(/\btest\(\s*(['"`])((?:\\.|(?!\1).)+)\1\s*,/g)].map(
    ([, , title]) => title ?? '',
  );
}

for (const [page, wanted] of Object.entries(tables)) {
  test(`every row of ${page} has a test, named after it, and each of them exists`, () => {
    const found = [...read(page).matchAll(/^\| ([A-Z]\d+) \| [^|]+ \| `([^`]+)` \| ([^|]+) \|$/gm)];
    const held = new Set<string>();
    for (const [, row = '', file = '', title = ''] of found) {
      if (!wanted.includes(row)) continue;
      assert.ok(existsSync(here(`test/${file}`)), `${row}: there is no test/${file}`);
      const titles = titlesIn(read(`test/${file}`)).filter((one) => one.startsWith(title));
      assert.equal(titles.length, 1, `${row}: test/${file} has one test “${title}”`);
      const [names = ''] = title.split(':');
      if (!named.test(row) || names.split(', ').includes(row)) held.add(row);
    }
    assert.deepEqual(
      wanted.filter((row) => !held.has(row)),
      [],
    );
  });
}
