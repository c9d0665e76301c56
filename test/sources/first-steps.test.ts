import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deadlineFor } from '../../src/families/grants/next-deadline.ts';
import { closingDates } from '../../src/sources/eu-funding/deadlines.ts';
import { closingOf } from '../../src/sources/grants-gov/closing.ts';
import { createTestApp } from '../support/test-app.ts';
import { bareItem } from './fixtures/grants-gov-item.ts';
import { call, listing, run } from './made-up-source.ts';

const twoSteps =
  'The Step-1 proposal due date is 01/21/2026. Step-2 proposals cannot be submitted if a Step-1 proposal was not submitted.';

function closing(body: string, now: string) {
  const item = { ...bareItem, agencyCode: 'NASA-HQ', postDate: '2025-12-01', closeDate: '2026-03-31' };
  const { deadline, deadlines } = closingOf(item, { title: 'Sun and stars', body }, new Date(now));
  return { deadline, for: deadlineFor(deadline, deadlines), kinds: deadlines.map(({ kind }) => kind) };
}

test('the second of two steps is for those who took the first, and the first is shown while it lies ahead', () => {
  assert.deepEqual(closing(twoSteps, '2026-01-10T12:00:00Z'), {
    deadline: '2026-01-22T04:59:59Z',
    for: null,
    kinds: ['preproposal', 'full'],
  });
  assert.deepEqual(closing(twoSteps, '2026-02-21T12:00:00Z'), {
    deadline: '2026-04-01T03:59:59Z',
    for: 'first_step_applicants',
    kinds: ['preproposal', 'full'],
  });
});

test('a notice without which no application is taken is due before it; an optional one is not, nor a step that nobody must take', () => {
  const mandatory = 'This program has MANDATORY Notices of Intent, which are due via NSPIRES by 02/27/2026.';
  assert.deepEqual(closing(mandatory, '2026-02-21T12:00:00Z'), {
    deadline: '2026-02-28T04:59:59Z',
    for: null,
    kinds: ['step', 'full'],
  });
  assert.equal(closing(mandatory, '2026-03-01T12:00:00Z').for, 'first_step_applicants');
  const optional = 'Notices of Intent are requested by 01/26/2026.';
  assert.deepEqual(closing(optional, '2026-02-21T12:00:00Z'), {
    deadline: '2026-04-01T03:59:59Z',
    for: null,
    kinds: ['loi', 'full'],
  });
  const encouraged = 'The Step-1 proposal due date is 01/21/2026; it is encouraged.';
  assert.equal(closing(encouraged, '2026-02-21T12:00:00Z').for, null);
});

test('a closing day that is by invitation only is for those whose first step was answered so', () => {
  const item = { ...bareItem, agencyCode: 'NSF', postDate: '2023-05-25', closeDate: '2026-12-04' };
  const { deadline, deadlines } = closingOf(
    { ...item, closeDateExplanation: 'By invitation only' },
    { title: 'Centers', body: 'Preliminary proposals are required.' },
    new Date('2026-02-21T12:00:00Z'),
  );
  assert.equal(deadlineFor(deadline, deadlines), 'first_step_applicants');
});

test('an outline that must be sent first is due before the proposal, each year anew', () => {
  const outline =
    'Prior to submission of full proposals, investigators are required to submit a Concept Outline, which is due January 31, 2025 and January 15 Annually Thereafter.';
  const at = (now: string) => {
    const item = { ...bareItem, agencyCode: 'NSF', postDate: '2024-12-22', closeDate: '2026-06-01' };
    const { deadline, deadlines } = closingOf(
      { ...item, closeDateExplanation: outline },
      { title: 'Facilities', body: '' },
      new Date(now),
    );
    return [deadline?.slice(0, 10), deadlineFor(deadline, deadlines)];
  };
  assert.deepEqual(at('2026-01-10T12:00:00Z'), ['2026-01-15', null]);
  assert.deepEqual(at('2026-02-21T12:00:00Z'), ['2026-06-01', 'first_step_applicants']);
});

test('the second stage of an EU call is for those who were chosen at the first; cut-offs are for everyone', () => {
  const days = ['2026-04-14T17:00:00Z', '2026-10-20T17:00:00Z'];
  const whom = (model: string | null) =>
    closingDates(days, model, true).map(({ kind, applies_to = null }) => [kind, applies_to]);
  assert.deepEqual(whom('two-stage'), [
    ['preproposal', null],
    ['full', 'first_step_applicants'],
  ]);
  assert.deepEqual(whom('multiple cut-off'), [
    ['full', null],
    ['full', null],
  ]);
});

test('a call whose first step is over leaves the list of open calls, and says for whom its date is', async () => {
  await using app = await createTestApp({ now: new Date('2026-02-21T12:00:00Z') });
  const date = (at: string, more: object) => ({
    at,
    label: 'Due',
    precision: 'minute',
    rolling: false,
    ...more,
  });
  const deadlines = [
    date('2026-03-01T12:00:00Z', { kind: 'preproposal' }),
    date('2026-05-01T12:00:00Z', { kind: 'full', applies_to: 'first_step_applicants' }),
  ];
  const given = {
    verified: true,
    checked_at: '2026-02-21T12:00:00Z',
    verified_until: '2026-12-31T00:00:00Z',
  };
  await run(app, listing([call('a', { ...given, deadline: '2026-03-01T12:00:00Z', detail: { deadlines } })]));
  const listed = async () => (await app.get('/grants')).body.data.length;
  assert.equal(await listed(), 1);
  app.clock.now = new Date('2026-03-02T12:00:00Z');
  await run(app, listing([call('a', { ...given, deadline: '2026-05-01T12:00:00Z', detail: { deadlines } })]));
  assert.equal(await listed(), 0);
  const { grant } = (await app.get('/grants/a')).body;
  assert.deepEqual([grant.deadline_for, grant.verification.verified_open], ['first_step_applicants', false]);
  const { text } = await app.get('/grants/a.ics');
  assert.match(text.replaceAll(/\r\n /g, ''), /applicants of the first step alone/);
});
