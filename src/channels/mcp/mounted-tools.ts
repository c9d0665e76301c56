// A tool server where it is mounted. The library of the tool servers is large: it is loaded when the first agent
// asks, or before, where a server has time.

import { publicCaller } from '../../access/caller.ts';
import type { Visit } from '../http/edge.ts';
import type { McpOptions } from './mcp.ts';
import type { ToolPlace } from './tool-place.ts';

export type ToolOptions = Omit<McpOptions, 'place'>;

type Answer = (request: Request, visit: Visit) => Promise<Response>;

export interface MountedTools {
  readonly answer: Answer;
  readonly open: () => Promise<Answer>;
  /** Asks the first question, which makes what all others need, as nobody. */
  readonly rehearse: () => Promise<void>;
}

export function mountedTools(options: ToolOptions, load: () => Promise<ToolPlace>): MountedTools {
  let loaded: Promise<Answer> | undefined;
  const opened = async () => {
    const [{ mcpChannel }, place] = await Promise.all([import('./mcp.ts'), load()]);
    return mcpChannel({ ...options, place });
  };
  const open = () => {
    loaded ??= opened();
    return loaded;
  };
  const answer: Answer = async (request, visit) => (await open())(request, visit);
  return {
    answer,
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
