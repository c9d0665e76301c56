// Phrases are found in the full-text index, and kept while no row comes or goes.

import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { grants } from '../../src/families/grants/grants.ts';
import { families } from '../../src/families.ts';
import { keyFrom } from '../../src/shelf/layout/key.ts';
import { planOf } from '../../src/shelf/layout/plan.ts';
import { type Prepare, statementCache } from '../../src/shelf/layout/statements.ts';
import { phraseSlots } from '../../src/shelf/read/phrase-slots.ts';
import { keysOf } from '../../src/shelf/read/rows.ts';
import { shelfIn } from '../../src/shelf/shelf.ts';
import { aGrant } from '../support/records.ts';
import { noon } from '../support/test-app.ts';

const early = '2030-01-01T00:00:00Z';
const late = '2031-01-01T00:00:00Z';
const phrase = (text: string) => ({ text, begins: false, isPhrase: true });

/** A table that gives each row the place of its key as slot, backwards, and how often the index was asked. */
function tableOver(titles: readonly (readonly [title: string, deadline: string, description?: string])[]) {
  const db = new DatabaseSync(':memory:');
  const shelf = shelfIn(db, families);
  const entries = titles.map(([title, deadline, description = 'Text.'], at) => ({
    seq: at + 1,
    family: 'grants',
    id: `g${at}`,
    doc: JSON.stringify(aGrant({ id: `g${at}`, title, deadline, description })),
    at: noon.toISOString(),
    reason: null,
  }));
  assert.ok(shelf.take(0, entries));
  const state = { moment: {}, asked: 0 };
  const prepareOne = statementCache(db);
  const all = keysOf(prepareOne, 'select _key from grants order by _key', []);
  const prepare: Prepare = (...what) => {
    state.asked++;
    return prepareOne(...what);
  };
  const table = {
    slotsOf: (keys: Float64Array) => Uint32Array.from(keys, (key) => all.length - all.indexOf(key)),
    moment: () => state.moment,
  };
  return { state, having: (most?: number) => phraseSlots(prepare, planOf(grants), table, most) };
}

test('the rows with a phrase are found in the order of their slots, and not looked for again until rows come or go', () => {
  const { state, having } = tableOver([
    ['Old cells', early],
    ['Cells that are old', early],
    ['New', late, 'For old cells.'],
  ]);
  const slots = having();
  assert.deepEqual([...(slots(phrase('old cells'), false, null) ?? [])], [1, 3]);
  assert.deepEqual([...(slots(phrase('old cells'), true, null) ?? [])], [3]);
  assert.equal(state.asked, 2);
  slots(phrase('old cells'), false, null);
  slots(phrase('old cells'), true, keyFrom(Date.parse(late)));
  assert.equal(state.asked, 2, 'of later rows all is known');
  assert.deepEqual([...(slots(phrase('old mice'), false, null) ?? [])], []);
  assert.deepEqual([...(slots(phrase('old mice'), true, null) ?? [])], []);
  assert.equal(state.asked, 3, 'what is nowhere is not looked for in titles');
  state.moment = {};
  slots(phrase('old cells'), false, null);
  assert.equal(state.asked, 4);
});

test('of rows that are over only those are left out that nobody asked for', () => {
  const { state, having } = tableOver([
    ['Old cells', early],
    ['Old cells', late],
  ]);
  const slots = having();
  assert.equal(slots(phrase('old cells'), false, keyFrom(Date.parse(late)))?.length, 1);
  assert.equal(slots(phrase('old cells'), false, null)?.length, 2);
  assert.equal(slots(phrase('old cells'), false, null)?.length, 2);
  assert.equal(state.asked, 2);
});

test('of a phrase that is in too many rows the index finds out the rest, and it is not looked for twice', () => {
  const { state, having } = tableOver([
    ['Old cells', early],
    ['Old cells', late],
  ]);
  const slots = having(1);
  assert.equal(slots(phrase('old cells'), false, null), null);
  assert.equal(slots(phrase('old cells'), false, null), null);
  assert.equal(state.asked, 1);
});

test('a phrase is told from another one that begins like it, or has it in the first member', () => {
  const { having } = tableOver([
    ['Old cells', early],
    ['Cells of old cells first', late],
  ]);
  const slots = having();
  const many = (...asked: Parameters<ReturnType<typeof having>>) => slots(...asked)?.length;
  assert.equal(many(phrase('old cells first'), false, null), 1);
  assert.equal(many(phrase('old cells'), true, null), 2);
  assert.equal(many({ ...phrase('old cel'), begins: true }, false, null), 2);
  assert.equal(many(phrase('old cel*'), false, null), 0);
});
