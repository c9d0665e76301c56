import assert from 'node:assert/strict';
import test from 'node:test';
import { grantsGov } from '../../src/sources/grants-gov/grants-gov.ts';
import { politeFetch } from '../../src/sources/reading/polite-fetch.ts';
import { type LiveService, SourceError } from '../../src/sources/reading/source.ts';
import { harvestContext, recordsOf } from './fixtures/grants-gov-context.ts';

interface Asked {
  readonly url: string;
  readonly body: { readonly startRecordNum?: number; readonly opportunityId?: number };
  readonly headers: Headers;
}

type Answer = (asked: Asked) => Response | object;

/** A service that answers from a function and remembers what it was asked and how long it waited. */
function fakeService(answer: Answer) {
  const asked: Asked[] = [];
  const waits: number[] = [];
  const service: LiveService = {
    fetch: async (url, init) => {
      const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as Asked['body']) : {};
      const one = { url, body, headers: new Headers(init?.headers) };
      asked.push(one);
      const given = answer(one);
      return given instanceof Response ? given : Response.json(given);
    },
    sleep: async (ms) => {
      waits.push(ms);
    },
    watermark: null,
    scratch: '/nowhere',
  };
  return { service, asked, waits };
}

const hit = (id: number) => ({
  id: String(id),
  title: `Call ${id}`,
  agency: 'X',
  agencyCode: 'HHS-X',
  oppStatus: 'posted',
});
const page = (hitCount: number, ids: readonly number[]) => ({
  errorcode: 0,
  data: { hitCount, oppHits: ids.map(hit) },
});
const detail = (id: number | undefined) => ({
  errorcode: 0,
  data: {
    id,
    opportunityTitle: `Call ${id}`,
    synopsis: { synopsisDesc: `Text ${id}`, responseDateStr: '2026-07-01-00-00-00' },
  },
});
const numbers = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);
const isSearch = ({ url }: Asked) => url.endsWith('/search2');

async function harvest(answer: Answer) {
  const fake = fakeService(answer);
  const { context, refused } = harvestContext();
  const reading = await grantsGov.readLive(fake.service, context);
  const records = await recordsOf(reading);
  return { ...fake, records, refused, complete: reading.complete, watermark: reading.watermark?.() };
}

test('all pages are read until the count is reached, each opportunity once, with its detail', async () => {
  const { records, asked, waits, complete, watermark } = await harvest((one) => {
    if (!isSearch(one)) return detail(one.body.opportunityId);
    return one.body.startRecordNum === 0 ? page(503, numbers(1, 500)) : page(503, [499, 500, 501, 502, 503]);
  });
  assert.equal(records.length, 503);
  assert.equal(new Set(records.map(({ id }) => id)).size, 503);
  assert.equal(records[502]?.description, 'Text 503');
  assert.equal(records[502]?.deadline, '2026-07-02T03:59:59Z');
  assert.equal(complete, true);
  assert.equal(watermark, '2026-02-21T12:00:00.000Z');
  assert.deepEqual(
    asked.filter(isSearch).map(({ body }) => body.startRecordNum),
    [0, 500],
  );
  assert.match(asked[0]?.headers.get('user-agent') ?? '', /^Perennial\//);
  assert.equal(waits.length, 504);
  assert.ok(waits.every((ms) => ms >= 750 && ms <= 1000));
});

test('a list that moves while it is read is read again, and is not complete while some are missing', async () => {
  const repeated = await harvest((one) => {
    if (!isSearch(one)) return detail(one.body.opportunityId);
    return page(3, [1, 2, 2]);
  });
  assert.equal(repeated.asked.filter(isSearch).length, 2);
  assert.equal(repeated.complete, false);
  assert.equal(repeated.records.length, 2);
});

test('an answer that reports an error is a failure although it is sent as a success', async () => {
  await assert.rejects(
    harvest(() => ({ errorcode: 99, msg: 'Webservice Fails', data: {} })),
    (error: unknown) => error instanceof SourceError && /error 99: Webservice Fails/.test(error.message),
  );
  await assert.rejects(
    harvest(() => ({ errorcode: 0, data: {} })),
    SourceError,
  );
  await assert.rejects(
    harvest(() => ({ message: 'Forbidden' })),
    SourceError,
  );
  await assert.rejects(
    harvest(() => new Response('<html>')),
    /did not answer with JSON/,
  );
  await assert.rejects(
    harvest((one) => (one.body.startRecordNum === 0 ? page(900, numbers(1, 500)) : page(900, []))),
    /gave no hits from 500 on/,
  );
  await assert.rejects(
    harvest(() => page(0, [])),
    SourceError,
  );
});

test('a service that asks to wait is waited for', async () => {
  let refusals = 0;
  const { records, waits } = await harvest((one) => {
    if (!isSearch(one)) return detail(one.body.opportunityId);
    refusals += 1;
    return refusals === 1 ? new Response('', { status: 429, headers: { 'retry-after': '7' } }) : page(1, [1]);
  });
  assert.equal(records.length, 1);
  assert.equal(waits[0], 7000);
});

test('a service that keeps failing ends the harvest', async () => {
  const failing = fakeService(() => new Response('', { status: 500 }));
  const { context } = harvestContext();
  await assert.rejects(grantsGov.readLive(failing.service, context), (error: unknown) => {
    return error instanceof SourceError && /search2 answered 500 \(4 tries\)/.test(error.message);
  });
  assert.deepEqual(failing.waits, [1000, 2000, 4000]);
  await assert.rejects(
    harvest((one) => (isSearch(one) ? page(1, [1]) : new Response('', { status: 503 }))),
    SourceError,
  );
});

test('an opportunity whose detail is not given is refused and the rest goes on', async () => {
  const { records, refused, complete } = await harvest((one) => {
    if (isSearch(one)) return page(2, [1, 2]);
    return one.body.opportunityId === 1 ? { errorcode: 3, data: {} } : detail(2);
  });
  assert.deepEqual(
    records.map(({ public_id }) => public_id),
    ['grants-gov-2'],
  );
  assert.equal(refused[0]?.where, 'opportunity 1');
  assert.equal(complete, false);
});

test('a request is tried again after a broken connection but not after a refusal', async () => {
  let broken = 2;
  const breaking = fakeService(() => {
    broken -= 1;
    if (broken >= 0) throw new TypeError('fetch failed');
    return new Response('fine');
  });
  const answer = await politeFetch(breaking.service, 'https://example.org/a');
  assert.equal(new TextDecoder().decode(answer.bytes), 'fine');
  const refusing = fakeService(() => new Response('', { status: 404 }));
  await assert.rejects(
    politeFetch(refusing.service, 'https://example.org/a?key=secret'),
    (error: unknown) =>
      error instanceof SourceError && error.message === 'https://example.org/a answered 404',
  );
  assert.equal(refusing.asked.length, 1);
  const causes: readonly (readonly [cause: Error, said: string])[] = [
    [new Error('getaddrinfo ENOTFOUND example.org'), 'getaddrinfo ENOTFOUND example.org'],
    [Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }), 'ECONNREFUSED'],
  ];
  for (const [cause, said] of causes) {
    const away = fakeService(() => {
      throw new TypeError('fetch failed', { cause });
    });
    await assert.rejects(politeFetch(away.service, 'https://example.org/a'), {
      message: `https://example.org/a cannot be reached: ${said} (4 tries)`,
    });
  }
});

test('an unchanged document is an answer, and a wait that is too long is a failure', async () => {
  const unchanged = fakeService(() => new Response(null, { status: 304 }));
  assert.equal((await politeFetch(unchanged.service, 'https://example.org/a')).status, 304);
  const date = { date: 'Sat, 21 Feb 2026 12:00:00 GMT', 'retry-after': 'Sat, 21 Feb 2026 13:00:00 GMT' };
  const busy = fakeService(() => new Response('', { status: 503, headers: date }));
  await assert.rejects(politeFetch(busy.service, 'https://example.org/a'), /asks to wait 3600 s/);
});

test('an answer is not read beyond the agreed size', async () => {
  let sent = 0;
  const endless = () =>
    new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1000;
        controller.enqueue(new Uint8Array(1000));
      },
    });
  const service = fakeService(() => new Response(endless()));
  const request = politeFetch(service.service, 'https://example.org/a', { maxBytes: 10_000 });
  await assert.rejects(request, /more than 10000 bytes/);
  assert.ok(sent < 20_000);
  const declared = fakeService(() => new Response('x', { headers: { 'content-length': '99999' } }));
  await assert.rejects(politeFetch(declared.service, 'https://example.org/a', { maxBytes: 10 }), SourceError);
});
