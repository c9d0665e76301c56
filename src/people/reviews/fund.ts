// The fund that a review is about: an organization of the catalogue, rated before or not.

import type { AppContext } from '../../context.ts';
import { organizations } from '../../families/organizations/organizations.ts';
import { parsed } from '../../kernel/json.ts';
import { Refusal } from '../../kernel/refusal.ts';

export interface Fund {
  readonly id: string;
  readonly public_id: string;
  readonly name: string;
  readonly website: string | null;
}

/** @throws Refusal('not_found') */
export function fundNamed(
  publicId: string,
  { reader, now, site }: Pick<AppContext, 'reader' | 'now' | 'site'>,
): Fund {
  const one = reader.one(organizations, publicId, 'full', now);
  if (!one) throw new Refusal('not_found', 'There is no such fund.');
  const row = parsed(one.text, site);
  const website = [row.website, row.url, row.website_url].find((value) => typeof value === 'string') ?? null;
  return {
    id: one.id,
    public_id: one.public_id ?? one.id,
    name: String(row.name),
    website: website as string | null,
  };
}
