// How pages ask operations: through the one door, with the tier and caller of the visit.

import type { AppContext } from '../../context.ts';
import type { Doc } from '../../kernel/family.ts';
import { parsed } from '../../kernel/json.ts';
import type { Operation } from '../../kernel/operation.ts';
import { perform } from '../../kernel/perform.ts';

export interface AskOperation {
  readonly context: AppContext;
}

export interface Answered {
  readonly answer: Doc;
  /** The moment (ms) at which the clock changes it; Infinity when only the catalogue does. */
  readonly until: number;
}

/** What an operation answers to whoever visits. Throws what it refuses. */
export async function askOperation(
  { context }: AskOperation,
  operation: Operation,
  input: object = {},
): Promise<Answered> {
  const { text, until } = await perform(operation, input, context);
  const answer = JSON.parse(text) as Doc;
  return { answer, until: until ?? Number.POSITIVE_INFINITY };
}

/** The operation of this name. */
export function operationNamed(operations: readonly Operation[], name: string): Operation | undefined {
  return operations.find((one) => one.name === name);
}

/** A row of ready JSON as a record. */
export function rowOf(text: string, { context }: AskOperation): Doc {
  return parsed(text, context.site);
}
