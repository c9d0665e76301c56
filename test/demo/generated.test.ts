import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demoWorld } from '../../demo/world.ts';

const now = new Date('2026-11-20T13:37:11Z');
type Members = Record<string, unknown>;

function generated(size: number, family: string): Members[] {
  const found: Members[] = [];
  for (const one of demoWorld({ now, size })) {
    if (one.family === family && String(one.record.public_id).startsWith('generated-'))
      found.push(one.record);
  }
  return found;
}

test('a size adds that many grants, a tenth as many events and 300 organizations', () => {
  assert.equal(generated(2000, 'grants').length, 2000);
  assert.equal(generated(2000, 'events').length, 200);
  assert.equal(generated(2000, 'organizations').length, 300);
  assert.equal(generated(0, 'grants').length, 0);
});

test('generated grants are the same on the same day', () => {
  assert.deepEqual(generated(50, 'grants'), generated(50, 'grants'));
});

test('generated records are made when they are asked for', () => {
  let seen = 0;
  for (const { record } of demoWorld({ now, size: 1_000_000_000 })) {
    if (String(record.public_id).startsWith('generated-funder-')) seen += 1;
    if (seen === 10) break;
  }
  assert.equal(seen, 10);
});

test('generated grants have the promised lengths, labels, deadlines and shares', () => {
  const grants = generated(3000, 'grants');
  const organizations = new Set(generated(3000, 'organizations').map((one) => one.id));
  let rolling = 0;
  let verified = 0;
  for (const grant of grants) {
    const title = String(grant.title).split(' ').length;
    const description = String(grant.description).split(' ').length - 3;
    assert.ok(title >= 6 && title <= 14, `${title} words in a title`);
    assert.ok(description >= 60 && description <= 160, `${description} words in a description`);
    const labels = (grant.labels as string[]).filter((label) => label !== 'rolling');
    assert.ok(labels.length >= 3 && labels.length <= 8 && new Set(labels).size === labels.length);
    assert.ok(organizations.has(grant.organization_id));
    assert.match(String(grant.description), /Fictional demo record\.$/);
    if (grant.deadline === undefined) rolling += 1;
    else assert.ok(String(grant.deadline) > '2025-11-18' && String(grant.deadline) < '2029-11-20');
    if (grant.verified === true) verified += 1;
  }
  assert.ok(rolling > 45 && rolling < 150, `${rolling} without deadline`);
  assert.ok(verified > 1980 && verified < 2220, `${verified} verified`);
});

test('the words of generated grants are as unevenly frequent as words are', () => {
  const counts = new Map<string, number>();
  for (const grant of generated(3000, 'grants')) {
    for (const word of new Set(
      String(grant.description)
        .toLowerCase()
        .match(/[a-z-]+/g),
    )) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  const share = (word: string): number => (counts.get(word) ?? 0) / 3000;
  assert.ok(share('the') > 0.9);
  assert.ok(share('ageing') > 0.1 && share('ageing') < 0.3);
  assert.ok(share('sarcopenia') > 0.01 && share('sarcopenia') < 0.1);
  assert.ok(share('quahog') > 0 && share('quahog') < 0.02);
  assert.ok(counts.size > 15_000, `${counts.size} different words`);
});

test('labels of generated grants are unevenly frequent', () => {
  const counts = new Map<string, number>();
  for (const grant of generated(3000, 'grants')) {
    for (const label of grant.labels as string[]) counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  const ordered = [...counts.values()].sort((a, b) => b - a);
  assert.ok((ordered[0] ?? 0) > 20 * (ordered.at(-1) ?? 0));
});
