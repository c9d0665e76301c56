// One call of a tool, from its name and arguments to its answer.

import type { CallToolResult, InputRequiredResult } from '@modelcontextprotocol/server';
import type { Written } from '../../kernel/json.ts';
import type { Operation } from '../../kernel/operation.ts';
import { auditCall, performWritten, validInput } from '../../kernel/perform.ts';
import { relaxed } from '../../kernel/question-budget.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Tier } from '../../kernel/tier.ts';
import type { Visit } from '../http/edge.ts';
import { agreements, type Round } from './agreement.ts';
import { canonicalCall } from './canonical-call.ts';
import type { McpOptions } from './mcp.ts';
import { fitted, type Relaxed, rowsThatFit, toolAnswer, wholeAnswer } from './tool-answer.ts';
import { type Arguments, detailOf, operationInput, refuseKeyIn, spelled } from './tool-arguments.ts';
import { refusedAnswer, unknownName } from './tool-error.ts';
import { calledTool, finderNames, foundTools } from './tool-finder.ts';
import type { offeredTools } from './tools.ts';

/** Told of a call that a program was not allowed: the host is told by the status of the answer. */
export type OnChallenge = (refusal: Refusal) => void;

/** What comes with a call beside its name, its arguments and its caller. */
interface Asking {
  readonly signal: AbortSignal;
  readonly onChallenge: OnChallenge;
  readonly round: Round;
}

/** The tools of a tier, by name. */
type ToolsOf = (tier: Tier) => ReturnType<typeof offeredTools>;

/** Calls one of the tools of these operations, directly or through the finder. */
export function toolCalls(options: McpOptions, operations: readonly Operation[], toolsOf: ToolsOf) {
  const { contextFor, now, site, place } = options;
  const formFor = agreements(options.secret);

  async function call(
    asked: string,
    givenTo: Arguments,
    visit: Visit,
    asking: Asking,
  ): Promise<CallToolResult | InputRequiredResult> {
    asking.signal.throwIfAborted();
    refuseKeyIn(asked);
    if (place.whole || (asked !== finderNames.find && asked !== finderNames.call)) {
      return callOperation(asked, givenTo, visit, asking);
    }
    try {
      const { name, given } = calledTool(asked, givenTo);
      refuseKeyIn(name);
      if (name === finderNames.find) refuseKeyIn(given);
      if (name === finderNames.find) return foundTools(given, toolsOf(visit.caller.tier));
      return await callOperation(name, given, visit, asking);
    } catch (error) {
      if (error instanceof Refusal) return refusedAnswer(error, { requestId: visit.id, site });
      throw error;
    }
  }

  async function callOperation(
    name: string,
    given: Arguments,
    visit: Visit,
    { signal, onChallenge, round }: Asking,
  ): Promise<CallToolResult | InputRequiredResult> {
    const { tier } = visit.caller;
    const context = { ...contextFor(visit.caller, now()), signal, door: 'mcp' as const };
    const found = toolsOf(tier).get(name);
    if (!found) {
      await auditHidden(operations, name, given, context);
      refuseKeyIn(given);
      throw unknownName('tool', name, [...toolsOf(tier).keys()]);
    }
    const known = spelled(found.operation, given);
    let request = { detail: 'full' as 'compact' | 'full', rest: known };
    const read = () => {
      request = detailOf(known, found.list);
      return operationInput(found.operation, request.rest);
    };
    try {
      const mayAsk = round.canAsk && found.operation.asks;
      const form = mayAsk
        ? await formFor(found.operation, validInput(found.operation, read()), context, round)
        : null;
      if (form !== null) return form;
      const { text, askAgainIn, links } = await performWritten(found.operation, read, context);
      if (place.whole) return wholeAnswer(String(text), links);
      const answer = canonicalCall(found.operation, request.rest, site);
      // A cursor leads behind all rows that were read: no more of them are read than are answered.
      const { cursor } = found.operation.input;
      const shown = fitted(found, answer, request.detail, text);
      const fits = cursor ? rowsThatFit(shown) : null;
      if (fits !== null) {
        return await callOperation(name, { ...given, limit: fits }, visit, { signal, onChallenge, round });
      }
      const { attribution } = options.licence;
      const hints = { attribution, askAgainIn, relax: relaxOf(found.operation, request.rest, text, context) };
      return toolAnswer(found, answer, request.detail, shown, hints);
    } catch (error) {
      if (error instanceof Refusal && error.reason === 'insufficient_scope') onChallenge(error);
      const leads = toolsOf(tier).has('resolve_name') ? found.operation : undefined;
      if (error instanceof Refusal) return refusedAnswer(error, { requestId: visit.id, site }, leads);
      throw error;
    }
  }

  return call;
}

/** Which filter to drop, for a list that came back empty; a bare array holds no member that says so. */
function relaxOf(
  operation: Operation,
  given: Arguments,
  answer: Written,
  context: ReturnType<McpOptions['contextFor']>,
): readonly Relaxed[] | undefined {
  const { lists } = operation;
  const hasRows = typeof answer !== 'string' && answer.items.length > 0;
  if (lists === undefined || hasRows || String(answer) !== '[]') return undefined;
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
