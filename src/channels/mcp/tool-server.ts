// What the tool server does for a caller: lists and calls tools, shows resources and prompts. Whatever
// is thrown and no refusal is a bug: it is logged once, and the caller learns only that it happened.

import {
  type CallToolRequest,
  type CallToolResult,
  type InputRequiredResult,
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
  Server,
} from '@modelcontextprotocol/server';
import type { Operation } from '../../kernel/operation.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { type Tier, tiers } from '../../kernel/tier.ts';
import type { Visit } from '../http/edge.ts';
import { canAsk, type Round } from './agreement.ts';
import { completion } from './completion.ts';
import type { McpOptions } from './mcp.ts';
import { type Notify, withProgress } from './progress.ts';
import { promptOf } from './prompts.ts';
import { readRecordResource, recordTemplates } from './record-resources.ts';
import { readResource, resourcesOf } from './resources.ts';
import { shownText } from './shown-text.ts';
import { refuseKeyIn } from './tool-arguments.ts';
import { type OnChallenge, toolCalls } from './tool-calls.ts';
import { bugError, unknownName } from './tool-error.ts';
import { finderTools } from './tool-finder.ts';
import { shownPrompts } from './tool-place.ts';
import { offeredTools } from './tools.ts';

/** For how long clients may keep lists, in ms: they change with a release only. */
const listsHoldMs = 300_000;

/** Clients of 2025 may set a level for logs; none are sent. They subscribe in sessions, of which there are none. */
const capabilities = {
  modern: { tools: {}, resources: { subscribe: true }, prompts: {}, completions: {} },
  legacy: { tools: {}, resources: {}, prompts: {}, completions: {}, logging: {} },
} as const;

const withoutResources = {
  modern: { tools: {}, prompts: {} },
  legacy: { tools: {}, prompts: {}, logging: {} },
} as const;

export interface ToolServers {
  /** Makes the server that answers one request, for clients of 2026 (modern) or 2025 (legacy). */
  readonly serverFor: (visit: Visit, era: 'modern' | 'legacy', onChallenge: OnChallenge) => Server;
  /** One call of a tool, whichever way it came. @throws ProtocolError */
  readonly call: CallTool;
  /** What servers say of themselves. */
  readonly serverInfo: ServerInfo;
}

export type ServerInfo = Readonly<Record<'name' | 'title' | 'version' | 'websiteUrl', string>>;

type CallTool = (
  params: CallToolRequest['params'],
  visit: Visit,
  how: {
    readonly signal: AbortSignal;
    readonly notify: Notify;
    readonly round: Round;
    readonly onChallenge: OnChallenge;
  },
) => Promise<CallToolResult | InputRequiredResult>;

export function toolServers(options: McpOptions): ToolServers {
  const { site, serviceName, version, place } = options;
  const operations = options.operations.filter(
    ({ toolServer, alsoOn }) =>
      toolServer === place.server || (alsoOn !== undefined && alsoOn === place.server),
  );
  // A further tool server tells of the families alone that its tools show.
  const families =
    place.server === undefined
      ? options.families
      : options.families.filter((family) =>
          operations.some(({ shows, lists }) => (shows?.family ?? lists?.family) === family),
        );
  const offered = new Map<Tier, ReturnType<typeof offeredTools>>();
  const toolsOf = (tier: Tier) => {
    const known = offered.get(tier) ?? offeredTools(operations, tier, place.whole);
    offered.set(tier, known);
    return known;
  };
  const carryOut = toolCalls(options, operations, toolsOf);
  const call: CallTool = (params, visit, { signal, notify, round, onChallenge }) => {
    const token = params._meta?.progressToken;
    const onFailure = (error: unknown) =>
      signal.aborted || options.onBug(error, { id: visit.id, method: 'POST', path: place.path });
    const run = () => carryOut(params.name, params.arguments ?? {}, visit, { signal, onChallenge, round });
    return guarded(
      options,
      visit,
      () => withProgress(shownText(params.name.slice(0, 60)), { token, notify, onFailure }, run),
      signal,
    );
  };
  const serverInfo = { name: place.name, title: serviceName, version, websiteUrl: site };
  const serverFor: ToolServers['serverFor'] = (visit, era, onChallenge) => {
    const { tier } = visit.caller;
    const hint = { ttlMs: listsHoldMs, cacheScope: tier === tiers[0] ? 'public' : 'private' } as const;
    const server = new Server(serverInfo, {
      capabilities: place.resources ? capabilities[era] : withoutResources[era],
      instructions: place.instructions,
      cacheHints: {
        'tools/list': hint,
        'resources/list': hint,
        'resources/templates/list': hint,
        'resources/read': hint,
        'prompts/list': hint,
        'server/discover': hint,
      },
    });
    server.setRequestHandler('tools/list', () => ({
      tools: [
        ...[...toolsOf(tier).values()].filter(({ listed }) => listed).map(({ tool }) => tool),
        ...(place.whole ? [] : finderTools),
      ],
    }));
    server.setRequestHandler('tools/call', ({ params }, { mcpReq }) => {
      const { signal, notify } = mcpReq;
      const round = {
        canAsk: era === 'modern' && canAsk(server.getClientCapabilities()),
        state: mcpReq.requestState<string>(),
        answers: mcpReq.inputResponses,
      };
      return call(params, visit, { signal, notify, round, onChallenge });
    });
    if (place.resources) answerResources(server, { ...options, families }, operations, visit);
    answerPrompts(server, options, visit);
    return server;
  };
  return { serverFor, call, serverInfo };
}

function answerResources(
  server: Server,
  options: McpOptions,
  operations: readonly Operation[],
  visit: Visit,
): void {
  const { contextFor, now, place } = options;
  const { tier } = visit.caller;
  server.setRequestHandler('resources/list', () => ({ resources: [...resourcesOf(options, tier)] }));
  server.setRequestHandler('resources/templates/list', () => ({
    resourceTemplates: [...recordTemplates(operations, tier)],
  }));
  server.setRequestHandler('completion/complete', ({ params }) =>
    guarded(options, visit, () => {
      refuseKeyIn(params);
      const found = completion(params, place.prompts, operations, contextFor(visit.caller, now()));
      if (found !== null) return found;
      if (params.ref.type === 'ref/resource') {
        throw new ResourceNotFoundError(shownText(params.ref.uri.slice(0, 300)));
      }
      throw unknownPrompt(place, params.ref.name);
    }),
  );
  server.setRequestHandler('resources/read', ({ params: { uri } }) =>
    guarded(options, visit, async () => {
      refuseKeyIn(uri);
      const context = contextFor(visit.caller, now());
      const found =
        (await readResource(uri, options, context)) ?? (await readRecordResource(uri, operations, context));
      if (found === null) throw new ResourceNotFoundError(shownText(uri.slice(0, 300)));
      return found;
    }),
  );
}

function answerPrompts(server: Server, options: McpOptions, visit: Visit): void {
  const { place } = options;
  server.setRequestHandler('prompts/list', () => ({ prompts: [...shownPrompts(place.prompts)] }));
  server.setRequestHandler('prompts/get', ({ params }) =>
    guarded(options, visit, () => {
      refuseKeyIn([params.name, params.arguments]);
      const found = promptOf(place.prompts, params.name, params.arguments ?? {});
      if (found === null) throw unknownPrompt(place, params.name);
      if (typeof found === 'string') throw new ProtocolError(ProtocolErrorCode.InvalidParams, found);
      return found;
    }),
  );
}

function unknownPrompt({ prompts }: McpOptions['place'], name: string): ProtocolError {
  return unknownName(
    'prompt',
    name,
    prompts.map((one) => one.name),
  );
}

/** Throws what the protocol can carry, and nothing of what went wrong here. */
async function guarded<T>(
  { onBug, place }: McpOptions,
  visit: Visit,
  run: () => T | Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof ProtocolError) throw error;
    if (error instanceof Refusal) throw new ProtocolError(ProtocolErrorCode.InvalidParams, error.message);
    // What was given up by its caller is no bug, and nobody reads what is answered.
    if (signal?.aborted && error === signal.reason) throw bugError(visit.id);
    onBug(error, { id: visit.id, method: 'POST', path: place.path });
    throw bugError(visit.id);
  }
}
