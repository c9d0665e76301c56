import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { catchUp } from '../../src/ledger/follow.ts';
import { folderForTest } from '../ledger/folder.ts';
import { needsRealData, realFile } from '../support/real-data.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { countsOf, harvestInto, kept } from './real-harvest.ts';

const august = new Date('2026-08-22T12:00:00Z');

/** The part of the registry that funds the kept grants: it is read faster than the whole. */
function governmentFunders(): string {
  const lines = gunzipSync(readFileSync(realFile(kept.ror)))
    .toString()
    .split('\n');
  return lines
    .filter((line) => line.includes('"government"') && /"US"|European Commission/.test(line))
    .join('\n');
}

/** Which organization each linked grant names. */
async function links(app: TestApp): Promise<ReadonlyMap<unknown, unknown>> {
  const found = new Map<unknown, unknown>();
  for await (const { id, organization_id } of app.ledger.records('grants')) {
    if (organization_id) found.set(id, organization_id);
  }
  return found;
}

test('grants are linked to their funders whichever comes first, and a repeated harvest changes nothing', async (t) => {
  if (!needsRealData(t)) return;
  const grants = [realFile(kept.grants)];
  const calls = [realFile(kept.august)];
  using folder = folderForTest();
  const registry = [folder.write('ror.ndjson', governmentFunders())];
  await using first = await createTestApp({ now: august });
  const run = await harvestInto(first, 'ror', registry);
  assert.ok(run.added > 100 && run.refused === 0, `${run.added} funders`);
  assert.deepEqual(await first.ledger.counts(), { organizations: run.added });
  await harvestInto(first, 'grants-gov', grants);

  await using last = await createTestApp({ now: august });
  await harvestInto(last, 'grants-gov', grants);
  await harvestInto(last, 'eu-funding', calls);
  assert.equal((await links(last)).size, 0);
  await harvestInto(last, 'ror', registry);
  assert.ok((await links(last)).size > 1000);
  const next = await harvestInto(last, 'grants-gov', grants);
  // Linking says of funder and institutes what the mapper would have said, so its own harvest changes nothing.
  assert.deepEqual(countsOf(next), [0, 0, 786, 0, 0]);
  assert.deepEqual(countsOf(await harvestInto(last, 'eu-funding', calls)), [0, 0, 723, 0, 0]);
  const linked = await links(last);
  for (const [id, organization] of await links(first)) assert.equal(linked.get(id), organization);

  const head = await last.ledger.head();
  assert.deepEqual(countsOf(await harvestInto(last, 'ror', registry)), [0, 0, run.added, 0, 0]);
  assert.equal(await last.ledger.head(), head);

  await catchUp(last.ledger, last.shelf);
  const { body } = await last.get('/organizations?min_open_grants=1&limit=200', { tier: 'full' });
  assert.ok(body.pagination.total >= 2, `${body.pagination.total} funders with open grants`);
  for (const one of body.data)
    assert.ok(one.open_grants_count >= 1 && one.grants_count >= one.open_grants_count);
  const detail = await last.get(`/organizations/${body.data[0].public_id}`, { tier: 'full' });
  assert.equal(detail.body.organization.open_grants.length, Math.min(20, body.data[0].open_grants_count));
  assert.deepEqual(last.bugs, []);
});

test('editions of conferences become events', async (t) => {
  if (!needsRealData(t)) return;
  await using app = await createTestApp({ now: new Date('2026-01-01T00:00:00Z') });
  const run = await harvestInto(app, 'conferences', [realFile(kept.conferences)]);
  assert.deepEqual(countsOf(run), [22, 0, 0, 0, 0]);
  await catchUp(app.ledger, app.shelf);
  // They are meetings on computing, none about ageing: the default list holds none of them.
  assert.equal((await app.get('/events?include_past=true')).body.pagination.total, 0);
  const { body } = await app.get('/events?include_past=true&scope=all&limit=200');
  assert.equal(body.pagination.total, 22);
  for (const event of body.data) {
    assert.doesNotMatch(`${event.title} ${event.description ?? ''}`, /<[a-z/]|&[a-z]+;/i);
    assert.match(event.url, /^https?:\/\//);
  }
  assert.deepEqual(
    countsOf(await harvestInto(app, 'conferences', [realFile(kept.conferences)])),
    [0, 0, 22, 0, 0],
  );
});
