// A list as lines: each row as the list shows it, ready as it is kept.

import { withSite } from '../../kernel/json.ts';

export function* ndjsonPieces(slices: Iterable<readonly string[]>, site: string): Generator<string> {
  for (const rows of slices) yield rows.length === 0 ? '' : withSite(`${rows.join('\n')}\n`, site);
}
