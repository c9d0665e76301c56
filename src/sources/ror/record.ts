// One record of the Research Organization Registry, schema 2, reduced to what the catalogue keeps.

import { listOf, membersOf, textOf } from '../reading/read-lines.ts';
import { oneLine } from '../reading/text.ts';

type Members = Readonly<Record<string, unknown>>;

export interface RorRecord {
  /** The nine characters of the ROR id. */
  readonly id: string;
  readonly name: string;
  /** All other names and acronyms, as the registry orders them. */
  readonly aliases: readonly string[];
  readonly types: readonly string[];
  readonly status: 'active' | 'inactive' | 'withdrawn';
  readonly founded: number | null;
  /** "City, Country" of the first place. */
  readonly location: string | null;
  /** ISO 3166 codes. */
  readonly countries: readonly string[];
  readonly website: string | null;
  readonly crossrefFunder: string | null;
  readonly wikidata: string | null;
  readonly relations: readonly RorRelation[];
  /** YYYY-MM-DD. */
  readonly modified: string;
}

interface RorRelation {
  /** child, parent, related, successor or predecessor. */
  readonly type: string;
  readonly id: string;
  readonly name: string | null;
}

/** What the first pass over a file needs: cheap, as it looks at no name. Throws like `rorRecord`. */
export function rorOutline(
  value: unknown,
): Pick<RorRecord, 'id' | 'types' | 'status' | 'modified'> & { readonly relations: readonly RorRelation[] } {
  const record = membersOf(value);
  const id = rorId(record?.id);
  if (!record || id === null) throw new Error('id is not a ROR id');
  const { status } = record;
  if (status !== 'active' && status !== 'inactive' && status !== 'withdrawn') {
    throw new Error('status is not active, inactive or withdrawn');
  }
  return {
    id,
    status,
    types: listOf(record.types).flatMap((type) => textOf(type) ?? []),
    modified: textOf(membersOf(membersOf(record.admin)?.last_modified)?.date) ?? '',
    relations: listOf(record.relationships).flatMap((entry) => {
      const relation = membersOf(entry);
      const other = rorId(relation?.id);
      const type = textOf(relation?.type);
      return other === null || type === null ? [] : [{ type, id: other, name: textOf(relation?.label) }];
    }),
  };
}

/** Reads a whole record. Throws an Error that says what is missing. */
export function rorRecord(value: unknown): RorRecord {
  const outline = rorOutline(value);
  const record = membersOf(value) ?? {};
  const names = listOf(record.names).flatMap((entry) => {
    const name = membersOf(entry);
    const text = oneLine(textOf(name?.value));
    return text === null ? [] : [{ text, isDisplay: listOf(name?.types).includes('ror_display') }];
  });
  const name = names.find(({ isDisplay }) => isDisplay)?.text;
  if (name === undefined) throw new Error('no name is marked ror_display');
  const places = listOf(record.locations).flatMap((entry): readonly Members[] => {
    const place = membersOf(membersOf(entry)?.geonames_details);
    return place ? [place] : [];
  });
  const countries = places.flatMap((place) => textOf(place.country_code) ?? []);
  return {
    ...outline,
    name,
    aliases: [...new Set(names.map(({ text }) => text))].filter((text) => text !== name),
    founded: typeof record.established === 'number' ? record.established : null,
    location: locationOf(places[0]),
    countries: [...new Set(countries)],
    website: textOf(
      listOf(record.links)
        .map(membersOf)
        .find((link) => link?.type === 'website')?.value,
    ),
    crossrefFunder: externalId(record, 'fundref'),
    wikidata: externalId(record, 'wikidata'),
  };
}

function rorId(value: unknown): string | null {
  return /^https:\/\/ror\.org\/(0[a-z0-9]{8})$/.exec(textOf(value) ?? '')?.[1] ?? null;
}

function locationOf(place: Members | undefined): string | null {
  const parts = [oneLine(textOf(place?.name)), oneLine(textOf(place?.country_name))];
  return parts.filter((part) => part !== null).join(', ') || null;
}

/** Several ids of one kind: the preferred one, else the first. */
function externalId(record: Members, type: string): string | null {
  const entry = listOf(record.external_ids)
    .map(membersOf)
    .find((external) => external?.type === type);
  return textOf(entry?.preferred) ?? textOf(listOf(entry?.all)[0]);
}
