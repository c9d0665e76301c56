// The name of a team, and the part of its address that names it: each is of one team alone.

import type { Desk } from '../../desk/desk.ts';
import type { Tier } from '../../kernel/tier.ts';

/** A slug of the name that no team has yet. */
export function freeSlug(db: Desk['db'], name: string): Promise<string> {
  return firstFree(db, 'slug', slugOf(name), '-');
}

/** A name that no team has: the name itself, else with a number. */
export function freeName(db: Desk['db'], name: string): Promise<string> {
  return firstFree(db, 'name', name, ' ');
}

async function firstFree(
  db: Desk['db'],
  column: 'name' | 'slug',
  base: string,
  between: string,
): Promise<string> {
  // Any one sign stands for those that mean something in a pattern: what is found beside is no harm.
  const pattern = `${base.replaceAll(/[\\%]/g, '_')}%`;
  const rows = await db.selectFrom('teams').select(column).where(column, 'like', pattern).execute();
  const taken = new Set(rows.map((row) => row[column]));
  for (let n = 1; ; n++) {
    const tried = n === 1 ? base : `${base}${between}${n}`;
    if (!taken.has(tried)) return tried;
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
