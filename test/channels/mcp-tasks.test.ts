// Twenty tasks of agents, solved by those who see only structured content and by those who see only text.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demoWorld } from '../../demo/world.ts';
import { createTestApp } from '../support/test-app.ts';
import { callTool } from '../support/tool-client.ts';
import { seenInStructure, seenInText, toolTasks } from '../support/tool-tasks.ts';

test('an agent that sees only structured content and one that sees only text solve all twenty tasks', async () => {
  await using app = await createTestApp();
  const byFamily = Map.groupBy(demoWorld({ now: app.clock.now }), ({ family }) => family);
  for (const [family, all] of byFamily) await app.add(family, ...all.map(({ record }) => record));
  assert.equal(toolTasks.length, 20);
  for (const [mode, sees] of Object.entries({ structured: seenInStructure, text: seenInText })) {
    for (const { asks, calls, solved } of toolTasks) {
      let answer: unknown = null;
      for (const call of calls) {
        const [tool, args] = call(answer);
        // The same words by the same author are a duplicate within a day.
        const given = 'body' in args ? { ...args, body: `${args.body} (${mode})` } : args;
        answer = sees(await callTool(app, tool, given));
      }
      assert.ok(solved(answer), `${mode}: ${asks}: ${JSON.stringify(answer).slice(0, 400)}`);
    }
  }
  assert.deepEqual(app.bugs, []);
});
