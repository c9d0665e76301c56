// What a family says of its records and filters once, for every channel that speaks in words.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demoWorld } from '../../demo/world.ts';
import { families } from '../../src/families.ts';
import { family } from '../../src/kernel/family.ts';
import { full, name, nullable, text } from '../../src/kernel/field.ts';
import { anyOf, atLeast, contains, from, has, include, saying, search } from '../../src/kernel/filter.ts';
import { sentenceOf } from '../../src/kernel/filter-sentences.ts';
import { headingOf, leadOf } from '../../src/kernel/heading.ts';
import { isPublished } from '../../src/kernel/listing.ts';
import { noon } from '../support/test-app.ts';

test('every published family says which member its records are called by', () => {
  for (const one of families.filter(isPublished)) assert.notEqual(one.heading, 'id', one.name);
});

test('every record of the demo has a name, and most have one line', () => {
  let lines = 0;
  const world = [...demoWorld({ now: noon })];
  for (const { family: of, record } of world) {
    const declared = families.find((one) => one.name === of);
    assert.ok(declared);
    if (!isPublished(declared)) continue;
    assert.ok(headingOf(declared, record as never).length > 0);
    if (leadOf(declared, record as never)) lines++;
  }
  assert.ok(lines > world.length / 2, `${lines} of ${world.length}`);
});

test('a record without its heading is called by its id, and one without that by its family', () => {
  const one = { heading: 'title', singular: 'rated_fund' };
  assert.equal(headingOf(one, { title: 'Old blood', id: '1' }), 'Old blood');
  assert.equal(headingOf(one, { title: '  ', id: '1' }), '1');
  assert.equal(headingOf(one, {}), 'A rated fund without a name');
  assert.equal(leadOf({ lead: ['tagline', 'bio'] }, { tagline: '', bio: 'Founded it.' }), 'Founded it.');
  assert.equal(leadOf({ lead: ['tagline'] }, { tagline: null }), null);
});

const fields = { title: name('Title.'), secret: full(nullable(text('Secret.'))), note: text('Note.') };
const declared = {
  name: 'things',
  singular: 'thing',
  title: 'Things',
  summary: 'Things.',
  tier: 'public',
  order: { by: 'title', direction: 'asc' },
} as const;

test('a heading that not every reader sees, or that is no member, does not start', () => {
  assert.throws(() => family({ ...declared, fields, heading: 'secret' }), /not what every reader/);
  assert.throws(() => family({ ...declared, fields, lead: ['nothing' as 'note'] }), /names nothing/);
  assert.equal(family({ ...declared, fields, search: ['note'] }).heading, 'note');
});

test('every filter says in words what it narrows a list to', () => {
  for (const one of families) {
    for (const [parameter, filter] of Object.entries(one.filters ?? {})) {
      const [example = 'x'] = (filter.param.schema.examples ?? []) as unknown[];
      const sentence = sentenceOf(parameter, filter, example);
      assert.match(sentence, /^[a-z]/, `${one.name} ${parameter}: ${sentence}`);
      assert.doesNotMatch(sentence, /[_.]\B|undefined|_/, `${one.name} ${parameter}: ${sentence}`);
    }
  }
});

test('the sentence of a filter follows from its kind, or is its own', () => {
  const cases: readonly (readonly [string, Parameters<typeof sentenceOf>[1], unknown, string])[] = [
    ['q', search('title'), 'old mice', 'the words “old mice”'],
    ['label', has('labels', 'A label.', 'a'), 'dementia', 'label dementia'],
    ['labels_any', anyOf('labels', 'Labels.', 'a'), ['a', 'b'], 'at least one of the labels a, b'],
    ['funder', contains('funder_name', 'Part.', 'a'), 'institute', 'funder with “institute” in it'],
    ['deadline_after', from('deadline', 'From.'), '2026-03-01', 'deadline from 2026-03-01 on'],
    [
      'min_score',
      atLeast('relevance_score', { type: 'integer' }, 'Least.'),
      60,
      'relevance score of at least 60',
    ],
    ['include_past', include('Also list events that are over.'), true, 'with events that are over'],
    ['country', saying((value) => `in ${value}`, contains('country', 'Part.', 'a')), 'Norway', 'in Norway'],
  ];
  for (const [parameter, filter, value, sentence] of cases) {
    assert.equal(sentenceOf(parameter, filter, value), sentence);
  }
});
