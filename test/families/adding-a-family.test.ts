// Adding a family takes one file and one line: here is the file, and the line.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { operationsOfCatalogue } from '../../src/catalogue.ts';
import { families } from '../../src/families.ts';
import { eachOnce } from '../../src/kernel/each-once.ts';
import type { Family } from '../../src/kernel/family.ts';
import { family } from '../../src/kernel/family.ts';
import {
  dateTime,
  flag,
  full,
  integer,
  name,
  nullable,
  slugs,
  stored,
  text,
  thirdParty,
} from '../../src/kernel/field.ts';
import { allOf, atLeast, contains, include, search } from '../../src/kernel/filter.ts';
import { catchUp } from '../../src/ledger/follow.ts';
import { importFile } from '../../src/sources/operator-file.ts';
import { folderForTest } from '../ledger/folder.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

// The file: src/families/seedbanks.ts, as a newcomer would write it.
const seedbanks = family({
  name: 'seedbanks',
  singular: 'seedbank',
  title: 'Seedbanks',
  summary: 'Collections of samples from old donors.',
  tier: 'public',
  page: '/seedbanks',
  heading: 'title',
  lead: ['description'],
  fields: {
    id: name('Opaque id.'),
    public_id: nullable(text('Short stable slug used in addresses.', 200)),
    title: name('Name of the collection.'),
    description: nullable(thirdParty(text('What it holds, as plain text.'))),
    country: nullable(text('Where it stands.', 200)),
    tissues: slugs('Tissues it holds.'),
    donors: nullable(integer('How many donors gave samples.', { minimum: 0 })),
    contact_note: full(nullable(text('How to reach its keepers.'))),
    closed: stored(flag('Whether it gives out samples no more.')),
    created_at: dateTime('When the record was first accepted.'),
    updated_at: dateTime('When the record last changed.'),
  },
  flags: { giving: (seedbank) => !seedbank.closed },
  search: ['title', 'description'],
  filters: {
    q: search('title or description'),
    tissues: allOf('tissues', 'Tissues it holds, ALL of them.', 'blood,brain'),
    country: contains('country', 'Part of the country.', 'land'),
    min_donors: atLeast('donors', { type: 'integer', minimum: 0 }, 'The least number of donors.'),
    include_closed: include('Also list those that give out nothing any more.'),
  },
  restrict: ({ include_closed }) => (include_closed ? [] : [{ flag: 'giving' }]),
  order: { by: 'donors', direction: 'desc' },
  list: [
    {
      path: '/seedbanks',
      name: 'list_seedbanks',
      summary: 'Seedbanks, the largest first.',
      envelope: 'page',
      access_level: true,
    },
  ],
  detail: [{ path: '/seedbanks/{public_id}', name: 'get_seedbank', summary: 'One seedbank.' }],
});

// The line: at the end of the list in src/families.ts.
const extended: readonly Family[] = [...families, seedbanks];

function seedbankApp(): Promise<TestApp> {
  return createTestApp({ families: extended, operations: operationsOfCatalogue(extended) });
}

const records = [
  {
    id: '1',
    public_id: 'old-blood',
    title: 'Old Blood',
    country: 'Exampland',
    tissues: ['blood'],
    donors: 900,
  },
  {
    id: '2',
    public_id: 'brains',
    title: 'Brains and blood',
    country: 'Éxampland',
    tissues: ['blood', 'brain'],
    donors: 50,
  },
  { id: '3', public_id: 'gone', title: 'Closed', donors: 5000, closed: true, contact_note: 'nobody' },
  {
    id: '4',
    public_id: 'unknown',
    title: 'Uncounted skin',
    tissues: ['skin'],
    contact_note: 'write to the keeper',
  },
];

test('a declared family is listed, ordered, filtered, paged and searched', async () => {
  await using app = await seedbankApp();
  await app.add('seedbanks', ...records);
  const cases: readonly (readonly [query: string, found: readonly string[]])[] = [
    ['', ['old-blood', 'brains', 'unknown']],
    ['?include_closed=true', ['gone', 'old-blood', 'brains', 'unknown']],
    ['?q=blood', ['old-blood', 'brains']],
    ['?tissues=blood,brain', ['brains']],
    ['?country=EXAMP', ['old-blood', 'brains']],
    ['?min_donors=100', ['old-blood']],
    ['?limit=1&offset=1', ['brains']],
    ['?q=skin&min_donors=1', []],
  ];
  for (const [query, found] of cases) {
    const { status, body } = await app.get(`/seedbanks${query}`);
    assert.equal(status, 200, query);
    assert.deepEqual(
      body.data.map((row: { public_id: string }) => row.public_id),
      found,
      query,
    );
    assert.equal(body.access_level, 'public');
    assert.equal(body.license, 'CC BY 4.0');
  }
  const { body } = await app.get('/seedbanks?limit=2');
  assert.deepEqual(body.pagination, { total: 3, limit: 2, offset: 0, has_more: true });
});

test('its details, refusals and tiers come with the declaration', async () => {
  await using app = await seedbankApp();
  await app.add('seedbanks', ...records);
  const { body } = await app.get('/seedbanks/unknown');
  assert.deepEqual(Object.keys(body), ['seedbank', 'access_level', 'license', 'attribution']);
  assert.equal(body.seedbank.donors, null);
  assert.ok(!('contact_note' in body.seedbank) && !('closed' in body.seedbank));
  const keyed = await app.get('/seedbanks/unknown', { tier: 'full' });
  assert.equal(keyed.body.seedbank.contact_note, 'write to the keeper');
  const absent = await app.get('/seedbanks/nothing');
  assert.deepEqual([absent.status, absent.body.error], [404, 'There is no seedbank with this id.']);
  const typo = await app.get('/seedbanks?tissue=blood');
  assert.equal(typo.status, 400);
  assert.match(typo.body.error, /tissue is not a parameter of list_seedbanks; did you mean tissues\?/);
  assert.match((await app.get('/seedbanks?min_donors=-1')).body.error, /min_donors must be a whole number/);
});

test('its records are imported, refused and kept like those of every family', async () => {
  using folder = folderForTest();
  await using app = await seedbankApp();
  const lines = [
    ...records,
    { id: '5', title: 'Wrong', donors: 'many' },
    { id: '6', title: 'X', health: 'good' },
  ];
  const file = folder.write('seedbanks.ndjson', lines);
  const refused: string[] = [];
  const importing = () =>
    importFile(file, {
      families: extended,
      ledger: app.ledger,
      now: () => app.clock.now,
      strict: false,
      onRefused: ({ line, field }) => refused.push(`${line} ${field}`),
      onPrivacyRequest: () => undefined,
      onProgress: () => undefined,
    });
  assert.deepEqual(await importing(), {
    added: 4,
    changed: 0,
    unchanged: 0,
    removed: 0,
    refused: 2,
    suppressed: 0,
  });
  assert.deepEqual(refused, ['5 donors', '6 health']);
  await catchUp(app.ledger, app.shelf);
  assert.equal((await app.get('/seedbanks')).body.pagination.total, 3);
  assert.deepEqual(await importing(), {
    added: 0,
    changed: 0,
    unchanged: 4,
    removed: 0,
    refused: 2,
    suppressed: 0,
  });
});

test('a declaration that contradicts itself never starts', () => {
  const { fields, ...rest } = seedbanks as unknown as Parameters<typeof family>[0];
  const declaring = (change: object) => () => family({ ...rest, fields, ...change } as never);
  assert.throws(declaring({ search: ['titel'] }), /seedbanks: search names titel, which is no field/);
  assert.throws(
    declaring({ order: { by: 'size', direction: 'asc' } }),
    /order: size is neither a field nor a column/,
  );
  const hidden = { note: contains('contact_note', 'Part of the note.', 'x') };
  assert.throws(
    declaring({ filters: hidden }),
    /filter note: contact_note is of tier full, above the list's own/,
  );
  assert.throws(declaring({ fields: { ...fields, Bad: name('x') } }), /Bad is no name of a member/);
  assert.throws(declaring({ fields: { ...fields, bare: name('') } }), /bare has no description/);
});

test('two operations that share a name or an address never start', () => {
  const twice = operationsOfCatalogue(families).slice(0, 1);
  const [first] = twice as [(typeof twice)[number]];
  const told = {
    message: `operation other: GET ${first.path} is taken by operation ${first.name}; give it another name or path`,
  };
  assert.throws(() => eachOnce([first, { ...first, name: 'other' }]), told);
  assert.throws(() => operationsOfCatalogue([...families, families[0] as Family]), /list_grants is taken/);
});
