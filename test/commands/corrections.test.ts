import assert from 'node:assert/strict';
import { test } from 'node:test';
import { folderForTest } from '../ledger/folder.ts';
import { aGrant } from '../support/records.ts';
import { perennial } from './process.ts';

const conference = (place: string) => [
  {
    title: 'ExAging',
    year: 2031,
    id: 'exaging31',
    full_name: `Example Conference on Aging ${'and long lives '.repeat(30)}`,
    link: 'https://exaging.example/',
    deadline: '2031-01-10 23:59:59',
    timezone: 'UTC',
    place,
    date: 'May 3-5, 2031',
    start: '2031-05-03',
    end: '2031-05-05',
    sub: 'BIO',
  },
];

test('an operator corrects what was harvested, a later harvest leaves it, and a long value is told in short', async () => {
  using folder = folderForTest();
  const data = { PERENNIAL_DATA: `${folder.path}/data` };
  const harvested = async (place: string) => {
    const file = folder.write('conferences.json', JSON.stringify(conference(place)));
    return perennial(['harvest', 'conferences', '--all', '--from', file], data);
  };
  const first = await harvested('Examplia');
  assert.equal(first.code, 0, first.stderr);
  const add = [
    'corrections',
    'add',
    'events',
    'conference-exaging-2031',
    'title',
    'Our title',
    '--reason',
    'Said there',
  ];
  const added = await perennial(add, data);
  assert.equal(added.code, 0, added.stderr);
  const again = await harvested('Elsewhere');
  assert.match(again.stdout, /1 changed/);
  const listed = await perennial(['corrections', 'list'], data);
  assert.match(listed.stdout, /title is "Our title"; its source says "Example Conference on Aging .*…/);
  assert.ok(listed.stdout.length < 400, `${listed.stdout.length}`);
});

test('a correction is taken back by the name that the list shows, and one that was never made is said so', async () => {
  using folder = folderForTest();
  const data = { PERENNIAL_DATA: `${folder.path}/data` };
  const file = folder.write('grants.ndjson', [aGrant({ id: 'g1' })]);
  assert.equal((await perennial(['import', file], data)).code, 0);
  const corrections = (...args: string[]) => perennial(['corrections', ...args], data);
  const funding = JSON.stringify({ total: { amount: '5.00', currency: 'EUR' } });
  const added = await corrections('add', 'grants', 'g1', 'funding', funding, '--reason', 'Said there');
  assert.equal(added.code, 0, added.stderr);
  const shown = /detail\.funding/.exec((await corrections('list')).stdout)?.[0] ?? '';
  assert.equal((await corrections('remove', 'grants', 'g1', shown)).code, 0);
  assert.match((await corrections('list')).stdout, /Nothing was corrected/);
  for (const member of [shown, 'title']) {
    const { code, stdout, stderr } = await corrections('remove', 'grants', 'g1', member);
    assert.deepEqual([code, stdout], [1, '']);
    assert.match(stderr, /g1: \S+ is not corrected; `perennial corrections list` shows what is\.$/m);
  }
  assert.equal((await corrections('remove', 'grants', 'g1', 'detail.title')).code, 2, 'no such member');
});

test('a correction gives a reason that says something, for everybody reads it', async () => {
  using folder = folderForTest();
  const data = { PERENNIAL_DATA: `${folder.path}/data` };
  const file = folder.write('grants.ndjson', [aGrant({ id: 'g1' })]);
  assert.equal((await perennial(['import', file], data)).code, 0);
  for (const reason of ['', '  ', 'x'.repeat(1_001)]) {
    const refused = await perennial(
      ['corrections', 'add', 'grants', 'g1', 'title', 'A', '--reason', reason],
      data,
    );
    assert.deepEqual([refused.code, refused.stderr], [2, '--reason takes 1 to 1000 characters.\n']);
  }
  assert.match((await perennial(['corrections', 'list'], data)).stdout, /Nothing was corrected/);
});
