import assert from 'node:assert/strict';
import { test } from 'node:test';
import { families } from '../../src/families.ts';
import type { Doc } from '../../src/kernel/family.ts';
import { catchUp } from '../../src/ledger/follow.ts';
import { similarFiller } from '../../src/server/similar-grants.ts';
import { call, listing, run } from '../sources/made-up-source.ts';
import { aGrant, aLabel } from '../support/records.ts';
import { createTestApp, site, type TestApp } from '../support/test-app.ts';

/** Rounds over an app. */
function filler(app: TestApp): () => Promise<number> {
  const { ledger, shelf } = app;
  const bug = (error: unknown, sentence: string) => assert.fail(`${sentence}: ${error}`);
  const fill = similarFiller({
    ...{ families, ledger, reader: shelf.reader, site, bug },
    now: () => app.clock.now,
  });
  return async () => {
    const count = await fill();
    await catchUp(ledger, shelf);
    return count;
  };
}

test('a harvested call names open calls that answer its title, and is written again only when one of them is over', async () => {
  await using app = await createTestApp({ now: new Date('2026-03-01T12:00:00Z') });
  await app.add('labels', aLabel({ id: 'd', slug: 'dementia', name: 'Dementia', parent: 'disease-area' }));
  const at = { checked_at: '2026-03-01T12:00:00Z', labels: [], group: null };
  const ours = [
    call('a', { ...at, title: 'Sleep and dementia (R01 Clinical Trial Optional)', group: 'sleep' }),
    call('variant', { ...at, title: 'Sleep and dementia (R21 Clinical Trial Optional)', group: 'sleep' }),
    call('b', { ...at, title: 'Dementia and sleep in nursing homes', deadline: '2026-04-01T00:00:00Z' }),
    call('c', { ...at, title: 'Roads and bridges' }),
    call('again', {
      ...at,
      title: 'Sleep and dementia, once more',
      deadline: '2026-04-01T00:00:00Z',
      detail: {
        deadlines: [
          {
            ...{ kind: 'full', label: 'For renewals', at: '2026-04-01T00:00:00Z', applies_to: 'renewal' },
            ...{ precision: 'minute', rolling: false },
          },
        ],
      },
    }),
  ];
  const source = listing(ours);
  assert.deepEqual(await run(app, source), [5, 0, 0, 0, 0]);
  await app.add('grants', aGrant({ id: 'own', title: 'Sleep and dementia, by hand' }));
  const similar = async (name: string) =>
    (await app.get(`/grants/${name}`)).body.grant.similar as readonly { public_id: string; why: string }[];
  assert.equal(await filler(app)(), 3);
  const [first, ...others] = await similar('a');
  assert.equal(first?.public_id, 'b', 'neither itself nor its variants');
  assert.deepEqual(
    others.map((one) => one.public_id),
    ['own'],
  );
  assert.equal(first?.why, 'Found by words of this title, or words like them: Sleep, dementia.');
  assert.deepEqual(await similar('c'), [], 'nothing is like roads and bridges');
  assert.deepEqual(await similar('own'), [], 'what an operator brought is left alone');
  assert.equal(await filler(app)(), 0, 'what stands is not written again');
  app.clock.now = new Date('2026-03-02T12:00:00Z');
  const { ledger } = app;
  const before = await ledger.present('grants', 'a');
  await run(app, source);
  assert.deepEqual(
    (await ledger.present('grants', 'a'))?.detail,
    before?.detail,
    'a harvest carries it along',
  );
  app.clock.now = new Date('2026-04-02T12:00:00Z');
  assert.equal(await filler(app)(), 2, 'those that named what is over');
  assert.deepEqual(
    (await similar('a')).map((one) => one.public_id),
    ['own'],
  );
});

test('like a call for any field are others of its sort alone, and what titles share is said in their letters', async () => {
  await using app = await createTestApp({ now: new Date('2026-03-01T12:00:00Z') });
  const at = { checked_at: '2026-03-01T12:00:00Z', labels: [], group: null };
  const anyField = { ...at, open_to_ageing: 'any_field' };
  await app.add(
    'labels',
    aLabel({ id: 'd', slug: 'alzheimers-disease', name: "Alzheimer's disease", parent: 'disease-area' }),
  );
  const source = listing([
    call('midcareer', { ...anyField, title: 'Alzheimer’s disease in women' }),
    call('mentored', { ...anyField, title: 'Women and Alzheimer’s disease' }),
    call('network', { ...at, title: 'Networks of women on Alzheimer’s disease' }),
  ]);
  await run(app, source);
  await filler(app)();
  const similar = async (name: string) => (await app.get(`/grants/${name}`)).body.grant.similar as Doc[];
  const [only, ...others] = await similar('midcareer');
  assert.deepEqual([only?.public_id, others], ['mentored', []]);
  assert.match(String(only?.why), /: Alzheimer’s disease\b/);
  assert.equal(
    (await similar('network')).length,
    2,
    'a call on the disease has calls for any field beside it',
  );
});

test('a call whose title another answers in part is like it where both are about ageing, and not like others', async () => {
  await using app = await createTestApp({ now: new Date('2026-03-01T12:00:00Z') });
  await app.add('labels', aLabel({ id: 'd', slug: 'dementia', name: 'Dementia', parent: 'disease-area' }));
  const at = { checked_at: '2026-03-01T12:00:00Z', labels: [], group: null };
  const source = listing([
    call('partly', { ...at, title: 'Drugs and combination therapy of dementia', open_to_ageing: 'named' }),
    call('about', { ...at, title: 'Fellowships on dementia', open_to_ageing: 'named' }),
    call('beside', { ...at, title: 'Scholarships on dementia', open_to_ageing: 'no' }),
  ]);
  await run(app, source);
  await filler(app)();
  const { similar } = (await app.get('/grants/partly')).body.grant;
  assert.deepEqual(
    similar.map(({ public_id }: Doc) => public_id),
    ['about'],
  );
  assert.ok(similar[0].score < 0.45, String(similar[0].score));
});

test('calls behind the first five hundred of the list are reached in a later round, and tried again when others come', async () => {
  await using app = await createTestApp({ now: new Date('2026-03-01T12:00:00Z') });
  await app.add('labels', aLabel({ id: 'd', slug: 'dementia', name: 'Dementia', parent: 'disease-area' }));
  const at = { checked_at: '2026-03-01T12:00:00Z', labels: [], group: null };
  const sooner = Array.from({ length: 500 }, (_, number) =>
    aGrant({ id: `sooner-${number}`, title: 'Roads and bridges', deadline: '2026-04-01T00:00:00Z' }),
  );
  await app.add('grants', ...sooner);
  await run(
    app,
    listing([
      call('a', { ...at, title: 'Sleep and dementia' }),
      call('b', { ...at, title: 'Dementia and sleep in nursing homes' }),
      call('c', { ...at, title: 'Frailty and muscle' }),
    ]),
  );
  const filled = filler(app);
  assert.deepEqual([await filled(), await filled(), await filled()], [0, 2, 0]);
  await app.add('labels', aLabel({ id: 'f', slug: 'frailty', name: 'Frailty', parent: 'disease-area' }));
  await app.add('grants', aGrant({ id: 'new', title: 'Muscle and frailty at home' }));
  assert.deepEqual([await filled(), await filled()], [1, 0]);
  const { similar } = (await app.get('/grants/c')).body.grant;
  assert.deepEqual(
    similar.map(({ public_id }: Doc) => public_id),
    ['new'],
  );
});
