// Calls of the tool server, over HTTP.

import { seenInStructure, toolTasks } from '../../test/support/tool-tasks.ts';
import type { Sent } from '../asks.ts';
import type { Part } from '../bench.ts';
import { emptyPlaces } from '../engines.ts';
import { figure, load, loadSeeing } from '../load.ts';
import { perennial, serve, start } from '../processes.ts';
import { atMost } from '../table.ts';

/** ms of processor that a call may cost at 20,000 grants. */
const most = 3;

/** Tokens (bytes / 4) that the list of tools may cost a model. */
const maxTokens = { public: 10_000, full: 13_000, top: 14_000 } as const;

export const tools: Part = {
  name: 'tools',
  summary:
    'tool calls: a list of 50, a record, find_funding, whats_new; tokens of the list and of twenty tasks',
  run: async (bench) => {
    const server = await bench.server();
    const { words, slugs } = await bench.dataset();
    const days = ['2026-01-01', '2026-11-01', '2026-11-14'];
    const calls: readonly (readonly [tool: string, given: readonly object[]])[] = [
      ['list_grants', words.toReversed().map((q) => ({ q }))],
      ['get_grant', slugs.map((public_id) => ({ public_id }))],
      ['find_funding', words.map((word) => ({ about: `${word} in the ageing of muscle` }))],
      ['whats_new', words.map((_, index) => ({ since: days[index % days.length] }))],
    ];
    for (const [tool, given] of calls) {
      const asks = given.map((one, id) => callOf(tool, one, id));
      await mustSucceed(server.port, asks[0] as Sent);
      await load(server.port, asks.slice(-50), 1);
      const measured = await loadSeeing(server, asks, bench.seconds);
      const goal = atMost(Number(measured.processor?.toFixed(2)), most, ' ms CPU');
      bench.row({
        what: `tool call: ${tool}`,
        seen: figure(measured),
        ...(measured.processor !== null && bench.size === 20_000 ? { goal } : {}),
      });
    }
    const [place] = await emptyPlaces(bench, 'tools');
    const env = place?.env ?? {};
    const keys: (readonly [keyof typeof maxTokens, string | null])[] = [['public', null]];
    for (const tier of ['full', 'top'] as const) {
      keys.push([tier, (await perennial(['keys', 'create', '--tier', tier, '--team', tier], env)).trim()]);
    }
    await using demo = await start([...serve, '--demo'], env);
    for (const [tier, key] of keys) {
      const list = await answerOf(demo.port, 'tools/list', {}, key);
      const goal = atMost(tokens(list.tools), maxTokens[tier], ' tokens');
      bench.row({ what: `tools/list, ${tier}`, seen: `${tokens(list.tools)} tokens`, goal });
    }
    for (const row of await tasksAt(demo.port)) bench.row(row);
  },
};

/** What a model reads of the answers to twenty tasks (bytes / 4), each asked for the first time. */
async function tasksAt(port: number): Promise<{ what: string; seen: string }[]> {
  const rows: { what: string; seen: string }[] = [];
  for (const { asks, calls, solved } of toolTasks(new Date())) {
    let answer: unknown = null;
    let sum = 0;
    const began = performance.now();
    for (const call of calls) {
      const [name, args] = call(answer);
      const result = await answerOf(port, 'tools/call', { name, arguments: args });
      sum += tokens(result.content);
      answer = seenInStructure(result);
    }
    if (!solved(answer)) throw new Error(`not solved: ${asks}: ${JSON.stringify(answer).slice(0, 400)}`);
    const ms = (performance.now() - began).toFixed(0);
    rows.push({ what: `task: ${asks}`, seen: `${calls.length} calls, ${sum} tokens, ${ms} ms` });
  }
  return rows;
}

const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };

function tokens(value: unknown): number {
  return Math.round(Buffer.byteLength(JSON.stringify(value)) / 4);
}

// biome-ignore lint/suspicious/noExplicitAny: a result of any form
type Json = any;

async function answerOf(
  port: number,
  method: string,
  params: object,
  key: string | null = null,
): Promise<Json> {
  const response = await fetch(`http://127.0.0.1:${port}/mcp`, {
    method: 'POST',
    headers: { ...headers, ...(key === null ? {} : { authorization: `Bearer ${key}` }) },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  const text = await response.text();
  const { result } = JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? text);
  if (result === undefined) throw new Error(`the call is refused: ${text}`);
  return result;
}

/** A call that the tool refuses is answered with 200 as well, and would be measured. */
async function mustSucceed(port: number, { path, body }: Sent): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers,
    body,
  });
  const text = await response.text();
  if (!response.ok || text.includes('"isError":true')) throw new Error(`the call is refused: ${text}`);
}

function callOf(tool: string, given: object, id: number): Sent {
  const params = { name: tool, arguments: given };
  return { path: '/mcp', body: JSON.stringify({ jsonrpc: '2.0', id, method: 'tools/call', params }) };
}
