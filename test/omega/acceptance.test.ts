// What Omega Point promises is held by tests that are there: the table of docs/omega.md names them.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

test('every line of acceptance from O1 to O20 names tests or measurements, and each of them exists', () => {
  const rows = [...read('docs/omega.md').matchAll(/^\| (O\d+) \| .+ \| `(.+)` \| (.+) \|$/gm)];
  const held = new Set(rows.map(([, line]) => line));
  for (let n = 1; n <= 20; n++) assert.ok(held.has(`O${n}`), `O${n} is in the table`);
  for (const [, line, file, title] of rows) {
    const source = read(String(file));
    const titles = String(file).startsWith('bench/')
      ? [...source.matchAll(/`(omega: [^`]+)`/g)].map(([, one]) => one)
      : [...source.matchAll(/^\s*(?:test\(|)\s*['"`](.+)['"`],/gm)].map(([, one]) => one);
    assert.ok(
      titles.some((one) => one?.includes(title as string)),
      `${line}: ${file} has “${title}”`,
    );
  }
});
