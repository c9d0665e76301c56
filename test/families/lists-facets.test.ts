import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayMs } from '../../src/kernel/durations.ts';
import { aContentItem, aGrant, anEvent, aTheoryCluster } from '../support/records.ts';
import { type Answered, createTestApp, noon } from '../support/test-app.ts';

const ids = (answer: Answered): string[] => answer.body.data.map((row: { id: string }) => row.id);

test('facets count the labels, funders and closing days of what the list matches', async () => {
  await using app = await createTestApp();
  await app.add(
    'grants',
    aGrant({ labels: ['a', 'b'], funder_name: 'One', deadline: '2026-03-05T00:00:00Z' }),
    aGrant({ labels: ['b'], funder_name: 'Two', deadline: '2026-03-20T00:00:00Z' }),
    aGrant({ labels: ['b'], funder_name: 'Two', deadline: null }),
    aGrant({ labels: ['c'], funder_name: 'Three', deadline: '2026-01-01T00:00:00Z' }),
    aGrant({ labels: ['c'], funder_name: 'Three', verified: false }),
  );
  const { body } = await app.get('/grants?facets=labels,funder,closing');
  assert.deepEqual(Object.keys(body), [
    'data',
    'pagination',
    'facets',
    'access_level',
    'license',
    'attribution',
  ]);
  assert.deepEqual(body.facets, {
    labels: [
      { value: 'b', count: 3 },
      { value: 'a', count: 1 },
    ],
    funder: [
      { value: 'Two', count: 2 },
      { value: 'One', count: 1 },
    ],
    closing: [
      { value: '7', count: 1 },
      { value: '14', count: 1 },
      { value: '30', count: 2 },
      { value: '90', count: 2 },
      { value: 'rolling', count: 1 },
    ],
  });
  const narrowed = (await app.get('/grants?facets=funder&label=a&limit=1')).body;
  assert.deepEqual(narrowed.facets, { funder: [{ value: 'One', count: 1 }] });
  const found = (await app.get('/grants?facets=labels&q=grant&deadline_after=2026-03-10')).body;
  assert.deepEqual(found.facets, { labels: [{ value: 'b', count: 1 }] });
  const nothing = (await app.get('/grants?facets=labels,closing&q=unknown')).body.facets;
  assert.deepEqual(nothing.labels, []);
  assert.ok(nothing.closing.every((one: { count: number }) => one.count === 0));
  assert.deepEqual(
    nothing.closing.map((one: { value: string }) => one.value),
    ['7', '14', '30', '90', 'rolling'],
    'nothing is counted under the same names',
  );
  assert.ok(!('facets' in (await app.get('/grants')).body));
});

test('facets of events count topics, organizers and the days to submit', async () => {
  await using app = await createTestApp();
  await app.add(
    'events',
    anEvent({ topics: ['longevity'], organizer: 'One', submission_deadline: '2026-03-05T00:00:00Z' }),
    anEvent({ topics: null, organizer: null }),
    anEvent({ topics: ['longevity'], start_date: '2026-01-01T00:00:00Z', end_date: null }),
  );
  const { facets } = (await app.get('/events?facets=labels,funder,closing')).body;
  assert.deepEqual(facets.labels, [{ value: 'longevity', count: 1 }]);
  assert.deepEqual(facets.funder, [{ value: 'One', count: 1 }]);
  assert.deepEqual(
    facets.closing.map((one: { count: number }) => one.count),
    [1, 1, 1, 1, 1],
  );
});

test('a facet that a list does not have is refused, naming those it has', async () => {
  await using app = await createTestApp();
  const { status, body } = await app.get('/grants?facets=labels,country');
  assert.equal(status, 400);
  assert.match(body.error, /facets.*closing, .*labels, funder/);
  assert.equal((await app.get('/heroes?facets=role')).status, 400);
  assert.equal((await app.get('/grants?facets=')).status, 400);
});

test('an empty answer tells which filter to drop and how many would match, most first', async () => {
  await using app = await createTestApp();
  await app.add(
    'grants',
    aGrant({ title: 'Senescence', labels: ['a'] }),
    aGrant({ title: 'Senescence' }),
    aGrant({ title: 'Other', labels: ['a'] }),
    aGrant({ title: 'Senescence', verified: false }),
  );
  const { body } = await app.get('/grants?q=senescence&label=b');
  assert.deepEqual(body.data, []);
  assert.deepEqual(Object.keys(body), [
    'data',
    'pagination',
    'meta',
    'access_level',
    'license',
    'attribution',
  ]);
  assert.deepEqual(body.meta, {
    relax: [
      { drop: 'label', total: 2 },
      { drop: 'q', total: 0 },
    ],
  });
  for (const { drop, total } of body.meta.relax) {
    const rest = new URLSearchParams({ q: 'senescence', label: 'b' });
    rest.delete(drop);
    assert.equal((await app.get(`/grants?${rest}`)).body.pagination.total, total);
  }
  const withDate = (await app.get('/grants?funder=example&deadline_before=2026-03-02')).body;
  assert.deepEqual(withDate.meta.relax, [
    { drop: 'deadline_before', total: 3 },
    { drop: 'funder', total: 0 },
  ]);
  for (const query of ['', '?q=senescence', '?offset=10', '?q=senescence&offset=10']) {
    assert.ok(!('meta' in (await app.get(`/grants${query}`)).body), query);
  }
});

test('nothing is proposed to drop where no filter was given, nor what stands in the path', async () => {
  await using app = await createTestApp();
  await app.add('content', aContentItem({ family: 'post' }));
  assert.ok(!('meta' in (await app.get('/grants')).body));
  assert.ok(!('meta' in (await app.get('/content/talk')).body));
  const { meta } = (await app.get('/content/post?q=nothing')).body;
  assert.deepEqual(meta.relax, [{ drop: 'q', total: 1 }]);
});

test('what an answer proposes stays within what its reader sees by default', async () => {
  await using app = await createTestApp();
  await app.add('theory_clusters', aTheoryCluster({ deprecated: true }), aTheoryCluster());
  const { meta } = (await app.get('/theories/clusters?level=none')).body;
  assert.deepEqual(meta.relax, [{ drop: 'level', total: 1 }]);
});

test('grants sort by deadline, by relevance of the words, or newest first', async () => {
  await using app = await createTestApp();
  const created = (day: string) => ({ created_at: `2026-01-${day}T00:00:00Z` });
  const aside = { description: `${'Many other words stand here. '.repeat(20)}Mitophagy.` };
  await app.add(
    'grants',
    aGrant({ id: 'b', ...aside, ...created('02'), deadline: '2026-04-01T00:00:00Z' }),
    aGrant({ id: 'a', title: 'Mitophagy', ...created('01'), deadline: '2026-05-01T00:00:00Z' }),
    aGrant({ id: 'c', ...aside, ...created('03'), deadline: null }),
  );
  const order = async (query: string) => ids(await app.get(`/grants?${query}`));
  assert.deepEqual(await order('q=mitophagy'), ['b', 'a', 'c']);
  assert.deepEqual(await order('q=mitophagy&sort=deadline'), ['b', 'a', 'c']);
  assert.deepEqual(await order('q=mitophagy&sort=relevance'), ['a', 'b', 'c']);
  assert.deepEqual(await order('q=mitophagy&sort=created'), ['c', 'b', 'a']);
  assert.deepEqual(await order('sort=created'), ['c', 'b', 'a']);
  assert.deepEqual(await order('sort=created&limit=1&offset=1'), ['b']);
  assert.deepEqual(await order('sort=relevance'), ['b', 'a', 'c']);
  assert.deepEqual(await order('label=none&sort=relevance'), []);
  for (const query of ['sort=title', 'sort=Deadline', 'order=asc', 'sort=deadline&sort=created']) {
    assert.equal((await app.get(`/grants?${query}`)).status, 400, query);
  }
});

test('closing days of a narrowed list are whole days from today on, as those of the filter for them, with what is undated beside them', async () => {
  await using app = await createTestApp();
  const ends = [7, 14, 30, 90];
  const midnight = noon.getTime() - dayMs / 2;
  const moments = [0, ...ends, ...ends.map((days) => days + 1)].flatMap((days) =>
    [-1_000, 0, 1_000].map((ms) => midnight + days * dayMs + ms),
  );
  const deadlines = [...moments, noon.getTime() + 400 * dayMs, null, null];
  const made = deadlines.flatMap((deadline) =>
    ['Senescence', 'Else'].map((title) =>
      aGrant({ title, labels: ['a'], deadline: deadline === null ? null : new Date(deadline).toISOString() }),
    ),
  );
  await app.add('grants', ...made);
  const counted = async (query: string) => {
    const { closing } = (await app.get(`/grants?facets=closing&limit=1&${query}`)).body.facets;
    return closing.map((one: { count: number }) => one.count);
  };
  const ahead = deadlines.filter((one) => one !== null && one >= noon.getTime());
  const within = ends.map(
    (days) => ahead.filter((one) => (one as number) < midnight + (days + 1) * dayMs).length,
  );
  for (const asked of ['q=senes', 'q=senes&label=a', 'funder=example&q=senescence'])
    assert.deepEqual(await counted(asked), [...within, 2], asked);
  assert.deepEqual(
    await counted('q=senes&include_expired=true'),
    [...within.map((count) => count + 2), 2],
    'with the two that are past since this morning',
  );
  for (const [at, days] of ends.entries()) {
    const until = new Date(midnight + days * dayMs).toISOString().slice(0, 10);
    const { pagination } = (await app.get(`/grants?q=senes&deadline_before=${until}&limit=1`)).body;
    assert.equal(pagination.total, within[at], until);
  }
  assert.deepEqual(
    await counted('label=a'),
    [...within, 2].map((count) => 2 * count),
  );
  const last = new Date(noon.getTime() + 20 * dayMs).toISOString().slice(0, 10);
  const early = ahead.filter((one) => (one as number) < Date.parse(last) + dayMs).length;
  assert.deepEqual(await counted(`q=senes&deadline_before=${last}`), [
    ...within.slice(0, 2),
    early,
    early,
    0,
  ]);
});

test('facets that are asked together are those that are asked one by one, at every tier and for every narrowing', async () => {
  // What was counted for one question is kept for the next: the other way is asked of another catalogue.
  await using app = await createTestApp();
  await using other = await createTestApp();
  const records = Array.from({ length: 60 }, (_, at) =>
    aGrant({
      id: `f${at}`,
      title: at % 3 === 0 ? 'Muscle and ageing' : 'Ageing of bone',
      labels: [`l${at % 7}`, ...(at % 5 === 0 ? ['fifth', 'bone'] : [])],
      funder_name: ['Ångström', 'Zeta', '\u{1f9ec} Fund', '\uffee Fund'][at % 4],
      deadline: at % 9 === 0 ? null : new Date(noon.getTime() + (at - 5) * 3 * 86_400_000).toISOString(),
      ...(at % 11 === 0 ? { verified: false } : {}),
    }),
  );
  for (const one of [app, other]) await one.add('grants', ...records);
  const names = ['closing', 'closing_month', 'labels', 'funder', 'applicant_type', 'open_to_ageing'];
  for (const tier of ['public', 'full', 'top'] as const) {
    for (const narrowed of [
      'q=muscle',
      'q=ageing',
      'label=l3',
      'funder=fund',
      'q=ageing&scope=all',
      'q=muscle&label=l0',
    ]) {
      const together = await app.get(`/grants?${narrowed}&facets=${names.join(',')}`, { tier });
      assert.ok(together.body.pagination.total > 0, narrowed);
      for (const name of names) {
        const alone = await other.get(`/grants?${narrowed}&facets=${name}`, { tier });
        assert.deepEqual(together.body.facets[name], alone.body.facets[name], `${tier} ${narrowed} ${name}`);
      }
    }
  }
});

test('what is counted beside a list follows each change of its rows, also where the page has all of them', async () => {
  await using app = await createTestApp();
  await app.add(
    'grants',
    aGrant({ id: 'a', title: 'Senescence of muscle', labels: ['one', 'two'], funder_name: 'First' }),
    aGrant({ id: 'b', title: 'Senescence of bone', labels: ['two'], funder_name: 'Second' }),
  );
  const counted = async (query: string) => {
    const { body } = await app.get(`/grants?${query}&facets=labels,funder`);
    return {
      labels: body.facets.labels.map((one: { value: string; count: number }) => `${one.value} ${one.count}`),
      funder: body.facets.funder.map((one: { value: string; count: number }) => `${one.value} ${one.count}`),
    };
  };
  for (const page of ['q=senescence', 'q=senescence&limit=1', 'q=senescence&limit=1&offset=1']) {
    const before = { labels: ['two 2', 'one 1'], funder: ['First 1', 'Second 1'] };
    assert.deepEqual(await counted(page), before, page);
  }
  await app.add('grants', aGrant({ id: 'b', title: 'Senescence of bone', labels: ['one', 'three'] }));
  for (const page of ['q=senescence', 'q=senescence&limit=1', 'q=senescence&limit=1&offset=1']) {
    const { labels } = await counted(page);
    assert.deepEqual(labels, ['one 2', 'three 1', 'two 1'], page);
  }
  await app.add('grants', aGrant({ id: 'a', title: 'Senescence of muscle', verified: false }));
  assert.deepEqual((await counted('q=senescence')).labels, ['one 1', 'three 1']);
});
