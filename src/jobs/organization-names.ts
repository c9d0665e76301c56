// Organizations by their names and aliases, so that a harvested grant finds its funder.

import type { Doc, Ledger } from '../ledger/ledger.ts';
import type { HarvestContext } from '../sources/source.ts';

interface Known {
  readonly id: string;
  readonly name: string;
  readonly labels: readonly string[];
}

export interface OrganizationNames {
  readonly byName: HarvestContext['organizationByName'];
  /** Whether another source already brought the organization with this ROR id. */
  readonly isKnownElsewhere: (source: string, record: Doc | null) => boolean;
}

function plain(name: string): string {
  return name.toLowerCase().replace(/\s+/g, ' ').trim();
}

function rorOf(record: Doc): string | null {
  const ids = (record.detail as Doc | undefined)?.ids as Doc | undefined;
  return typeof ids?.ror === 'string' ? ids.ror.replace(/^https?:\/\/ror\.org\//, '') : null;
}

/** Reads the organizations that the ledger holds now. A name outweighs an alias; the first one wins. */
export async function organizationNames(ledger: Ledger): Promise<OrganizationNames> {
  const names = new Map<string, Known>();
  const aliases = new Map<string, Known>();
  const sources = new Map<string, string>();
  for await (const record of ledger.records('organizations')) {
    if (record.merged_into) continue;
    const known: Known = {
      id: record.id as string,
      name: record.name as string,
      labels: (record.labels as readonly string[] | undefined) ?? [],
    };
    const ror = rorOf(record);
    if (ror !== null) sources.set(ror, (record.source as string | undefined) ?? '');
    if (!names.has(plain(known.name))) names.set(plain(known.name), known);
    const others = ((record.detail as Doc | undefined)?.aliases as readonly string[] | undefined) ?? [];
    for (const alias of others) if (!aliases.has(plain(alias))) aliases.set(plain(alias), known);
  }
  return {
    byName: (name) => names.get(plain(name)) ?? aliases.get(plain(name)) ?? null,
    isKnownElsewhere: (source, record) => {
      const ror = record === null ? null : rorOf(record);
      const owner = ror === null ? undefined : sources.get(ror);
      return owner !== undefined && owner !== source;
    },
  };
}
