// What operations may ask of the shelf. The shelf implements it; the kernel only knows its shape.

import type { Doc, Family, Select } from './family.ts';
import type { Restriction } from './filter.ts';
import type { Piece } from './json.ts';
import type { Tier } from './tier.ts';

/** How a question reads one thing after the other: it may be broken off between two. */
export type Reading = <T>(read: () => T) => T;

export interface ListRequest {
  readonly tier: Tier;
  readonly now: Date;
  /** Values of the family's filters, already validated, defaults filled in. */
  readonly filters: Doc;
  /** Infinity for all, where all may be asked. */
  readonly limit: number;
  readonly offset: number;
  readonly sort?: string;
  readonly order?: 'asc' | 'desc';
  /** Words of a search that name labels: rows that carry one of these match there as well. */
  readonly named?: readonly NamedLabels[];
  /** What must be met in place of the words of a search, where no row has them all; left out: the words. */
  readonly met?: readonly Met[];
  /** Beginnings of words of which at least one occurs; the rows then come best match first. */
  readonly anyOf?: readonly string[];
  /** Words and phrases, folded, of which at least one occurs as it stands; the rows come best match first. */
  readonly phrases?: readonly string[];
  /** The member that these words are looked for in; left out: all that are searched. */
  readonly anyIn?: string;
  /** Only the rows are wanted: the total then counts those of the page alone. */
  readonly uncounted?: boolean;
  /** What an operation asks beside the family's filters. */
  readonly own?: ExtraQuery;
}

/** Folded words of a search, in its order, and the labels that they name together. */
export interface NamedLabels {
  readonly words: readonly string[];
  readonly labels: readonly string[];
}

/** One thing that is asked for: a row has it by any of these phrases, or by any of these values of its lists. */
export interface Met {
  /** In the words of the question, as they were read. */
  readonly asked: string;
  /** Folded words and phrases, found as they stand. */
  readonly phrases: readonly string[];
  /** The member that they are looked for in; left out: all that are searched. */
  readonly anyIn?: string;
  readonly values: readonly { readonly column: string; readonly value: string }[];
}

/** Questions that an operation puts itself, in SQL over the family's table `t`; values are bound. */
export interface ExtraQuery {
  /** In place of the family's restrictions. */
  readonly restrict: readonly Restriction[];
  readonly where: readonly { readonly sql: string; readonly binds: readonly (string | number)[] }[];
  /** A total order. */
  readonly order: string;
}

export interface Page<Row = string> {
  /** Ready JSON of each row, for the tier that asked. */
  readonly rows: readonly Row[];
  /** How many rows match in all. */
  readonly total: number;
  /** The moment (ms) at which the clock changes this page; Infinity when it never does. */
  readonly until: number;
}

/** Of more values a facet tells those with the most rows. */
export const maxFacetValues = 200;

export interface Facets {
  readonly counts: Readonly<Record<string, readonly { value: string; count: number }[]>>;
  /** The moment (ms) up to which the clock leaves these counts as they are. */
  readonly until: number;
}

/** How many of the rows that match have these values, one for each thing they are grouped by. */
export interface Group {
  /** Null: the rows have none. */
  readonly values: readonly (string | null)[];
  readonly count: number;
}

/** The first and the last moment of a family that is ordered by one; null when no row has any. */
export interface Extent {
  readonly first: string | null;
  readonly last: string | null;
}

export interface RecordDetail {
  readonly id: string;
  readonly public_id: string | null;
  /** Ready JSON of the record with its detail members. */
  readonly text: string;
  /** The same in parts, the last of which ends it. */
  readonly parts: readonly string[];
  /** Ready members that stand beside the record, without braces. */
  readonly beside: string;
  readonly until: number;
}

/** Rows that match, held together. */
export interface RowSet {
  /** How many they are; of more than two thousand only the first are held. */
  readonly size: number;
  /** For the shelf alone. */
  readonly keys: Float64Array;
}

/** A place in the change feed: what comes after it is new to whoever stands there. */
export interface FeedPlace {
  readonly seq: number;
  readonly family: string;
  readonly id: string;
}

/** The place behind everything with this number. */
export function placeAfter(seq: number): FeedPlace {
  return { seq, family: '\uffff', id: '' };
}

export interface ChangesRequest {
  readonly tier: Tier;
  readonly now: Date;
  readonly after: FeedPlace;
  /** What came before the place instead, the newest first. */
  readonly backwards?: true;
  /** Backwards: nothing up to this number of the log; left out: to the beginning. */
  readonly downTo?: number;
  readonly families: readonly Family[];
  readonly limit: number;
  /** What is said of a record that is there: nothing, its row as lists show it, or what a mirror needs. */
  readonly form: 'ref' | 'record' | 'replica';
}

/** The newest state of a record that this tier was told of. */
export interface Change<Text extends Piece = string> extends FeedPlace {
  readonly op: 'upsert' | 'unhide' | 'hide' | 'merge' | 'delete';
  readonly public_id: string | null;
  readonly at: string;
  readonly reason: string | null;
  readonly merged_into: { readonly id: string; readonly public_id: string | null } | null;
  /** When it was first accepted, where it is there and that is known here. */
  readonly created: string | null;
  /** Ready JSON in the asked form; null where the record is not there. */
  readonly text: Text | null;
}

export interface Changes<Text extends Piece = string> {
  /** Where to go on: the last place that was looked at; null when there was none beyond the asked one. */
  readonly end: FeedPlace | null;
  readonly entries: readonly Change<Text>[];
  /** Whether more follow at this moment. */
  readonly more: boolean;
}

/** A row with when its record last changed, which not every row says itself. */
export interface DatedRow {
  readonly id: string;
  readonly updated: string | null;
  readonly text: string;
}

export interface TopRowsRequest {
  readonly tier: Tier;
  readonly aspects: readonly {
    readonly weight: number;
    readonly sets: readonly { readonly rows: RowSet; readonly share: number }[];
  }[];
  readonly limit: number;
  /** So many are probably wanted, and are read at once; left out: some. */
  readonly first?: number | undefined;
}

export interface Reader {
  /** What is read within it, up to the first `await`, is of one moment, and is looked up under one lock of the file. */
  readonly together: <T>(read: () => T) => T;
  /** The last sequence number that changed anything a caller of this tier can see. */
  readonly version: (tier: Tier) => number;
  readonly list: (family: Family, request: ListRequest) => Page;
  /** The same as it is sent: with the site's address in it, most rows as bytes. */
  readonly written: (family: Family, request: ListRequest, site: string) => Page<Piece>;
  /**
   * All rows that match, in the order of the list, a few ms of work at a time; a slice may be empty. Which
   * rows they are is settled with the first of them: a row that is removed, hidden or moved to another
   * place meanwhile is left out, and none comes twice.
   */
  readonly slices: (family: Family, request: ListRequest) => Iterable<readonly string[]>;
  /** The rows that match, the last changed first. */
  readonly newest: (family: Family, request: ListRequest) => readonly DatedRow[];
  readonly count: (family: Family, request: ListRequest) => number;
  /**
   * All rows that match, whatever the limit; kept until something changes.
   * @param inTime reads each part of it; broken off, the parts that were read are kept
   */
  readonly rowSet: (family: Family, request: ListRequest, inTime?: Reading) => RowSet;
  /**
   * The rows that weigh most, the heaviest first, as ready JSON without live members; read as they are asked for. A row has of each
   * aspect's weight the greatest share of the sets that it is in.
   */
  readonly topRows: (
    family: Family,
    request: TopRowsRequest,
  ) => Iterable<{ readonly id: string; readonly text: string }>;
  readonly facets: (family: Family, request: ListRequest, names: readonly string[]) => Facets;
  /** The rows that match by one or two facets (values or months) together, the largest groups first. */
  readonly groups: (family: Family, request: ListRequest, names: readonly string[]) => readonly Group[];
  /** The distinct values of a text that a filter matches by parts, of the rows that the tier sees. */
  readonly values: (family: Family, column: string, tier: Tier) => readonly string[];
  /** The first and last moment, in the order's column, of the rows that match. */
  readonly extent: (family: Family, request: ListRequest) => Extent;
  /** A record by its public_id or id, or by its id alone; null when this tier may not see it or there is none. */
  readonly detail: (family: Family, name: string, tier: Tier, now: Date, by?: 'id') => RecordDetail | null;
  /** Ready JSON of the same, without what is counted over other families when it is read. */
  readonly stored: (family: Family, id: string, tier: Tier) => string | null;
  /** The public_id (or id) of the record that took the place of a merged one, or null. */
  readonly survivor: (family: Family, id: string, tier: Tier) => string | null;
  /** Whether a record of this id (or public_id, while its row is known) was shown to this tier before and is not any more. */
  readonly wasRemoved: (family: Family, id: string, tier: Tier) => boolean;
  /** What changed behind a place of the feed, in the order of the log. */
  readonly changes: (request: ChangesRequest) => Changes;
  /** The same as it is sent: with the site's address in the texts, most rows as bytes. */
  readonly writtenChanges: (request: ChangesRequest, site: string) => Changes<Piece>;
  /** Of what was erased up to this number of the log, something may never be told: who follows from before it begins again. */
  readonly untold: () => number;
  /** The number of the newest change that this tier was told of; 0 when there is none. */
  readonly newestSeq: (tier: Tier) => number;
  /** The number just before whatever this tier was told of since the second of this moment (ISO 8601). */
  readonly placeBefore: (moment: string, tier: Tier) => number;
  readonly select: Select;
}
