// A person who is erased is in no byte that anybody serves, wherever the families declare that people are named.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { families } from '../../src/catalogue.ts';
import type { Family } from '../../src/kernel/family.ts';
import { catchUp } from '../../src/ledger/follow.ts';
import { importSchema } from '../../src/ledger/record.ts';
import { eraseRecord } from '../../src/server/erasing.ts';
import { aHero, anInvestor, builders } from '../support/records.ts';
import { noon, type TestApp } from '../support/test-app.ts';
import { send } from '../support/tool-client.ts';
import { demoSite } from '../support/website.ts';
import { formPathsOf, type Named, pathsOf } from './ask-everything.ts';

type Doc = Readonly<Record<string, unknown>>;

const canary = 'zyxwvutq';
const hero = { id: 'one-hero', public_id: `${canary}-jane`, name: `Jane ${canary}` };
const investor = { id: 'one-investor', public_id: `${canary}-fund`, name: `Joan ${canary}`, is_person: true };

/** An object that holds the value at a declared place. */
function holding(path: string, value: unknown, beside: Doc): Doc {
  const [first = '', ...rest] = path.split('.');
  const member = first.replace(/\[\]$/, '').replace('*', 'sources');
  const inner = rest.length > 0 ? holding(rest.join('.'), value, beside) : value;
  const whole =
    rest.length === 0 && !first.endsWith('[]') ? { ...beside, [member]: inner } : { [member]: inner };
  return first.endsWith('[]') ? { [member]: [inner] } : whole;
}

/** For each place of each family a record that names one of the two there. */
function world(): readonly Named[] {
  const named: Named[] = [];
  for (const { name: family, people = {} } of families.filter(({ of }) => of === undefined)) {
    for (const [path, place] of Object.entries(people)) {
      const by = typeof place === 'string' ? place : place.by;
      const values: Readonly<Record<string, string>> = {
        name: `Dr ${canary}, Jane`,
        kind: hero.public_id,
        heroes: hero.public_id,
      };
      const asInvestor = path === 'investor_id' ? investor.id : investor.public_id;
      const beside: Doc = by === 'kind' ? { kind: family === 'ideas' ? 'person' : 'hero' } : {};
      const build = builders[family] as (given: Doc) => Doc;
      named.push({ family, record: build(holding(path, values[by] ?? asInvestor, beside)) });
    }
  }
  return named;
}

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
  const records = world();
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
