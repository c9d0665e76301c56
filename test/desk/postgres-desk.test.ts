import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { openDesk } from '../../src/desk/desk.ts';
import { openPostgresDesk } from '../../src/desk/postgres-desk.ts';
import { DatabaseAwayError } from '../../src/engines/database-away.ts';
import { freshSchema, onPostgres } from '../support/truth.ts';

const options = { skip: onPostgres ? false : 'needs sessions that the database ends, so PostgreSQL' };

test('a transaction that nobody goes on with is ended, and its section is free again', options, async () => {
  const url = await freshSchema();
  await using silent = await openPostgresDesk(url, { idleMs: 200 });
  await using other = await openDesk(url);
  const holds = Promise.withResolvers<void>();
  const gone = Promise.withResolvers<void>();
  const held = silent.exclusively('audit', async (transaction) => {
    holds.resolve();
    await gone.promise;
    await sql`select 1`.execute(transaction);
  });
  const ended = assert.rejects(held, DatabaseAwayError);
  await holds.promise;
  // Nobody goes on with the other one before this one had its turn.
  await other.exclusively('audit', async () => undefined);
  gone.resolve();
  await ended;
});

test('what a snapshot is read for may take its time', options, async () => {
  await using desk = await openPostgresDesk(await freshSchema(), { idleMs: 100 });
  const read = await desk.snapshot(async (source) => {
    await sql`select 1`.execute(source);
    await setTimeout(300);
    return (await sql<{ two: number }>`select 2 as two`.execute(source)).rows;
  });
  assert.deepEqual(read, [{ two: 2 }]);
});

test('a search path without a schema is refused in one sentence', options, async () => {
  const url = new URL(await freshSchema());
  url.searchParams.set('options', '-c search_path=there_is_none');
  const found = await openDesk(url.href.replaceAll('+', '%20')).catch((error: unknown) => error);
  assert.ok(found instanceof DatabaseAwayError, String(found));
  assert.ok(found.why.endsWith(`${url.pathname}: none of the schemas in its search_path exists`), found.why);
});
