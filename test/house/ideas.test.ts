// What the plan of the house asks of all declarations at once.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { families } from '../../src/families.ts';
import { sentenceOf } from '../../src/kernel/filter-sentences.ts';
import { headingOf } from '../../src/kernel/heading.ts';
import { readConfig } from '../../src/settings/config.ts';
import { providerSettings } from '../../src/settings/providers.ts';
import { settings } from '../../src/settings/settings.ts';

const read = families.filter(({ list, detail }) => list !== undefined || detail !== undefined);

test('each family that is read says what a record is called, by a member that rows show', () => {
  assert.ok(read.length > 15);
  for (const family of read) {
    const heading = family.heading ?? family.search?.[0];
    assert.ok(heading, `${family.name} has a heading`);
    assert.equal(family.fields[heading]?.place, 'row', `${family.name}: rows show ${heading}`);
    assert.equal(headingOf(family, { id: 'x', [heading]: 'Its name' }), 'Its name', family.name);
    for (const member of family.lead ?? []) assert.ok(member in family.fields, `${family.name}: ${member}`);
  }
});

test('each filter of each family says what it narrows a list to', () => {
  for (const { name: family, filters } of families) {
    for (const [name, filter] of Object.entries(filters ?? {})) {
      const words = sentenceOf(name, filter, 'xx');
      assert.match(words, /^\S.*\S$/, `${family}: ${name}`);
      assert.doesNotMatch(words, /undefined|\[object|\n/, `${family}: ${name}`);
    }
  }
});

test('a setting has one name: in the code it is its own in camel case', () => {
  const camelCase = (name: string) =>
    name.toLowerCase().replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase());
  const own = settings.map(({ name }) => name).filter((name) => !(name in providerSettings));
  const members = Object.keys(readConfig({}));
  assert.deepEqual(
    own.map(camelCase).filter((name) => !members.includes(name)),
    [],
  );
});
