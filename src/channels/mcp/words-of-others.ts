// Whose words an answer holds: what others wrote is data to whoever reads it, and never an instruction.

import type { Schema } from './tool-schema.ts';

/** What names of ours in `_meta` begin with. */
export const metaPrefix = 'perennial/';

/** Members whose words others wrote: where they stand in an answer, and whose words they are. */
export interface OthersWords {
  /** As in data[].description. */
  readonly path: string;
  readonly author: string;
}

/** Where an answer of this schema may hold the words of others. */
export function othersWords(schema: Schema, path = ''): readonly OthersWords[] {
  const author = schema['x-written-by'];
  if (typeof author === 'string') return [{ path, author }];
  if (typeof schema.items === 'object') return othersWords(schema.items as Schema, `${path}[]`);
  const members = Object.entries((schema.properties ?? {}) as Record<string, Schema>);
  return members.flatMap(([member, one]) => othersWords(one, path === '' ? member : `${path}.${member}`));
}

/** Those of them that an answer does hold. */
export function wordsIn(body: unknown, words: readonly OthersWords[]): readonly OthersWords[] {
  return words.filter(({ path }) => holds(body, path.split('.')));
}

/** The mark of an answer that holds words of others. */
export function wordsMark(words: readonly OthersWords[]): {
  readonly [mark: string]: readonly OthersWords[];
} {
  return words.length > 0 ? { [`${metaPrefix}words_of_others`]: words } : {};
}

/** Whether something stands at the path, `[]` meaning any of a list. */
function holds(value: unknown, path: readonly string[]): boolean {
  const [step, ...rest] = path;
  if (step === undefined || step === '')
    return ![null, undefined, ''].includes(value as string) && !isEmptyList(value);
  const lists = step.match(/\[\]/g)?.length ?? 0;
  const inner = (value as Readonly<Record<string, unknown>> | null | undefined)?.[step.replaceAll('[]', '')];
  const found = lists === 0 ? [inner] : ([inner].flat(lists) as unknown[]);
  return found.some((one) =>
    typeof (one ?? '') === 'object' || rest.length === 0 ? holds(one, rest) : false,
  );
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}
