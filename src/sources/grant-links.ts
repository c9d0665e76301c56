// Grants that came before their funder, linked to it once it is there.

import type { Doc, Family } from '../kernel/family.ts';
import { beneath } from '../ledger/corrections.ts';
import type { Change, Ledger } from '../ledger/ledger.ts';
import { changeOf, ignoredOf, withoutMoments } from './change-of.ts';
import { type OrganizationNames, organizationNames } from './organization-names.ts';
import { funderLink, joinedAliases } from './reading/funder-link.ts';
import type { KnownOrganization } from './reading/source.ts';
import { sources } from './sources.ts';

/**
 * Grants that came before their funder are linked to it once it is there. The comparison leaves out
 * what their own source leaves out, so that its next harvest finds the linked grant unchanged.
 */
export async function linksOf(options: {
  readonly ledger: Ledger;
  readonly families: readonly Family[];
}): Promise<readonly Change[]> {
  let known: OrganizationNames | null = null;
  const family = options.families.find((one) => one.name === 'grants');
  if (!family) return [];
  const linked: Change[] = [];
  for await (const { seq: readAt, record: grant } of options.ledger.versions(family.name)) {
    if (grant.organization_id) continue;
    const source = sources.find((one) => one.name === grant.source);
    known ??= await organizationNames(options.ledger.records('organizations'));
    const names = known;
    const ofSource = names.byNameOf(source);
    const byName = (name: unknown) => (typeof name === 'string' ? ofSource(name, source?.country) : null);
    const own =
      byName(grant.funder_name) ??
      byName(((grant.detail as Doc | undefined)?.funder as Doc | undefined)?.name);
    const found = { own, above: byName(grant.funder_parent) };
    const organization = own ?? found.above;
    if (!organization) continue;
    const linkedTo = { id: grant.id as string, organization_id: organization.id };
    const plainGrant = beneath(withoutMoments(grant));
    const record = { ...plainGrant, ...linkedTo, ...(source ? funderOf(plainGrant, found, byName) : {}) };
    const change = changeOf(family, record, ignoredOf(grant));
    if (typeof change !== 'string') linked.push({ ...change, readAt });
  }
  return linked;
}

/** What the mapper of a known source says of a funder that it finds, so that its next harvest changes nothing. */
function funderOf(
  grant: Doc,
  { own, above }: { readonly own: KnownOrganization | null; readonly above: KnownOrganization | null },
  byName: (name: string) => KnownOrganization | null,
): Doc {
  const detail = (grant.detail ?? {}) as Doc;
  const named = (detail.institutes ?? []) as readonly { readonly acronym: string; readonly name: string }[];
  const parent = grant.funder_parent as string | null | undefined;
  const link = funderLink(grant.funder_name as string, own, {
    above: parent ? { name: parent, found: above } : null,
    institutes: named.map((one) => ({ ...one, found: byName(one.name) })),
  });
  const { parent: _above, ...given } = (detail.funder ?? {}) as Doc;
  const ids = { ...link.funder.ids, ...(given.ids as Doc | undefined) };
  const { institutes: linked = [] } = link;
  // The order of members counts when two versions are compared: it is that of the link.
  const linkedParent = 'parent' in link.funder ? { parent: link.funder.parent } : {};
  const funder = { ...link.funder, ...given, ids, ...linkedParent };
  const aliases = joinedAliases(
    (grant.funder_aliases ?? []) as readonly string[],
    link.top.funder_aliases ?? [],
  );
  return {
    ...link.top,
    ...(aliases.length > 0 ? { funder_aliases: aliases } : {}),
    detail: { ...detail, ...(linked.length > 0 ? { institutes: linked } : {}), funder },
  };
}
