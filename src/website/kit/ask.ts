// How pages ask operations: through the one door, with the tier and caller of the visit.

import type { AppContext } from '../../context.ts';
import type { ReadAs } from '../../kernel/answer.ts';
import type { Doc } from '../../kernel/family.ts';
import { type Piece, Pieces } from '../../kernel/json.ts';
import type { Operation, Params } from '../../kernel/operation.ts';
import { perform, performWritten } from '../../kernel/perform.ts';

export interface AskOperation {
  readonly context: AppContext;
}

export interface Answered<Output = unknown> {
  readonly answer: ReadAs<Output>;
  /** The moment (ms) at which the clock changes it; Infinity when only the catalogue does. */
  readonly until: number;
}

/** What an operation answers to whoever visits. Throws what it refuses. */
export async function askOperation<Output>(
  { context }: AskOperation,
  operation: Operation<Params, Output>,
  input: object = {},
): Promise<Answered<Output>> {
  const { text, until } = await perform(operation, input, context);
  const answer = JSON.parse(text) as ReadAs<Output>;
  return { answer, until: until ?? Number.POSITIVE_INFINITY };
}

interface AnsweredList extends Answered {
  /** The rows as they would be sent; the same bytes are the same row, as long as nothing changed. */
  readonly rows: readonly Piece[];
}

/** The same for a list, whose rows are left as they are: `answer` has none. */
export async function askRows(
  { context }: AskOperation,
  operation: Operation,
  input: object,
): Promise<AnsweredList> {
  const { text, until } = await performWritten(operation, input, context);
  const end = until ?? Number.POSITIVE_INFINITY;
  if (text instanceof Pieces)
    return { answer: JSON.parse(text.around()) as Doc, rows: text.items, until: end };
  const answer = JSON.parse(text) as Doc;
  const all = Array.isArray(answer) ? answer : ((answer.data ?? []) as readonly Doc[]);
  return { answer, rows: all.map((row) => JSON.stringify(row)), until: end };
}

/** The same of an operation, or of the one with this name; null where this site does not offer it. */
export async function askNamed<Output>(
  ask: AskOperation & { readonly site: { readonly operations: readonly Operation[] } },
  named: Operation<Params, Output> | string,
  input: object = {},
): Promise<Answered<Output> | null> {
  const name = typeof named === 'string' ? named : named.name;
  const offered = ask.site.operations.find((one): one is Operation<Params, Output> => one.name === name);
  return offered ? askOperation(ask, offered, input) : null;
}

export function operationNamed(operations: readonly Operation[], name: string): Operation | undefined {
  return operations.find((one) => one.name === name);
}
