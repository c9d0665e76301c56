import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import type { Doc } from '../../src/kernel/family.ts';
import { catchUp } from '../../src/ledger/follow.ts';
import { needsRealData, realFile } from '../support/real-data.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { countsOf, harvestInto, kept } from './real-harvest.ts';

const june = new Date('2026-06-23T12:00:00Z');
const august = new Date('2026-08-22T12:00:00Z');

async function records(app: TestApp, family: string): Promise<readonly Doc[]> {
  const found: Doc[] = [];
  for await (const record of app.ledger.records(family)) found.push(record);
  return found;
}

/** All rows of a list, page by page. */
async function rows(app: TestApp, path: string): Promise<readonly Doc[]> {
  await catchUp(app.ledger, app.shelf);
  const found: Doc[] = [];
  for (;;) {
    const { body } = await app.get(
      `${path}${path.includes('?') ? '&' : '?'}limit=200&offset=${found.length}`,
    );
    found.push(...body.data);
    if (!body.pagination.has_more) {
      assert.equal(found.length, body.pagination.total);
      return found;
    }
  }
}

const markup = /<\/?[a-z][^>]*>|&(?:[a-z]{2,10}|#x?[0-9a-f]{1,6});/i;
const address = /^https?:\/\/[^\s]+\.[^\s]+$/;

/** Text is plain and addresses are absolute, whatever the source wrote. */
function isClean(record: Doc): void {
  for (const member of ['title', 'description', 'name', 'funder_name']) {
    assert.doesNotMatch(String(record[member] ?? ''), markup, `${member} of ${record.id}`);
  }
  for (const member of ['url', 'info_url', 'source_url', 'registration_url']) {
    if (record[member] != null) assert.match(String(record[member]), address, `${member} of ${record.id}`);
  }
}

const contactMembers = /"agency_(?:email_address|contact_description)": ?"(?:[^"\\]|\\.)*"/g;

/** Addresses that the source gives for contacts are in no record, whether or not its texts repeat them. */
function keepsNoContacts(grants: readonly Doc[]): void {
  const served = grants.map((grant) => JSON.stringify(grant)).join('\n');
  const raw = gunzipSync(readFileSync(realFile(kept.grants))).toString();
  const mail = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
  const people = new Set([...raw.matchAll(contactMembers)].flatMap(([member]) => member.match(mail) ?? []));
  assert.ok(people.size > 200, `${people.size} addresses are looked for`);
  for (const address of people) assert.ok(!served.includes(address), `${address} is kept`);
  assert.doesNotMatch(served, mail);
}

/** A deadline is what clocks show at the source: the stated hour, or the last second of a day alone. */
function showsTheClock(grants: readonly Doc[], least: number): void {
  let days = 0;
  for (const grant of grants) {
    const { deadlines = [] } = (grant.detail ?? {}) as { deadlines?: readonly Doc[] };
    for (const { at, tz, date, time } of deadlines) {
      if (typeof at !== 'string' || typeof tz !== 'string') continue;
      const timeZone = tz.includes('/') ? tz : 'America/New_York';
      const [day, shown] = new Date(at).toLocaleString('sv-SE', { timeZone }).split(' ');
      const hours = time ? [`${time}:00`] : ['23:59:59', '00:00:00'];
      assert.equal(day, date, String(grant.id));
      assert.ok(hours.includes(String(shown)), `${grant.id} ${shown}`);
      days += 1;
    }
  }
  assert.ok(days > least, `${days} deadlines`);
}

test('786 calls of the United States are harvested without markup or contacts, and again without a trace', async (t) => {
  if (!needsRealData(t)) return;
  await using app = await createTestApp({ now: august });
  const files = [realFile(kept.grants)];
  assert.deepEqual(countsOf(await harvestInto(app, 'grants-gov', files)), [786, 0, 0, 0, 0]);
  assert.equal(await app.ledger.head(), 786);
  const grants = await records(app, 'grants');
  for (const grant of grants) isClean(grant);
  keepsNoContacts(grants);
  showsTheClock(grants, 300);
  const all = await rows(app, '/grants?scope=all&include_expired=true');
  assert.equal(all.length, 786);
  for (const grant of all) isClean(grant);
  app.clock.now = new Date('2026-08-23T12:00:00Z');
  assert.deepEqual(countsOf(await harvestInto(app, 'grants-gov', files)), [0, 0, 786, 0, 0]);
  assert.equal(await app.ledger.head(), 786);
  const runs = await app.ledger.runs('grants-gov', 10);
  assert.deepEqual(
    runs.map((run) => [run.status, run.added]),
    [
      ['completed', 0],
      ['completed', 786],
    ],
  );
});

test('of 693 calls of the EU in June, 86 are over by August and 116 have come', async (t) => {
  if (!needsRealData(t)) return;
  await using app = await createTestApp({ now: june });
  assert.deepEqual(countsOf(await harvestInto(app, 'eu-funding', [realFile(kept.june)])), [693, 0, 0, 0, 0]);
  const before = new Set((await records(app, 'grants')).map((grant) => grant.id));
  app.clock.now = august;
  const run = await harvestInto(app, 'eu-funding', [realFile(kept.august)]);
  assert.deepEqual([run.added, run.left, run.refused], [116, 86, 0]);
  assert.equal(run.added + run.changed + run.unchanged, 723);
  const head = await app.ledger.head();
  const grants = await records(app, 'grants');
  assert.equal(grants.length, 693 + 116);
  const amended = grants.filter(({ detail }) => 'amendments' in (detail as Doc));
  assert.equal(amended.length, 9, 'the calls whose dates, texts or amounts the portal changed');
  for (const grant of grants) isClean(grant);
  showsTheClock(grants, 300);
  const over = grants.filter((grant) => grant.closed_at === '2026-08-22T12:00:00.000Z');
  assert.equal(over.length, 86);
  const gone = new Set(over.map((grant) => grant.id));
  for (const grant of over) assert.ok(before.has(grant.id));
  for (const path of ['/grants', '/grants?scope=all', '/grants?scope=verified_open']) {
    for (const row of await rows(app, path)) assert.ok(!gone.has(row.id), `${path} lists ${row.public_id}`);
  }
  const all = await rows(app, '/grants?scope=all&include_expired=true');
  assert.equal(all.filter((row) => gone.has(row.id)).length, 86);
  for (const grant of over) {
    const { body } = await app.get(`/grants/${grant.public_id}`);
    const { value, is_open } = body.grant.status_public;
    assert.deepEqual([value, is_open], ['closed', false], String(grant.public_id));
  }
  app.clock.now = new Date('2026-08-23T12:00:00Z');
  const again = await harvestInto(app, 'eu-funding', [realFile(kept.august)]);
  assert.deepEqual(countsOf(again), [0, 0, 723, 0, 0]);
  assert.equal(await app.ledger.head(), head);
  app.clock.now = new Date('2026-08-24T12:00:00Z');
  const back = await harvestInto(app, 'eu-funding', [realFile(kept.june)]);
  assert.equal(back.left, 116, 'calls that came since June leave with the June snapshot');
  assert.deepEqual(app.bugs, []);
});
