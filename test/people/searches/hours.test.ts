import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayMs } from '../../../src/kernel/durations.ts';
import { aGrant } from '../../support/records.ts';
import { appWithSearches, reader, saved, wholeRound } from '../../support/searches.ts';
import { pass } from '../../support/test-app.ts';

const hour = dayMs / 24;
const call = (id: string) => aGrant({ id, public_id: id, title: `Senescence call ${id}` });

test('S7: what is found after the hour of the person waits for the next day or week, also when nothing was told', async () => {
  await using t = await appWithSearches();
  const { browser } = await reader(t);
  await saved(t, browser, 'q=senescence', { cadence: 'daily' });
  await saved(t, browser, 'q=call', { name: 'Weekly', cadence: 'weekly' });
  const sent: string[] = [];
  // The tests begin on a Sunday at noon; rounds are made every three hours, one of them at nine.
  const round = async () => {
    const at = t.clock.now.toISOString().slice(5, 13);
    for (const { text } of await wholeRound(t)) {
      const found = (text.match(/call \w+(?=\n)/g) ?? []).toSorted();
      sent.push(`${at} ${/all (\w+) mail/.exec(text)?.[1]}: ${found.join(', ')}`);
    }
  };
  for (let at = 0; at < 10 * 8; at++) {
    if (at === 10) await t.add('grants', call('evening'));
    if (at === 21) await t.add('grants', call('night'));
    await round();
    pass(t, 3 * hour);
  }
  assert.equal(t.clock.now.toISOString().slice(5, 10), '03-11');
  assert.deepEqual(sent, [
    '03-03T09 daily: call evening',
    '03-04T09 daily: call night',
    '03-09T09 weekly: call evening, call night',
  ]);
  const rows = await t.desk.db.selectFrom('digests').select(['cadence', 'day', 'items']).execute();
  assert.ok(rows.length <= 6, `${rows.length} rows: of days with nothing the newest alone is kept`);
});
