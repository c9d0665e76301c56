// Whatever is asked of every operation and put into imported lines: no answer is an error of the server's
// own, and nothing hangs.
//
// REQUESTS and SEED make it longer, or another one.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { operations } from '../../src/catalogue.ts';
import { families } from '../../src/families.ts';
import { importFile } from '../../src/sources/operator-file.ts';
import { folderForTest } from '../ledger/folder.ts';
import * as records from '../support/records.ts';
import { createTestApp } from '../support/test-app.ts';
import { type Chance, chanceFrom } from './chance.ts';

const requests = Number(process.env.REQUESTS ?? 4_000);
const seed = Number(process.env.SEED ?? 7);

const oddTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '"',
  "'",
  '%',
  '*',
  'a*',
  '-',
  'NEAR(a b)',
  'a OR b',
  'ﬁ',
  'İ',
  '\ud800',
  '𝕏'.repeat(50),
  'x'.repeat(5_000),
  '../..',
  '%00',
  '<script>',
  '{{',
  'null',
  'NaN',
  '1e999',
  '-1',
  '0',
  '9007199254740993',
  '2026-13-45',
  '0000-00-00T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  'grant-a',
  'a,b,,c',
  '\r\n',
  '\u202e',
  'select 1;--',
];

function oddValue(chance: Chance, depth = 0): unknown {
  const kind = chance.between(0, depth > 3 ? 4 : 6);
  if (kind <= 1) return oddTexts[chance.between(0, oddTexts.length - 1)];
  if (kind === 2) return chance.between(-5, 5_000_000);
  if (kind === 3) return [true, false, null, 1.5, -0, 1e300][chance.between(0, 5)];
  if (kind === 4) return String(chance.between(0, 99));
  const some = Array.from({ length: chance.between(0, 4) }, () => oddValue(chance, depth + 1));
  if (kind === 5) return some;
  return Object.fromEntries(
    some.map((value, n) => [oddTexts[chance.between(0, oddTexts.length - 1)] || `m${n}`, value]),
  );
}

/** Text that may stand in an address: halves of characters cannot. */
const addressed = (value: unknown) =>
  encodeURIComponent((typeof value === 'string' ? value : JSON.stringify(value ?? null)).toWellFormed());

test(`${requests} requests of chance at every operation: no answer is an error of the server (seed ${seed})`, {
  timeout: 120_000 + requests * 20,
}, async (t) => {
  await using app = await createTestApp();
  await app.add('grants', records.aGrant({ id: 'a', public_id: 'grant-a' }));
  await app.add('heroes', records.aHero({ id: 'h', public_id: 'hero-h' }));
  const chance = chanceFrom(seed);
  const statuses = new Map<number, number>();
  const reached = new Set<string>();
  for (let n = 0; n < requests; n++) {
    const operation = operations[n % operations.length] ?? assert.fail('there are operations');
    reached.add(operation.name);
    const path = operation.path.replaceAll(/\{[^}]+\}/g, () => addressed(oddValue(chance, 4)) || 'x');
    const names = [...Object.keys(operation.input), 'limit', 'offset', 'sort', 'q'];
    const chosen = names.filter(() => chance.between(0, 2) === 0);
    const query = chosen.map((name) => `${name}=${addressed(oddValue(chance, 2))}`).join('&');
    const sends = operation.method !== 'GET';
    const body = Object.fromEntries(
      names.filter(() => chance.between(0, 1) === 0).map((name) => [name, oddValue(chance)]),
    );
    const headers = { authorization: ['top team-a', 'full team-b', 'none'][chance.between(0, 2)] as string };
    const root = operation.root === 'site' ? '' : '/api/v1';
    const response = await app.app.fetch(
      new Request(`http://perennial.test${root}${path}${query === '' ? '' : `?${query}`}`, {
        method: operation.method,
        headers: {
          ...(headers.authorization === 'none' ? {} : headers),
          ...(sends ? { 'content-type': 'application/json' } : {}),
        },
        ...(sends ? { body: JSON.stringify(body) } : {}),
      }),
    );
    await response.arrayBuffer();
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    const failed = response.status >= 500 && response.status !== 503;
    assert.ok(
      !failed,
      `${operation.method} ${path}?${query} ${JSON.stringify(body)}: ${response.status} ${String(app.bugs.at(-1))}`,
    );
  }
  t.diagnostic(
    `${requests} requests at ${reached.size} operations: ${JSON.stringify(Object.fromEntries([...statuses].sort()))}`,
  );
  assert.deepEqual(app.bugs, []);
});

test(`lines of chance are imported or refused in words (seed ${seed})`, {
  timeout: 120_000 + requests * 20,
}, async (t) => {
  await using app = await createTestApp();
  using folder = folderForTest();
  const chance = chanceFrom(seed + 1);
  const lines = Math.ceil(requests / 4);
  const good = records.aGrant({ id: 'a' }) as Record<string, unknown>;
  const members = Object.keys(good);
  const file = folder.write(
    'grants.ndjson',
    Array.from({ length: lines }, (_, n) => ({
      ...good,
      id: `g${n}`,
      public_id: `g-${n}`,
      [members[chance.between(0, members.length - 1)] as string]: oddValue(chance),
    })),
  );
  let refused = 0;
  const counts = await importFile(file, {
    families,
    ledger: app.ledger,
    now: () => app.clock.now,
    strict: false,
    onRefused: ({ reason }) => {
      refused++;
      assert.doesNotMatch(reason, /\n\s+at /);
    },
    onPrivacyRequest: () => {},
    onProgress: () => {},
  });
  t.diagnostic(`${lines} lines: ${counts.added} taken, ${refused} refused`);
  assert.ok(counts.added > 0 && refused > 0);
});
