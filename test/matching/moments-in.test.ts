// When a call is to close, in the words of questions.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { momentsIn } from '../../src/matching/question/moments-in.ts';
import { aGrant } from '../support/records.ts';
import { createTestApp, noon } from '../support/test-app.ts';

const closes = (question: string) => momentsIn(question, noon).moments.map((one) => one.closes);

test('a time that is counted from today is the days in which a call closes', () => {
  const said: Readonly<Record<string, string>> = {
    'grants closing by march': '..2026-03-31',
    'closing in january': '2027-01',
    'due may 15': '2026-05-15..2026-05-15',
    'deadline before 1 june 2026': '..2026-05-31',
    'after 2026-05-15': '2026-05-16..',
    'in the next 90 days': '..2026-05-30',
    'closing in 2 weeks': '..2026-03-15',
    'due this year': '..2026-12-31',
    'next year': '2027-01-01..2027-12-31',
    'in q2 2027': '2027-04-01..2027-06-30',
    'the third quarter of 2026': '2026-07-01..2026-09-30',
    'rolling deadlines': 'undated',
    'without a deadline': 'undated',
  };
  for (const [question, expected] of Object.entries(said))
    assert.deepEqual(closes(question), [expected], question);
});

test('what only sounds like a date is none', () => {
  for (const question of [
    'the march for science',
    'what may help',
    'call of 5 mars rovers',
    'may 3 patients enrol',
    'weight loss in 6 months',
    'in the next 5 years our laboratory grows',
    'rolling resistance of wheelchairs',
    'trial 12 dec',
    'my contract ends in may',
    'our postdoc in leeds runs out in march 2027',
    'my salary ends in three months',
  ])
    assert.deepEqual(closes(question), [], question);
});

test('what closes as it was asked comes first, and where nothing does the answer says so', async () => {
  await using app = await createTestApp();
  const call = (id: string, deadline: string | null, labels: readonly string[] = []) =>
    aGrant({ id, title: `Tissue repair ${id}`, deadline, labels });
  await app.add(
    'grants',
    call('a', '2026-11-30T12:00:00Z'),
    call('b', '2026-04-10T12:00:00Z'),
    call('c', null, ['rolling']),
    call('unsaid', null),
    call('d', '2026-05-15T12:00:00Z'),
  );
  const asked = async (question: string) => {
    const { body } = await app.get(`/funding?about=${encodeURIComponent(`tissue repair ${question}`)}`);
    return { first: body.data[0]?.public_id, notes: body.read.notes.join(' '), topics: body.read.topics };
  };
  for (const [question, first] of [
    ['closing in November', 'a'],
    ['closing within 45 days', 'b'],
    ['by April', 'b'],
    ['with rolling deadlines', 'c'],
    ['due 15 May', 'd'],
  ] as const)
    assert.equal((await asked(question)).first, first, question);
  const { notes, topics } = await asked('closing in June');
  assert.match(notes, /None of these closes as it was asked: closing in june/);
  assert.deepEqual(
    topics.map((one: { asked: string }) => one.asked),
    ['tissue', 'repair'],
  );
});
