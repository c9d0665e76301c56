// A person who is erased is in no byte that anybody serves, wherever the families declare that people are named.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Desk } from '../../src/desk/desk.ts';
import { families } from '../../src/families.ts';
import type { Family } from '../../src/kernel/family.ts';
import { catchUp } from '../../src/ledger/follow.ts';
import { importSchema } from '../../src/ledger/record.ts';
import { redactAtDesk } from '../../src/people/privacy/redact.ts';
import { eraseRecord } from '../../src/server/erasure/erasing.ts';
import { closeByRemoval } from '../../src/server/erasure/removal-receipt.ts';
import { namedIn } from '../../src/server/erasure/still-named.ts';
import { deskWithOwners, fill } from '../support/desk-rows.ts';
import { aHero, anExperiment, anInvestor, anOrganization, uuid } from '../support/records.ts';
import { noon, type TestApp } from '../support/test-app.ts';
import { send } from '../support/tool-client.ts';
import { demoSite } from '../support/website.ts';
import { formPathsOf, type Named, pathsOf } from './ask-everything.ts';
import { canary, hero, investor, peopleWorld } from './people-world.ts';

type Doc = Readonly<Record<string, unknown>>;

async function served(app: TestApp, records: readonly Named[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const path of [...pathsOf(records), ...formPathsOf(records), '/changes?limit=1000']) {
    const { text } = await app.get(path, { as: 'top house operator' });
    if (new RegExp(canary, 'i').test(text.replaceAll('\r\n ', ''))) found.push(path);
  }
  return found;
}

test('whoever is erased is served nowhere, at no place where families name people, and nobody else goes', async () => {
  await using site = await demoSite({ filled: false });
  const app = site.test;
  const records = peopleWorld();
  assert.ok(records.length > 20, `${records.length} places are declared`);
  await app.add('heroes', aHero(hero), aHero({ id: 'other', name: 'Olga Other' }));
  await app.add('investors', anInvestor(investor));
  const kept = { person_name: 'Olga Other', stance: 'endorses' };
  for (const { family, record } of records) {
    const both = record.endorsements ? { endorsements: [...(record.endorsements as Doc[]), kept] } : {};
    const outcomes = await app.add(family, { ...record, ...both });
    assert.deepEqual(outcomes, ['added'], family);
  }
  const asked = [{ family: 'heroes', record: hero }, { family: 'investors', record: investor }, ...records];
  for (const path of ['/heroes', '/ideas', '/investors']) {
    const { text } = await app.get(path, { tier: 'top' });
    assert.match(text, new RegExp(canary), path);
  }
  const truth = { ledger: app.ledger, desk: app.desk };
  for (const [family, { id }] of [
    ['heroes', hero],
    ['investors', investor],
  ] as const) {
    const erased = await eraseRecord(truth, family, id, noon);
    assert.ok((erased?.cleared ?? []).length > 2, family);
  }
  await catchUp(app.ledger, app.shelf);
  assert.deepEqual(await served(app, asked), []);
  const pages = ['/', '/heroes', '/heroes/other', `/search?q=${canary}`, '/changes', '/sitemaps/heroes.xml'];
  for (const { family, record } of records) {
    const { page } = families.find(({ name }) => name === family) as Family;
    if (page) pages.push(`${page}/${record.public_id ?? record.id}`);
  }
  for (const path of pages) {
    const { status, text } = await site.visit(path);
    assert.ok(status < 500 && !text.includes('Jane'), `${path} answers ${status}`);
  }
  for (const name of ['search', 'resolve_name', 'list_theories', 'list_heroes']) {
    const args = name === 'search' || name === 'resolve_name' ? { q: 'Jane', name: 'Jane' } : {};
    const { text } = await send(app, 'tools/call', { name, arguments: args }, 'top house operator');
    assert.ok(!text.includes(canary), name);
  }
  const theories = (await app.get('/theories?limit=100', { tier: 'top' })).body.data;
  assert.ok(theories.length > 3, 'what named them is there without them');
  const about = await app.get(`/theories/${theories[0].id}`, { tier: 'top' });
  assert.match(about.text, /Olga Other/);
  for (let seq = 0; ; ) {
    const entries = await app.ledger.after(seq, 500);
    if (entries.length === 0) break;
    for (const { family, doc } of entries)
      assert.ok(!doc?.includes(canary), `a version of ${family} holds them`);
    seq = entries.at(-1)?.seq ?? seq;
  }
  assert.deepEqual(app.bugs, []);
});

/** What people wrote of them, in every feature that shows it to everybody, with its address. */
const written: readonly (readonly [
  path: string,
  mention: string,
  taken: (desk: Desk) => Promise<unknown>,
])[] = [
  [
    'page /essays/an-essay',
    `desk_comments ${uuid(2)}`,
    ({ db }) => db.updateTable('desk_comments').set({ removed_at: noon.toISOString() }).execute(),
  ],
  [
    '/essays/an-essay',
    `essays ${uuid(1)}`,
    ({ db }) => db.updateTable('essays').set({ status: 'removed' }).execute(),
  ],
  [
    '/markets/a-market',
    `markets ${uuid(3)}`,
    // A market has no words of its own to be removed: the name goes from them.
    async (desk) => {
      const redacted = await redactAtDesk(desk, [{ family: 'markets', id: uuid(3) }]);
      assert.equal(redacted.length, 1);
      const row = await desk.db.selectFrom('markets').select('question').executeTakeFirstOrThrow();
      assert.equal(row.question, `A line.\n[…] said so. ${markOf('markets')}`);
    },
  ],
  [
    '/ratings/funds/a-fund/reviews',
    `reviews ${uuid(4)}`,
    ({ db }) => db.updateTable('reviews').set({ status: 'removed' }).execute(),
  ],
  [
    '/api/omega/experiments/an-experiment/comments',
    `comments ${uuid(5)}`,
    ({ db }) => db.updateTable('comments').set({ removed_at: noon.toISOString() }).execute(),
  ],
];

/** Tells what was written at one place from what was at another. */
const markOf = (mention: string) => `of-${mention.split(' ')[0]}-`;
const textOf = (kind: string) => `A line.\nJane ${canary} said so. ${markOf(kind)}`;

async function write(t: TestApp): Promise<void> {
  const { desk } = t;
  const at = noon.toISOString();
  await deskWithOwners(desk);
  const essay = { id: uuid(1), public_id: 'an-essay', author_id: 'a-person', status: 'published' };
  await fill(desk, 'essays', {
    ...{ ...essay, published_revision: 1, published_at: at, updated_at: at, created_at: at },
    ...{ comments_open: 1, licence: 'CC-BY-4.0', draft_md: textOf('essays') },
  });
  const revision = {
    essay_id: uuid(1),
    number: 1,
    title: 'An essay',
    summary: 'S',
    body_md: textOf('essays'),
    at,
  };
  await fill(desk, 'essay_revisions', revision);
  const comment = {
    id: uuid(2),
    subject_kind: 'essay',
    subject_id: uuid(1),
    body: textOf('desk_comments'),
    created_at: at,
  };
  await fill(desk, 'desk_comments', comment);
  await fill(desk, 'markets', {
    ...{
      id: uuid(3),
      public_id: 'a-market',
      question: textOf('markets'),
      criteria_md: textOf('markets'),
      status: 'open',
      source: 'operator',
    },
    ...{ p0: '[0.5,0.5]', q: '[0,0]', b: 1_000_000, opened_at: at, closes_at: '2027-01-01T00:00:00.000Z' },
    created_at: at,
  });
  for (const [position, key] of ['yes', 'no'].entries())
    await fill(desk, 'market_outcomes', { market_id: uuid(3), key, label: key, position });
  await t.add('organizations', anOrganization({ id: 'o1', public_id: 'a-fund', name: 'A Fund' }));
  await fill(desk, 'reviews', {
    ...{
      id: uuid(4),
      organization_id: 'o1',
      relation: 'panel_member',
      period: '2024-2025',
      dimensions: '{}',
    },
    ...{
      helped: textOf('reviews'),
      status: 'published',
      released_on: '2026-02-01',
      submitted_on: '2026-01-01',
    },
  });
  await t.add('experiments', anExperiment({ id: 'an-experiment', public_id: 'an-experiment' }));
  const post = {
    id: uuid(5),
    experiment_id: 'an-experiment',
    author_kind: 'visitor',
    body: textOf('comments'),
  };
  await fill(desk, 'comments', { ...post, position: 1, created_at: at });
}

test('a request is not done before the last byte is gone that people wrote of whom it is about', async () => {
  await using site = await demoSite({ filled: false });
  const t = site.test;
  await t.add('heroes', aHero(hero));
  await write(t);
  const truth = { ledger: t.ledger, desk: t.desk };
  await fill(t.desk, 'data_requests', { id: 'q1', request_kind: 'remove_profile', status: 'in_review' });
  const erased = await eraseRecord(truth, 'heroes', hero.id, noon);
  const names = erased?.names ?? [];
  const recorded = families.filter(({ of }) => of === undefined).map(({ name }) => name);
  const serves = async () => {
    const found: string[] = [];
    for (const [path, mention] of written) {
      const page = /^page (.*)/.exec(path)?.[1];
      const { status, text } = await (page ? site.visit(page) : t.get(path));
      assert.ok(status < 500, `${path} answers ${status}`);
      if (text.includes(canary) && text.includes(markOf(mention))) found.push(path);
    }
    return found;
  };
  const close = async () => {
    const named = await namedIn(truth, recorded, names);
    const done = { seq: 1, cleared: [], named, dumps: null };
    const waiting = await closeByRemoval(truth, 'q1', done, noon);
    const row = await t.desk.db.selectFrom('data_requests').select('status').executeTakeFirstOrThrow();
    return [row.status, waiting.map(({ family, id }) => `${family} ${id}`).toSorted()];
  };
  const left = [...written];
  while (left.length > 0) {
    assert.deepEqual(await close(), ['partly_done', left.map(([, mention]) => mention).toSorted()]);
    assert.deepEqual(
      await serves(),
      left.map(([path]) => path),
    );
    const [, , taken] = left.shift() as (typeof written)[number];
    await taken(t.desk);
  }
  assert.deepEqual(await close(), ['done', []]);
  assert.deepEqual(await serves(), []);
  assert.deepEqual(t.bugs, []);
});

/** Members that hold people, by their name, wherever they stand; and those that only sound like it. */
const telling = /(^|_)(person|people|authors?)(_|$)|^(hero|investor)_(public_)?id$|^added_by$|^entity_name$/;
const others: ReadonlySet<string> = new Set(['investors.is_person']);

test('every member that by its name holds people is declared as a place that is cleared', () => {
  let seen = 0;
  const look = (family: Family, schema: Doc, path: string) => {
    const declared = Object.keys(family.people ?? {});
    for (const [member, inner] of Object.entries((schema.properties ?? {}) as Record<string, Doc>)) {
      const at = path === '' ? member : `${path}.${member}`;
      if (telling.test(member) && !others.has(`${family.name}.${at}`)) {
        seen += 1;
        const covered = declared.some(
          (one) =>
            one.replace('.*[]', '').includes(at.replaceAll('[]', '')) ||
            one.replaceAll('[]', '').startsWith(at.replaceAll('[]', '')),
        );
        assert.ok(covered, `${family.name} declares ${at} among its people`);
      }
      look(family, inner, at);
      if (inner.items) look(family, inner.items as Doc, `${at}[]`);
    }
  };
  for (const family of families.filter(({ of }) => of === undefined)) look(family, importSchema(family), '');
  assert.ok(seen > 8, `${seen} members`);
});
