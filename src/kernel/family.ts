// A family is what we know: grants, heroes, theories. It is declared once; its import format, its
// table on the shelf, its operations, its documentation, its dump and its feed follow from that.
//
// What a declaration says, in the order of a record's life:
//
//   fields    the members, each with its tier and place (see field.ts)
//   visible   which tier may see the row at all; null hides it from everyone
//   follows   the families whose records change how this one is rendered
//   derive    members that are rendered at projection, from the record and what it follows
//             (over a member that the record brings, it fills in what was left out)
//   columns   what lists filter and order by, where that is not a field by itself
//   flags     yes-or-no facts that restrictions ask for
//   filters, restrict, order, sorts, facets   how a list is asked
//   live      members that are counted when they are read
//   heading, lead   what a record is called, and its one line (see heading.ts)
//   list, detail    how it leaves: path, envelope, names

import type { Calendar } from './calendar.ts';
import { correctionAddress, correctionOf } from './correction.ts';
import type { Display } from './display.ts';
import type { Field, Fields, JsonSchema, RecordOf } from './field.ts';
import { dateTime, name, nullable, oneOf, optional, publicId, stored, text, url } from './field.ts';
import { filling } from './filled.ts';
import type { Facet, Filters, Restriction, Sort } from './filter.ts';
import { namedBySource } from './heading.ts';
import { type PersonPlaces, placeFlaw } from './person-places.ts';
import type { References } from './references.ts';
import { reaches, type Tier } from './tier.ts';

/** A record as it is kept. */
export type Doc = Readonly<Record<string, unknown>>;

/** What rendering may ask about other records. */
export interface Related {
  /** The newest version of a record by its id, slug or public_id, or null. */
  readonly record: (family: string, id: string) => Doc | null;
  /** All records of a family whose link `link` names `id`. */
  readonly linked: (family: string, link: string, id: string) => readonly Doc[];
}

/** For records that are shown without any other one. */
export const noRelated: Related = { record: () => null, linked: () => [] };

/** Reading beside the list itself: rows of any table of the shelf. */
export type Select = (
  sql: string,
  ...binds: readonly (string | number | bigint | null)[]
) => readonly Record<string, unknown>[];

export interface LiveRequest {
  readonly select: Select;
  readonly ids: readonly string[];
  /** The family's `liveColumns` by id, where they were read with the record. */
  readonly rows?: ReadonlyMap<string, Doc>;
  /** Whether rows of a list or the details of one record are read. */
  readonly place: 'row' | 'detail';
  readonly tier: Tier;
  readonly now: string;
}

/** When the record of another family changes, rows of this one are rendered again. */
export interface Follows {
  readonly family: string;
  /** Our link that names the other record, or the other family's link that names ours. */
  readonly by: { readonly mine: string } | { readonly theirs: string };
}

/** A record with the members that every family has. */
type Whole<F extends Fields> = RecordOf<F & Omit<EveryRecord, keyof F>>;

interface Column<F extends Fields> {
  readonly type: 'text' | 'number' | 'time' | 'list';
  /** Looked up by SQL of another family or a `where` filter. */
  readonly indexed?: boolean;
  /** Other columns and flags that its index holds as well, so that what is asked of them together reads no row. */
  readonly beside?: readonly string[];
  /** The lowest tier that may learn it; the family's own unless said otherwise. */
  readonly tier?: Tier;
  /** It depends on other records too; only then is `related` handed over. */
  readonly usesRelated?: true;
  readonly value: (record: Whole<F>, related: Related) => unknown;
}

export interface ListRoute {
  /** A parameter in it is one of the family's filters. */
  readonly path: string;
  /** The record of another family that the list belongs to, named by `parameter`; without it the list is not there. */
  readonly within?: { readonly family: Family; readonly parameter: string };
  /** The operation's name: list_grants. */
  readonly name: string;
  readonly summary: string;
  readonly envelope: 'page' | 'array';
  readonly access_level: boolean;
}

export interface DetailRoute {
  /** Ends in the parameter that names the record: /grants/{public_id}. */
  readonly path: string;
  readonly name: string;
  readonly summary: string;
}

export interface FamilyDeclaration<F extends Fields> {
  readonly name: string;
  readonly singular: string;
  readonly title: string;
  /** What a row's schema is called; the singular, unless said otherwise. */
  readonly schemaName?: string;
  /** The public_id (or id) of a record in the demo, for the documents. */
  readonly example?: string;
  readonly summary: string;
  readonly tier: Tier;
  readonly fields: F;
  /** The member that a record is called by; the first of `search`, else the id, unless said otherwise. */
  readonly heading?: keyof F & string;
  /** Members of which the first that says something is the record's one line. */
  readonly lead?: readonly (keyof F & string)[];
  /** The records of another family, projected a second time under this name. */
  readonly of?: string;
  readonly derive?: { readonly [K in keyof F]?: Derivation<F> };
  readonly visible?: (record: Whole<F>, related: Related) => Tier | null;
  readonly links?: Readonly<Record<string, (record: Whole<F>) => readonly (string | null)[]>>;
  readonly follows?: readonly Follows[];
  readonly columns?: Readonly<Record<string, Column<F>>>;
  readonly flags?: Readonly<Record<string, (record: Whole<F>) => boolean>>;
  readonly search?: readonly string[];
  readonly filters?: Filters;
  readonly restrict?: (input: Doc) => readonly Restriction[];
  /** The default order, then the alphabet of `thenBy`, then the id. An ascending moment is built into the row's key. */
  readonly order: { readonly by: string; readonly direction: 'asc' | 'desc'; readonly thenBy?: string };
  readonly sorts?: {
    readonly default: string;
    readonly by: Readonly<Record<string, Sort>>;
    readonly order: boolean;
  };
  readonly facets?: Readonly<Record<string, Facet>>;
  readonly live?: (request: LiveRequest) => ReadonlyMap<string, Doc>;
  /** Columns of the own row from which alone the live members of a detail follow: they are read with it. */
  readonly liveColumns?: readonly string[];
  /** Moments of other families at whose passing the live members of a list change. */
  readonly moves?: readonly { readonly family: string; readonly column: string }[];
  /** Below the API: what shows its records besides its own lists, or in their place. */
  readonly readAt?: string;
  readonly list?: readonly ListRoute[];
  readonly detail?: readonly DetailRoute[];
  /** The member of a detail answer that holds the record; the singular, unless said otherwise. */
  readonly member?: string;
  /** Members that stand beside the record in a detail answer: detail members instead of in it, row members as well. */
  readonly beside?: readonly string[];
  /** Members whose form in details differs from that in rows. */
  readonly details?: Readonly<Record<string, Detailed<F>>>;
  /** What pages put first, where it does not follow from the fields. */
  readonly display?: Display;
  /** A record, as an answer shows it, in the words of schema.org; its name and address are added. */
  readonly linkedData?: (record: Doc) => Doc;
  /** Its dates in calendars; left out: it has none of its own, and is in no calendar. */
  readonly calendar?: Calendar;
  /** The page of a record on the site, without the site's address: the public_id follows. */
  readonly page?: string;
  /** The page of a row on this site, for families whose pages are not all below one path. */
  readonly pagePath?: (row: Doc) => string;
  /** Where a record names people: what is taken out of it when one of them is erased. */
  readonly people?: PersonPlaces;
  /** Where a record names records of other families: what goes along when one of them is merged (references.ts). */
  readonly refers?: References;
}

/** A member as details show it: another schema, another rendering. */
interface Detailed<F extends Fields> {
  readonly schema: JsonSchema;
  readonly value: Derivation<F>;
}

/** Computes a member; one that reads differently by tier says so, and is then written once for each tier. */
type Derivation<F extends Fields> =
  | ((record: Whole<F>, related: Related) => unknown)
  | {
      readonly usesTier: true;
      readonly value: (record: Whole<F>, related: Related, tier: Tier) => unknown;
    };

export type Family = FamilyDeclaration<Fields>;

/** Members of every record, whatever its family; a family that publishes one declares it itself. */
export const everyRecord = {
  id: stored(name('Opaque id, unique in the family.')),
  public_id: stored(nullable(publicId())),
  text_policy: stored(
    optional({
      ...oneOf(
        ['full', 'excerpt_only'],
        'Whether the text of others may be shown whole or as an excerpt of at most 300 characters.',
      ),
      fallback: 'full',
    }),
  ),
  source: stored(nullable(text('Where the record comes from.', 200))),
  source_url: stored(nullable(url('The page at the source.'))),
  created_at: stored(optional(dateTime('When the record was first accepted.'))),
  updated_at: stored(optional(dateTime('When the record last changed.'))),
  merged_into: stored(nullable(text('The id of the record that took the place of this one.', 200))),
} satisfies Fields;

type EveryRecord = typeof everyRecord;

const members = /^[a-z][a-z0-9_]*$/;

/** Completes and checks a declaration; a bad one never starts. */
export function family<const F extends Fields>(declaration: FamilyDeclaration<F>): Family {
  const heading = declaration.heading ?? declaration.search?.[0] ?? 'id';
  // The declaration's own members first, in its order.
  const correction = correctionOf(declaration);
  const added = { ...(correction ? { correction_url: correction } : {}), ...everyRecord };
  const fields = namedBySource({ ...declaration.fields, ...added, ...declaration.fields }, heading);
  const declared: Readonly<Record<string, unknown>> = {
    ...(correction
      ? { correction_url: (record: Doc) => correctionAddress(declaration.singular, record) }
      : {}),
    ...declaration.derive,
  };
  const complain = (what: string) => {
    throw new Error(`family ${declaration.name}: ${what}`);
  };
  for (const [member, field] of Object.entries(fields)) {
    if (!members.test(member)) complain(`${member} is no name of a member`);
    if (!field.schema.description) complain(`${member} has no description`);
    const derivation = declared[member];
    if (field.from === 'derived' && !derivation)
      complain(`${member} is derived, but derive has no ${member}`);
    if (field.from === 'live' && derivation) complain(`${member} is live, but derive has ${member}`);
    if (field.from === 'live' && !declaration.live) complain(`${member} is live, but there is no live`);
  }
  for (const word of declaration.search ?? []) {
    if (!fields[word]) complain(`search names ${word}, which is no field`);
  }
  for (const named of [heading, ...(declaration.lead ?? [])]) {
    if (!fields[named]) complain(`its heading or lead names ${named}, which is no field`);
  }
  if (declaration.heading && !shownInRows(fields[heading], declaration.tier)) {
    complain(`its heading ${heading} is not what every reader of a row sees`);
  }
  const check = (where: string, column: string) =>
    checkColumn(declaration, fields, column, (what) => complain(`${where}: ${what}`));
  for (const [parameter, filter] of Object.entries(declaration.filters ?? {})) {
    if (!filter.param.schema.description) complain(`filter ${parameter} has no description`);
    if ('column' in filter) check(`filter ${parameter}`, filter.column);
  }
  const { by, thenBy = by } = declaration.order;
  for (const column of [by, thenBy]) check('order', column);
  for (const member of ['people', 'refers'] as const) {
    for (const path of Object.keys(declaration[member] ?? {})) {
      const flaw = placeFlaw(member, path, fields);
      if (flaw) complain(flaw);
    }
  }
  const derive = { ...declared, ...fillingIn(fields, declared) };
  return { ...declaration, heading, fields, derive } as Family;
}

function shownInRows(field: Field | undefined, tier: Tier): boolean {
  return field?.place === 'row' && reaches(tier, field.tier);
}

/** The nested members that records bring are read whole, whatever of them or of what is derived from them was left out. */
function fillingIn(fields: Fields, declared: object): Readonly<Record<string, Derivation<Fields>>> {
  const derive: Record<string, Derivation<Fields>> = {};
  for (const [member, field] of Object.entries(fields)) {
    const fill = field.from === 'record' ? filling(field.schema) : null;
    if (!fill) continue;
    const own = (declared as Readonly<Record<string, Derivation<Fields> | undefined>>)[member];
    if (own === undefined) derive[member] = (record) => fill(record[member]);
    else if (typeof own === 'function') derive[member] = (record, related) => fill(own(record, related));
    else {
      const value = (...given: Parameters<typeof own.value>) => fill(own.value(...given));
      derive[member] = { usesTier: true, value };
    }
  }
  return derive;
}

/** A filter over a hidden member would be an oracle for it: it looks at what its list shows, or at a column. */
function checkColumn(
  declaration: { readonly tier: Tier; readonly columns?: object },
  fields: Fields,
  column: string,
  complain: (what: string) => void,
): void {
  if (Object.hasOwn(declaration.columns ?? {}, column)) return;
  const field: Field | undefined = fields[column];
  if (!field) complain(`${column} is neither a field nor a column`);
  else if (field.place !== 'record' && !reaches(declaration.tier, field.tier)) {
    complain(`${column} is of tier ${field.tier}, above the list's own`);
  }
}
