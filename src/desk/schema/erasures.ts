// Erasures that were begun, as the desk holds them.

export interface UnfinishedErasuresTable {
  readonly family: string;
  readonly id: string;
  /** JSON: what the record was called in all its versions. */
  readonly names: string;
  readonly at: string;
}
