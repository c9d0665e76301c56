// When a record last changed is said for each tier: a change that a tier cannot see moves nothing for it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { families } from '../../src/families.ts';
import { rank, type Tier, tiers } from '../../src/kernel/tier.ts';
import { visible } from '../../src/kernel/visible.ts';
import { catchUp } from '../../src/ledger/follow.ts';
import type { Change } from '../../src/ledger/ledger.ts';
import { readRecord } from '../../src/ledger/record.ts';
import { textFor } from '../../src/shelf/layout/ready-json.ts';
import type { Shelf } from '../../src/shelf/shelf.ts';
import { aCompany, aGrant, aTheory } from '../support/records.ts';
import { shelfInMemory } from '../support/shelf-in-memory.ts';
import { freshLedger } from '../support/truth.ts';

type Doc = Readonly<Record<string, unknown>>;

const day = (n: number) => `2026-03-0${n}T12:00:00.000Z`;

/** The shelf after these records came, each on the next day; `batch` of them are taken at once. */
async function shelfOf(given: readonly (readonly [string, Doc])[], batch: number): Promise<Shelf> {
  await using ledger = await freshLedger();
  for (const [n, [name, record]] of given.entries()) {
    const family = families.find((one) => one.name === name);
    assert.ok(family);
    const { updated_at: _, ...rest } = record;
    const dated = record.removed ? rest : { ...rest, updated_at: day(n + 1) };
    const change = readRecord(family, dated);
    assert.ok(!Array.isArray(change), JSON.stringify(change));
    await ledger.append([change as Change], new Date(day(n + 1)));
  }
  const shelf = shelfInMemory(families);
  await catchUp(ledger, shelf, batch);
  return shelf;
}

/** When the record last changed for each tier: as its text says, and by what lists are ordered; null where it is not seen. */
function moments({ reader }: Shelf, family: string, id: string): readonly (string | null)[] {
  return tiers.map((tier: Tier) => {
    const [seen] = reader.select(`select updated from ${visible(family, tier)} where id = ?`, id);
    if (!seen) return null;
    const [row] = reader.select(`select _public, _full, _top from "${family}" where id = ?`, id);
    const texts = [row?._public, row?._full, row?._top] as (string | null)[];
    const text = textFor(tier, texts.slice(0, rank(tier) + 1));
    const { updated_at } = JSON.parse(text.replaceAll('\u0001', '')) as { updated_at?: string };
    if (updated_at !== undefined) assert.equal(updated_at, seen.updated, `${family} for ${tier}`);
    return seen.updated as string;
  });
}

const grant = (given: Doc) => ['grants', aGrant({ id: 'g', relevance_score: 1, ...given })] as const;
const plain = { id: 'c', is_public: true, name: 'Sage' };

for (const batch of [1, 100]) {
  const taken = batch === 1 ? 'one by one' : 'in one batch';

  test(`taken ${taken}: a change that the public cannot see is one of the full tier alone`, async () => {
    using shelf = await shelfOf(
      [grant({}), grant({ title: 'Another title' }), grant({ title: 'Another title', relevance_score: 2 })],
      batch,
    );
    assert.deepEqual(moments(shelf, 'grants', 'g'), [day(2), day(3), day(3)]);
  });

  test(`taken ${taken}: after it, what the public sees change counts again for everybody`, async () => {
    using shelf = await shelfOf(
      [grant({}), grant({ relevance_score: 2 }), grant({ title: 'Another title', relevance_score: 2 })],
      batch,
    );
    assert.deepEqual(moments(shelf, 'grants', 'g'), [day(3), day(3), day(3)]);
  });

  test(`taken ${taken}: a change that nobody reads moves no moment, whoever follows it`, async () => {
    using shelf = await shelfOf(
      [
        ['companies', aCompany(plain)],
        [
          'theories',
          aTheory({ id: 'aaaaaaaa-0000-4000-8000-000000000001', owner_kind: 'company', owner_id: 'c' }),
        ],
        ['companies', aCompany({ ...plain, source: 'an inner note' })],
        ['companies', aCompany({ ...plain, source: 'an inner note', name: 'Rue' })],
        ['companies', aCompany({ ...plain, source: 'another note', name: 'Rue' })],
      ],
      batch,
    );
    assert.deepEqual(moments(shelf, 'companies', 'c'), [day(4), day(4), day(4)]);
    const theory = moments(shelf, 'theories', 'aaaaaaaa-0000-4000-8000-000000000001');
    assert.deepEqual(theory, [day(2), day(2), day(2)]);
  });

  test(`taken ${taken}: what was hidden and is shown again counts as changed for whoever sees it`, async () => {
    using shelf = await shelfOf(
      [
        ['companies', aCompany(plain)],
        ['companies', aCompany({ ...plain, is_public: false })],
        ['companies', aCompany(plain)],
      ],
      batch,
    );
    assert.equal(moments(shelf, 'companies', 'c')[0], day(3));
  });
}
