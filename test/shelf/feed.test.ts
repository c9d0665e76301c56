// The change feed as the shelf keeps it: whoever follows it, on any node and by any pages, ends with
// what the API shows.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { families } from '../../src/families.ts';
import { isPublished } from '../../src/kernel/listing.ts';
import type { FeedPlace, Reader } from '../../src/kernel/reader.ts';
import { reaches, type Tier, tiers } from '../../src/kernel/tier.ts';
import type { Change } from '../../src/ledger/ledger.ts';
import { readRecord } from '../../src/ledger/record.ts';
import { often } from '../support/often.ts';
import {
  aCompany,
  aGrant,
  aLead,
  anInvestor,
  anOrganization,
  aRatedProject,
  aTheory,
} from '../support/records.ts';
import { shelfInMemory } from '../support/shelf-in-memory.ts';
import { freshLedger } from '../support/truth.ts';

const moment = new Date('2026-03-01T12:00:00.000Z');
const published = families.filter(isPublished);
const tables = [
  'grants',
  'companies',
  'theories',
  'organizations',
  'rated_funds',
  'fund_reviews',
  'investors',
  'rated_projects',
];

function change(family: string, record: object): Change {
  const declared = families.find(({ name }) => name === family);
  assert.ok(declared);
  const read = readRecord(declared, record);
  assert.ok(!Array.isArray(read), JSON.stringify(read));
  return read as Change;
}

const theoryId = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
const when = { created_at: '2026-01-01T00:00:00Z', updated_at: '2026-01-01T00:00:00Z' };

/** One change of a small world in which records hide and show each other. */
const step = fc.oneof(
  fc
    .record({ n: fc.nat(2), title: fc.constantFrom('A', 'B'), verified: fc.boolean(), score: fc.nat(1) })
    .map(({ n, title, verified, score }) =>
      change(
        'grants',
        aGrant({ id: `g${n}`, public_id: `g${n}`, title, verified, relevance_score: score, ...when }),
      ),
    ),
  fc
    .record({ n: fc.nat(1), is_public: fc.boolean(), name: fc.constantFrom('A', 'B') })
    .map(({ n, ...rest }) =>
      change('companies', aCompany({ id: `c${n}`, public_id: `c${n}`, ...rest, ...when })),
    ),
  fc
    .record({ n: fc.nat(2), owner: fc.nat(1) })
    .map(({ n, owner }) =>
      change('theories', aTheory({ id: theoryId(n), owner_kind: 'company', owner_id: `c${owner}`, ...when })),
    ),
  fc
    .record({ published: fc.boolean() })
    .map((rest) => change('organizations', anOrganization({ id: 'o', public_id: 'o', ...rest, ...when }))),
  fc.record({ n: fc.nat(1), published: fc.boolean(), rating: fc.nat(1) }).map(({ n, published, rating }) =>
    change('fund_reviews', {
      id: `r${n}`,
      organization_id: 'o',
      dimensions: { clarity: rating },
      published,
      ...when,
    }),
  ),
  fc
    .record({ published: fc.boolean() })
    .map((rest) => change('investors', anInvestor({ id: 'i', public_id: 'i', ...rest, ...when }))),
  fc
    .record({ n: fc.nat(1), name: fc.constantFrom('A', 'B'), linked: fc.boolean() })
    .map(({ n, name, linked }) =>
      change('leads', aLead({ id: `l${n}`, name, ...(linked ? { investor_id: 'i' } : {}), ...when })),
    ),
  fc
    .record({ n: fc.nat(1), is_public: fc.boolean() })
    .map(({ n, is_public }) =>
      change('rated_projects', aRatedProject({ id: `p${n}`, public_id: `p${n}`, is_public, ...when })),
    ),
  fc
    .record({ ids: fc.subarray(['p0', 'p1']) })
    .map(({ ids }) =>
      change(
        'theories',
        aTheory({ id: theoryId(3), owner_kind: 'rated_project', owner_id: 'p0', project_ids: ids, ...when }),
      ),
    ),
  fc
    .constantFrom(
      ['grants', 'g0'],
      ['companies', 'c0'],
      ['theories', theoryId(0)],
      ['organizations', 'o'],
      ['leads', 'l0'],
      ['fund_reviews', 'r0'],
    )
    .map(([family, id]) => change(family as string, { id, removed: true })),
  fc.constant(change('grants', aGrant({ id: 'g1', public_id: 'g1', merged_into: 'g2', ...when }))),
);

interface Copy {
  readonly rows: Map<string, string>;
  place: FeedPlace;
}

const start: FeedPlace = { seq: 0, family: '', id: '' };

/** Without the names of other records: they are told with the next change of the record, as decision 021 says. */
function shown(replica: string): string {
  return replica.replace(/,"links":\[.*?\]\}$/, '}');
}

/** Takes one page of the feed into the copy; false when there was nothing more. */
function follow(reader: Reader, tier: Tier, copy: Copy, limit: number): boolean {
  const asked = {
    tier,
    now: moment,
    families: published.filter((family) => reaches(tier, family.tier)),
    limit,
  };
  const { entries, end, more } = reader.changes({ ...asked, after: copy.place, form: 'replica' });
  for (const entry of entries) {
    const name = `${entry.family} ${entry.id}`;
    if (entry.op === 'upsert' || entry.op === 'unhide') copy.rows.set(name, shown(entry.text as string));
    else copy.rows.delete(name);
  }
  copy.place = end ?? copy.place;
  return more;
}

/** What a copy must be: everything the tier sees, by the feed read from its beginning. */
function whole(reader: Reader, tier: Tier): ReadonlyMap<string, string> {
  const copy: Copy = { rows: new Map(), place: start };
  while (follow(reader, tier, copy, 7));
  return copy.rows;
}

const review = (published: boolean) =>
  change('fund_reviews', { id: 'r0', organization_id: 'o', dimensions: { clarity: 1 }, published, ...when });
const fund = (published: boolean) =>
  change('organizations', anOrganization({ id: 'o', public_id: 'o', published, ...when }));
const investor = change('investors', anInvestor({ id: 'i', public_id: 'i', ...when }));
const lead = (n: number, name: string) =>
  change('leads', aLead({ id: `l${n}`, name, investor_id: 'i', ...when }));

/** Rows that follow others and are shown, or read otherwise, for a moment that only one of the nodes sees. */
const examples: [Change[], { node: number; entries: number; pages: number }[], number][] = [
  [[review(true), fund(false), fund(true), review(false)], [{ node: 0, entries: 3, pages: 1 }], 9],
  [[fund(true), review(true), fund(false)], [{ node: 0, entries: 2, pages: 1 }], 9],
  [[investor, lead(0, 'A'), lead(0, 'B'), lead(0, 'A')], [{ node: 0, entries: 3, pages: 1 }], 9],
];

test('a follower that goes from node to node ends with what the tier sees, however each node cuts the log', async () => {
  const run = fc.asyncProperty(
    fc.array(step, { minLength: 1, maxLength: 14 }),
    fc.array(fc.record({ node: fc.nat(1), entries: fc.integer({ min: 1, max: 5 }), pages: fc.nat(2) }), {
      maxLength: 10,
    }),
    fc.integer({ min: 1, max: 4 }),
    async (changes, visits, limit) => {
      await using ledger = await freshLedger();
      for (const one of changes) await ledger.append([one], moment);
      const log = await ledger.after(0, 1000);
      using single = shelfInMemory(families);
      using batched = shelfInMemory(families);
      const nodes = [single, batched];
      const copies = new Map(tiers.map((tier) => [tier, { rows: new Map(), place: start } as Copy]));
      const advance = (node: number, upTo: number) => {
        const shelf = nodes[node] as typeof single;
        while (shelf.at() < upTo) {
          const size = node === 0 ? 1 : upTo - shelf.at();
          shelf.take(shelf.at(), log.slice(shelf.at(), shelf.at() + size));
        }
      };
      let at = 0;
      for (const { node, entries, pages } of visits) {
        at = Math.min(log.length, at + entries);
        advance(node, at);
        for (const [tier, copy] of copies) {
          for (let page = 0; page < pages; page++)
            follow((nodes[node] as typeof single).reader, tier, copy, limit);
        }
      }
      for (const node of [0, 1]) advance(node, log.length);
      for (const [tier, copy] of copies) {
        while (follow(batched.reader, tier, copy, limit));
        assert.deepEqual(
          new Map([...copy.rows].sort()),
          new Map([...whole(batched.reader, tier)].sort()),
          tier,
        );
        assert.deepEqual(
          new Map([...copy.rows].sort()),
          new Map([...whole(single.reader, tier)].sort()),
          tier,
        );
        for (const family of tables) {
          const rows = batched.reader.select(`select id from ${family} where _vis <= ${tiers.indexOf(tier)}`);
          const copied = [...copy.rows.keys()].filter((name) => name.startsWith(`${family} `));
          assert.deepEqual(
            copied.sort(),
            rows.map(({ id }) => `${family} ${id}`).sort(),
            `${tier} ${family}`,
          );
        }
      }
    },
  );
  await fc.assert(run, { numRuns: often(100), examples });
});
