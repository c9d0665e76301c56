// Calls of the tool server, over HTTP.

import type { Sent } from '../asks.ts';
import type { Part } from '../bench.ts';
import { figure, load, loadSeeing } from '../load.ts';
import { atMost } from '../table.ts';

/** ms of processor that a call may cost at 20,000 grants. */
const most = 3;

export const tools: Part = {
  name: 'tools',
  summary: 'tool calls: a list of 50, a record, find_funding, whats_new',
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
  },
};

/** A call that the tool refuses is answered with 200 as well, and would be measured. */
async function mustSucceed(port: number, { path, body }: Sent): Promise<void> {
  const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
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
