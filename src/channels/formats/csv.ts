// A list as a table: RFC 4180 in UTF-8, a line for each row under the names of the members. An unknown
// value is an empty cell. A list of slugs or words is joined by semicolons, which no slug holds; any other
// list or object is JSON. A text that a spreadsheet would take for a formula gets an apostrophe in front.
// A line end of any kind stands in quotes: many readers end a row at each.

import { type Options, stringify } from 'csv-stringify/sync';
import type { Doc, Family } from '../../kernel/family.ts';
import { parsed } from '../../kernel/json.ts';
import { recordSchema } from '../../kernel/listing.ts';
import type { Tier } from '../../kernel/tier.ts';

const form: Options = {
  record_delimiter: 'windows',
  quote_record_delimiter: true,
  // Where a semicolon parts cells, a text that holds one must not become two.
  quoted_match: /;/,
  escape_formulas: true,
};

interface CsvColumn {
  readonly member: string;
  /** A list whose entries hold no semicolon. */
  readonly joined: boolean;
}

/** The members of a row as this tier sees it, in the order of the declaration. */
function columnsOf(family: Family, tier: Tier): readonly CsvColumn[] {
  const { properties } = recordSchema(family, tier, 'row') as { properties: Record<string, Doc> };
  return Object.entries(properties).map(([member, { items }]) => {
    const { pattern, enum: words } = (items ?? {}) as { pattern?: string; enum?: readonly unknown[] };
    return { member, joined: words !== undefined || pattern?.startsWith('^[a-z0-9]+') === true };
  });
}

function cell(value: unknown, joined: boolean): string | number {
  if (value === null || value === undefined) return '';
  // Some programs read past leading line ends, to a formula behind them.
  if (typeof value === 'string') return /^\s*\n\s*[=+\-@]/.test(value) ? `'${value}` : value;
  if (typeof value === 'number') return value;
  if (joined && Array.isArray(value)) return value.join(';');
  return JSON.stringify(value);
}

/** The table piece by piece: its head, then some rows at a time. */
export function* csvPieces(
  family: Family,
  tier: Tier,
  slices: Iterable<readonly string[]>,
  site: string,
): Generator<string> {
  const columns = columnsOf(family, tier);
  yield stringify([columns.map(({ member }) => member)], form);
  for (const rows of slices) {
    const table = rows.map((row) => {
      const record = parsed(row, site);
      return columns.map(({ member, joined }) => cell(record[member], joined));
    });
    yield table.length === 0 ? '' : stringify(table, form);
  }
}
