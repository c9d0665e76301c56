import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DatabaseAwayError } from '../../src/engines/database-away.ts';
import { serverLog } from '../../src/server/node/server-log.ts';
import { watchLedger } from '../../src/server/watch-ledger.ts';

/** A ledger that answers each question about its length when the test says so. */
function askedLedger() {
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<number>();
  const ledger = {
    head: () => {
      asked.resolve();
      return answer.promise;
    },
    sourceAges: async () => [],
  };
  return { ledger, asked: asked.promise, answer };
}

async function watching() {
  const lines: string[] = [];
  const bugs: unknown[] = [];
  const log = serverLog('info', (line) => lines.push(line));
  const { ledger, asked, answer } = askedLedger();
  const node = { ledger } as unknown as Parameters<typeof watchLedger>[0];
  const watch = await watchLedger(
    node,
    [],
    () => 0,
    log,
    (error) => bugs.push(error),
  );
  return { watch, lines, bugs, asked, answer };
}

test('a database that does not answer is told of', async () => {
  const { watch, lines, asked, answer } = await watching();
  await asked;
  answer.reject(new DatabaseAwayError('nobody there'));
  await new Promise(setImmediate);
  assert.equal(watch.away(), true);
  assert.match(lines.join(''), /the database is away/);
  watch[Symbol.dispose]();
});

test('a look that ends with a bug is told as one, and does not mean that the database is away', async () => {
  const { watch, lines, bugs, asked, answer } = await watching();
  const error = new TypeError('ours');
  await asked;
  answer.reject(error);
  await new Promise(setImmediate);
  assert.deepEqual([watch.away(), lines, bugs], [false, [], [error]]);
  watch[Symbol.dispose]();
});

test('a server that ends while it looks at its database does not say that the database is away', async () => {
  const { watch, lines, asked, answer } = await watching();
  await asked;
  watch[Symbol.dispose]();
  answer.reject(new Error('driver has already been destroyed'));
  await new Promise(setImmediate);
  assert.deepEqual([lines, watch.away()], [[], false]);
});
