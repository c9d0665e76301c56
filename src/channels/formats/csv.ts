// A list as a table: RFC 4180 in UTF-8, a line for each row under the names of the members, in cells as
// kernel/table-cell.ts tells. A line end of any kind stands in quotes: many readers end a row at each.

import { type Options, stringify } from 'csv-stringify/sync';
import type { Doc, Family } from '../../kernel/family.ts';
import { parsed } from '../../kernel/json.ts';
import { recordSchema } from '../../kernel/listing.ts';
import { cellOf, isJoined } from '../../kernel/table-cell.ts';
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
  return Object.entries(properties).map(([member, schema]) => ({ member, joined: isJoined(schema) }));
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
      return columns.map(({ member, joined }) => cellOf(record[member], joined));
    });
    yield table.length === 0 ? '' : stringify(table, form);
  }
}
