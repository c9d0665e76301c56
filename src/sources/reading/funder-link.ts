// The members by which a grant names its funder among the organizations of the catalogue. Of an office that the
// catalogue does not know, the organization above it is linked, as what it is: its identifiers are not the office's.

import type { KnownOrganization } from './source.ts';

/** Whoever is above the funder, by its name at the source. */
interface Above {
  readonly name: string;
  readonly found: KnownOrganization | null;
}

interface Institute {
  readonly acronym: string;
  readonly name: string;
  readonly found: KnownOrganization | null;
}

/** What the record of a grant says of its funder, at its top and in its detail; `own`: the organization of that name. */
export function funderLink(
  name: string,
  own: KnownOrganization | null,
  {
    above = null,
    institutes = [],
  }: { readonly above?: Above | null; readonly institutes?: readonly Institute[] } = {},
) {
  const isSame = above?.name === name || (own !== null && above?.found?.id === own.id);
  const parent = isSame ? null : above;
  const organization = own ?? parent?.found ?? null;
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
      ...slugOf(own),
      name,
      ids: own?.ids ?? {},
      ...(parent ? { parent: { ...slugOf(parent.found), name: parent.name } } : {}),
    },
    ...(institutes.length > 0
      ? {
          institutes: institutes.map(({ acronym, name: of, found }) => ({
            acronym,
            name: of,
            ...slugOf(found),
          })),
        }
      : {}),
  };
}

/** Other names that a record has of its own, before those of its organization. */
export function joinedAliases(own: readonly string[], names: readonly string[]): readonly string[] {
  return own.every((one) => names.includes(one)) ? names : [...new Set([...own, ...names])];
}

function slugOf(organization: KnownOrganization | null): { readonly organization_public_id?: string } {
  return organization?.public_id ? { organization_public_id: organization.public_id } : {};
}
