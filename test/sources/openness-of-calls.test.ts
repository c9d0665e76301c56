// Whether a call of Grants.gov takes applications, as its own texts say it beside its status. Texts made by hand.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { closingOf } from '../../src/sources/grants-gov/closing.ts';
import { mapGrantsGov } from '../../src/sources/grants-gov/mapper.ts';
import { noticeOf } from '../../src/sources/grants-gov/notices.ts';
import { harvestContext } from './fixtures/grants-gov-context.ts';
import { bareItem } from './fixtures/grants-gov-item.ts';

function closing(closeDateExplanation: string, agencyCode = 'NSF') {
  const item = { ...bareItem, agencyCode, closeDate: '2026-06-02', closeDateExplanation };
  return closingOf(item, { title: 'A call', body: '' }, new Date('2026-02-21T12:00:00Z'));
}

test('a day that NSF calls a target is no deadline: proposals are taken after it', () => {
  const said = 'Proposals will be accepted anytime, but they may miss a particular panel.';
  const call = closing(said);
  assert.deepEqual([call.deadline, call.rolling], [null, true]);
  assert.deepEqual(
    call.deadlines.map(({ kind, label, date, rolling }) => [kind, label, date, rolling]),
    [
      ['other', 'Target date', '2026-06-02', false],
      ['full', said, undefined, true],
    ],
  );
  const track = 'Track T; Proposals Accepted Anytime - Track E Only';
  assert.equal(closing(track).deadline, '2026-06-02T21:00:00Z', 'one track alone');
});

test('a date of NSF that is one of several says so, and names the tracks whose dates there are', () => {
  const labelOf = (words: string, agencyCode?: string) => closing(words, agencyCode).deadlines[0]?.label;
  assert.equal(
    labelOf('Planning Track; Growth Track; Growth Track'),
    'One of several dates of the announcement (Planning Track; Growth Track); it tells which is for whom',
  );
  const many = Array.from({ length: 40 }, (_, at) => `Track ${at} of a long announcement`).join('; ');
  assert.equal(labelOf(many), 'One of several dates of the announcement; it tells which is for whom');
  assert.equal(labelOf('Track A and Track B proposals'), 'Track A and Track B proposals', 'one date');
  assert.equal(labelOf('Send all forms; keep a copy', 'DOD-AFRL'), 'Send all forms; keep a copy');
});

test('notices of intent and requests for information are no open calls', () => {
  assert.equal(noticeOf('Notice of Intent: a programme', ''), 'forecast');
  assert.equal(noticeOf('A programme', 'Applications are not being solicited at this time.'), 'forecast');
  assert.equal(noticeOf('REQUEST FOR INFORMATION – ideas', ''), 'notice');
  assert.equal(noticeOf('A programme', 'Letters and notices of intent are due in May.'), null);
});

test('a notice takes no applications at any time, though its date is far', () => {
  const far = { ...bareItem, agencyName: 'An agency', closeDate: '2099-01-01' };
  const { context } = harvestContext();
  const call = mapGrantsGov({ ...far, title: 'Annual statement' }, context);
  assert.deepEqual([call.labels, call.status], [['rolling'], 'open']);
  const notice = mapGrantsGov({ ...far, title: 'Notice of Intent: a programme' }, context);
  assert.deepEqual([notice.labels, notice.status], [[], 'forecast']);
  assert.equal((notice.detail as { deadlines?: unknown }).deadlines, undefined);
});

test('a call whose text says that it is stopped is no open call', () => {
  const enjoined = 'The Office understands this NOFO to be enjoined pursuant to a preliminary injunction.';
  assert.equal(noticeOf('A programme', enjoined), 'notice');
  const suspended = 'The submission and acceptance of White Papers remains suspended until further notice.';
  assert.equal(noticeOf('A programme', suspended), 'notice');
  for (const other of [
    'Applications for suspended sentences. Projects are on hold until further notice of the court.',
    'Applicants who are suspended or debarred may not apply.',
    'The court may enjoin a recipient.',
  ])
    assert.equal(noticeOf('A programme', other), null, other);
});
