import assert from 'node:assert/strict';
import { test } from 'node:test';
import { euFunding } from '../../src/sources/eu-funding/eu-funding.ts';
import { type LiveService, SourceError } from '../../src/sources/reading/source.ts';
import { takesLong } from '../support/often.ts';
import { contextAt } from '../support/source-test.ts';

const context = contextAt('2026-08-22T06:00:00Z', { refuse: () => undefined });

interface Asked {
  readonly query: { bool: { must: { terms: Record<string, string[]> }[]; must_not?: unknown[] } };
  readonly page: number;
  readonly url: string;
  readonly parts: readonly string[];
}

/** A search service with `count` calls, each of one programme; what it was asked is kept. */
function fakeSearch(answer: (asked: Asked) => Response | { total: number; from: number; to: number }) {
  const asked: Asked[] = [];
  const pauses: number[] = [];
  const service: LiveService = {
    fetch: async (url, init) => {
      const body = init?.body;
      assert.ok(body instanceof FormData);
      const query = body.get('query');
      assert.ok(query instanceof Blob);
      assert.equal(query.type, 'application/json');
      const one: Asked = {
        query: JSON.parse(await query.text()) as Asked['query'],
        page: Number(new URL(url).searchParams.get('pageNumber')),
        url,
        parts: [...body.keys()],
      };
      asked.push(one);
      const given = answer(one);
      if (given instanceof Response) return given;
      const results = Array.from({ length: given.to - given.from }, (_, index) => result(given.from + index));
      return Response.json({ totalResults: given.total, results });
    },
    sleep: async (ms) => {
      pauses.push(ms);
    },
    watermark: null,
    scratch: '/nonexistent',
  };
  return { service, asked, pauses };
}

function result(number: number): object {
  return {
    reference: `${50_000_000 + number}TOPICSen`,
    metadata: {
      identifier: [`HORIZON-EXAMPLE-${number}`],
      title: [`Call ${number}`],
      type: ['1'],
      status: ['31094502'],
      deadlineDate: ['2027-01-01T17:00:00.000+0100'],
      frameworkProgramme: ['43108390'],
    },
  };
}

async function publicIds(service: LiveService): Promise<{ ids: string[]; complete: boolean }> {
  const reading = await euFunding.readLive(service, context);
  const ids: string[] = [];
  for await (const record of reading.records) ids.push(String(record.public_id));
  return { ids, complete: reading.complete };
}

const page = (total: number, number: number) => ({
  total,
  from: Math.min(total, (number - 1) * 100),
  to: Math.min(total, number * 100),
});

test('the live search is read to its last page, with a pause between pages and no order', async () => {
  const { service, asked, pauses } = fakeSearch((one) => page(250, one.page));
  const { ids, complete } = await publicIds(service);
  assert.equal(new Set(ids).size, 250);
  assert.equal(complete, true);
  assert.deepEqual(
    asked.map((one) => one.page),
    [1, 2, 3],
  );
  assert.deepEqual(asked[0]?.parts, ['query', 'languages']);
  assert.deepEqual(pauses, [500, 500]);
  assert.deepEqual(asked[0]?.query.bool.must[1], { terms: { status: ['31094501', '31094502'] } });
});

test('above the page window the search is split by programme and the rest is asked for too', async (t) => {
  if (!takesLong(t)) return;
  const { service, asked } = fakeSearch((one) => {
    const programme = one.query.bool.must.find(({ terms }) => terms.frameworkProgramme)?.terms
      .frameworkProgramme;
    if (programme?.[0] === '43108390') return { ...page(9_900, one.page) };
    if (one.query.bool.must_not)
      return { total: 102, from: 10_000 + (one.page - 1) * 100, to: 10_000 + Math.min(102, one.page * 100) };
    if (programme) return { total: 0, from: 0, to: 0 };
    return page(10_002, one.page);
  });
  const { ids } = await publicIds(service);
  assert.equal(new Set(ids).size, 10_002);
  assert.ok(asked.every((one) => one.page <= 100));
});

test('fewer documents than the search states are refused, so that no call looks gone', async () => {
  const { service } = fakeSearch((one) => ({ ...page(250, one.page), to: Math.min(240, one.page * 100) }));
  await assert.rejects(euFunding.readLive(service, context), (error) => {
    assert.ok(error instanceof SourceError);
    assert.match(error.message, /stated 250 documents and gave 240/);
    return true;
  });
});

test('an empty answer, an answer without totals and a failing service are refused', async () => {
  const cases: [() => Response, RegExp][] = [
    [() => Response.json({ totalResults: 0, results: [] }), /no call at all/],
    [() => Response.json({ error: 'maintenance' }), /no totalResults/],
    [() => new Response('<html>', { status: 200 }), /JSON/],
    [() => new Response('', { status: 403 }), /403/],
  ];
  for (const [answer, message] of cases) {
    const { service } = fakeSearch(answer);
    await assert.rejects(euFunding.readLive(service, context), (error) => {
      assert.ok(error instanceof SourceError);
      assert.match(error.message, message);
      return true;
    });
  }
});

test('a page that fails once is asked for again, and one that keeps failing ends the harvest', async () => {
  let failures = 1;
  const once = fakeSearch((one) =>
    one.page === 2 && failures-- > 0 ? new Response('', { status: 503 }) : page(150, one.page),
  );
  assert.equal((await publicIds(once.service)).ids.length, 150);
  const always = fakeSearch((one) =>
    one.page === 2 ? new Response('', { status: 503 }) : page(150, one.page),
  );
  await assert.rejects(euFunding.readLive(always.service, context), SourceError);
});

test('a call that cannot be read is told, and the reading no longer counts as complete', async () => {
  const refusals: string[] = [];
  const { service } = fakeSearch(() =>
    Response.json({ totalResults: 2, results: [result(1), { reference: '50000002TOPICSen', metadata: {} }] }),
  );
  const reading = await euFunding.readLive(service, {
    ...context,
    refuse: (where, reason) => refusals.push(`${where}: ${reason}`),
  });
  assert.equal(reading.complete, false);
  assert.deepEqual(refusals, ['EU search, 50000002TOPICSen: metadata.identifier is missing']);
});
