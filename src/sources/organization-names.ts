// Organizations by their names, aliases and ROR ids, so that a harvested grant finds its funder, and a
// harvested organization the one that another source brought.

import { normalIds } from '../families/organizations/identifiers.ts';
import type { Doc } from '../kernel/family.ts';
import type { HarvestContext, KnownOrganization, Source } from './reading/source.ts';

interface Known extends KnownOrganization {
  readonly countries: readonly string[];
}

export interface OrganizationNames {
  readonly byName: HarvestContext['organizationByName'];
  /** The same for the names that a source writes, which registries may know otherwise. */
  readonly byNameOf: (
    source: Pick<Source, 'registeredName'> | undefined,
  ) => HarvestContext['organizationByName'];
  readonly byFunderId: NonNullable<HarvestContext['organizationByFunderId']>;
  readonly slugByRor: HarvestContext['organizationSlugByRor'];
  /**
   * Whether another source already brought this organization: one with its ROR id, or one of which no
   * ROR id is known, with a name of it and a website at the same host.
   */
  readonly isKnownElsewhere: (source: string, record: Doc | null) => boolean;
}

function plain(name: string): string {
  return name
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\s{2,}|[^\S ]/g, ' ')
    .trim();
}

/**
 * "Centers for Disease Control and Prevention - ERA" is an office of the agency before the dash. A name of one
 * or two words says too little: "DOT" is also the Treasury.
 */
function agencyOf(name: string): string {
  const [, agency] = /^(\S+(?: \S+){2,}?) --? /.exec(name) ?? [];
  return agency ?? name;
}

/** "Medical Research Council (MRC)" is also looked for without its initials; "(UK)" tells namesakes apart and stays. */
function withoutInitials(name: string): string {
  const [, bare, initials] = /^(.+) \(([A-Z]{2,8})\)$/.exec(name) ?? [];
  if (bare === undefined) return name;
  const first = [...bare.matchAll(/\b[A-Z]/g)].join('');
  return first === initials ? bare : name;
}

function idsOf(record: Doc): Doc {
  return normalIds(((record.detail as Doc | undefined)?.ids ?? {}) as Doc);
}

function rorIn({ ror }: Doc): string | null {
  return typeof ror === 'string' ? ror : null;
}

/** The host of its website, without www; null without a website. */
function hostOf({ url }: Doc): string | null {
  return typeof url === 'string' && URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : null;
}

function namesOf(record: Doc): readonly string[] {
  const aliases = ((record.detail as Doc | undefined)?.aliases as readonly string[] | undefined) ?? [];
  return [record.name as string, ...aliases].map(plain);
}

function add(known: Map<string, Known[]>, name: string, one: Known): void {
  const namesakes = known.get(name);
  if (namesakes) namesakes.push(one);
  else known.set(name, [one]);
}

/** The identifiers that a grant repeats of its funder. */
function funderIds(ids: Doc): Readonly<Record<string, string>> {
  const named = ['ror', 'crossref_funder', 'ein', 'uei'].flatMap((name) =>
    typeof ids[name] === 'string' ? [[name, ids[name]] as const] : [],
  );
  return Object.fromEntries(named);
}

/** Reads the organizations of the catalogue. A name outweighs an alias; the first one wins. */
export async function organizationNames(
  organizations: AsyncIterable<Doc> | Iterable<Doc>,
): Promise<OrganizationNames> {
  const names = new Map<string, Known[]>();
  const aliases = new Map<string, Known[]>();
  const byRor = new Map<string, { readonly source: string; readonly slug: string | null }>();
  const sites = new Map<string, string>();
  const knownById = new Map<string, Known>();
  const byFunderId = new Map<string, Known>();
  const merged: Doc[] = [];
  for await (const record of organizations) {
    if (record.merged_into) {
      merged.push(record);
      continue;
    }
    const ids = idsOf(record);
    const known: Known = {
      id: record.id as string,
      name: record.name as string,
      labels: (record.labels as readonly string[] | undefined) ?? [],
      public_id: (record.public_id as string | undefined) ?? null,
      aliases: ((record.detail as Doc | undefined)?.aliases as readonly string[] | undefined) ?? [],
      ids: funderIds(ids),
      countries: ((record.detail as Doc | undefined)?.countries as readonly string[] | undefined) ?? [],
    };
    const ror = rorIn(ids);
    const source = (record.source as string | undefined) ?? '';
    const ownNames = namesOf(record);
    const host = ror === null ? hostOf(record) : null;
    if (ror !== null) byRor.set(ror, { source, slug: known.public_id ?? null });
    else if (host !== null) for (const name of ownNames) sites.set(`${host} ${name}`, source);
    knownById.set(known.id, known);
    const funderId = known.ids?.crossref_funder;
    if (funderId !== undefined && !byFunderId.has(funderId)) byFunderId.set(funderId, known);
    add(names, ownNames[0] as string, known);
    for (const alias of ownNames.slice(1)) add(aliases, alias, known);
  }
  // Whoever is called by a name of what was merged means what took its place.
  const intoOf = new Map(merged.map((one) => [one.id, one.merged_into]));
  for (const record of merged) {
    let into = record.merged_into;
    for (let step = 0; step < intoOf.size && intoOf.has(into); step++) into = intoOf.get(into);
    const known = knownById.get(into as string);
    if (known) for (const name of namesOf(record)) add(aliases, name, known);
  }
  const byName: OrganizationNames['byName'] = (name, country) => {
    const fits = ({ countries }: Known) =>
      country === undefined || countries.length === 0 || countries.includes(country);
    const candidates = [...new Set([name, withoutInitials(name), agencyOf(name)])].map(plain);
    const spellings =
      country === 'US' ? candidates.flatMap((one) => [one, `united states ${one}`]) : candidates;
    for (const spelling of spellings) {
      const found = names.get(spelling)?.find(fits) ?? aliases.get(spelling)?.find(fits);
      if (found) return found;
    }
    return null;
  };
  return {
    byName,
    byNameOf: (source) => (name, country) => byName(source?.registeredName?.(name) ?? name, country),
    byFunderId: (id) => byFunderId.get(id) ?? null,
    slugByRor: (ror) => byRor.get(ror)?.slug ?? null,
    isKnownElsewhere: (source, record) => {
      const ror = record === null ? null : rorIn(idsOf(record));
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
