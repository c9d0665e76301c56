// A tool server where it is mounted. The library of the tool servers is large: it is loaded when the first agent
// asks, or before, where a server has time.

import { publicCaller } from '../../access/caller.ts';
import { loadedOnce } from '../../kernel/remembered.ts';
import type { McpChannel, McpOptions } from './mcp.ts';
import type { ToolPlace } from './tool-place.ts';

export type ToolOptions = Omit<McpOptions, 'place'>;

type Answer = McpChannel['answer'];

interface MountedTools {
  readonly answer: Answer;
  /** Null as long as the library is not there. */
  readonly sent: McpChannel['sent'];
  readonly open: () => Promise<McpChannel>;
  /** Asks the first question, which makes what all others need, as nobody. */
  readonly rehearse: () => Promise<void>;
}

export function mountedTools(options: ToolOptions, load: () => Promise<ToolPlace>): MountedTools {
  let channel: McpChannel | null = null;
  const open = loadedOnce(async () => {
    const [{ mcpChannel }, place] = await Promise.all([import('./mcp.ts'), load()]);
    channel = mcpChannel({ ...options, place });
    return channel;
  });
  const answer: Answer = async (request, visit) => (await open()).answer(request, visit);
  return {
    answer,
    sent: (sent) => channel?.sent(sent) ?? null,
    open,
    rehearse: async () => {
      const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} });
      const request = new Request(options.site, { method: 'POST', headers, body });
      const response = await answer(request, { id: 'rehearsal', caller: publicCaller(''), headers: {} });
      await response.body?.cancel();
    },
  };
}
