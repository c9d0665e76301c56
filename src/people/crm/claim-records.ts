// What may be claimed, and what became of it since: a claim keeps the id of its record, and is of whatever that record
// was merged into.

import type { AppContext } from '../../context.ts';
import type { ClaimsTable } from '../../desk/schema/crm.ts';
import { companies } from '../../families/companies/companies.ts';
import { events } from '../../families/events/events.ts';
import { grants } from '../../families/grants/grants.ts';
import { investors } from '../../families/investors/investors.ts';
import { leads } from '../../families/leads.ts';
import { organizations } from '../../families/organizations/organizations.ts';
import { ratedProjects } from '../../families/rated-projects/rated-projects.ts';
import { sponsors } from '../../families/sponsors.ts';
import type { Family } from '../../kernel/family.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { visible } from '../../kernel/visible.ts';
import type { EntityKind } from './claim-shape.ts';

const families: Readonly<Record<EntityKind, Family>> = {
  lead: leads,
  organization: organizations,
  investor: investors,
  company: companies,
  grant: grants,
  event: events,
  sponsor: sponsors,
  rated_project: ratedProjects,
};

interface Claimed {
  readonly subject: string;
  readonly lead_id: string | null;
  readonly entity_kind: EntityKind;
  readonly entity_public_id: string;
}

/** The record of this name, or what it was merged into, as a claim keeps it; null where there is none. */
export function claimedRecord(kind: EntityKind, name: string, context: AppContext): Claimed | null {
  const { reader, tier, now } = context;
  const family = families[kind];
  const found =
    reader.detail(family, name, tier, now) ??
    reader.detail(family, reader.survivor(family, name, tier) ?? name, tier, now);
  return (
    found && {
      subject: `${kind}/${found.id}`,
      lead_id: kind === 'lead' ? found.id : null,
      entity_kind: kind,
      entity_public_id: found.public_id ?? found.id,
    }
  );
}

/** @throws Refusal('not_found') that names the member which was sent */
export function noSuchRecord(kind: EntityKind, field: 'entity' | 'lead_id'): Refusal {
  const message = `There is no ${kind.replaceAll('_', ' ')} with this id.`;
  return new Refusal('not_found', message, { errors: [{ field, code: 'not_found', message }] });
}

/**
 * By subject, the public_id (or id) that the record of each claim goes by now: another one where it was merged or has
 * another address. A record that the team does not see any more is not in it.
 */
export function namesNow(
  claims: readonly Pick<ClaimsTable, 'subject' | 'entity_kind'>[],
  { reader, tier }: Pick<AppContext, 'reader' | 'tier'>,
): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const [kind, of] of Map.groupBy(claims, ({ entity_kind }) => entity_kind)) {
    const family = families[kind as EntityKind];
    const ids = of.map(({ subject }) => subject.slice(kind.length + 1));
    const rows = reader.select(
      `select id, public_id from ${visible(family.name, tier)} where id in (select value from json_each(?1))`,
      JSON.stringify(ids),
    );
    const found = new Map(rows.map(({ id, public_id }) => [id, String(public_id ?? id)]));
    for (const id of ids) {
      const name = found.get(id) ?? reader.survivor(family, id, tier);
      if (name !== null) names.set(`${kind}/${id}`, name);
    }
  }
  return names;
}
