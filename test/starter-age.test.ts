// How old a fact of the starter may be: a sum or a round that passes is told with its year, not as if it held today.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Doc } from '../src/kernel/family.ts';

const folder = new URL('../starter/', import.meta.url);
const rows = (file: string) =>
  readFileSync(new URL(file, folder), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Doc);

const evidence = rows('evidence/evidence.ndjson');
/** Two years before the last page was read. */
const lastSeen = evidence
  .map(({ seen_at }) => String(seen_at))
  .toSorted()
  .at(-1) as string;
const oldest = `${Number(lastSeen.slice(0, 4)) - 2}${lastSeen.slice(4)}`;

test('a sum that is told with a year of long ago is in the description alone', () => {
  let sums = 0;
  for (const { public_id, source, description, detail } of rows('grants.ndjson')) {
    const { funding = {} } = detail as { funding?: Doc };
    if (source !== 'foundations' || !(funding.max_award || funding.total)) continue;
    sums += 1;
    const years = [...String(description).matchAll(/\b20\d\d\b/g)].map(([year]) => year);
    if (years.length > 0)
      assert.ok((years.toSorted().at(-1) as string) > oldest.slice(0, 4), String(public_id));
  }
  assert.ok(sums > 15, `${sums} sums`);
});

test('the round of a published company that may have had another since is told with its year', () => {
  const passing = /^(?:pre_seed|seed|series_\w)$/;
  for (const { id, public_id, is_public, funding_stage } of rows('companies.ndjson')) {
    if (!is_public || !passing.test(String(funding_stage ?? ''))) continue;
    const days = evidence
      .filter((one) => one.id === id)
      .flatMap(({ seen }) => [...String(seen).matchAll(/\b20\d\d-\d\d-\d\d\b/g)].map(([day]) => day));
    assert.ok(
      days.some((day) => day >= oldest),
      `${public_id} says ${funding_stage}`,
    );
  }
});

test('a company is said to be active or listed only where its evidence says so of the last two years', () => {
  let said = 0;
  for (const { id, public_id, company_status, funding_stage } of rows('companies.ndjson')) {
    if (company_status !== 'active' && funding_stage !== 'public') continue;
    said += 1;
    const seen = evidence.filter((one) => one.id === id);
    // The registry is of June 2026.
    const isInRegistry = seen.some((one) => /ror\.org/.test(`${one.url}`) && /active/.test(`${one.seen}`));
    const days = seen.flatMap((one) => [...`${one.seen}`.matchAll(/\b20\d\d(?:-\d\d)?(?:-\d\d)?\b/g)]);
    assert.ok(isInRegistry || days.some(([day]) => day >= oldest), String(public_id));
  }
  assert.ok(said > 10, `${said} companies`);
});

/** The newest year that the evidence of a record names, or what it says itself. */
function newestYear(id: unknown, said: unknown): string | null {
  const seen = evidence.filter((one) => one.id === id).map((one) => `${one.seen} ${one.url}`);
  const years = [...`${said} ${seen.join(' ')}`.matchAll(/\b20\d\d\b/g)].map(([year]) => year);
  return years.toSorted().at(-1) ?? null;
}

test('a provider of preservation whose evidence is all of years ago says the year', () => {
  let old = 0;
  for (const { id, public_id, one_liner } of rows('preservation_companies.ndjson')) {
    const year = newestYear(id, '');
    if (year === null || year >= oldest.slice(0, 4)) continue;
    old += 1;
    assert.match(String(one_liner), /\b(?:19|20)\d\d\b/, String(public_id));
  }
  assert.ok(old > 5, `${old} providers`);
});

test('no evidence is the front page of a store of other pages', () => {
  for (const { url, public_id } of evidence)
    assert.doesNotMatch(String(url), /^https?:\/\/(?:web\.)?archive\.org\/?$/, String(public_id));
});

test('an investor is listed as one of today only where its evidence is not all of years ago', () => {
  const newest = rows('investors.ndjson').map(({ id, stale, bio }) => ({ stale, year: newestYear(id, bio) }));
  for (const { stale, year } of newest)
    assert.equal(stale, year !== null && year < oldest.slice(0, 4), String(year));
  assert.ok(newest.some(({ stale }) => stale));
});
