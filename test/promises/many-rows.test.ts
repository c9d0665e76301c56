// What is asked of a catalogue of very many rows: figures come from an index, and counts in as many questions as
// they take.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createApp } from '../../src/app.ts';
import { aGrant } from '../support/records.ts';
import { appParts, createTestApp, namedCaller, site } from '../support/test-app.ts';

test('the facets of very many rows are counted in as many questions as it takes, and blame no words', async () => {
  await using test = await createTestApp();
  await test.add(
    'grants',
    ...Array.from({ length: 2_100 }, (_, at) => aGrant({ id: `g${at}`, title: 'Ageing' })),
  );
  const { reader } = test.shelf;
  let ms = 0;
  const counted = new Set<string>();
  /** What was counted before costs nothing. */
  const facets: typeof reader.facets = (family, request, names) => {
    for (const name of names) if (!counted.has(name)) ms += 200;
    for (const name of names) counted.add(name);
    return reader.facets(family, request, names);
  };
  const app = createApp({ ...appParts(test), cpuMs: () => ms, reader: { ...reader, facets } });
  const statuses: number[] = [];
  for (let asked = 0; asked < 6 && statuses.at(-1) !== 200; asked++) {
    const response = await app.fetch(new Request(`${site}/api/v1/grants?facets=labels,funder,closing`));
    statuses.push(response.status);
    if (response.status === 200) continue;
    assert.deepEqual([response.status, response.headers.get('retry-after')], [503, '1']);
    assert.match(await response.text(), /facets of so many rows/);
  }
  assert.deepEqual(statuses, [503, 503, 200]);
});

test('figures of money are read from one index, without a look at any grant', async () => {
  await using test = await createTestApp();
  const { reader } = test.shelf;
  for (const tier of ['public', 'full', 'top'] as const) {
    const steps: string[] = [];
    const select: typeof reader.select = (sql, ...binds) => {
      steps.push(...reader.select(`explain query plan ${sql}`, ...binds).map(({ detail }) => String(detail)));
      return reader.select(sql, ...binds);
    };
    const app = createApp({ ...appParts(test), identify: namedCaller, reader: { ...reader, select } });
    for (const path of tier === 'public' ? ['funders'] : ['funders', 'funding']) {
      const headers = { authorization: tier };
      const { status } = await app.fetch(new Request(`${site}/api/v1/stats/${path}`, { headers }));
      assert.equal(status, 200, `${tier} ${path}`);
    }
    const ofGrants = steps.filter((step) => /\bgrants/.test(step));
    assert.deepEqual(
      ofGrants.filter(
        (step) => !/COVERING INDEX grants_by_(total_amount|deadline)|INDEX grants_by_deadline/.test(step),
      ),
      [],
      tier,
    );
    assert.ok(ofGrants.some((step) => step.includes('grants_by_total_amount')));
  }
});
