// Erasures that were begun are struck out one by one.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  beginErasure,
  dropNames,
  endErasure,
  unfinishedErasures,
} from '../../src/desk/unfinished-erasures.ts';
import { freshDesk } from '../support/truth.ts';

test('what is done of one erasure strikes out no other one, of the same id or of the same family', async () => {
  await using desk = await freshDesk();
  const at = '2026-03-01T12:00:00.000Z';
  const begun = [
    { family: 'heroes', id: 'one', names: ['one'], at },
    { family: 'heroes', id: 'two', names: ['two'], at },
    { family: 'investors', id: 'one', names: ['one'], at },
  ] as const;
  for (const one of begun) await beginErasure(desk, one);
  const [first, ...others] = begun;
  await dropNames(desk, first);
  assert.deepEqual(await unfinishedErasures(desk), [{ ...first, names: [] }, ...others]);
  await beginErasure(desk, { ...others[0], names: ['another'] });
  assert.deepEqual(await unfinishedErasures(desk), [{ ...first, names: [] }, ...others], 'as it was begun');
  await endErasure(desk, first);
  assert.deepEqual(await unfinishedErasures(desk), others);
});
