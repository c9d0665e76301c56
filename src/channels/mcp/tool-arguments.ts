// The arguments of a call, before `perform` checks them against their schema: no key among them, no
// characters that REST would refuse in an address or a header.

import { holdsKey } from '../../access/bearer.ts';
import { typesOf } from '../../kernel/field.ts';
import type { Operation } from '../../kernel/operation.ts';
import { isPlainText } from '../../kernel/plain-text.ts';
import { invalid, Refusal } from '../../kernel/refusal.ts';

export type Arguments = Readonly<Record<string, unknown>>;

/** Refuses a key in what a model wrote: it would stay in transcripts. The key is not repeated. */
export function refuseKeyIn(given: unknown): void {
  if (!holdsKey(JSON.stringify(given) ?? '')) return;
  const sentence =
    'A key must not stand in an argument; send it as Authorization: Bearer KEY when connecting, and revoke this one.';
  throw new Refusal('invalid_input', sentence);
}

/** Other spellings that the specification shows, each with the one that is used. */
const spellings: Readonly<Record<string, string>> = { publicId: 'public_id' };

/**
 * What was given, by the names that the operation declares. Hosts whose schemas know no optional member send null for
 * what is left out.
 */
export function spelled({ input }: Operation, given: Arguments): Arguments {
  const renamed = Object.entries(given).flatMap(([name, value]) => {
    const known = Object.hasOwn(spellings, name) ? (spellings[name] as string) : name;
    const fits = !Object.hasOwn(input, name) && Object.hasOwn(input, known) && !Object.hasOwn(given, known);
    const param = Object.hasOwn(input, fits ? known : name) ? input[fits ? known : name] : undefined;
    const isLeftOut = value === null && param?.optional && !typesOf(param.schema).includes('null');
    return isLeftOut ? [] : [[fits ? known : name, asList(param, value)] as const];
  });
  return Object.fromEntries(renamed);
}

/** A list of a query may come as REST takes it, one text with commas, or as a text that is a list in JSON. */
function asList(param: Operation['input'][string] | undefined, value: unknown): unknown {
  const list = param?.in === 'query' && param.schema.type === 'array' && typeof value === 'string';
  if (!list || value === '') return value;
  return listIn(value) ?? value.split(',').map((one) => one.trim());
}

function listIn(text: string): readonly unknown[] | null {
  return text.trimStart().startsWith('[') ? (parsedJson(text) as readonly unknown[] | null) : null;
}

/** What a text says in JSON; null where it is none. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export function operationInput(operation: Operation, given: Arguments): Arguments {
  refuseKeyIn(given);
  for (const [name, value] of Object.entries(given)) {
    const param = Object.hasOwn(operation.input, name) ? operation.input[name] : undefined;
    if (typeof value !== 'string' || param === undefined || param.in === 'body') continue;
    if (!isPlainText(value)) {
      throw invalid(name, `${name} holds characters that are no text.`, 'characters');
    }
    if (param.in === 'path' && (value === '' || value.length > 300)) {
      throw new Refusal('not_found', `There is nothing named by this ${name}.`);
    }
  }
  return given;
}

/** How much of the rows is asked for, apart from what the operation is asked. */
export function detailOf(given: Arguments, list: boolean): { detail: 'compact' | 'full'; rest: Arguments } {
  if (!list) return { detail: 'full', rest: given };
  const { detail: asked, ...rest } = given;
  const detail = asked ?? 'compact';
  if (detail !== 'compact' && detail !== 'full') {
    throw invalid('detail', 'detail must be one of compact, full.', 'enum');
  }
  return { detail, rest };
}
