// By when something must be handed in for a conference.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Edition, readEdition } from '../../src/sources/conferences/edition.ts';
import { submissionOf } from '../../src/sources/conferences/submission.ts';
import { keepingContext } from '../support/source-test.ts';

const february = '2026-02-01T00:00:00Z';

test('an abstract that is due before the paper is the deadline of who begins now, round by round', () => {
  type Deadlines = Edition['deadlines'];
  const edition = (deadlines: Deadlines, note: string | null = null) =>
    ({ series: 'made-up', year: 2027, deadlines, note }) as Edition;
  const abstract = (date: string) => ({ kind: 'abstract', date, zone: 'UTC' }) as const;
  const paper = (date: string) => ({ kind: 'paper', date, zone: 'UTC' }) as const;
  const day = (deadlines: Deadlines, now: string, note?: string) => {
    const found = submissionOf(edition(deadlines, note), keepingContext(`${now}T00:00:00Z`));
    return [found?.at.slice(0, 10), found?.paper?.slice(0, 10) ?? null];
  };
  const rounds = [paper('2026-08-08'), abstract('2026-08-01'), abstract('2026-12-01'), paper('2026-12-08')];
  assert.deepEqual(day(rounds, '2026-07-01'), ['2026-08-01', '2026-08-08']);
  assert.deepEqual(day(rounds, '2026-08-05'), ['2026-12-01', '2026-12-08']);
  assert.deepEqual(day(rounds, '2026-12-05'), ['2026-12-01', '2026-12-08'], 'too late for the abstract');
  assert.deepEqual(day([paper('2026-08-08'), abstract('2026-11-01')], '2026-09-01'), ['2026-08-08', null]);
  assert.deepEqual(day([abstract('2026-11-01')], '2026-09-01'), ['2026-11-01', null]);
  assert.deepEqual(day([paper('2026-11-01'), abstract('2026-11-01')], '2026-09-01'), ['2026-11-01', null]);
  const note = 'Mandatory abstract deadline on Oct 6, 2026, and supplements on Oct 20, 2026.';
  const before = [paper('2026-10-13'), abstract('2026-10-07')];
  for (const some of [before.slice(0, 1), before])
    assert.deepEqual(day(some, '2026-09-01', note), ['2026-10-06', '2026-10-13'], 'the earlier of two days');
  const morning = submissionOf(edition([paper('2026-10-13 08:00:00')], note), keepingContext(february));
  assert.equal(morning?.at, '2026-10-06T08:00:00Z', 'it is due at the hour of the paper');
});

test('a paper that must be registered first is due by then, and a workshop is no paper', () => {
  const due = (now: string, ...deadlines: readonly (readonly [string, string, string])[]) => {
    const row = {
      title: 'ExConf',
      year: 2027,
      id: 'exconf27',
      city: 'Examplia',
      deadlines: deadlines.map(([type, label, date]) => ({ type, label, date, timezone: 'UTC' })),
    };
    const found = submissionOf(readEdition(row), keepingContext(`${now}T00:00:00Z`));
    return [found?.at.slice(0, 10), found?.paper?.slice(0, 10) ?? null];
  };
  const paper = ['paper', 'Paper Submission', '2026-03-05'] as const;
  const workshop = ['submission', 'Workshop Proposal Submission', '2026-02-27'] as const;
  const registered = ['registration', 'Paper Registration', '2026-02-26'] as const;
  assert.deepEqual(due('2026-02-21', workshop, registered, paper), ['2026-02-26', '2026-03-05']);
  const form = ['submission', 'Submission form and conflicts deadline', '2026-02-26'] as const;
  const upload = ['submission', 'Upload and conflicts deadline', '2026-03-05'] as const;
  assert.deepEqual(due('2026-02-21', form, upload), ['2026-02-26', '2026-03-05']);
  assert.deepEqual(due('2026-02-28', form, upload), ['2026-02-26', '2026-03-05'], 'too late for the form');
  const author = ['registration', 'Author registration deadline', '2026-02-01'] as const;
  assert.deepEqual(due('2026-01-21', author, paper), ['2026-03-05', null]);
});
