// Organizations by their names, aliases and ROR ids, so that a harvested grant finds its funder, and a
// harvested organization the one that another source brought.

import type { Doc } from '../kernel/family.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { HarvestContext } from '../sources/source.ts';

interface Known {
  readonly id: string;
  readonly name: string;
  readonly labels: readonly string[];
}

export interface OrganizationNames {
  readonly byName: HarvestContext['organizationByName'];
  readonly slugByRor: HarvestContext['organizationSlugByRor'];
  /**
   * Whether another source already brought this organization: one with its ROR id, or one of which no
   * ROR id is known, with a name of it and a website at the same host.
   */
  readonly isKnownElsewhere: (source: string, record: Doc | null) => boolean;
}

function plain(name: string): string {
  return name.toLowerCase().replace(/\s+/g, ' ').trim();
}

function rorOf(record: Doc): string | null {
  const ids = (record.detail as Doc | undefined)?.ids as Doc | undefined;
  return typeof ids?.ror === 'string' ? ids.ror.replace(/^https?:\/\/ror\.org\//, '') : null;
}

/** The host of its website, without www; null without a website. */
function hostOf({ url }: Doc): string | null {
  return typeof url === 'string' && URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : null;
}

function namesOf(record: Doc): readonly string[] {
  const aliases = ((record.detail as Doc | undefined)?.aliases as readonly string[] | undefined) ?? [];
  return [record.name as string, ...aliases].map(plain);
}

/** Reads the organizations that the ledger holds now. A name outweighs an alias; the first one wins. */
export async function organizationNames(ledger: Ledger): Promise<OrganizationNames> {
  const names = new Map<string, Known>();
  const aliases = new Map<string, Known>();
  const byRor = new Map<string, { readonly source: string; readonly slug: string | null }>();
  const sites = new Map<string, string>();
  for await (const record of ledger.records('organizations')) {
    if (record.merged_into) continue;
    const known: Known = {
      id: record.id as string,
      name: record.name as string,
      labels: (record.labels as readonly string[] | undefined) ?? [],
    };
    const ror = rorOf(record);
    const source = (record.source as string | undefined) ?? '';
    const host = hostOf(record);
    if (ror !== null) byRor.set(ror, { source, slug: (record.public_id as string | undefined) ?? null });
    else if (host !== null) for (const name of namesOf(record)) sites.set(`${host} ${name}`, source);
    if (!names.has(plain(known.name))) names.set(plain(known.name), known);
    for (const alias of namesOf(record).slice(1)) if (!aliases.has(alias)) aliases.set(alias, known);
  }
  return {
    byName: (name) => names.get(plain(name)) ?? aliases.get(plain(name)) ?? null,
    slugByRor: (ror) => byRor.get(ror)?.slug ?? null,
    isKnownElsewhere: (source, record) => {
      const ror = record === null ? null : rorOf(record);
      if (record === null || ror === null) return false;
      const host = hostOf(record);
      const owner =
        byRor.get(ror)?.source ??
        namesOf(record)
          .map((name) => sites.get(`${host} ${name}`))
          .find((one) => one !== undefined);
      return owner !== undefined && owner !== source;
    },
  };
}
