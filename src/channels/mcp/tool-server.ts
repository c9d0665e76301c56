// What the tool server does for a caller: lists and calls tools, shows resources and prompts. Whatever
// is thrown and no refusal is a bug: it is logged once, and the caller learns only that it happened.

import {
  type CallToolResult,
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
  Server,
} from '@modelcontextprotocol/server';
import type { Operation } from '../../kernel/operation.ts';
import { auditCall, perform, validInput } from '../../kernel/perform.ts';
import { relaxed } from '../../kernel/question-budget.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { type Tier, tiers } from '../../kernel/tier.ts';
import type { Visit } from '../http/edge.ts';
import { canonicalCall } from './canonical-call.ts';
import { completion } from './completion.ts';
import type { McpOptions } from './mcp.ts';
import { withProgress } from './progress.ts';
import { promptOf } from './prompts.ts';
import { readRecordResource, recordTemplates } from './record-resources.ts';
import { readResource, resourcesOf } from './resources.ts';
import { shownText } from './shown-text.ts';
import { type Relaxed, toolAnswer, wholeAnswer } from './tool-answer.ts';
import { type Arguments, detailOf, operationInput, refuseKeyIn, spelled } from './tool-arguments.ts';
import { bugError, refusedAnswer, unknownName } from './tool-error.ts';
import { calledTool, finderNames, finderTools, foundTools } from './tool-finder.ts';
import { shownPrompts } from './tool-place.ts';
import { offeredTools } from './tools.ts';

/** For how long clients may keep lists, in ms: they change with a release only. */
const listsHold = 300_000;

/** Clients of 2025 may set a level for logs; none are sent. */
const capabilities = {
  modern: { tools: {}, resources: {}, prompts: {}, completions: {} },
  legacy: { tools: {}, resources: {}, prompts: {}, completions: {}, logging: {} },
} as const;

const withoutResources = {
  modern: { tools: {}, prompts: {} },
  legacy: { tools: {}, prompts: {}, logging: {} },
} as const;

/** Told of a call that a program was not allowed: the host is told by the status of the answer. */
export type OnChallenge = (refusal: Refusal) => void;

/** Makes the server that answers one request, for clients of 2026 (modern) or 2025 (legacy). */
export function toolServers(
  options: McpOptions,
): (visit: Visit, era: 'modern' | 'legacy', onChallenge: OnChallenge) => Server {
  const { contextFor, now, onBug, site, serviceName, version, place } = options;
  const operations = options.operations.filter(
    ({ toolServer, alsoOn }) =>
      toolServer === place.server || (alsoOn !== undefined && alsoOn === place.server),
  );
  const offered = new Map<Tier, ReturnType<typeof offeredTools>>();
  const toolsOf = (tier: Tier) => {
    const known = offered.get(tier) ?? offeredTools(operations, tier, place.whole);
    offered.set(tier, known);
    return known;
  };

  async function call(
    asked: string,
    givenTo: Arguments,
    visit: Visit,
    signal: AbortSignal,
    onChallenge: OnChallenge,
  ): Promise<CallToolResult> {
    signal.throwIfAborted();
    refuseKeyIn(asked);
    if (place.whole || (asked !== finderNames.find && asked !== finderNames.call)) {
      return callOperation(asked, givenTo, visit, signal, onChallenge);
    }
    try {
      const { name, given } = calledTool(asked, givenTo);
      refuseKeyIn(name);
      if (name === finderNames.find) refuseKeyIn(given);
      if (name === finderNames.find) return foundTools(given, toolsOf(visit.caller.tier));
      return await callOperation(name, given, visit, signal, onChallenge);
    } catch (error) {
      if (error instanceof Refusal) return refusedAnswer(error, visit.id);
      throw error;
    }
  }

  async function callOperation(
    name: string,
    given: Arguments,
    visit: Visit,
    signal: AbortSignal,
    onChallenge: OnChallenge,
  ): Promise<CallToolResult> {
    const { tier } = visit.caller;
    const context = { ...contextFor(visit.caller, now()), signal, door: 'mcp' as const };
    const found = toolsOf(tier).get(name);
    if (!found) {
      await auditHidden(operations, name, given, context);
      refuseKeyIn(given);
      throw unknownName('tool', name, [...toolsOf(tier).keys()]);
    }
    const known = spelled(found.operation, given);
    let asked = { detail: 'full' as 'compact' | 'full', rest: known };
    const read = () => {
      asked = detailOf(known, found.list);
      return operationInput(found.operation, asked.rest);
    };
    try {
      const { text, askAgainIn } = await perform(found.operation, read, context);
      if (place.whole) return wholeAnswer(text);
      const answer = canonicalCall(found.operation, asked.rest, site);
      const { attribution } = options.licence;
      const said = { attribution, askAgainIn, relax: relaxOf(found.operation, asked.rest, text, context) };
      return toolAnswer(found, answer, asked.detail, text, said);
    } catch (error) {
      if (error instanceof Refusal && error.reason === 'insufficient_scope') onChallenge(error);
      if (error instanceof Refusal) return refusedAnswer(error, visit.id);
      throw error;
    }
  }

  /** Throws what the protocol can carry, and nothing of what went wrong here. */
  async function guarded<T>(visit: Visit, run: () => T | Promise<T>, signal?: AbortSignal): Promise<T> {
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

  return (visit, era, onChallenge) => {
    const { tier } = visit.caller;
    const hint = { ttlMs: listsHold, cacheScope: tier === tiers[0] ? 'public' : 'private' } as const;
    const server = new Server(
      { name: place.name, title: serviceName, version, websiteUrl: site },
      {
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
      },
    );
    server.setRequestHandler('tools/list', () => ({
      tools: [
        ...[...toolsOf(tier).values()].filter(({ listed }) => listed).map(({ tool }) => tool),
        ...(place.whole ? [] : finderTools),
      ],
    }));
    server.setRequestHandler('tools/call', ({ params }, { mcpReq: { signal, notify } }) => {
      const token = params._meta?.progressToken;
      const onFailure = (error: unknown) =>
        signal.aborted || onBug(error, { id: visit.id, method: 'POST', path: place.path });
      const run = () => call(params.name, params.arguments ?? {}, visit, signal, onChallenge);
      return guarded(
        visit,
        () => withProgress(shownText(params.name.slice(0, 60)), { token, notify, onFailure }, run),
        signal,
      );
    });
    if (place.resources) {
      server.setRequestHandler('resources/list', () => ({ resources: [...resourcesOf(options, tier)] }));
      server.setRequestHandler('resources/templates/list', () => ({
        resourceTemplates: [...recordTemplates(operations, tier)],
      }));
      server.setRequestHandler('completion/complete', ({ params }) =>
        guarded(visit, () => {
          refuseKeyIn(params);
          const found = completion(params, place.prompts, operations, contextFor(visit.caller, now()));
          if (found === null) {
            throw new ProtocolError(
              ProtocolErrorCode.InvalidParams,
              'There is nothing of this name to complete.',
            );
          }
          return found;
        }),
      );
      server.setRequestHandler('resources/read', ({ params: { uri } }) =>
        guarded(visit, async () => {
          refuseKeyIn(uri);
          const context = contextFor(visit.caller, now());
          const found =
            (await readResource(uri, options, context)) ??
            (await readRecordResource(uri, operations, context));
          if (found === null) throw new ResourceNotFoundError(shownText(uri.slice(0, 300)));
          return found;
        }),
      );
    }
    server.setRequestHandler('prompts/list', () => ({ prompts: [...shownPrompts(place.prompts)] }));
    server.setRequestHandler('prompts/get', ({ params }) =>
      guarded(visit, () => {
        refuseKeyIn([params.name, params.arguments]);
        const found = promptOf(place.prompts, params.name, params.arguments ?? {});
        if (found === null)
          throw unknownName(
            'prompt',
            params.name,
            place.prompts.map(({ name }) => name),
          );
        if (typeof found === 'string') throw new ProtocolError(ProtocolErrorCode.InvalidParams, found);
        return found;
      }),
    );
    return server;
  };
}

/** Which filter to drop, for a list that came back empty; a bare array holds no member that says so. */
function relaxOf(
  operation: Operation,
  given: Arguments,
  text: string,
  context: ReturnType<McpOptions['contextFor']>,
): readonly Relaxed[] | undefined {
  const { lists } = operation;
  if (text !== '[]' || lists === undefined) return undefined;
  const request = lists.request(validInput(operation, given), context);
  if (request.offset > 0) return undefined;
  const ready = relaxed(lists.family, request, context);
  return ready === undefined ? undefined : (JSON.parse(ready) as { relax: readonly Relaxed[] }).relax;
}

/**
 * A call of an audited operation that the caller may not reach is in the audit log like any other. Why
 * it could not be written is logged there; the caller is told the same as of a name that is none.
 */
async function auditHidden(
  operations: readonly Operation[],
  name: string,
  given: Arguments,
  context: ReturnType<McpOptions['contextFor']>,
): Promise<void> {
  const hidden = operations.find((one) => one.name === name);
  if (!hidden?.audited) return;
  try {
    await auditCall(hidden, readable(hidden, given), context, 'tier_required');
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

/** What was asked for; null where it could not be read. */
function readable(operation: Operation, given: Arguments): Arguments | null {
  try {
    return operationInput(operation, given);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
