// A publication that is not listed, in the shape of its family's details.

import { type Family, noRelated, type Related } from '../../kernel/family.ts';
import { shownTo } from '../../kernel/listing.ts';
import type { Doc } from '../protocol/step-kind.ts';
import type { Publication } from './publish.ts';

export function shownRecord(
  family: Family,
  { record, updated_at, published_at, public_id }: Publication,
): Doc {
  const brought = {
    merged_into: null,
    ...(JSON.parse(record) as Doc),
    public_id,
    created_at: published_at,
    updated_at,
  };
  const whole: Record<string, unknown> = {};
  for (const [member, field] of Object.entries(family.fields))
    whole[member] = (brought as Doc)[member] ?? field.fallback ?? null;
  const shown: Record<string, unknown> = {};
  for (const [member, field] of Object.entries(family.fields)) {
    if (!shownTo(field, 'public', 'detail')) continue;
    const derive = family.derive?.[member] as
      | ((record: Doc, related: Related, tier: string) => unknown)
      | undefined;
    shown[member] = derive ? derive(whole, noRelated, 'public') : whole[member];
  }
  return shown;
}
