import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aGrant, aLabel, anEvent } from '../support/records.ts';
import { createTestApp } from '../support/test-app.ts';
import { callTool } from '../support/tool-client.ts';

test('the taxonomy holds the labels of the catalogue and every closed vocabulary', async () => {
  await using app = await createTestApp();
  await app.add(
    'labels',
    aLabel({ id: 'l2', slug: 'zebrafish', name: 'Zebrafish', parent: 'model-organisms' }),
    aLabel({ id: 'l1', slug: 'dementia', name: 'Dementia' }),
  );
  const { status, body } = await app.get('/taxonomy');
  assert.equal(status, 200);
  assert.deepEqual(Object.keys(body), ['version', 'fingerprint', 'data', 'license', 'attribution']);
  const schemes = new Map<string, readonly { slug: string; parent: string | null }[]>(
    body.data.map((one: { scheme: string; terms: [] }) => [one.scheme, one.terms]),
  );
  assert.deepEqual(
    schemes.get('labels')?.map((term) => [term.slug, term.parent]),
    [
      ['dementia', null],
      ['zebrafish', 'model-organisms'],
    ],
  );
  for (const scheme of ['event_types', 'org_types', 'investor_types', 'dimensions', 'record_types']) {
    assert.ok((schemes.get(scheme)?.length ?? 0) > 0, scheme);
  }
  for (const [scheme, terms] of schemes) {
    const slugs = terms.map((term) => `${term.parent}/${term.slug}`);
    assert.equal(new Set(slugs).size, slugs.length, `${scheme} names each term once`);
  }
});

test('a label says how many open grants and coming events carry it, until one of them is over', async () => {
  await using app = await createTestApp({ now: new Date('2026-03-01T12:00:00Z') });
  await app.add('labels', aLabel({ id: 'l', slug: 'dementia' }), aLabel({ id: 'm', slug: 'sleep' }));
  await app.add(
    'grants',
    aGrant({ labels: ['dementia'], deadline: '2026-04-01T12:00:00Z' }),
    aGrant({ labels: ['dementia'], deadline: '2026-05-01T12:00:00Z' }),
    aGrant({ labels: ['dementia'], deadline: '2026-02-01T12:00:00Z' }),
  );
  await app.add('events', anEvent({ topics: ['dementia'], start_date: '2026-06-01T08:00:00Z' }));
  const counts = async () => {
    const [{ terms }] = (await app.get('/taxonomy?scheme=labels')).body.data;
    return terms.map((term: { slug: string; counts: unknown }) => [term.slug, term.counts]);
  };
  assert.deepEqual(await counts(), [
    ['dementia', { grants: 2, events: 1 }],
    ['sleep', { grants: 0, events: 0 }],
  ]);
  app.clock.now = new Date('2026-04-02T12:00:00Z');
  assert.deepEqual((await counts())[0], ['dementia', { grants: 1, events: 1 }]);
});

test('the fingerprint of the taxonomy changes when a term does, and only then', async () => {
  await using app = await createTestApp();
  const fingerprint = async () => (await app.get('/taxonomy')).body.fingerprint;
  await app.add('labels', aLabel({ id: 'l', slug: 'dementia' }));
  const before = await fingerprint();
  app.clock.now = new Date('2027-01-01T00:00:00Z');
  assert.equal(await fingerprint(), before);
  await app.add('labels', aLabel({ id: 'l', slug: 'dementia', name: 'Dementias' }));
  assert.notEqual(await fingerprint(), before);
});

test('the tool of the taxonomy shows a part of each vocabulary, and the call that it names goes on to the end of all', async () => {
  await using app = await createTestApp();
  const many = Array.from({ length: 300 }, (_, n) =>
    aLabel({
      id: `label-${n}`,
      slug: `label-${n}`,
      name: `Label ${n}`,
      description: 'A word of the field. '.repeat(4),
    }),
  );
  await app.add('labels', ...many);
  const whole = (await app.get('/taxonomy')).body.data as readonly { scheme: string; terms: object[] }[];
  for (const given of [{}, { scheme: 'labels' }, { scheme: 'labels', limit: 40 }]) {
    const seen = new Map<string, number>();
    let call: { tool: string; arguments: object } | undefined = { tool: 'get_taxonomy', arguments: given };
    let calls = 0;
    while (call !== undefined) {
      const { structuredContent: body } = await callTool(app, call.tool, call.arguments);
      for (const { scheme, terms = [] } of body.data)
        seen.set(scheme, (seen.get(scheme) ?? 0) + terms.length);
      call = body.about_answer.next;
      calls += 1;
      assert.ok(calls < 40, 'it comes to an end');
    }
    assert.ok(calls > 1);
    const asked = whole.filter(({ scheme }) => !('scheme' in given) || scheme === given.scheme);
    assert.deepEqual(
      [...seen],
      asked.map(({ scheme, terms }) => [scheme, terms.length]),
    );
  }
});

test('the taxonomy is answered by scheme and page, each term once, with the fingerprint of the whole', async () => {
  await using app = await createTestApp();
  const whole = (await app.get('/taxonomy')).body;
  const dimensions = whole.data.find(({ scheme }: { scheme: string }) => scheme === 'dimensions');
  const seen: unknown[] = [];
  for (let offset = 0; ; offset += 5) {
    const { body } = await app.get(`/taxonomy?scheme=dimensions&limit=5&offset=${offset}`);
    assert.equal(body.fingerprint, whole.fingerprint);
    assert.deepEqual([body.data.length, body.data[0].total], [1, dimensions.terms.length]);
    if (body.data[0].terms.length === 0) break;
    seen.push(...body.data[0].terms);
  }
  assert.deepEqual(seen, dimensions.terms);
  assert.equal((await app.get('/taxonomy?scheme=colours')).status, 400);
});
