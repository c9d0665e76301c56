// What is answered out of memory, beside the full-text index alone: the same rows in the same order, the same
// totals, the same counts, whatever was written meanwhile and by whom.

import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import fc from 'fast-check';
import { companies } from '../../src/families/companies/companies.ts';
import { events } from '../../src/families/events/events.ts';
import { grants } from '../../src/families/grants/grants.ts';
import { families } from '../../src/families.ts';
import type { Family } from '../../src/kernel/family.ts';
import { defaultFilters } from '../../src/kernel/filter.ts';
import { parsed } from '../../src/kernel/json.ts';
import type { ListRequest, Reader } from '../../src/kernel/reader.ts';
import { tiers } from '../../src/kernel/tier.ts';
import { planOf } from '../../src/shelf/layout/plan.ts';
import { stateReader } from '../../src/shelf/layout/state.ts';
import { statementCache } from '../../src/shelf/layout/statements.ts';
import { conditionOf } from '../../src/shelf/read/condition.ts';
import { counter } from '../../src/shelf/read/count.ts';
import { facetCounter } from '../../src/shelf/read/facets.ts';
import { foundOut } from '../../src/shelf/read/found-out.ts';
import { nextMoments } from '../../src/shelf/read/next-moment.ts';
import { pageAndTotal } from '../../src/shelf/read/query.ts';
import { rowSets } from '../../src/shelf/read/row-sets.ts';
import { rowsAt } from '../../src/shelf/read/rows.ts';
import { openShelf, type Shelf } from '../../src/shelf/shelf.ts';
import { often } from '../support/often.ts';
import { aGrant } from '../support/records.ts';
import { noon, site } from '../support/test-app.ts';
import { batch, daysOn, grant, type Made, vocabulary } from './random-records.ts';

/** What one question is answered: ids of the page, total, counts, and the set that the matcher would hold. */
type Answers = (family: Family, request: ListRequest, facets: readonly string[]) => unknown;

/** The answers of the full-text index and the tables alone. */
function plainly(db: DatabaseSync): Answers {
  const [prepare, state] = [statementCache(db), stateReader(db)];
  const next = nextMoments(prepare, state);
  const plans = new Map(families.map((family) => [family, planOf(family)]));
  const planFor = (family: Family) => plans.get(family) as ReturnType<typeof planOf>;
  const count = counter(prepare, state, next, () => null);
  const noTables = { of: () => null, fill: () => undefined, goOn: () => false, lackRows: () => false };
  const tools = { prepare, count, version: state, planFor, next, matches: () => null };
  const facetsOf = facetCounter({ ...tools, foundOut: foundOut(), inOnePass: () => new Map() });
  return (family, request, facets) => {
    const plan = planFor(family);
    const condition = conditionOf(plan, request);
    const { keys, total } = pageAndTotal(tools, { plan, condition, request });
    const ids = rowsAt(prepare, plan, request.tier, keys).map(({ id }) => id);
    // Of sets that are found anew each time, none is kept.
    const { size, keys: set } = rowSets(prepare, state, next, noTables, () => null)(plan, request);
    return { ids, total, counts: facetsOf(family, request, facets).counts, size, set: [...set] };
  };
}

/** Those of a reader that knows rows in memory; a page is asked before what is counted beside it, or not at all. */
function byReader(reader: Reader): Answers {
  return (family, request, facets) => {
    const { counts } = reader.facets(family, { ...request }, facets);
    const { rows, total } = reader.list(family, request);
    assert.deepEqual(reader.facets(family, request, facets).counts, counts);
    assert.equal(reader.count(family, { ...request }), total);
    const { size, keys: set } = reader.rowSet(family, { ...request });
    return { ids: rows.map((row) => parsed(row, site).id as string), total, counts, size, set: [...set] };
  };
}

const asked = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.constantFrom('m', 'mu', 'MU', 'a', 'ag', 're', 'r', 'th', '7', '42', '2', 'x2', 'zz'),
  },
  { weight: 1, arbitrary: fc.constantFrom('ä', 'né', 'α', '"mu"', 'mu.', 'm-u', 'n+', '"re', 'co₂', '4 2') },
  { weight: 2, arbitrary: fc.constantFrom(...vocabulary) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('muscle mu', 'mu re', 'research a', '"re use" mu', 'labels', 'appl'),
  },
);

const phrase = fc.constantFrom(
  ...['muscle', 'mu', 'research', 're use', 'muscle mu', 'mu research'],
  ...['42', 'nad', 'ather', 'none', 'a1', '老化'],
);
const phrases = fc.array(phrase, { minLength: 1, maxLength: 3 });
const anyIn = fc.constantFrom(undefined, 'title', 'title', 'description', 'name');
const values = fc.constantFrom(
  [{ column: 'labels', value: 'mu' }],
  [{ column: 'labels', value: 'none' }],
  [
    { column: 'labels', value: 'alpha' },
    { column: 'career_stages', value: 'early' },
  ],
);

/** What operations and the matcher ask for beside filters. */
const more = fc.oneof(
  { weight: 4, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: fc.record({ phrases, anyIn }) },
  { weight: 1, arbitrary: fc.record({ anyOf: phrases, anyIn: fc.constantFrom(undefined, 'title') }) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(
        [{ words: ['muscle'], labels: ['mu'] }],
        [{ words: ['mu'], labels: ['neurons', 'beta'] }],
        [{ words: ['research', 'a'], labels: ['preclinical'] }],
      )
      .map((named) => ({ named })),
  },
  {
    weight: 1,
    arbitrary: fc
      .array(
        fc.record({
          phrases: fc.oneof(phrases, fc.constant([])),
          anyIn,
          values: fc.oneof(values, fc.constant([])),
        }),
        {
          minLength: 1,
          maxLength: 2,
        },
      )
      .map((met) => ({ met })),
  },
);

const narrowed = fc.record(
  {
    q: asked,
    label: fc.constantFrom('alpha', 'mu', 'preclinical', 'none'),
    labels: fc.constantFrom(['alpha', 'beta'], ['mu', 'preclinical'], ['neurons'], ['rare-3', 'alpha']),
    labels_any: fc.constantFrom(
      ['alpha', 'mu'],
      ['preclinical', 'beta'],
      ['none', 'neurons'],
      ['rare-0', 'none'],
    ),
    open_to_ageing: fc.constantFrom('named', 'any_field', 'no'),
    applicant_type: fc.constantFrom('individual', 'none'),
    scope: fc.constantFrom('all', 'verified_open'),
    include_expired: fc.boolean(),
    funder: fc.constantFrom('fund', 'zeta'),
    deadline_before: fc.constantFrom('2030-01-01', daysOn(5).slice(0, 10)),
  },
  { requiredKeys: [] },
);

const question = fc.record({
  family: fc.constantFrom<Family>(grants, grants, grants, companies, events),
  tier: fc.constantFrom(...tiers),
  filters: narrowed,
  more,
  sort: fc.constantFrom(undefined, undefined, 'relevance', 'newest'),
  later: fc.constantFrom(0, 0, 1_000, 86_400_000, -86_400_000),
  limit: fc.constantFrom(1, 10, 50, 1_000),
  offset: fc.constantFrom(0, 0, 0, 7, 300),
});

type Question = typeof question extends fc.Arbitrary<infer One> ? One : never;

function requestOf({ family, tier, filters, more, sort, later, limit, offset }: Question): ListRequest {
  const known = Object.entries(filters).filter(([name]) => family.filters?.[name]);
  const sorts = sort !== undefined && family.sorts?.by[sort] ? { sort } : {};
  return {
    tier,
    now: new Date(noon.getTime() + later),
    filters: { ...defaultFilters(family), ...Object.fromEntries(known) },
    limit,
    offset,
    ...sorts,
    ...membersOf(family, more),
  };
}

/** Words are looked for in a member that the family has, or in all. */
function membersOf(family: Family, more: Question['more']): Partial<ListRequest> {
  const within = ({ anyIn: member }: { anyIn?: string | undefined }) => {
    const known = member === undefined || family.search?.includes(member) ? member : family.search?.[0];
    return known === undefined ? {} : { anyIn: known };
  };
  if ('met' in more) {
    const met = more.met.map(({ phrases, values, ...one }) => ({
      asked: '',
      phrases,
      values,
      ...within(one),
    }));
    return { met };
  }
  if ('phrases' in more) return { phrases: more.phrases, ...within(more) };
  if ('anyOf' in more) return { anyOf: more.anyOf, ...within(more) };
  return more;
}

/** Takes records into a shelf as the log tells them. */
function writer(): (shelf: Shelf, made: readonly Made[], reason?: string) => void {
  let seq = 0;
  return (shelf, made, reason = 'withdrawn') => {
    const from = seq;
    const entries = made.map(({ family, id, doc }) => ({
      seq: ++seq,
      family,
      id,
      doc: doc === null ? null : JSON.stringify(doc),
      at: noon.toISOString(),
      reason: doc === null ? reason : null,
    }));
    assert.ok(shelf.take(from, entries));
  };
}

test('what is answered out of memory is what the full-text index answers, at every tier and in every order, after each write of whomever', () => {
  const folder = mkdtempSync(join(tmpdir(), 'perennial-tables-'));
  const file = join(folder, 'shelf.db');
  try {
    using one = openShelf(file, families);
    using other = openShelf(file, families);
    using db = new DatabaseSync(file);
    const plain = plainly(db);
    const write = writer();
    // More than are taken into memory with one question.
    for (const made of fc.sample(fc.array(grant, { minLength: 900, maxLength: 900 }), {
      numRuns: 1,
      seed: 3,
    }))
      write(one, made);
    const round = fc.record({
      made: batch,
      by: fc.constantFrom(one, other),
      by_erasure: fc.integer({ min: 0, max: 12 }).map((n) => n === 0),
      questions: fc.array(question, { minLength: 50, maxLength: 50 }),
    });
    let answered = 0;
    for (const { made, by, by_erasure, questions } of fc.sample(round, often(100))) {
      write(by, made, by_erasure ? 'privacy_request' : undefined);
      if (by_erasure) by.compact();
      for (const asking of questions) {
        const { family } = asking;
        const facets = Object.keys(family.facets ?? {});
        const expected = plain(family, requestOf(asking), facets);
        const said = JSON.stringify(asking, (key, value) => (key === 'family' ? value.name : value));
        for (const { reader } of [one, other])
          assert.deepEqual(byReader(reader)(family, requestOf(asking), facets), expected, said);
        answered++;
      }
    }
    assert.equal(answered, 50 * often(100));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a value that takes the number of one that was erased is counted under its own name', () => {
  const folder = mkdtempSync(join(tmpdir(), 'perennial-tables-'));
  try {
    using shelf = openShelf(join(folder, 'shelf.db'), families);
    const write = writer();
    const labelled = (id: string, label: string): Made => ({
      family: 'grants',
      id,
      doc: aGrant({ id, labels: [label] }),
    });
    const counted = () => {
      const request = {
        tier: 'public',
        now: noon,
        filters: defaultFilters(grants),
        limit: 9,
        offset: 0,
      } as const;
      return shelf.reader.facets(grants, request, ['labels']).counts.labels;
    };
    write(shelf, [labelled('first', 'first'), labelled('last', 'last')]);
    assert.equal(counted()?.length, 2);
    write(shelf, [{ family: 'grants', id: 'last', doc: null }], 'privacy_request');
    assert.ok(shelf.compact());
    write(shelf, [labelled('next', 'next')]);
    assert.deepEqual(counted(), [
      { value: 'first', count: 1 },
      { value: 'next', count: 1 },
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
