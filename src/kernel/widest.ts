// A list at its widest: its choices are made so that nothing is left out.

import type { Doc, Family } from './family.ts';
import { onceFor } from './remembered.ts';

/** Filters that leave nothing out that the caller may see: every choice of a list at its widest. */
export const widest = onceFor((family: Family): Doc => {
  const filters: Record<string, unknown> = {};
  for (const [parameter, { kind, param }] of Object.entries(family.filters ?? {})) {
    if (kind !== 'choice') continue;
    const words = param.schema.enum as readonly string[] | undefined;
    if (param.schema.type === 'boolean') filters[parameter] = true;
    else if (words?.includes('all')) filters[parameter] = 'all';
    else if (param.schema.default !== undefined) filters[parameter] = param.schema.default;
  }
  return filters;
});
