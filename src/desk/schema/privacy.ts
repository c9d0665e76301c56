// Names of what was erased, as hashes.

export interface ErasedNamesTable {
  readonly hash: string;
  /** How many words the name has. */
  readonly words: number;
  readonly at: string;
}
