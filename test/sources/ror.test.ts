import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { sourceId } from '../../src/sources/reading/ids.ts';
import type { OperatorRecord, Reading } from '../../src/sources/reading/source.ts';
import { ror } from '../../src/sources/ror/ror.ts';
import { needsRealData, realFile } from '../support/real-data.ts';
import { keepingContext } from '../support/source-test.ts';

const fixture = fileURLToPath(new URL('fixtures/ror-records.ndjson', import.meta.url));
const registry = realFile('ror/ror-v2-latest-35990.ndjson.gz');

const contextOf = (all = false) => keepingContext('2026-08-22T06:00:00Z', { all });

async function byPublicId(reading: Reading): Promise<Map<string, OperatorRecord>> {
  const organizations = new Map<string, OperatorRecord>();
  for await (const record of reading.records) organizations.set(String(record.public_id), record);
  return organizations;
}

const read = async (paths: readonly string[], context = contextOf()) =>
  byPublicId(await ror.readFiles(paths, context));

test('a funder becomes an organization with its names, place, ids and parent', async () => {
  const organizations = await read([fixture]);
  assert.deepEqual(organizations.get('ror-0examp0l1'), {
    id: sourceId('ror:0examp0l1'),
    public_id: 'ror-0examp0l1',
    name: 'Example Foundation for Ageing',
    org_type: 'foundation',
    location: 'Springfield, United States',
    url: 'https://example.org/',
    labels: ['country-us', 'funder', 'type-nonprofit'],
    published: true,
    source: 'ror',
    source_url: 'https://ror.org/0examp0l1',
    text_policy: 'full',
    detail: {
      aliases: ['EFA', 'Example Ageing Fund'],
      ids: { ror: '0examp0l1', crossref_funder: '10.13039/100000001' },
      parent: { public_id: 'ror-0examp0l2', name: 'Ministry of Examples' },
      countries: ['US'],
      founded: 1981,
    },
  });
  assert.equal(
    organizations.get('ror-0examp0l2')?.org_type,
    'government',
    'government goes before education',
  );
});

test('only funders are taken, with those that continue a closed funder', async () => {
  const organizations = await read([fixture]);
  assert.equal(organizations.has('ror-0examp0l8'), false);
  assert.equal(organizations.get('ror-0examp0l4')?.published, true);
  const all = await read([fixture], contextOf(true));
  assert.equal(all.size, 9);
  assert.equal(all.get('ror-0examp0l8')?.org_type, 'lab');
});

test('a closed funder is unpublished and leads to its successor, also through another closed one', async () => {
  const organizations = await read([fixture]);
  const successor = organizations.get('ror-0examp0l4')?.id;
  assert.equal(organizations.get('ror-0examp0l3')?.published, false);
  assert.equal(organizations.get('ror-0examp0l3')?.merged_into, successor);
  assert.equal(organizations.get('ror-0examp0l9')?.merged_into, successor);
});

test('a funder that was split, or whose successors run in a circle, leads nowhere', async () => {
  const organizations = await read([fixture]);
  for (const key of ['ror-0examp0l5', 'ror-0examp0l6', 'ror-0examp0l7']) {
    assert.equal(organizations.get(key)?.published, false, key);
    assert.equal('merged_into' in (organizations.get(key) ?? {}), false, key);
  }
});

test('of two releases with one record the newer one counts, whatever the order of the files', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'perennial-ror-'));
  try {
    const [line = ''] = readFileSync(fixture, 'utf8').split('\n');
    const newer = line
      .replace('Example Foundation for Ageing', 'New Name')
      .replaceAll('2026-01-01', '2026-05-05');
    const path = join(folder, 'release.json');
    writeFileSync(path, `[${newer}]`);
    for (const paths of [
      [fixture, path],
      [path, fixture],
    ]) {
      assert.equal((await read(paths)).get('ror-0examp0l1')?.name, 'New Name');
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a record without a display name or with a strange id is told once, and the rest goes on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'perennial-ror-'));
  try {
    const [first = '', second = '', third = ''] = readFileSync(fixture, 'utf8').split('\n');
    const path = join(folder, 'part.ndjson');
    writeFileSync(
      path,
      [first.replace('"ror_display",', ''), second.replace('ror.org/0', 'ror.org/9'), '{', third].join('\n'),
    );
    const context = contextOf();
    assert.deepEqual([...(await read([path], context)).keys()], ['ror-0examp0l3']);
    assert.deepEqual(context.refusals, [
      'part.ndjson:2: id is not a ROR id',
      'part.ndjson:3: is not valid JSON',
      'part.ndjson:1: no name is marked ror_display',
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a record that a file lacks stays as it is, because ROR never drops one', async () => {
  const reading = await ror.readFiles([fixture], contextOf());
  assert.equal(reading.complete, false);
  const record = { id: 'x', published: true };
  assert.equal(ror.left(record, contextOf()), record);
});

test('the real registry part gives 7,183 funders, 7,044 of them published, and 25 successors', async (t) => {
  if (!needsRealData(t)) return;
  const context = contextOf();
  const organizations = await read([registry], context);
  assert.deepEqual(context.refusals, []);
  const all = [...organizations.values()];
  const funders = all.filter(({ labels }) => (labels as string[]).includes('funder'));
  assert.equal(all.length, 7208);
  assert.equal(new Set(all.map(({ id }) => id)).size, 7208);
  assert.equal(funders.length, 7183);
  assert.equal(funders.filter(({ published }) => published).length, 7044);
  assert.equal(funders.filter(({ url }) => url === undefined).length, 39);
  const ids = new Set(all.map(({ id }) => id));
  const merged = all.filter(({ merged_into }) => merged_into !== undefined);
  assert.equal(merged.length, 66);
  assert.ok(merged.every(({ merged_into }) => ids.has(String(merged_into))));
  for (const { name, url, labels } of all) {
    assert.doesNotMatch(String(name), /<\/?[a-z][^>]*>|&(amp|lt|gt|quot|#\d+);/i);
    assert.ok(url === undefined || /^https?:\/\//.test(String(url)));
    for (const label of labels as string[]) assert.match(label, /^[a-z0-9]+(-[a-z0-9]+)*$/);
  }
});

test('AFAR, NIH and SENS Research Foundation are right in the real registry', async (t) => {
  if (!needsRealData(t)) return;
  const organizations = await read([registry]);
  const afar = organizations.get('ror-000r61a05');
  assert.equal(afar?.name, 'American Federation for Aging Research');
  assert.equal(afar?.org_type, 'foundation');
  assert.deepEqual(afar?.detail, {
    aliases: ['AFAR'],
    ids: { ror: '000r61a05', crossref_funder: '10.13039/100000965', wikidata: 'Q4743745' },
    countries: ['US'],
    founded: 1981,
  });
  const nih = organizations.get('ror-01cwqze88');
  assert.equal(nih?.org_type, 'government');
  assert.equal(nih?.location, 'Bethesda, United States');
  const sens = organizations.get('ror-04k41b912');
  const lifespan = organizations.get('ror-051jvbj60');
  assert.equal(lifespan?.name, 'Lifespan Research Institute');
  assert.equal(sens?.published, false);
  assert.equal(sens?.merged_into, lifespan?.id);
});
