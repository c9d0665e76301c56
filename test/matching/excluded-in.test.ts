// What a call does not pay for is not what it names.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { excludedIn, exclusionsOf } from '../../src/matching/calls/excluded-in.ts';
import { topicLabels } from '../../src/matching/calls/label-rules.ts';
import { aGrant } from '../support/records.ts';
import { createTestApp } from '../support/test-app.ts';

const excluded = (text: string) => excludedIn(text).map(({ start, end }) => text.slice(start, end).trim());

test('what a call says it does not pay for is read as far as the clause or the list goes', () => {
  for (const [text, ...passages] of [
    [
      'Pays for tides. Applications not responsive to this NOFO include work on moons; devices, e.g. pumps; and ships. Apply by May.',
      'work on moons; devices, e.g. pumps; and ships',
    ],
    ['The program does not fund trials of ships, but it takes plans.', 'trials of ships'],
    [
      'A letter comes first; research on moons, ships and single persons are not funded.',
      'research on moons, ships and single persons',
    ],
    ['Small changes (e.g. updates) are not within the scope of this call.', 'Small changes (e.g. updates)'],
    ['Studies of ships are excluded. Studies of tides are welcome.', 'Studies of ships'],
    ['For tides. Not for ships, moons or the U.S. coast. Write to us.', 'ships, moons or the U.S. coast'],
    ['For any tide; no clinical or translational work.', 'clinical or translational work'],
    ['A scheme beside it is for ships. Tides are here.', 'is for ships'],
    ['Seeks tides rather than ships, by all means.', 'ships'],
    ['For scientists who are not clinicians, up to four years.', 'clinicians'],
    [
      'Proposals may be returned without review if they are on 1) ships, 2) moons.',
      'they are on 1) ships, 2) moons',
    ],
    ['Applicants with a trial should apply to the companion NOFO.', 'Applicants with a trial'],
  ] as const)
    assert.deepEqual(excluded(text), passages, text);
});

test('what is refused only where something is missing, and what is not about money, is no exclusion', () => {
  for (const text of [
    'Projects that do not use the tide tables will not be supported.',
    'Applications without a plan for tides are not eligible.',
    'Ideas that are not covered by other topics are welcome.',
    'Studies of ships, not excluding moons, are wanted.',
    'For institutions that are not for profit. Not for-profit firms may join.',
    'Tides are not understood, and ships do not support them.',
    'Documents whose text does not support the claim lose points.',
    'People excluded from society are at the centre.',
    'Many ships cannot sail, because contracts would not be appropriate for them.',
  ])
    assert.deepEqual(excluded(text), [], text);
});

test('a very long text without an end is read in time', () => {
  const text = 'ships are not funded and '.repeat(20_000);
  const from = process.cpuUsage();
  excludedIn(text);
  const { user } = process.cpuUsage(from);
  assert.ok(user < 4_000_000, `${user} µs`);
});

test('a call that excludes what was asked for stands behind one that says nothing of it, and does not name it', async () => {
  await using app = await createTestApp();
  const tides = 'Pays for research on dementia in the old.';
  await app.add(
    'grants',
    aGrant({ id: 'no', title: 'Dementia at sea', description: `${tides} Not for pottery lessons.` }),
    aGrant({ id: 'plain', title: 'Dementia on land', description: tides }),
    aGrant({ id: 'yes', title: 'Dementia in the bath', description: `${tides} Also for pottery.` }),
  );
  const { data } = (await app.get('/funding?about=pottery+dementia')).body;
  assert.deepEqual(
    data.map(({ public_id }: { public_id: string }) => public_id),
    ['yes', 'plain', 'no'],
  );
  const [yes, , no] = data;
  assert.ok(yes.named.includes('pottery'));
  assert.ok(!no.named.includes('pottery'));
});

test('what is excluded gives no label', () => {
  const title = 'Tides';
  assert.ok(topicLabels({ title, body: 'Work on dementia. More on dementia.' }).labels.includes('dementia'));
  assert.deepEqual(topicLabels({ title, body: 'Work on dementia is not funded.' }).labels, []);
});

test('whether a word stands in such a passage is told by its sentence as by the whole text', () => {
  const pieces = fc.constantFrom(
    'The program does not fund ',
    'ships',
    'moons',
    '. ',
    '.',
    '; ',
    ', ',
    '\n',
    ' are not funded',
    'not responsive: ',
    ' e.g. ',
    'rather than ',
    'No. 4 ',
    'Applications ',
    ' but ',
    'is not eligible',
    'no work on ',
    '…',
    'not for ',
    ' ',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 25 }), (list) => {
      const text = list.join('');
      const passages = excludedIn(text);
      const isInside = exclusionsOf(text);
      for (let start = 0; start < text.length; start++) {
        if (!/[a-z]/i.test(text.charAt(start))) continue;
        const within = passages.some((one) => start < one.end && start + 1 > one.start);
        assert.equal(isInside({ start, end: start + 1 }), within, JSON.stringify([text, start]));
      }
    }),
    { numRuns: 1_000 },
  );
});
