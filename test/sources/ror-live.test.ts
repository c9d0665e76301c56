import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { type LiveService, SourceError } from '../../src/sources/reading/source.ts';
import { ror } from '../../src/sources/ror/ror.ts';
import { takesLong } from '../support/often.ts';
import { contextAt } from '../support/source-test.ts';

const lines = readFileSync(new URL('fixtures/ror-records.ndjson', import.meta.url), 'utf8')
  .trim()
  .split('\n');
const context = contextAt('2026-08-22T06:00:00Z');

const made: string[] = [];
after(() => {
  for (const folder of made) rmSync(folder, { recursive: true });
});

/** A folder of a registry's own; it goes with the last test of this file. */
function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'perennial-ror-'));
  made.push(folder);
  return folder;
}

interface Asked {
  readonly filter: string;
  readonly page: number;
}

function fakeRegistry(answer: (asked: Asked) => Response) {
  const asked: Asked[] = [];
  const service: LiveService = {
    fetch: async (url) => {
      const query = new URL(url).searchParams;
      assert.equal(query.get('all_status'), 'true');
      const one = { filter: query.get('filter') ?? '', page: Number(query.get('page')) };
      asked.push(one);
      return answer(one);
    },
    sleep: async () => undefined,
    watermark: null,
    scratch: scratchFolder(),
  };
  return { service, asked };
}

/** The n-th of many records: the first line of the fixture under another id. */
function numbered(number: number): unknown {
  const id = `0${String(number).padStart(8, '0')}`;
  return JSON.parse((lines[0] ?? '').replaceAll('0examp0l1', id));
}

function pageOf(total: number, page: number, from = 0): Response {
  const length = Math.max(0, Math.min(20, total - (page - 1) * 20));
  const items = Array.from({ length }, (_, index) => numbered(from + (page - 1) * 20 + index));
  return Response.json({ number_of_results: total, items });
}

async function count(service: LiveService): Promise<number> {
  const reading = await ror.readLive(service, context);
  const ids = new Set<string>();
  for await (const { id } of reading.records) ids.add(id);
  return ids.size;
}

test('the live registry is read page by page, closed organizations too', async () => {
  const { service, asked } = fakeRegistry((one) => pageOf(45, one.page));
  assert.equal(await count(service), 45);
  assert.deepEqual(
    asked,
    [1, 2, 3].map((page) => ({ filter: 'types:funder', page })),
  );
});

test('above the window of 10,000 the registry is read country by country', async (t) => {
  if (!takesLong(t)) return;
  const { service, asked } = fakeRegistry(({ filter, page }) => {
    if (filter === 'types:funder') return pageOf(10_001, page);
    if (filter.endsWith(':US')) return pageOf(9_999, page);
    return filter.endsWith(':FR') ? pageOf(3, page, 9_998) : pageOf(0, page);
  });
  assert.equal(await count(service), 10_001);
  assert.ok(asked.some(({ filter }) => filter === 'types:funder,country.country_code:XK'));
  assert.ok(asked.every(({ page }) => page <= 500));
});

test('a country above the window, missing records and a failing page end the harvest', async () => {
  const cases: [(asked: Asked) => Response, RegExp][] = [
    [({ page }) => pageOf(10_001, page), /load its dump with --from/],
    [() => pageOf(45, 1), /stated 45 organizations and gave 20/],
    [({ page }) => (page === 2 ? new Response('', { status: 500 }) : pageOf(45, page)), /500/],
    [() => Response.json({ errors: ['maintenance'] }), /no number_of_results/],
  ];
  for (const [answer, message] of cases) {
    await assert.rejects(ror.readLive(fakeRegistry(answer).service, context), (error) => {
      assert.ok(error instanceof SourceError);
      assert.match(error.message, message);
      return true;
    });
  }
});
