// Twenty tasks of agents, solved by those who see only structured content and by those who see only text.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { demoApp } from '../support/demo-app.ts';
import { agentTasks, solve } from '../support/describing-agent.ts';
import { site } from '../support/test-app.ts';
import { callTool } from '../support/tool-client.ts';
import { seenInStructure, seenInText, toolTasks } from '../support/tool-tasks.ts';

test('an agent that sees only structured content and one that sees only text solve all twenty tasks', async () => {
  await using app = await demoApp();
  const tasks = toolTasks(app.clock.now);
  assert.equal(tasks.length, 20);
  for (const [mode, sees] of Object.entries({ structured: seenInStructure, text: seenInText })) {
    for (const { asks, calls, solved } of tasks) {
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

test('the official client solves twelve tasks by descriptions alone, shown text, structure or both, in few calls', async () => {
  await using app = await demoApp();
  assert.equal(agentTasks.length, 12);
  const client = new Client({ name: 'agent', version: '1' }, { versionNegotiation: { mode: 'auto' } });
  const fetch = (url: string | URL, init?: RequestInit) => app.app.fetch(new Request(url, init));
  await client.connect(new StreamableHTTPClientTransport(new URL(`${site}/mcp`), { fetch }));
  const modes = {
    text: ({ content, isError }: Shown) => seenInText({ content, isError }),
    structure: ({ structuredContent }: Shown) => seenInStructure({ structuredContent }),
    both: ({ content, isError, structuredContent }: Shown) => ({
      ...seenInText({ content, isError }),
      ...seenInStructure({ structuredContent }),
    }),
  };
  for (const [mode, sees] of Object.entries(modes)) {
    let calls = 0;
    for (const task of agentTasks) {
      const most = Math.floor(task.fewest * 1.5);
      calls += await solve(client, task, sees, most);
    }
    const fewest = agentTasks.reduce((sum, one) => sum + one.fewest, 0);
    assert.ok(calls <= 1.5 * fewest, `${mode}: ${calls} calls, ${fewest} are the fewest`);
  }
  await client.close();
  assert.deepEqual(app.bugs, []);
});

interface Shown {
  readonly content: unknown;
  readonly isError?: unknown;
  readonly structuredContent?: unknown;
}
