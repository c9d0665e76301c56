// Dumps: what the index lists is what is there, and what is there is what the API shows.

import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { demoWorld } from '../../demo/world.ts';
import { FewerRows } from '../../src/dumps/write-dumps.ts';
import { type Tier, tiers } from '../../src/kernel/tier.ts';
import { catchUp } from '../../src/ledger/follow.ts';
import { type File, type Index, indexOf, linesOf, pathOf } from '../support/datasets.ts';
import { add, changeOf, dump, type Node, node } from '../support/node.ts';
import { aCompany, aContentItem, aGrant, aLead } from '../support/records.ts';
import { noon } from '../support/test-app.ts';

/** Lists that show all rows of a family. */
const lists: Readonly<Record<string, string>> = {
  grants: '/grants?scope=all&include_expired=true',
  events: '/events?scope=all&include_past=true',
  organizations: '/organizations?',
  investors: '/investors?include_stale=true',
  leads: '/leads?include_stale=true',
  sponsors: '/sponsors?',
  companies: '/companies?',
  preservation_companies: '/ratings/preservation?',
  rated_funds: '/ratings/funds?',
  rated_projects: '/ratings/projects?',
  heroes: '/heroes?',
  theories: '/theories?',
  theory_clusters: '/theories/clusters?include_deprecated=true',
  ideas: '/ideas?',
  contacts: '/contacts?',
  pages: '/pages?',
};

/** The rows of a list, page by page. */
async function rowsOf(
  origin: Node,
  path: string,
  tier: Tier,
): Promise<readonly { id?: string; public_id?: string }[]> {
  const rows: { id?: string }[] = [];
  for (;;) {
    const answer = await origin.ask(`/api/v1${path}&limit=200&offset=${rows.length}`, tier);
    assert.equal(answer.status, 200, path);
    const body = (await answer.json()) as { data: { id?: string }[]; pagination: { has_more: boolean } };
    rows.push(...body.data);
    if (!body.pagination.has_more) return rows;
  }
}

test('a dump holds, row for row, what the API shows to the same tier', async () => {
  await using origin = await node('origin');
  await add(origin, ...[...demoWorld({ now: noon })].map(({ family, record }) => [family, record] as const));
  await dump(origin);
  const sorted = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).sort();
  for (const tier of tiers) {
    const { files } = await indexOf(origin, tier);
    let compared = 0;
    for (const file of files) {
      const list = lists[file.family];
      if (!list || file.family === 'investors') continue;
      const rows = (await linesOf(origin, file, tier)).map((line) => JSON.parse(line) as object);
      const shown = await rowsOf(origin, list, tier).catch(() => null);
      if (shown === null) continue;
      assert.deepEqual(sorted(rows), sorted(shown), `${tier} ${file.family}`);
      compared += rows.length;
    }
    assert.ok(compared > 100, `${compared} rows were compared`);
  }
});

test('what is removed or hidden is in no file, only its id among the tombstones', async () => {
  await using origin = await node('origin');
  await add(
    origin,
    ['grants', aGrant({ id: 'a', title: 'Jane' })],
    ['grants', aGrant({ id: 'b' })],
    ['companies', aCompany({ id: 'c', name: 'Secret' })],
    ['companies', aCompany({ id: 'never', name: 'Hidden', is_public: false })],
  );
  await add(origin, ['companies', aCompany({ id: 'c', name: 'Secret', is_public: false })]);
  await origin.ledger.erase('grants', 'a', 'privacy_request', noon);
  await catchUp(origin.ledger, origin.shelf);
  await dump(origin);
  const { files, replicas, tombstones } = await indexOf(origin);
  for (const file of [...files, ...replicas]) {
    assert.doesNotMatch((await linesOf(origin, file)).join('\n'), /Jane|Secret|Hidden/, file.url);
  }
  assert.deepEqual(
    (await linesOf(origin, tombstones))
      .map((line) => JSON.parse(line))
      .map(({ op, family, id }) => `${op} ${family} ${id}`),
    ['hide companies c', 'delete grants a'],
  );
});

test('older sets go with what was erased for privacy since, and only with that', async () => {
  await using origin = await node('origin');
  await add(origin, ['grants', aGrant({ id: 'a', title: 'Jane' })], ['grants', aGrant({ id: 'b' })]);
  await dump(origin);
  await add(origin, ['grants', aGrant({ id: 'b', title: 'Changed' })]);
  await dump(origin);
  assert.equal((await indexOf(origin)).previous.length, 1);
  await origin.ledger.erase('grants', 'a', 'privacy_request', noon);
  await catchUp(origin.ledger, origin.shelf);
  await dump(origin, true);
  assert.deepEqual((await indexOf(origin)).previous, []);
  await add(origin, ['grants', aGrant({ id: 'c' })]);
  await dump(origin);
  assert.equal((await indexOf(origin)).previous.length, 1);
});

test('a set that another one overtook is made again, without what was erased meanwhile', async () => {
  await using origin = await node('origin');
  await add(origin, ['grants', aGrant({ id: 'a', title: 'Jane' })], ['grants', aGrant({ id: 'b' })]);
  const sets = join(origin.folder, 'dumps');
  // What a killed process began goes with the next set.
  mkdirSync(join(sets, '.unfinished-20260201T000000Z-4711-0a1b2c3d-0-1'), { recursive: true });
  const written = dump(origin);
  const isDraft = (path: string) => /^\.unfinished-20260301T120000Z-[\w-]+.grants\.ndjson\.gz$/.test(path);
  const begun = () =>
    existsSync(sets) && readdirSync(sets, { recursive: true, encoding: 'utf8' }).some(isDraft);
  while (!begun()) await setTimeout(1);
  await origin.ledger.erase('grants', 'a', 'privacy_request', noon);
  await catchUp(origin.ledger, origin.shelf);
  mkdirSync(join(sets, '20260301T120001Z'));
  const index = { version: '20260301T120001Z', snapshot_seq: { public: 9, full: 9, top: 9 }, files: [] };
  writeFileSync(join(sets, '20260301T120001Z', 'index.json'), JSON.stringify(index));
  const { version, files } = await written;
  assert.equal(version, '20260301T120002Z');
  assert.deepEqual(
    files.filter(({ name }) => name === 'grants.ndjson.gz').map(({ rows }) => rows),
    [1],
  );
  assert.deepEqual(readdirSync(sets).sort(), ['20260301T120001Z', version]);
});

test('a set that lost more than a fifth of a family is published only when told so', async () => {
  await using origin = await node('origin');
  await add(origin, ...Array.from({ length: 10 }, (_, n) => ['grants', aGrant({ id: `g${n}` })] as const));
  const { version } = await dump(origin);
  await add(origin, ['grants', aGrant({ id: 'g0', title: 'changed' })]);
  const gone = [1, 2, 3].map((n) => changeOf('grants', { id: `g${n}`, removed: true }));
  await origin.ledger.append(gone.slice(0, 2), noon);
  await catchUp(origin.ledger, origin.shelf);
  const next = await dump(origin);
  assert.notEqual(next.version, version, 'a fifth may go');
  await origin.ledger.append([...gone.slice(2), changeOf('grants', { id: 'g4', removed: true })], noon);
  await catchUp(origin.ledger, origin.shelf);
  await assert.rejects(
    dump(origin),
    (error) => error instanceof FewerRows && /grants.*6 rows.*8/.test(error.message),
  );
  assert.equal((await indexOf(origin)).version, next.version, 'the old ones stay');
  await dump(origin, true);
  assert.equal((await indexOf(origin)).files.find(({ family }) => family === 'grants')?.rows, 6);
});

test('files of higher tiers are listed to those who may have them, and given to nobody else', async () => {
  await using origin = await node('origin');
  await add(origin, ['grants', aGrant({ id: 'a', relevance_score: 7 })], ['leads', aLead({ id: 'l' })]);
  await dump(origin);
  const open = await indexOf(origin);
  assert.ok(!open.files.some(({ family }) => family === 'leads'));
  assert.doesNotMatch(
    (await linesOf(origin, open.files.find(({ family }) => family === 'grants') as File)).join(),
    /relevance/,
  );
  const full = await indexOf(origin, 'full');
  const leads = full.files.find(({ family }) => family === 'leads') as File;
  assert.equal(leads.access_level, 'full');
  assert.equal((await linesOf(origin, leads, 'full')).length, 1);
  assert.match(
    (await linesOf(origin, full.files.find(({ family }) => family === 'grants') as File, 'full')).join(),
    /relevance_score":7/,
  );
  const listed = (await (await origin.ask('/datasets/index.json')).json()) as Index;
  const closed = listed.files.filter(({ access_level }) => access_level !== 'public');
  assert.deepEqual(
    closed.find(({ family }) => family === 'leads'),
    {
      family: 'leads',
      access_level: 'full',
      url: leads.url,
      latest_url: leads.latest_url,
      format: 'ndjson.gz',
      bytes: null,
      sha256: null,
      sha256_uncompressed: null,
      rows: null,
      schema_version: null,
      schema_url: null,
      min_updated_at: null,
      max_updated_at: null,
    },
  );
  for (const url of [leads.url, leads.latest_url.replace('latest', full.version)]) {
    const refused = await origin.ask(pathOf(url));
    assert.equal(refused.status, 403);
    assert.equal(((await refused.json()) as { code: string }).code, 'tier_required');
  }
});

test('before the first dumps the index is there and empty', async () => {
  await using origin = await node('origin');
  const index = await indexOf(origin);
  assert.deepEqual([index.version, index.files, index.previous], [null, [], []]);
  assert.equal((await origin.ask('/datasets/latest/grants.ndjson.gz')).status, 404);
});

test('an older set stays under its own addresses; latest leads to the newest', async () => {
  await using origin = await node('origin');
  await add(origin, ['grants', aGrant({ id: 'a' })]);
  await dump(origin);
  const first = await indexOf(origin);
  await add(origin, ['grants', aGrant({ id: 'b' })]);
  await dump(origin);
  const second = await indexOf(origin);
  assert.deepEqual(
    second.previous.map(({ version }) => version),
    [first.version],
  );
  const old = (await (await origin.ask(pathOf(second.previous[0]?.url as string))).json()) as Index;
  assert.deepEqual(
    old.files.filter(({ bytes }) => bytes !== null),
    first.files,
  );
  assert.equal(
    (await linesOf(origin, first.files.find(({ family }) => family === 'grants') as File)).length,
    1,
  );
  const latest = await origin.ask('/datasets/latest/grants.ndjson.gz');
  assert.equal(latest.status, 307);
  assert.equal(
    latest.headers.get('location'),
    pathOf(second.files.find(({ family }) => family === 'grants')?.url as string),
  );
  assert.match(await (await origin.ask(`/datasets/${second.version}/LICENSE.txt`)).text(), /CC BY 4.0/);
  const newest = await origin.ask('/datasets/latest/index.json');
  assert.equal(newest.headers.get('location'), `/datasets/${second.version}/index.json`);
});

test('a set whose index is damaged is no set: the ones before it are given, and the next one takes its place', async () => {
  for (const damaged of ['', '{', '{}', 'null']) {
    await using origin = await node('origin');
    await add(origin, ['grants', aGrant({ id: 'a' })]);
    const [first, second] = [await dump(origin), await dump(origin)];
    const folder = join(origin.folder, 'dumps');
    writeFileSync(join(folder, second.version, 'index.json'), damaged);
    assert.equal((await indexOf(origin)).version, first.version);
    assert.equal((await origin.ask('/api/v1/catalogue')).status, 200);
    const third = await dump(origin);
    assert.ok(third.version > second.version);
    const index = await indexOf(origin);
    assert.deepEqual(
      [index.version, index.previous.map(({ version }) => version)],
      [third.version, [first.version]],
    );
    assert.deepEqual(readdirSync(folder).toSorted(), [first.version, third.version]);
    assert.deepEqual(origin.bugs, []);
  }
});

test('what names a dump of a family names the newest one, and none before the first', async () => {
  await using origin = await node('origin');
  await add(origin, ['content', aContentItem({ id: 'c' })]);
  const named = async () => {
    const answer = await origin.ask('/api/v1/content');
    const { data } = (await answer.json()) as { data: { dump_url: string | null }[] };
    return new Set(data.map(({ dump_url }) => dump_url));
  };
  assert.deepEqual(await named(), new Set([null]));
  for (const title of ['First', 'Second']) {
    await add(origin, ['content', aContentItem({ id: 'c', title })]);
    await dump(origin);
    const { files } = await indexOf(origin);
    const file = files.find(({ family }) => family === 'content') as File;
    assert.deepEqual(await named(), new Set([file.url]));
    assert.match((await linesOf(origin, file)).join(), new RegExp(title));
  }
});
