// A replica is what the shelf keeps of a record for one tier, as a line for a mirror: the ready JSON of
// this tier and of those below it, the columns that the tier may learn, flags and links. A mirror keeps
// such lines in its own ledger, and its shelf takes them as they are: nothing is derived a second time,
// so it answers with the same bytes, and nothing of a higher tier was ever in the line.

/** The member by which a mirror's ledger tells a replica from a record. */
export const replicaMember = '$replica';

export interface Replica {
  readonly vis: number;
  readonly into: string | null;
  readonly updated: string | null;
  readonly rows: readonly (string | null)[];
  readonly details: readonly (string | null)[] | null;
  readonly columns: Readonly<Record<string, string | number | null>>;
  readonly marks: readonly string[];
  /** Link to target, as the shelf keeps links of the record. */
  readonly links: readonly (readonly [link: string, target: string])[];
}
