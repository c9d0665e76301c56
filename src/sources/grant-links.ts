// Grants that came before their funder, linked to it once it is there.

import type { Doc, Family } from '../kernel/family.ts';
import { beneath } from '../ledger/corrections.ts';
import type { Change, Ledger } from '../ledger/ledger.ts';
import { changeOf, ignoredOf, withoutMoments } from './change-of.ts';
import { type OrganizationNames, organizationNames } from './organization-names.ts';
import { funderLink } from './reading/funder-link.ts';
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
    const funder = (grant.detail as Doc | undefined)?.funder as Doc | undefined;
    const candidates = [grant.funder_name, grant.funder_parent, funder?.name].filter(
      (name) => typeof name === 'string',
    );
    const source = sources.find((one) => one.name === grant.source);
    known ??= await organizationNames(options.ledger.records('organizations'));
    const names = known;
    const found = candidates.map((name) => names.byName(name, source?.country)).find((one) => one !== null);
    if (!found) continue;
    const linkedTo = { id: grant.id as string, organization_id: found.id };
    const institute = (name: string) => names.byName(name, source?.country);
    const kept = beneath(withoutMoments(grant));
    const record = { ...kept, ...linkedTo, ...(source ? funderOf(kept, found, institute) : {}) };
    const change = changeOf(family, record, ignoredOf(grant));
    if (typeof change !== 'string') linked.push({ ...change, readAt });
  }
  return linked;
}

/** What the mapper of a known source says of a funder that it finds, so that its next harvest changes nothing. */
function funderOf(
  grant: Doc,
  found: KnownOrganization,
  byName: (name: string) => KnownOrganization | null,
): Doc {
  const detail = (grant.detail ?? {}) as Doc;
  const named = (detail.institutes ?? []) as readonly { readonly acronym: string; readonly name: string }[];
  const institutes = named.map((one) => ({ ...one, found: byName(one.name) }));
  const link = funderLink(grant.funder_name as string, found, institutes);
  const given = (detail.funder ?? {}) as Doc;
  const ids = { ...link.funder.ids, ...((given.ids as Doc | undefined) ?? {}) };
  const { institutes: linked = [] } = link;
  const funder = { ...link.funder, ...given, ids };
  return { ...link.top, detail: { ...detail, ...(linked.length > 0 ? { institutes: linked } : {}), funder } };
}
