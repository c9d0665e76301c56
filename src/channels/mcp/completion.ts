// What may follow what somebody has typed: ids of records for the templates of resources; labels, funders,
// companies and days for the arguments of prompts. Only what the caller may read is offered.

import type { CompleteResult } from '@modelcontextprotocol/server';
import type { Context, Operation } from '../../kernel/operation.ts';
import { visible } from '../../kernel/visible.ts';
import type { PromptDeclaration } from './prompts.ts';
import { shownFamilies, templateOf } from './record-resources.ts';
import { shownText } from './shown-text.ts';

/** The protocol takes at most so many. */
const maxValues = 100;

interface Completed {
  readonly ref:
    | { readonly type: 'ref/prompt'; readonly name: string }
    | { readonly type: 'ref/resource'; readonly uri: string };
  readonly argument: { readonly name: string; readonly value: string };
}

/** Null when there is no such prompt or template for this caller. */
export function completion(
  { ref, argument }: Completed,
  prompts: readonly PromptDeclaration[],
  operations: readonly Operation[],
  context: Context,
): CompleteResult | null {
  const begun = argument.value.slice(0, 200);
  if (ref.type === 'ref/resource') {
    const shown = shownFamilies(operations, context.tier).find(
      ({ family }) => templateOf(family) === ref.uri,
    );
    if (!shown) return null;
    return answered(argument.name === 'public_id' ? idsIn(shown.family.name, begun, context) : []);
  }
  const prompt = prompts.find(({ name }) => name === ref.name);
  const declared = prompt?.arguments.find(({ name }) => name === argument.name);
  if (!prompt) return null;
  const completes = declared?.completes;
  if (completes === undefined) return answered([]);
  if (completes === 'career_stages')
    return answered(stagesOf(operations).filter((one) => one.startsWith(begun.toLowerCase())));
  return answered(distinct(completes.family, completes.column, begun, context));
}

function answered(values: readonly string[]): CompleteResult {
  return {
    completion: {
      values: values.slice(0, maxValues).map(shownText),
      total: values.length,
      hasMore: values.length > maxValues,
    },
  };
}

/** The public_ids of a family that begin so; where none does, those that contain it. */
function idsIn(family: string, begun: string, context: Context): readonly string[] {
  return distinct(family, 'public_id', begun, context);
}

function distinct(
  family: string,
  column: string,
  begun: string,
  { reader, tier }: Context,
): readonly string[] {
  const like = begun.replaceAll(/[\\%_]/g, '\\$&');
  const found = (pattern: string) =>
    reader
      .select(
        `select distinct ${column} as value from ${visible(family, tier)} where ${column} like ? escape '\\' order by ${column} limit ${maxValues + 1}`,
        pattern,
      )
      .map(({ value }) => String(value));
  const beginning = found(`${like}%`);
  return beginning.length > 0 || begun === '' ? beginning : found(`%${like}%`);
}

/** The words that find_funding takes. */
function stagesOf(operations: readonly Operation[]): readonly string[] {
  const words = operations.find(({ name }) => name === 'find_funding')?.input.career_stage?.schema.enum;
  return (words as readonly string[] | undefined) ?? [];
}
