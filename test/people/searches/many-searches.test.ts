// What a round costs: ten thousand searches over a thousand changed records.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayMs } from '../../../src/kernel/durations.ts';
import { searchRound } from '../../../src/people/searches/round.ts';
import { newPerson } from '../../support/browser.ts';
import { takesLong } from '../../support/often.ts';
import { aGrant } from '../../support/records.ts';
import { appWithSearches, partsOf } from '../../support/searches.ts';
import { pass } from '../../support/test-app.ts';

test('ten thousand searches are asked of a thousand changed records within a minute', async (t) => {
  if (!takesLong(t)) return;
  await using app = await appWithSearches();
  const user = await newPerson(app, 'Ada');
  /** No two searches are the same, so nothing is asked once for several. */
  const dayOf = (at: number) =>
    new Date(Date.parse('2026-09-01') + (Math.floor(at / 100) + 1) * dayMs).toISOString().slice(0, 10);
  const words = Array.from({ length: 100 }, (_, at) => `word${at}end`);
  const rows = Array.from({ length: 10_000 }, (_, at) => ({
    id: `search-${at}`,
    user_id: user,
    team_id: null,
    name: `Search ${at}`,
    operation: 'list_grants',
    // No two are the same, so nothing is asked once for several.
    query: new URLSearchParams({
      q: words[at % words.length] as string,
      deadline_before: dayOf(at),
    }).toString(),
    cadence: 'daily' as const,
    wants: 'new,changed,closing',
    status: 'active' as const,
    cursor_seq: 0,
    closing_day: '',
    created_at: app.clock.now.toISOString(),
  }));
  for (let from = 0; from < rows.length; from += 500) {
    await app.desk.db
      .insertInto('saved_searches')
      .values(rows.slice(from, from + 500))
      .execute();
  }
  pass(app, dayMs);
  const grants = Array.from({ length: 1_000 }, (_, at) =>
    aGrant({
      id: `g${at}`,
      public_id: `g${at}`,
      title: `${words[at % words.length]} call ${at}`,
      deadline: '2026-09-01T00:00:00Z',
    }),
  );
  await app.add('grants', ...grants);
  const began = process.cpuUsage();
  const hits = await searchRound(partsOf(app));
  const { user: ours, system } = process.cpuUsage(began);
  // Of this process alone, whatever else the machine does.
  const seconds = (ours + system) / 1_000_000;
  t.diagnostic(`${hits} hits in ${seconds.toFixed(1)} s of processor time`);
  assert.equal(hits, 10_000 * 10);
  assert.ok(seconds <= 60, `${seconds} s`);
  assert.equal(await searchRound(partsOf(app)), 0);
});
