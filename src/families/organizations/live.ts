// What an organization funds at this moment: counted over the grants that name it, as the caller's
// tier may see them. Open means verified, not closed, and no deadline in the past.

import type { Doc, LiveRequest } from '../../kernel/family.ts';
import { withSite } from '../../kernel/json.ts';
import type { Tier } from '../../kernel/tier.ts';
import { visible } from '../../kernel/visible.ts';

/** An open grant, as SQL over the table grants; binds the moment. */
const openAt = (moment: string) =>
  `verified = 1 and closed is null and (deadline is null or deadline >= ${moment})`;
const open = openAt('?');

/**
 * A list in JSON begins so: two ends let SQLite look it up, where `is not null` would go through all grants that
 * the tier may see.
 */
const hasInstitutes = String.raw`g.institutes between '[' and '\'`;

/** A grant whose giver takes part in it, or that names an institute twice, is one. */
const counts = (tier: Tier) => `with asked(id) as materialized (select value from json_each(?)),
  named as (select organization, verified, closed, deadline from ${visible('grants', tier)}
      where organization in (select id from asked)
    union all select institute, verified, closed, deadline from (
      select distinct j.value as institute, g.id, g.verified, g.closed, g.deadline from ${visible('grants', tier)} g,
        json_each(g.institutes) j
      where ${hasInstitutes} and j.value in (select id from asked) and j.value is not g.organization))
  select organization as id, count(*) as grants_count, sum(${open}) as open_grants_count,
    min(case when ${open} then deadline end) as next_open_deadline from named group by organization`;

/** The keys of such grants whose money an organization gives, and of those that it takes part in; binds its id as ?1. */
const grantsOf = (
  tier: Tier,
  such: string,
) => `select key from ${visible('grants', tier)} where organization = ?1 and ${such}
    union all select g.key from ${visible('grants', tier)} g
      where ${hasInstitutes} and ${such} and ?1 in (select value from json_each(g.institutes))`;

/** Binds the organization as ?1 and the moment as ?2. */
const openOnes = (tier: Tier) => `select text from ${visible('grants', tier)} where key in (
    ${grantsOf(tier, openAt('?2'))})
  order by deadline is null, deadline, id limit 20`;

/** The public grants of an organization, the open ones first; binds its id as ?1 and the moment as ?2. */
export const publicGrants = `select text from ${visible('grants', 'public')} where key in (
    ${grantsOf('public', 'verified = 1')})
  order by case when closed is not null or deadline < ?2 then 2 else deadline is null end,
    case when closed is null and deadline >= ?2 then deadline end, deadline desc, id`;

const none = { grants_count: 0, open_grants_count: 0, next_open_deadline: null };

/** Counts of each asked organization, and in details its open grants, soonest deadline first. */
export function organizationsNow({ select, ids, place, tier, now }: LiveRequest): ReadonlyMap<string, Doc> {
  const found = new Map<string, Doc>(ids.map((id) => [id, none]));
  for (const row of select(counts(tier), JSON.stringify(ids), now, now)) {
    const { id, grants_count, open_grants_count } = row;
    const next_open_deadline = (row.next_open_deadline as string | null)?.replace('.000Z', 'Z') ?? null;
    found.set(id as string, { grants_count, open_grants_count, next_open_deadline });
  }
  if (place === 'row') return found;
  for (const id of ids) {
    const open_grants = select(openOnes(tier), id, now).map((row) => searchGrant(row.text as string));
    found.set(id, { ...found.get(id), open_grants });
  }
  return found;
}

function searchGrant(row: string): Doc {
  const { id, title, funder_name, deadline, deadline_for, url, public_id } = JSON.parse(
    withSite(row, ''),
  ) as Doc;
  return { id, title, funder_name, deadline, deadline_for, url, public_id };
}

/** Organizations of the table `t` with at least so many open grants, for a caller of the full tier. */
export function withOpenGrants(least: number, now: string): { sql: string; binds: (string | number)[] } {
  if (least <= 0) return { sql: 'true', binds: [] };
  const grants = visible('grants', 'full');
  // Both parts are counted inside an index. A grant whose giver takes part in it is one.
  const sql = `t.id in (select organization from (
      select organization from ${grants} where organization is not null and ${open}
      union all select institute from (select distinct j.value as institute, g.id from ${grants} g, json_each(g.institutes) j
        where ${hasInstitutes} and ${open} and j.value is not g.organization))
    group by organization having count(*) >= ?)`;
  return { sql, binds: [now, now, least] };
}
