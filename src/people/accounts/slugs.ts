// The part of a team's address that names it: made of its name, and of one team alone.

import type { Desk } from '../../desk/desk.ts';
import type { Tier } from '../../kernel/tier.ts';

/** A slug of the name that no team has yet. */
export async function freeSlug(db: Desk['db'], name: string): Promise<string> {
  const base = slugOf(name);
  const rows = await db.selectFrom('teams').select('slug').where('slug', 'like', `${base}%`).execute();
  const taken = new Set(rows.map(({ slug }) => slug));
  for (let n = 1; ; n++) {
    const slug = n === 1 ? base : `${base}-${n}`;
    if (!taken.has(slug)) return slug;
  }
}

/** Lower case letters and digits of the name, joined by hyphens; 'team' where there are none. */
export function slugOf(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const slug = plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-+|-+$/g, '');
  return slug.slice(0, 40).replace(/-$/, '') || 'team';
}

/** What a new team is beside its name: open, and of the highest tier unless said otherwise. */
export function newTeam(slug: string, tier: Tier = 'top') {
  return { slug, tier, suspended_at: null, closed_at: null };
}
