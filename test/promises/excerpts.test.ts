// Text whose licence does not let it be shown whole is shown as an excerpt, on every route and tier.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { families } from '../../src/families.ts';
import { excerpt } from '../../src/kernel/text-policy.ts';
import { tiers } from '../../src/kernel/tier.ts';
import { aCompany, aHero, builders } from '../support/records.ts';
import { createTestApp } from '../support/test-app.ts';
import { pathsOf } from './ask-everything.ts';

/** 40 words a hundred, every word once, so that a piece of any length is found again. */
const words = (from: number) => Array.from({ length: 200 }, (_, n) => `w${from + n}q`).join(' ');

/** Members of each family that hold the words of others. */
const texts: readonly (readonly [family: string, members: object])[] = [
  ['grants', { description: words(1000), verified: true, detail: { eligibility: { details: words(2000) } } }],
  ['events', { description: words(3000), prizes_text: words(4000), eligibility_text: words(5000) }],
  ['organizations', { description: words(6000), published: true, detail: { mission: words(18_000) } }],
  ['investors', { bio: words(7000) }],
  ['leads', { description: words(8000) }],
  ['sponsors', { description: words(9000) }],
  ['companies', { description: words(10_000), is_public: true }],
  ['company_records', { text: words(11_000), excerpt: words(12_000), accepted: true, company_id: 'sage' }],
  ['heroes', { bio: words(13_000), is_public: true }],
  ['theories', { theory_text: words(14_000), owner_kind: 'company', owner_id: 'sage' }],
  ['content', { text: words(15_000), excerpt: words(16_000), quotes: [{ text: words(17_000) }] }],
];

/** The longest run of consecutive words of a text that an answer holds, in characters. */
function longestPiece(answer: string, from: number): number {
  const whole = words(from);
  let longest = 0;
  for (const run of answer.match(/w\d+q(?: w\d+q)*/g) ?? []) {
    if (whole.includes(run)) longest = Math.max(longest, run.length);
  }
  return longest;
}

test('no answer of any tier holds more than 300 characters of a text that is excerpt_only', async () => {
  await using app = await createTestApp();
  const made: { family: string; record: Readonly<Record<string, unknown>> }[] = [];
  await app.add('companies', aCompany({ id: 'sage', public_id: 'sage' }));
  for (const [family, members] of texts) {
    const source_url = `https://source.example/${family}`;
    const build = builders[family] as (given: object) => Readonly<Record<string, unknown>>;
    const record = build({ ...members, text_policy: 'excerpt_only', source_url });
    await app.add(family, record);
    made.push({ family, record });
  }
  made.push({ family: 'companies', record: { id: 'sage' } });
  const starts = Array.from({ length: 18 }, (_, n) => (n + 1) * 1000);
  const shown = new Set<number>();
  for (const tier of tiers) {
    for (const path of pathsOf(made)) {
      const { text, status } = await app.get(path, { tier });
      assert.ok(status < 500, path);
      for (const from of starts) {
        const piece = longestPiece(text, from);
        assert.ok(piece <= 300, `${tier} ${path} shows ${piece} characters`);
        if (piece > 100) shown.add(from);
      }
    }
  }
  const whole = [2000, 4000, 5000, 11_000, 15_000];
  assert.deepEqual(
    [...shown].sort((a, b) => a - b),
    starts.filter((from) => !whole.includes(from)),
  );
  assert.deepEqual(app.bugs, []);
});

test('every record that shows words of others says whether they are whole, and where they stand', () => {
  for (const { name, fields } of families) {
    const shown = Object.values(fields).filter(({ place }) => place !== 'record');
    const place = shown.find(({ textOfOthers }) => textOfOthers !== undefined)?.place;
    if (place === undefined) continue;
    for (const member of ['text_policy', 'source_url'] as const) {
      assert.equal(fields[member]?.place, place, `${member} of ${name}`);
    }
  }
});

test('an excerpt comes with the address where the whole text stands', async () => {
  await using app = await createTestApp();
  const source_url = 'https://source.example/call';
  const long = { description: words(1), text_policy: 'excerpt_only', source_url };
  await app.add('grants', { ...(builders.grants as () => object)(), ...long, verified: true });
  await app.add('companies', aCompany({ id: 'sage', public_id: 'sage', ...long }));
  const [grant] = (await app.get('/grants')).body.data;
  assert.equal(grant.source_url, source_url);
  assert.equal(grant.text_policy, 'excerpt_only');
  assert.ok(grant.description.length <= 300 && grant.description.endsWith('…'));
  assert.equal((await app.get('/companies/sage')).body.company.source_url, source_url);
});

test('words behind the excerpt find nothing, words in it do', async () => {
  await using app = await createTestApp();
  const long = { description: words(1000), text_policy: 'excerpt_only', verified: true };
  await app.add('grants', { ...(builders.grants as () => object)(), ...long });
  for (const tier of tiers) {
    assert.equal((await app.get('/grants?q=w1001q', { tier })).body.pagination.total, 1);
    assert.equal((await app.get('/grants?q=w1199q', { tier })).body.pagination.total, 0);
    assert.equal((await app.get('/search?q=w1199q', { tier })).body.grants.length, 0);
  }
});

test('an excerpt is the text itself or its beginning with an ellipsis, never more than 300 characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 900 }), (text) => {
      const cut = excerpt(text);
      const length = [...cut].length;
      assert.ok(length <= 300);
      if ([...text].length <= 300) assert.equal(cut, text);
      else assert.ok(cut.endsWith('…') && text.startsWith(cut.slice(0, -1)) && length > 100);
      assert.ok(cut.isWellFormed());
    }),
    { numRuns: 300 },
  );
});

test('in open objects no text of an excerpt_only record is longer than a quotation, and none of others than an excerpt', async () => {
  await using app = await createTestApp();
  const others = ['abstract', 'body', 'content', 'statement', 'claim'];
  const said = Object.fromEntries([...others, 'quote', 'note'].map((member, n) => [member, words(n * 1000)]));
  const record = aHero({
    id: 'h',
    text_policy: 'excerpt_only',
    source_url: 'https://source.example/h',
    vision_statements: [{ ...said, claims: [words(9000)], context: { statement: words(8000) } }],
    strategy: { summary: words(7000) },
  });
  await app.add('heroes', record);
  await app.add('heroes', { ...record, id: 'whole', public_id: 'whole', text_policy: 'full' });
  const { body } = await app.get('/heroes/h');
  const [shown] = body.vision_statements;
  for (const member of others) assert.ok(shown[member].length <= 300, `${member}: ${shown[member].length}`);
  assert.ok(shown.claims[0].length <= 300 && shown.context.statement.length <= 300);
  for (const text of [shown.quote, shown.note, body.strategy.summary]) {
    assert.ok(text.length <= 500 && text.length > 300, `${text.length}`);
  }
  const whole = await app.get('/heroes/whole');
  assert.equal(whole.body.strategy.summary, words(7000));
});

/**
 * Our own vocabularies, whose form is given, hold no words of others. A rated fund shows the name of an
 * organization, no text; whence it comes is a member of the organization, of a higher tier.
 */
const withoutTexts: ReadonlySet<string> = new Set(['labels', 'theory_clusters', 'rated_funds']);

test('every family that is read says how its text may be shown', () => {
  const read = families.filter(({ list = [], detail: one = [] }) => list.length + one.length > 0);
  assert.ok(read.length > 15);
  for (const { name, fields } of read.filter(({ name }) => !withoutTexts.has(name))) {
    assert.notEqual(fields.text_policy?.place, 'record', name);
    assert.notEqual(fields.source_url?.place, 'record', name);
  }
});
