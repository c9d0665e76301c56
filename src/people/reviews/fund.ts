// The fund that a review is about: an organization of the catalogue, rated before or not.

import type { AppContext } from '../../context.ts';
import type { Desk } from '../../desk/desk.ts';
import { organizations } from '../../families/organizations/organizations.ts';
import { parsed } from '../../kernel/json.ts';
import { Refusal } from '../../kernel/refusal.ts';

export interface Fund {
  readonly id: string;
  readonly public_id: string;
  readonly name: string;
  readonly website: string | null;
  /** Names of its people, as the catalogue gives them. */
  readonly people: readonly string[];
}

type Reading = Pick<AppContext, 'reader' | 'now' | 'site'>;

/** @throws Refusal('not_found') */
export function fundNamed(publicId: string, reading: Reading): Fund {
  const fund = fundById(publicId, reading);
  if (!fund) throw new Refusal('not_found', 'There is no such fund.');
  return fund;
}

/** By its id or its address, or the one that it was merged into; null where it is not in the catalogue. */
export function fundById(name: string, { reader, now, site }: Reading): Fund | null {
  const survivor = () => reader.survivor(organizations, name, 'full');
  const one =
    reader.detail(organizations, name, 'full', now) ??
    reader.detail(organizations, survivor() ?? name, 'full', now);
  if (!one) return null;
  const row = parsed(one.text, site);
  const website = [row.website, row.url, row.website_url].find((value) => typeof value === 'string') ?? null;
  const { people = [] } = row as { people?: readonly { readonly name?: unknown }[] };
  return {
    id: one.id,
    public_id: one.public_id ?? one.id,
    name: String(row.name),
    website,
    people: people.flatMap(({ name }) => (typeof name === 'string' ? [name] : [])),
  };
}

/** What a fund is called; its id where it is not in the catalogue. */
export function fundName(id: string, reading: Reading): string {
  return fundById(id, reading)?.name ?? id;
}

/** The ids that reviews of a fund stand under: its own, and those of funds that were merged into it. */
export async function idsOf(
  fund: Pick<Fund, 'id' | 'public_id'>,
  db: Desk['db'],
  { reader }: Pick<AppContext, 'reader'>,
): Promise<readonly string[]> {
  const reviewed = await db.selectFrom('reviews').select('organization_id').distinct().execute();
  const merged = reviewed
    .map(({ organization_id }) => organization_id)
    .filter((id) => id !== fund.id && reader.survivor(organizations, id, 'full') === fund.public_id);
  return [fund.id, ...merged];
}
