// Which harvested calls lists show, and for how long: TOPIC_MIN, OPEN_LISTED and VERIFIED_DAYS.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { families } from '../../src/families.ts';
import { catchUp } from '../../src/ledger/follow.ts';
import { gradeGrant } from '../../src/matching/relevance.ts';
import { moveGrants } from '../../src/server/move-grants.ts';
import { assessed } from '../../src/sources/reading/assessed.ts';
import { createTestApp } from '../support/test-app.ts';
import { call } from './made-up-source.ts';

const now = new Date('2026-03-01T12:00:00Z');

const graded = (title: string, topicMin = 30, funder: 'none' | 'listed' = 'none') =>
  gradeGrant({ title, body: '', funder, funderName: 'NIH', topicMin });

test('a call belongs to the field by its topic or by its openness, as the settings say', () => {
  const shown = (grade: ReturnType<typeof graded>, settings: object = {}) =>
    assessed({ grade, title: 'A', status: 'open' }, { now, topicMin: 30, ...settings }).relevant;
  const dementia = graded('Dementia');
  assert.ok(dementia.topic >= 30 && dementia.topic < 90, `${dementia.topic}`);
  assert.equal(shown(dementia), true);
  assert.equal(shown(graded('Dementia', 95), { topicMin: 95, openListed: ['any_field'] }), false);
  const institute = graded('Sensors of the brain', 30, 'listed');
  assert.equal(institute.openness, 'institute');
  assert.equal(shown(institute), false);
  assert.equal(shown(institute, { openListed: ['named', 'any_field', 'institute'] }), true);
  assert.equal(shown(graded('Repair of dams')), false);
});

test('a harvested grant is listed for VERIFIED_DAYS after its source listed it, and no longer', async () => {
  for (const verifiedDays of [7, 2]) {
    await using app = await createTestApp({ now });
    const given = assessed(
      { grade: graded('Dementia'), title: 'Dementia', status: 'open' },
      { now, topicMin: 30, verifiedDays },
    );
    await app.add('grants', call('a', { ...given, deadline: '2027-01-01T00:00:00Z' }));
    const { ledger, shelf } = app;
    const listedAt = async (at: number) => {
      app.clock.now = new Date(at);
      await moveGrants({ families, ledger, reader: shelf.reader, now: () => app.clock.now });
      await catchUp(ledger, shelf);
      return (await app.get('/grants')).body.pagination.total;
    };
    const end = now.getTime() + verifiedDays * 86_400_000;
    assert.equal(await listedAt(end - 1_000), 1, `${verifiedDays}`);
    assert.equal(await listedAt(end), 0, `${verifiedDays}`);
    const { verification } = (await app.get('/grants/a')).body.grant;
    assert.equal(verification.next_check_at, new Date(end).toISOString());
    assert.equal(verification.flags[0].code, 'stale_source');
  }
});
