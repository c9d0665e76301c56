// Every text of the desk that somebody is served is looked at when a person is erased.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { foldedWords } from '../../../src/matching/words/folded-words.ts';
import { mentionsAtDesk, textsAtDesk } from '../../../src/people/privacy/desk-mentions.ts';
import { type DeskTextOf, deskTexts } from '../../../src/people/privacy/desk-texts.ts';
import { noteErasedNames } from '../../../src/people/privacy/erased-names.ts';
import { redactAtDesk } from '../../../src/people/privacy/redact.ts';
import { clearAtDesk } from '../../../src/server/erasure/desk-references.ts';
import { deskWithOwners, fill, type Row } from '../../support/desk-rows.ts';
import { columnsOf } from '../../support/own-data.ts';
import { freshTruth } from '../../support/truth.ts';

type Declared = DeskTextOf<Row>;

const name = 'Jane Zyxwvutq';
const names = [foldedWords(name)];
const declared = Object.entries(deskTexts as Readonly<Record<string, Declared | null>>).flatMap(
  ([table, one]) => (one === null ? [] : [[table, one] as const]),
);

for (const [table, { as, id, texts, unless, until, encoded }] of declared) {
  test(`a removal names what stands in ${texts.join(', ')} of ${table}`, async () => {
    await using truth = await freshTruth();
    const { desk } = truth;
    await deskWithOwners(desk);
    const shown: Row = unless ? { [unless.column]: 'published' } : {};
    for (const column of texts) {
      if (table === 'project_versions')
        for (const row of [table, 'other']) await fill(desk, 'projects', { id: `${row} ${column}` });
      if (table === 'search_profiles')
        for (const row of [table, 'other'])
          await fill(desk, 'users', { id: `${row} ${column}`, public_name: 0 });
      const text = encoded
        ? `q=age&who=${name.replace(' ', '+')}`
        : JSON.stringify(`A line.\n${name} spoke.`);
      await fill(desk, table, {
        ...shown,
        [id]: `${table} ${column}`,
        [column]: column === id ? name : text,
      });
      await fill(desk, table, { ...shown, [id]: `other ${column}`, [column]: 'Jane alone, and Zyxwvutq' });
    }
    const expected = texts.map((column) => ({ family: as, id: `${table} ${column}` }));
    const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
    const found = await mentionsAtDesk(desk, names);
    assert.deepEqual(found.toSorted(byId), expected.toSorted(byId));
    for (const [key, read] of await textsAtDesk(desk, expected)) assert.ok(read.length > 0, key);

    if (unless) {
      const gone = sql`${sql.ref(unless.column)} = ${unless.is[0]}`;
      await sql`update ${sql.table(table)} set ${gone}`.execute(desk.db);
    }
    if (until) await sql`update ${sql.table(table)} set ${sql.ref(until)} = ${'2026-03-01'}`.execute(desk.db);
    if (unless || until) assert.deepEqual(await mentionsAtDesk(desk, names), [], 'what nobody is served');
  });
}

/** Columns that hold words by their name, and those of which the declaration says why they are left out. */
const telling =
  /(^|_)(title|summary|text|body|md|note|notes|message|statement|question|label|quote|goal|advice|fields|detail|input|reply|planned|role|name|handle|slug)$/;
const others: ReadonlySet<string> = new Set([
  // To and from the operator alone.
  'messages.message',
  'data_requests.message',
  'reports.text',
  'reports.statement',
  'omega_reports.message',
  'data_requests.subject_name',
  'requesters.name',
  // A number; the name of a program; that of a ledger's history.
  'users.public_name',
  'oauth_grants.client_name',
  'lineage.name',
  // A word of ours: owner, editor, viewer.
  'memberships.role',
  'invitations.role',
  'appeals.text',
  // The text of a delivery is of its job, and goes with it.
  'webhook_deliveries.body',
]);

test('every column of the desk that by its name holds words is looked at', async () => {
  await using truth = await freshTruth();
  const missing: string[] = [];
  let seen = 0;
  for (const [table, one] of Object.entries(deskTexts)) {
    const texts: readonly string[] = one?.texts ?? [];
    for (const { name: column } of await columnsOf(truth, table)) {
      if (!telling.test(column) || others.has(`${table}.${column}`)) continue;
      seen += 1;
      if (!texts.includes(column)) missing.push(`${table}.${column}`);
    }
  }
  assert.deepEqual(missing, []);
  assert.ok(seen > 20, `${seen} columns`);
});

test('a name is taken out of a team, a key, a reason and a handle; what stands in an address is made anew', async () => {
  await using truth = await freshTruth();
  const { desk } = truth;
  await deskWithOwners(desk);
  await noteErasedNames(desk, names, new Date('2026-03-01T12:00:00Z'));
  await fill(desk, 'teams', { id: 't1', name: `The lab of ${name}`, slug: 'the-lab-of-jane-zyxwvutq' });
  await fill(desk, 'teams', { id: 't2', name: `${name}`, slug: 'jane-zyxwvutq' });
  await fill(desk, 'users', { id: 'u1', name, handle: 'jane-zyxwvutq', public_name: 0 });
  await fill(desk, 'keys', { id: 'k1', name: `for ${name}` });
  await fill(desk, 'moderation', { id: 'm1', statement: `It slanders Jane\nZyxwvutq.` });
  const waiting = await mentionsAtDesk(desk, names);
  assert.deepEqual(waiting.map(({ family, id }) => `${family} ${id}`).toSorted(), [
    'accounts u1',
    'keys k1',
    'moderation m1',
    'teams t1',
    'teams t2',
  ]);
  assert.equal((await redactAtDesk(desk, waiting)).length, 5);
  assert.deepEqual(await mentionsAtDesk(desk, names), []);
  const teams = await desk.db
    .selectFrom('teams')
    .select(['name', 'slug'])
    .where('id', 'in', ['t1', 't2'])
    .execute();
  assert.deepEqual(teams.map((team) => team.name).toSorted(), ['The lab of […]', '[…]']);
  for (const { slug } of teams) assert.match(slug, /^teams-[0-9a-f]{12}$/);
  const user = await desk.db.selectFrom('users').selectAll().where('id', '=', 'u1').executeTakeFirstOrThrow();
  assert.match(`${user.name} ${user.handle}`, /^\[…\] accounts-[0-9a-f]{12}$/);
  const reason = await desk.db.selectFrom('moderation').select('statement').executeTakeFirstOrThrow();
  assert.equal(reason.statement, 'It slanders […].');
  assert.deepEqual(await redactAtDesk(desk, waiting), [], 'doing it again changes nothing');
});

test('what refers to a record at the desk goes with it: citations, found and muted records, markets, searches for it', async () => {
  await using truth = await freshTruth();
  const { desk } = truth;
  await deskWithOwners(desk);
  await fill(desk, 'saved_searches', { id: 's1', query: 'q=%22Jane+Zyxwvutq%22' });
  await fill(desk, 'saved_searches', { id: 's2', query: 'q=jane' });
  const of = { family: 'heroes', record_id: 'h1', search_id: 's2' };
  for (const table of ['essay_citations', 'muted_records', 'search_hits'] as const) {
    const { search_id: _search, ...ref } = of;
    const row = table === 'search_hits' ? of : ref;
    await fill(desk, table, row);
    await fill(desk, table, { ...row, family: 'companies' });
  }
  await fill(desk, 'markets', { id: 'm1', about: 'heroes:jane' });
  await fill(desk, 'markets', { id: 'm2', about: 'companies:jane' });
  await fill(desk, 'search_known', { search_id: 's1', record_id: 'x' });
  await fill(desk, 'search_feeds', { search_id: 's1' });
  const cleared = await clearAtDesk(desk, { family: 'heroes', id: 'h1', names: ['h1', 'jane', name] });
  assert.deepEqual(Object.fromEntries(cleared.map(({ family, records }) => [family, records])), {
    essay_citations: 1,
    muted_records: 1,
    search_hits: 1,
    markets: 1,
    saved_searches: 1,
  });
  const about = await desk.db.selectFrom('markets').select(['id', 'about']).orderBy('id').execute();
  assert.deepEqual(
    about.map((one) => one.about),
    [null, 'companies:jane'],
  );
  const searches = await desk.db.selectFrom('saved_searches').select('id').execute();
  assert.deepEqual(
    searches.map((one) => one.id),
    ['s2'],
  );
  assert.deepEqual(await desk.db.selectFrom('search_known').selectAll().execute(), []);
});
