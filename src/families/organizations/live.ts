// What an organization funds at this moment: counted over the grants that name it, as the caller's
// tier may see them. Open means verified, not closed, and no deadline in the past.

import type { Doc, LiveRequest } from '../../kernel/family.ts';
import { withSite } from '../../kernel/json.ts';
import type { Tier } from '../../kernel/tier.ts';
import { visible } from '../../kernel/visible.ts';

/** An open grant, as SQL over the table grants; binds the moment. */
const open = 'verified = 1 and closed is null and (deadline is null or deadline >= ?)';

/** Each grant with the organization that gives its money, and once more with each institute that takes part. */
const funded = (
  tier: Tier,
) => `(select id, organization, verified, closed, deadline, text from ${visible('grants', tier)}
    where organization is not null
  union select g.id, j.value, g.verified, g.closed, g.deadline, g.text from ${visible('grants', tier)} g,
    json_each(g.institutes) j where g.institutes is not null)`;

const counts = (tier: Tier) => `with asked(id) as materialized (select value from json_each(?)),
  named as (select organization, verified, closed, deadline from ${visible('grants', tier)}
      where organization in (select id from asked)
    union all select j.value, g.verified, g.closed, g.deadline from ${visible('grants', tier)} g,
      json_each(g.institutes) j where g.institutes is not null and j.value in (select id from asked))
  select organization as id, count(*) as grants_count, sum(${open}) as open_grants_count,
    min(case when ${open} then deadline end) as next_open_deadline from named group by organization`;

const openOnes = (tier: Tier) => `select text from ${funded(tier)} where organization = ? and ${open}
  order by deadline is null, deadline, id limit 20`;

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
  const { id, title, funder_name, deadline, url, public_id } = JSON.parse(withSite(row, '')) as Doc;
  return { id, title, funder_name, deadline, url, public_id };
}

/** Organizations of the table `t` with at least so many open grants, for a caller of the full tier. */
export function withOpenGrants(least: number, now: string): { sql: string; binds: (string | number)[] } {
  if (least <= 0) return { sql: 'true', binds: [] };
  const sql = `t.id in (select organization from ${funded('full')} where ${open}
    group by organization having count(*) >= ?)`;
  return { sql, binds: [now, least] };
}
