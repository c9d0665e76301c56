// What a record's page says of essays that cite it, while one is being published.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isCited, publishDraft, publishing } from '../../../src/people/essays/essay-store.ts';
import { anEssay } from '../../support/market-world.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';
import { onPostgres } from '../../support/truth.ts';

/** Publishes the one essay anew, with a citation; `meanwhile` happens before it is committed. */
async function citing({ desk, clock }: TestApp, meanwhile: () => Promise<void>): Promise<void> {
  const essay = await desk.db.selectFrom('essays').selectAll().executeTakeFirstOrThrow();
  const cited = [{ family: 'grants', id: 'g-1', public_id: 'call', name: 'A call', path: '/grants/call' }];
  await publishing(desk, async (trx) => {
    await publishDraft(trx, essay, { note: null, at: clock.now.toISOString(), cited });
    await meanwhile();
  });
}

test('a page that is asked while an essay is published takes nothing old for what comes after', async () => {
  await using t = await createTestApp();
  await anEssay(t.desk, t.clock.now);
  const cited = () => isCited(t.desk.db, 'grants', 'g-1', t.clock.now);
  assert.equal(await cited(), false);
  // On SQLite whoever asks waits until it is committed.
  await citing(t, async () => assert.equal(onPostgres && (await cited()), false));
  assert.equal(await cited(), true);
});
