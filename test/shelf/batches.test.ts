import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { families } from '../../src/families.ts';
import { tiers } from '../../src/kernel/tier.ts';
import { catchUp } from '../../src/ledger/follow.ts';
import type { Change } from '../../src/ledger/ledger.ts';
import { readRecord } from '../../src/ledger/record.ts';
import { planOf, updatedFor } from '../../src/shelf/layout/plan.ts';
import type { Shelf } from '../../src/shelf/shelf.ts';
import { often } from '../support/often.ts';
import {
  aCompany,
  aCompanyRecord,
  aFundReview,
  aGrant,
  aLead,
  anInvestor,
  anOrganization,
  aRatedProject,
  aRun,
  aTheory,
  aTheoryCluster,
} from '../support/records.ts';
import { shelfInMemory } from '../support/shelf-in-memory.ts';
import { freshLedger } from '../support/truth.ts';

type Doc = Readonly<Record<string, unknown>>;

const uuids = [1, 2, 3].map((n) => `${'abc'[n - 1]}7e5a${n}00-0000-4000-8000-000000000000`);
const one = <T>(...values: readonly T[]) => fc.constantFrom(...values);

/** Changes of records that follow each other, over few ids, so that they meet often. */
const change: fc.Arbitrary<readonly [family: string, record: Doc]> = fc.oneof(
  fc
    .record({
      id: one('c1', 'c2'),
      is_public: fc.boolean(),
      disqualified: fc.boolean(),
      name: one('Sage', 'Rue'),
    })
    .map((given) => ['companies', aCompany(given)] as const),
  fc
    .record({ id: one('p1', 'p2'), is_public: fc.boolean(), rating_status: one('ready', 'draft') })
    .map((given) => ['rated_projects', aRatedProject(given)] as const),
  fc
    .record({
      id: one(...uuids),
      owner: one(['company', 'c1'], ['company', 'c2'], ['rated_project', 'p1'], [null, null]),
      project_ids: fc.subarray(['p1', 'p2']),
      cluster_assignments: fc.subarray([{ cluster_slug: 'k1' }, { cluster_slug: 'k2' }]),
      runs: one([], [aRun([1, 2, 3, 4])], [aRun([9, 9, 9, 9])]),
    })
    .map(({ owner: [owner_kind, owner_id], ...given }) => {
      return ['theories', aTheory({ ...given, owner_kind, owner_id })] as const;
    }),
  fc
    .record({ id: one('k1', 'k2'), level: one('claim', 'family') })
    .map((given) => ['theory_clusters', aTheoryCluster(given)] as const),
  fc
    .record({ id: one('r1', 'r2'), company_id: one('c1', 'c2', 'c3'), accepted: fc.boolean() })
    .map((given) => ['company_records', aCompanyRecord(given)] as const),
  fc
    .record({ id: one('o1', 'o2'), published: fc.boolean() })
    .map((given) => ['organizations', anOrganization(given)] as const),
  fc
    .record({ id: one('f1', 'f2'), organization_id: one('o1', 'o2'), published: fc.boolean() })
    .map((given) => ['fund_reviews', aFundReview(given)] as const),
  fc
    .record({ id: one('i1', 'i2'), stale: fc.boolean() })
    .map((given) => ['investors', anInvestor(given)] as const),
  fc
    .record({ id: one('l1', 'l2'), investor_id: one('i1', 'i2', null), relevance_score: one(1, 2) })
    .map((given) => ['leads', aLead(given)] as const),
  fc
    .record({ id: one('g1', 'g2', 'g3'), organization_id: one('o1', null), labels: fc.subarray(['a', 'b']) })
    .map((given) => ['grants', aGrant(given)] as const),
  one('companies:c1', 'rated_projects:p1', 'organizations:o1', 'leads:l1', `theories:${uuids[0]}`).map(
    (name) => {
      const [family, id] = name.split(':') as [string, string];
      return [family, { id, removed: true }] as const;
    },
  ),
);

function changeOf([name, record]: readonly [string, Doc]): Change {
  const family = families.find((each) => each.name === name);
  const read = family ? readRecord(family, record) : [];
  if (Array.isArray(read)) throw new Error(`${name} ${JSON.stringify(read)}`);
  return read as Change;
}

/** Everything that a shelf would answer with, table by table. */
function contents(shelf: Shelf): Doc {
  const { select } = shelf.reader;
  return Object.fromEntries(
    families.map((family) => {
      const plan = planOf(family);
      const scalars = plan.scalars.map((column) => `t."${column.name}"`);
      const texts = plan.hasDetail ? ['d._public as dp', 'd._full as df', 'd._top as dt'] : [];
      const moments = tiers.map((tier) => `t.${updatedFor(tier)}`);
      const own = ['t.id', 't._vis', 't._lists', 't._public', 't._full', 't._top', ...moments];
      const columns = [...own, ...scalars, ...texts].join(', ');
      const detail = plan.hasDetail ? `left join ${family.name}_detail d on d._key = t._key` : '';
      const rows = select(`select ${columns} from ${family.name} t ${detail} order by t.id`);
      const words = select(`select count(*) as n from ${family.name}_text_docsize`)[0]?.n;
      return [family.name, { rows, words }];
    }),
  );
}

test('whatever is changed, the shelf holds the same whether it follows one by one or in large batches', async () => {
  const property = fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 60 }), async (list) => {
    await using ledger = await freshLedger();
    await ledger.append(list.map(changeOf), new Date('2026-03-01T12:00:00Z'));
    const found = [];
    for (const batch of [1, 7, 1000]) {
      using shelf = shelfInMemory(families);
      await catchUp(ledger, shelf, batch);
      assert.equal(shelf.at(), await ledger.head());
      found.push(JSON.stringify(contents(shelf)));
    }
    assert.equal(found[0], found[1]);
    assert.equal(found[0], found[2]);
  });
  await fc.assert(property, { numRuns: often(15), seed: 11, endOnFailure: true });
});

test('a batch that somebody else already took is left alone', async () => {
  await using ledger = await freshLedger();
  await ledger.append([changeOf(['grants', aGrant({ id: 'g' })])], new Date(0));
  using shelf = shelfInMemory(families);
  const entries = await ledger.after(0, 10);
  assert.equal(shelf.take(0, entries), true);
  assert.equal(shelf.take(0, entries), false);
  assert.equal(shelf.at(), 1);
});

test('a batch that cannot be projected leaves the shelf where it was', async () => {
  using shelf = shelfInMemory(families);
  const good = {
    seq: 1,
    family: 'labels',
    id: 'a',
    doc: JSON.stringify({ id: 'a', slug: 'a', name: 'A' }),
    at: '2026-01-01T00:00:00.000Z',
    reason: null,
  };
  assert.throws(() => shelf.take(0, [good, { ...good, seq: 2, id: 'b', doc: '{' }]), SyntaxError);
  assert.equal(shelf.at(), 0);
  assert.deepEqual(shelf.reader.select('select id from labels'), []);
  assert.equal(shelf.take(0, [good]), true);
});

test('what a batch that was undone knew of values is forgotten with it', () => {
  using shelf = shelfInMemory(families);
  const entry = (seq: number, id: string, funder_name: string) => ({
    ...{ seq, family: 'grants', id, at: '2026-01-01T00:00:00.000Z', reason: null },
    doc: JSON.stringify(aGrant({ id, public_id: id, funder_name })),
  });
  // A record that comes again is written behind what was written of it before.
  const torn = { ...entry(2, 'a', 'Beta'), doc: '{' };
  assert.throws(() => shelf.take(0, [entry(1, 'a', 'Beta'), torn]), SyntaxError);
  assert.equal(shelf.take(0, [entry(1, 'a', 'Gamma'), entry(2, 'b', 'Beta')]), true);
  const rows = shelf.reader.select(
    'select g.id, v.value from grants g left join grants_values_funder_names v on v.ref = g._ref_funder_names order by g.id',
  );
  assert.deepEqual(
    rows.map(({ id, value }) => [id, value]),
    [
      ['a', 'Gamma'],
      ['b', 'Beta'],
    ],
  );
});
