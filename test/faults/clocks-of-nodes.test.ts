// Nodes of one database whose machines do not agree on the time go by the clock of the database.

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { serving } from '../commands/process.ts';
import { folderForTest } from '../ledger/folder.ts';
import { freshSchema, onPostgres } from '../support/truth.ts';
import { settingsIn, worldToWriteIn } from './request-writer.ts';

/** What a process is started with whose machine is so many minutes ahead. */
function aheadBy(minutes: number): string {
  const script = `
    const own = Date, ms = ${minutes * 60_000};
    globalThis.Date = class extends own {
      constructor(...given) { given.length === 0 ? super(own.now() + ms) : super(...given); }
      static now() { return own.now() + ms; }
    };`;
  return `--import=data:text/javascript,${encodeURIComponent(script)}`;
}

test('of 30 comments in turn to two nodes that are 20 minutes apart 12 are taken, and carry one time', {
  timeout: 300_000,
  skip: onPostgres ? false : 'nodes share a database, so PostgreSQL holds it',
}, async () => {
  using folder = folderForTest();
  const shared = { ...settingsIn(join(folder.path, 'one')), DATABASE_URL: await freshSchema() };
  await worldToWriteIn(folder, shared);
  await using one = await serving(shared);
  const other = { ...shared, PERENNIAL_DATA: join(folder.path, 'two'), NODE_OPTIONS: aheadBy(20) };
  await using two = await serving(other);
  const from = Date.now();
  const statuses: number[] = [];
  for (let n = 0; n < 30; n++) {
    const { status } = await fetch(`${[one, two][n % 2]?.url}/api/omega/experiments/e/comments`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ body: `Comment ${n}` }),
    });
    statuses.push(status);
  }
  const of = (status: number) => statuses.filter((one) => one === status).length;
  assert.deepEqual([of(201), of(429)], [12, 18], statuses.join(' '));
  const listed = await (await fetch(`${one.url}/api/omega/experiments/e/comments`)).json();
  const { comments } = listed as { comments: readonly { created_at: string }[] };
  for (const { created_at } of comments) {
    const late = Date.parse(created_at) - from;
    assert.ok(late > -60_000 && late < 10 * 60_000, `${created_at} is of the time of the database`);
  }
});
