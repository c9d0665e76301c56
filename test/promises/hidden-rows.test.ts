import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { demoWorld } from '../../demo/world.ts';
import { rank } from '../../src/kernel/tier.ts';
import { often } from '../support/often.ts';
import { createTestApp, noon, type TestApp } from '../support/test-app.ts';
import { pathsOf } from './ask-everything.ts';
import { canaries, type Doc, picksOf } from './canaries.ts';
import { type CanaryRecord, canaryRecord, inOrder } from './canary-world.ts';
import { differences, publicAnswers } from './snapshot.ts';

interface Row {
  readonly family: string;
  readonly record: Doc;
}

/** Questions whose answers would tell of a hidden row by its words, labels, dates or sums. */
const questions = [
  '/grants?q=aging',
  '/grants?scope=all&include_expired=true&facets=labels,funder,closing&sort=created',
  '/grants?funder=a&scope=all&deadline_after=2026-01-01&deadline_before=2026-12-31',
  '/grants?q=nothing-has-this-word',
  '/events?location=a&include_past=true&date_after=2020-01-01',
  '/theories?min_popperian=10&sort=owner_name&order=asc',
  '/theories?owner_kind=company&sort=ambition',
  '/theories/clusters?include_deprecated=true&q=ageing',
  '/ratings/funds?q=a',
  '/ratings/projects?q=a&section=aging-biology',
  '/search?q=research&limit=100',
  '/companies?q=bio',
  '/changes?limit=1000',
  '/changes?include=replica&limit=1000',
  '/whats-new',
  '/grants.atom',
  '/catalogue',
  '/stats',
];

async function demoApp(): Promise<{ app: TestApp; rows: readonly Row[] }> {
  const app = await createTestApp();
  const demo = [...demoWorld({ now: noon })] as unknown as readonly Row[];
  const rows = [...demo, ...undemonstrated(demo)];
  const byFamily = Map.groupBy(rows, (row) => row.family);
  for (const [family, some] of byFamily) await app.add(family, ...some.map((row) => dated(row.record)));
  return { app, rows };
}

/** A record of each open family of which the demo holds none. */
function undemonstrated(demo: readonly Row[]): readonly Row[] {
  const make = canaries();
  return inOrder
    .filter((family) => family.tier === 'public' && !demo.some((row) => row.family === family.name))
    .map((family) => canaryRecord(family, make, picksOf(7), [], 0));
}

function dated(record: Doc): Doc {
  return { created_at: '2026-01-01T00:00:00Z', updated_at: '2026-01-02T00:00:00Z', ...record };
}

/** Families of which some record shows itself to the public. */
const open = new Set(inOrder.filter((family) => family.tier === 'public').map((family) => family.name));
open.add('fund_reviews');

const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 });

test('a row that the public may not see changes no byte and no validator of any public answer', async () => {
  const { app, rows } = await demoApp();
  await using _ = app;
  const paths = [...new Set([...pathsOf(rows as never), ...questions])];
  const before = await publicAnswers(app, paths);
  const make = canaries();
  const made: CanaryRecord[] = rows.map((row) => ({ ...row, rank: 0 }) as unknown as CanaryRecord);
  const property = fc.asyncProperty(seeds, async (seed) => {
    const pick = picksOf(seed);
    const added: string[] = [];
    for (const family of inOrder) {
      const hidden = canaryRecord(family, make, pick, made, open.has(family.name) ? 1 : 0);
      assert.ok(hidden.rank >= 1, `${family.name} is hidden`);
      const record = { ...hidden.record, ...atTheFront(family.name) };
      await app.add(family.name, record);
      added.push(family.name);
      made.push(hidden);
    }
    const found = differences(before, await publicAnswers(app, paths), { etags: true });
    assert.deepEqual(found.slice(0, 5), [], `${found.length} answers: hidden rows of ${added} are seen`);
  });
  await fc.assert(property, { numRuns: often(3), seed: 5, endOnFailure: true });
  assert.deepEqual(app.bugs, []);
});

/** Moments that would be the next deadline or start, so that a hidden one shows in whatever looks ahead. */
function atTheFront(family: string): Doc {
  const soon = '2026-03-01T13:00:00Z';
  if (family === 'grants') return { deadline: soon, verified: true, labels: ['aging-biology'] };
  return family === 'events' ? { start_date: soon, end_date: soon, submission_deadline: soon } : {};
}

/** Stored members that may change without the public seeing it. */
const stored: readonly (readonly [family: string, member: string])[] = [
  ['grants', 'organization_id'],
  ['events', 'sponsor_ids'],
  ['companies', 'detail'],
  ['preservation_companies', 'detail'],
  ['companies', 'source'],
  ['heroes', 'source'],
  ['labels', 'source'],
  ['omega_runs', 'summary'],
  ['omega_runs', 'provenance'],
];

/** Shown to the full tier as it is; the public reads what follows from it, whether the call is forecast. */
const shownInPart = new Set(['grants.status']);

test('a private member of a visible row changes no byte and no validator of any public answer, nor when it changed', async () => {
  const { app, rows } = await demoApp();
  await using _ = app;
  const paths = [...new Set([...pathsOf(rows as never), ...questions])];
  const before = await publicAnswers(app, paths);
  const make = canaries();
  const property = fc.asyncProperty(seeds, async (seed) => {
    const pick = picksOf(seed);
    for (const family of inOrder.filter((one) => one.tier === 'public')) {
      const own = rows.filter((row) => row.family === family.name);
      const { record } = own[pick(own.length)] as Row;
      const other = canaryRecord(family, make, pick, [], 0).record;
      const changed = privateMembers(family, record, other);
      await app.add(family.name, dated({ ...record, ...changed, updated_at: '2026-02-03T00:00:00Z' }));
    }
    const found = differences(before, await publicAnswers(app, paths), { etags: true });
    assert.deepEqual(found.slice(0, 5), [], `${found.length} answers`);
  });
  await fc.assert(property, { numRuns: often(3), seed: 6, endOnFailure: true });
  assert.deepEqual(app.bugs, []);
});

/** The members of `record` that only token holders read, with the values of another record. */
function privateMembers(family: (typeof inOrder)[number], record: Doc, other: Doc): Doc {
  const raised = Object.entries(family.fields).filter(
    ([member, field]) =>
      field.from === 'record' &&
      field.place !== 'record' &&
      rank(field.tier) > 0 &&
      !shownInPart.has(`${family.name}.${member}`),
  );
  const changed: Record<string, unknown> = {};
  for (const [member, field] of raised) if (!field.inside) changed[member] = other[member];
  for (const [name, member] of stored) if (name === family.name) changed[member] = other[member];
  if (family.name !== 'preservation_companies') return changed;
  const dimensions = (record.dimensions as readonly Doc[] | undefined) ?? [];
  const doubted = { dimension: 'doubted', score: 3, confidence: 'low', rationale: 'a guess' };
  const others = dimensions.map((one) => ({ ...one, rationale: `other ${one.dimension}` }));
  return { ...changed, dimensions: [...others, doubted] };
}
