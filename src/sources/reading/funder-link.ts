// The members by which a grant names its funder among the organizations of the catalogue.

import type { KnownOrganization } from './source.ts';

/** What the record of a grant says of its funder, at its top and in its detail. */
export function funderLink(
  name: string,
  organization: KnownOrganization | null,
  institutes: readonly {
    readonly acronym: string;
    readonly name: string;
    readonly found: KnownOrganization | null;
  }[] = [],
) {
  const aliases = [
    ...(organization ? [organization.name, ...(organization.aliases ?? []).slice(0, 8)] : []),
    ...institutes.flatMap((one) => [one.name, one.acronym]),
  ].filter((alias) => alias !== name);
  const ids = institutes.flatMap(({ found }) => (found ? [found.id] : []));
  return {
    top: {
      ...(organization ? { organization_id: organization.id } : {}),
      ...(aliases.length > 0 ? { funder_aliases: [...new Set(aliases)] } : {}),
      ...(ids.length > 0 ? { institute_ids: ids } : {}),
    },
    funder: {
      ...(organization?.public_id ? { organization_public_id: organization.public_id } : {}),
      name,
      ids: organization?.ids ?? {},
    },
    ...(institutes.length > 0
      ? {
          institutes: institutes.map(({ acronym, name: of, found }) => ({
            acronym,
            name: of,
            ...(found?.public_id ? { organization_public_id: found.public_id } : {}),
          })),
        }
      : {}),
  };
}
