// Rows of a list that an answer has room for.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fitRows } from '../../src/channels/mcp/compact.ts';

test('rows that have no room are not measured, and as many stay as there is room for', () => {
  let measured = 0;
  const row = (text: string) => ({
    toJSON: () => {
      measured += 1;
      return text;
    },
  });
  for (const room of [10, 60, 100, 130, 1_000]) {
    const rows = Array.from({ length: 40 }, (_, at) => row('ä'.repeat(at % 5)));
    measured = 0;
    const { body, dropped } = fitRows({ total: 40, data: rows }, ['data'], room);
    const kept = (body.data as readonly unknown[]).length;
    assert.equal(kept + dropped, 40);
    if (dropped > 0 && room > 20) assert.ok(measured <= kept + 1, `${measured} for ${kept}`);
    const bytesWith = (count: number) =>
      Buffer.byteLength(JSON.stringify({ total: 40, data: rows.slice(0, count) }));
    if (kept > 1) assert.ok(bytesWith(kept) <= room);
    if (dropped > 0) assert.ok(bytesWith(kept + 1) > room);
  }
});
