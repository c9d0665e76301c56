import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { euFunding } from '../../src/sources/eu-funding/eu-funding.ts';
import { SourceError } from '../../src/sources/reading/source.ts';
import { keepingContext } from '../support/source-test.ts';

const good = {
  id: '1TOPICSen',
  identifier: 'HORIZON-EXAMPLE-1',
  title: 'A call',
  url: 'https://ec.europa.eu/a',
  status: { id: '31094502' },
  deadlineDate: '2027-01-01T00:00:00.000Z',
};

async function read(name: string, content: string | Uint8Array) {
  const folder = mkdtempSync(join(tmpdir(), 'perennial-eu-'));
  const context = keepingContext('2026-08-22T06:00:00Z');
  try {
    const path = join(folder, name);
    writeFileSync(path, content);
    const reading = await euFunding.readFiles([path], context);
    const titles: unknown[] = [];
    for await (const grant of reading.records) titles.push(grant.title);
    return { titles, refusals: context.refusals, complete: reading.complete };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('a bad row is told with its line and reason, and the good rows go on', async () => {
  const rows = [
    JSON.stringify(good),
    '{"id":',
    JSON.stringify({ ...good, id: 'none' }),
    JSON.stringify({ ...good, id: '2TOPICSen', deadlineDate: 'soon' }),
    JSON.stringify({ ...good, id: '3TOPICSen', url: 'javascript:alert(1)' }),
    JSON.stringify({ ...good, id: '4TOPICSen', status: { id: '9' } }),
    JSON.stringify({ ...good, id: '5TOPICSen', title: 'Another call' }),
  ];
  const { titles, refusals, complete } = await read('calls.ndjson', rows.join('\n'));
  assert.deepEqual(titles, ['A call', 'Another call']);
  assert.equal(complete, false, 'what was refused is still listed by the source');
  assert.deepEqual(refusals, [
    'calls.ndjson:2: is not valid JSON',
    'calls.ndjson:3: id does not start with a number',
    'eu-ft:2: "soon" is not a date of the portal',
    'eu-ft:3: url is not an http address',
    'eu-ft:4: status 9 is not known',
  ]);
});

test('a search page with fewer results than it states is not the whole list', async () => {
  const { complete } = await read('page.json', JSON.stringify({ totalResults: 2, results: [] }));
  assert.equal(complete, false);
});

test('of one call in two languages the English form is taken, wherever it stands', async () => {
  const german = { ...good, id: '1TOPICSde', title: 'Ein Aufruf' };
  const rows = (...all: object[]) => all.map((row) => JSON.stringify(row)).join('\n');
  assert.deepEqual((await read('calls.ndjson', rows(good, german))).titles, ['A call']);
  assert.deepEqual((await read('calls.ndjson', rows(german, good))).titles, ['A call']);
  assert.deepEqual(
    (await read('calls.ndjson', rows(german))).titles,
    ['Ein Aufruf'],
    'the only one there is',
  );
});

test('gzipped lines and arrays are read alike', async () => {
  const line = `${JSON.stringify(good)}\n`;
  assert.deepEqual((await read('calls.ndjson.gz', gzipSync(line))).titles, ['A call']);
  assert.deepEqual(
    (await read('calls.json', ` [${line}, ${JSON.stringify({ ...good, id: '2TOPICSen' })}] `)).titles,
    ['A call', 'A call'],
  );
});

test('a cut file, a torn array and an unknown form end the harvest with a sentence', async () => {
  const packed = gzipSync(`${JSON.stringify(good)}\n`.repeat(50));
  const cases: [string, string | Uint8Array, RegExp][] = [
    ['calls.ndjson.gz', packed.subarray(0, packed.length - 12), /calls\.ndjson\.gz cannot be read/],
    ['calls.ndjson.gz', 'not gzip at all', /cannot be read/],
    ['calls.json', `[${JSON.stringify(good)},`, /ends inside its array/],
    ['calls.csv', 'a,b', /is not \.json/],
  ];
  for (const [name, content, message] of cases) {
    await assert.rejects(read(name, content), (error) => {
      assert.ok(error instanceof SourceError);
      assert.match(error.message, message);
      return true;
    });
  }
});
