// What operations may ask of the shelf. The shelf implements it; the kernel only knows its shape.

import type { Doc, Family, Select } from './family.ts';
import type { Tier } from './tier.ts';

export interface ListRequest {
  readonly tier: Tier;
  readonly now: Date;
  /** Values of the family's filters, already validated, defaults filled in. */
  readonly filters: Doc;
  readonly limit: number;
  readonly offset: number;
  readonly sort?: string;
  readonly order?: 'asc' | 'desc';
  /** Beginnings of words of which at least one occurs; the rows then come best match first. */
  readonly anyOf?: readonly string[];
}

export interface Page {
  /** Ready JSON of each row, for the tier that asked. */
  readonly rows: readonly string[];
  /** How many rows match in all. */
  readonly total: number;
  /** The moment (ms) at which the clock changes this page; Infinity when it never does. */
  readonly until: number;
}

export interface Facets {
  readonly counts: Readonly<Record<string, readonly { value: string; count: number }[]>>;
  /** The moment (ms) up to which the clock leaves these counts as they are. */
  readonly until: number;
}

/** The first and the last moment of a family that is ordered by one; null when no row has any. */
export interface Extent {
  readonly first: string | null;
  readonly last: string | null;
}

export interface One {
  readonly id: string;
  readonly public_id: string | null;
  /** Ready JSON of the record with its detail members. */
  readonly text: string;
  /** Ready members that stand beside the record, without braces. */
  readonly beside: string;
  readonly until: number;
}

export interface Reader {
  /** The last sequence number that changed anything a caller of this tier can see. */
  readonly version: (tier: Tier) => number;
  readonly list: (family: Family, request: ListRequest) => Page;
  readonly count: (family: Family, request: ListRequest) => number;
  readonly facets: (family: Family, request: ListRequest, names: readonly string[]) => Facets;
  /** The first and last moment, in the order's column, of the rows that match. */
  readonly extent: (family: Family, request: ListRequest) => Extent;
  /** A record by its public_id or id; null when this tier may not see it or there is none. */
  readonly one: (family: Family, id: string, tier: Tier, now: Date) => One | null;
  /** The public_id (or id) of the record that took the place of a merged one, or null. */
  readonly survivor: (family: Family, id: string, tier: Tier) => string | null;
  readonly select: Select;
}
