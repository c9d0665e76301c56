// Ticks keep their fast way when the heap is collected.

import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const module = fileURLToPath(new URL('../../src/cli/shape-of-ticks.ts', import.meta.url));

/** What V8 knows of the members of a tick, each in a word, after the heap was collected while there was none. */
async function knownOfTicks(before: string): Promise<readonly string[]> {
  const program = `
    const ticks = async () => { for (let n = 0; n < 100; n++) await new Promise((done) => process.nextTick(done)); };
    ${before}
    await ticks();
    setImmediate(() => { for (let n = 0; n < 8; n++) gc(); setImmediate(async () => {
      await ticks();
      eval('%DebugPrint(process.nextTick)');
    }); });`;
  const args = ['--expose-gc', '--allow-natives-syntax', '--input-type=module', '--eval', program];
  const env = { ...process.env, NODE_TEST_CONTEXT: undefined };
  const { stdout } = await promisify(execFile)(process.execPath, args, { env });
  return [...stdout.matchAll(/DefineKeyedOwnPropertyInLiteral (\w+)/g)].map(([, state]) => state as string);
}

test('a tick is made quickly after the heap was collected, where one was kept', async () => {
  const kept = await knownOfTicks(
    `const { keepShapeOfTicks } = await import(${JSON.stringify(module)}); keepShapeOfTicks();`,
  );
  assert.ok(kept.length >= 3, 'Node computes members of ticks');
  assert.deepEqual(new Set(kept), new Set(['MONOMORPHIC']));
});

test('and takes the slow way where none was: when it does so no more, there is nothing to keep', async () => {
  assert.ok((await knownOfTicks('')).includes('MEGAMORPHIC'));
});
