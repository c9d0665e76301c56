// What a page of documentation asks of this catalogue, so that whoever copies an example gets an answer.

import { exampleValue } from '../../channels/http/route-example.ts';
import { href } from '../../kernel/address.ts';
import type { Doc } from '../../kernel/family.ts';
import type { Operation } from '../../kernel/operation.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { reaches } from '../../kernel/tier.ts';
import { askOperation } from '../kit/ask.ts';
import type { PageRequest } from '../kit/page.ts';
import { nameOf } from '../records/family-page.ts';

/** The address of the API that asks the operation for these. */
export function addressOf(operation: Operation, values: Readonly<Record<string, string>>): string {
  const params = Object.entries(operation.input).map(([name, param]) => {
    const value = values[name] || undefined;
    return [name, param.in === 'path' ? (value ?? '-') : param.in === 'query' ? value : undefined] as const;
  });
  return href(operation, Object.fromEntries(params));
}

/** What the parameters of a path name. */
export type Names = Readonly<Record<string, string>>;

function mayAsk({ visit }: PageRequest, { method, audited, tier }: Operation): boolean {
  return method === 'GET' && !audited && reaches(visit.caller.tier, tier);
}

/** What the path of an operation may name in this catalogue: whoever copies an example gets an answer. */
export async function namesHere(ask: PageRequest, operation: Operation): Promise<Names> {
  const names: Record<string, string> = {};
  if (!mayAsk(ask, operation)) return names;
  for (const [name, param] of Object.entries(operation.input)) {
    const found = param.optional ? null : await firstName(ask, operation, name);
    if (found !== null) names[name] = found;
  }
  return names;
}

/** Whether an example names something that nothing says is here. */
export function isOfDemo(ask: PageRequest, operation: Operation): boolean {
  return mayAsk(ask, operation) && Object.values(operation.input).some((one) => one.in === 'path');
}

/** What the operation answers to this visitor at this moment, for an example that is there; null for none. */
export async function liveExample(
  ask: PageRequest,
  operation: Operation,
  names: Names,
): Promise<{ address: string; answer: Doc; until: number } | null> {
  const { input } = operation;
  if (!mayAsk(ask, operation)) return null;
  const values: Record<string, unknown> = {};
  for (const [name, param] of Object.entries(input)) {
    if (param.optional) continue;
    values[name] = names[name] ?? exampleValue(param);
  }
  if ('limit' in input) values.limit = 2;
  try {
    const { answer, until } = await askOperation(ask, operation, values);
    return {
      address: addressOf(
        operation,
        Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])),
      ),
      answer,
      until,
    };
  } catch (error) {
    // The example names a record that this catalogue does not have.
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** The name of the first record of a list, where the operation shows one of the same family. */
async function firstName(ask: PageRequest, { shows }: Operation, parameter: string): Promise<string | null> {
  if (!shows || !/^(?:public_id|id|slug)$/.test(parameter)) return null;
  const list = ask.site.operations.find(
    (one) => one.lists?.family === shows.family && !one.path.includes('{'),
  );
  if (!list || !reaches(ask.visit.caller.tier, list.tier)) return null;
  const { answer } = await askOperation(ask, list, { limit: 1 });
  const [row] = (Array.isArray(answer) ? answer : (answer.data as readonly Doc[])) as readonly Doc[];
  return row ? nameOf(shows.family, row) : null;
}
