// The tools of a tier: its operations, by their own names. They are made once for each tier.

import type { Tool } from '@modelcontextprotocol/server';
import type { Operation } from '../../kernel/operation.ts';
import { reaches, type Tier } from '../../kernel/tier.ts';
import { listedTools } from './listed-tools.ts';
import { toolDescription } from './tool-description.ts';
import { answerSchema, rowMembers, type Schema, toolInput, toolOutput } from './tool-schema.ts';
import { type OthersWords, othersWords } from './words-of-others.ts';

export interface OfferedTool {
  readonly operation: Operation;
  readonly tool: Tool;
  /** Whether a client is shown it at once; others are found. */
  readonly listed: boolean;
  readonly outputSchema: Schema;
  /** It answers rows, which are compact unless they are asked for in full. */
  readonly list: boolean;
  /** The members of its answer that hold rows, where it is a list. */
  readonly rows: readonly string[];
  readonly othersWords: readonly OthersWords[];
}

/**
 * What this tier may call, in the order of the catalogue.
 * @param whole answers are sent as they are, so that nothing is compact, and all tools are listed with the schemas of their answers
 */
export function offeredTools(
  operations: readonly Operation[],
  tier: Tier,
  whole: boolean,
): ReadonlyMap<string, OfferedTool> {
  const reached = operations.filter((one) => one.notATool === undefined && reaches(tier, one.tier));
  const known = new Set(reached.map(({ name }) => name));
  return new Map(reached.map((operation) => [operation.name, offered(operation, tier, whole, known)]));
}

function offered(operation: Operation, tier: Tier, whole: boolean, known: ReadonlySet<string>): OfferedTool {
  const { name, summary, description, method } = operation;
  const answer = answerSchema(operation, tier);
  const list = !whole && (name.startsWith('list_') || operation.input.limit !== undefined);
  const reads = method === 'GET';
  const outputSchema = toolOutput(answer, whole);
  const own = description === undefined ? summary : `${summary} ${description}`;
  const tool = {
    name,
    title: titleOf(name),
    description: whole ? own : toolDescription(operation, known),
    inputSchema: toolInput(operation, list),
    ...(whole ? { outputSchema } : {}),
    annotations: {
      readOnlyHint: reads,
      destructiveHint: method === 'DELETE' || method === 'PATCH',
      idempotentHint: method !== 'POST',
      openWorldHint: !reads && operation.root === 'site',
    },
  };
  return {
    operation,
    tool: tool as Tool,
    listed: whole || listedTools.has(name),
    outputSchema,
    list,
    rows: list ? rowMembers(answer) : [],
    othersWords: othersWords(answer),
  };
}

function titleOf(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words[0]?.toUpperCase() + words.slice(1);
}
