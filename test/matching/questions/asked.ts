// Judged questions, and what is held of a set of them.

/** Each with the calls that are right; none where nothing answers. */
export type Asked = readonly (readonly [question: string, right: readonly string[]])[];

export interface Bounds {
  readonly mrr: number;
  readonly top?: number;
}

export type Sets = readonly (readonly [name: string, Asked, Bounds])[];
