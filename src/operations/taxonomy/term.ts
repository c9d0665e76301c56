// One term of a vocabulary, as GET /taxonomy shows it.

interface Scale {
  readonly min: number;
  readonly max: number;
}

/** What a score means. A text score names a range of scores, such as "2-3". */
export interface RubricAnchor {
  readonly score: number | string;
  readonly meaning: string;
}

export interface TaxonomyTerm {
  /** Unique in its scheme together with `parent`. */
  readonly slug: string;
  readonly name: string;
  readonly description: string | null;
  /** The slug of the broader term, or of the set that a dimension belongs to. */
  readonly parent: string | null;
  readonly aliases: readonly string[];
  readonly scale?: Scale;
  readonly rubric?: readonly RubricAnchor[];
  readonly deprecated: boolean;
  readonly replaced_by: string | null;
}

export interface TaxonomyScheme {
  readonly scheme: string;
  readonly terms: readonly TaxonomyTerm[];
}

/** A term in use, without parent and scale; `more` adds or replaces members. */
export function term(
  slug: string,
  name: string,
  description: string | null,
  more: Partial<TaxonomyTerm> = {},
): TaxonomyTerm {
  return {
    slug,
    name,
    description,
    parent: null,
    aliases: [],
    deprecated: false,
    replaced_by: null,
    ...more,
  };
}
