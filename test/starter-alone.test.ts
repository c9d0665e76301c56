// What the starter answers before any harvest.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Doc } from '../src/kernel/family.ts';
import { catchUp } from '../src/ledger/follow.ts';
import { sources } from '../src/sources/sources.ts';
import { createTestApp } from './support/test-app.ts';

function rows(family: string): readonly Doc[] {
  const lines = readFileSync(new URL(`../starter/${family}.ndjson`, import.meta.url), 'utf8').trimEnd();
  return lines.split('\n').map((line) => JSON.parse(line) as Doc);
}

test('the starter alone tells in which calls an institute or a council takes part, as a filter and on its page', async () => {
  await using app = await createTestApp({ now: new Date('2026-11-29T12:00:00Z') });
  await app.add('organizations', ...rows('organizations'));
  await app.add('grants', ...rows('grants'));
  await catchUp(app.ledger, app.shelf);
  const total = async (query: string) => (await app.get(`/grants?scope=all&${query}`)).body.pagination.total;
  const { organization } = (await app.get('/organizations/national-institute-on-aging', { tier: 'full' }))
    .body;
  assert.equal(await total('institute=NIA'), 78);
  assert.equal(organization.grants_count, 79, 'with one that it gives alone');
  assert.equal(await total('assistance_listing=93.866'), 78);
  assert.equal(await total('institute=EIC'), 1);
  assert.equal(await total('programme=horizon-europe'), 8);
});

test('a call of the starter is owed to its source in the same words as a harvested one', () => {
  const credits = new Map(sources.map(({ name, credit }) => [name, credit]));
  for (const { id, source, attribution } of rows('grants'))
    assert.deepEqual(attribution, credits.get(String(source)), String(id));
});

test('whoever asks for an organization that another one continues is led there', async () => {
  await using app = await createTestApp();
  await app.add('organizations', ...rows('organizations'));
  await catchUp(app.ledger, app.shelf);
  const successor = '/organizations/lifespan-research-institute';
  for (const slug of ['sens-research-foundation', 'life-extension-advocacy-foundation']) {
    const { status, headers } = await app.get(`/organizations/${slug}`, { tier: 'full' });
    assert.deepEqual([status, String(headers.get('location')).endsWith(successor)], [308, true]);
  }
  const { body } = await app.get('/resolve?name=SENS%20Research%20Foundation', { tier: 'full' });
  const [{ public_id, match }] = body.data;
  assert.deepEqual([public_id, match], ['lifespan-research-institute', 'exact']);
});
