// What attackers found is held by tests that are there: the table of SECURITY.md names them.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

test('every finding from S1 to S36 has tests, and each of them exists', () => {
  const rows = [...read('SECURITY.md').matchAll(/^\| (S\d+) \| .+ \| `(.+)` \| (.+) \|$/gm)];
  const found = new Set(rows.map(([, finding]) => finding));
  for (let n = 1; n <= 36; n++) assert.ok(found.has(`S${n}`), `S${n} has a test`);
  for (const [, finding, file, title] of rows) {
    const titles = [...read(`test/${file}`).matchAll(/^\s*(?:test\(|)\s*['`](.+)['`],/gm)].map(
      ([, one]) => one,
    );
    assert.ok(
      titles.some((one) => one?.includes(title as string)),
      `${finding}: ${file} has a test “${title}”`,
    );
  }
});
