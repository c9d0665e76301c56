// The tools of a tier: its operations, by their own names. They are made once for each tier.

import type { Tool } from '@modelcontextprotocol/server';
import type { Operation } from '../../kernel/operation.ts';
import { reaches, type Tier } from '../../kernel/tier.ts';
import {
  answerSchema,
  type OthersWords,
  othersWords,
  rowMembers,
  toolInput,
  toolOutput,
} from './tool-schema.ts';

export interface OfferedTool {
  readonly operation: Operation;
  readonly tool: Tool;
  /** It answers rows, which are compact unless they are asked for in full. */
  readonly list: boolean;
  /** The members of its answer that hold rows, where it is a list. */
  readonly rows: readonly string[];
  readonly othersWords: readonly OthersWords[];
}

/** What this tier may call, in the order of the catalogue. */
export function offeredTools(operations: readonly Operation[], tier: Tier): ReadonlyMap<string, OfferedTool> {
  const reached = operations.filter((one) => one.notATool === undefined && reaches(tier, one.tier));
  return new Map(reached.map((operation) => [operation.name, offered(operation, tier)]));
}

function offered(operation: Operation, tier: Tier): OfferedTool {
  const { name, summary, description, method } = operation;
  const answer = answerSchema(operation, tier);
  const list = name.startsWith('list_') || operation.input.limit !== undefined;
  const reads = method === 'GET';
  const tool = {
    name,
    title: titleOf(name),
    description: description === undefined ? summary : `${summary} ${description}`,
    inputSchema: toolInput(operation, list),
    outputSchema: toolOutput(answer),
    annotations: {
      readOnlyHint: reads,
      destructiveHint: method === 'DELETE' || method === 'PATCH',
      idempotentHint: method !== 'POST',
      openWorldHint: !reads && operation.root === 'site',
    },
  };
  return {
    operation,
    tool: tool as unknown as Tool,
    list,
    rows: list ? rowMembers(answer) : [],
    othersWords: othersWords(answer),
  };
}

function titleOf(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words[0]?.toUpperCase() + words.slice(1);
}
