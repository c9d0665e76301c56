// From the items of a source to records: what cannot be mapped is refused and the rest goes on.

import { type RowAge, takingNewer } from './newer-rows.ts';
import type { FileItem } from './read-lines.ts';
import { membersOf, readItems } from './read-lines.ts';
import { faultOf, type HarvestContext, type OperatorRecord, type Reading } from './source.ts';

export type Items = AsyncIterable<FileItem> | Iterable<FileItem>;

interface MapOptions {
  /** Whether the items are all that the source lists; an item that is refused ends the claim. */
  readonly complete: boolean;
  readonly watermark?: () => string | null;
  /** What an item says of its age; left out: nothing. */
  readonly age?: (value: unknown) => RowAge;
}

/**
 * Maps item after item. `map` gives null for an item that the source leaves out by choice, and throws a
 * SourceError or a RangeError for one that cannot be mapped. Of items with one id the first
 * counts, or a later one that says it is newer: both are then given, the newer last.
 */
export function mapItems(
  items: Items,
  map: (value: unknown, where: string) => OperatorRecord | null,
  context: HarvestContext,
  options: MapOptions,
): Reading {
  const state = { complete: options.complete, leftOut: 0 };
  async function* records(): AsyncGenerator<OperatorRecord> {
    const isTaken = takingNewer();
    for await (const { where, value } of items) {
      try {
        const record = map(value, where);
        if (record === null) state.leftOut += 1;
        if (record !== null && isTaken(record.id, options.age?.(value))) yield record;
      } catch (error) {
        context.refuse(where, faultOf(error));
        state.complete = false;
      }
    }
  }
  return {
    records: records(),
    leftOut: () => state.leftOut,
    get complete() {
      return state.complete;
    },
    ...(options.watermark ? { watermark: options.watermark } : {}),
  };
}

/** The items of several files, one after another. */
export async function* itemsOfFiles(
  paths: readonly string[],
  context: Pick<HarvestContext, 'refuse'>,
): AsyncGenerator<FileItem> {
  for (const path of paths) yield* readItems(path, context.refuse);
}

/** The items of kept pages, each a list below `member`; what has no such list is an item itself. */
export async function* itemsOfPages(
  paths: readonly string[],
  member: string,
  context: Pick<HarvestContext, 'refuse'>,
): AsyncGenerator<FileItem> {
  for await (const { where, value } of itemsOfFiles(paths, context)) {
    const items = membersOf(value)?.[member];
    if (!Array.isArray(items)) yield { where, value };
    else
      for (const [index, item] of items.entries())
        yield { where: `${where}.${member}[${index}]`, value: item };
  }
}

/** Values that are at hand already, as items. */
export function itemsOf(name: string, values: readonly unknown[]): readonly FileItem[] {
  return values.map((value, index) => ({ where: `${name}[${index}]`, value }));
}
