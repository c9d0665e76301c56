import assert from 'node:assert/strict';
import { test } from 'node:test';
import { groupOf } from '../../src/sources/reading/variant-group.ts';

const group = (title: string, key: string, giver = 'Office of Examples') =>
  groupOf('made-up', giver, title, key);

test('variants of one call share a group, calls of other givers do not', () => {
  const first = group('Muscle in Later Life (R01 Clinical Trial Optional)', '1');
  assert.equal(first, 'made-up-office-of-examples-muscle-in-later-life');
  assert.equal(group('Muscle in Later Life (R21 - Clinical Trial Not Allowed)', '2'), first);
  assert.notEqual(group('Muscle in Later Life', '3', 'Office of Others'), first);
});

test('a title that names nothing but its sort joins no other call of the same title', () => {
  for (const title of [
    'FY 2024 – 2026 - Broad Agency Announcement (BAA) Announcement Type: Initial',
    'Recruitment cycle Cohort 2026',
    'Open Call 2',
  ]) {
    assert.notEqual(group(title, '1'), group(title, '2'), title);
    assert.equal(group(title, '1'), group(title, '1'), title);
  }
  const named = 'Broad Agency Announcement for Biomedical Research';
  assert.equal(group(named, '1'), group(named, '2'));
});
