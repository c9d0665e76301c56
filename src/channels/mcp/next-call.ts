// How to go on where a list has more rows than it answered.

import type { CanonicalCall } from './canonical-call.ts';
import type { Body } from './compact.ts';
import { nextOfGroups } from './grouped.ts';
import type { Arguments } from './tool-arguments.ts';
import type { OfferedTool } from './tools.ts';

export interface NextCall {
  readonly tool: string;
  readonly arguments: Arguments;
}

/** The call that answers what follows; null at the end of the list, or where no argument leads on. */
export function nextCall(
  { operation: { input, groups }, rows }: OfferedTool,
  { tool, arguments: given }: CanonicalCall,
  detail: 'compact' | 'full',
  { body, dropped }: { readonly body: Body; readonly dropped: number },
): NextCall | null {
  const shown =
    (body[rows.includes('data') ? 'data' : (rows[0] ?? 'data')] as readonly Body[] | undefined) ?? [];
  const args = { ...given, ...(detail === 'full' ? { detail } : {}) };
  if (groups) {
    const further = nextOfGroups(body, groups, args);
    return further && { tool, arguments: further };
  }
  const { pagination } = body as { pagination?: { offset: number; has_more: boolean } };
  if (pagination) {
    if (!pagination.has_more || shown.length === 0) return null;
    return { tool, arguments: { ...args, offset: pagination.offset + shown.length } };
  }
  // An answer of several lists goes on with all of them; where rows were left out, it is asked again for fewer.
  const lengths = (rows.includes('data') ? ['data'] : rows).map(
    (member) => (body[member] as readonly Body[] | undefined)?.length ?? 0,
  );
  if (lengths.length > 1 && dropped > 0) {
    return {
      tool,
      arguments: { ...args, limit: Math.max(1, Math.min(...lengths.filter((one) => one > 0))) },
    };
  }
  const most = lengths.length > 1 ? Math.max(...lengths) : shown.length;
  const passed = Number(given.offset ?? 0) + most;
  const follow = dropped > 0 || (body.has_more ?? passed < Number(body.total ?? 0));
  // A bare list says no total: where it is full, more may follow.
  const limit = given.limit ?? input.limit?.schema.default;
  const full =
    body.total === undefined &&
    body.has_more === undefined &&
    limit !== undefined &&
    shown.length >= Number(limit);
  if (input.offset && (follow || full) && most > 0) {
    return { tool, arguments: { ...args, offset: passed } };
  }
  if (input.after && (dropped > 0 || body.next_after !== undefined)) {
    return { tool, arguments: { ...args, after: shown.at(-1)?.id } };
  }
  if (input.cursor && body.has_more === true) {
    const { since: _, ...others } = args as Record<string, unknown>;
    return { tool, arguments: { ...others, cursor: body.next_cursor } };
  }
  return null;
}
