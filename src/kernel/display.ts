// What pages put first of a family's records, where it does not follow from the fields alone: data, not
// HTML. Members are named as an answer holds them; a dot leads into a nested one.

/** A picture that a record's page draws from one of its members, or from some of them. */
export type Picture =
  /** Scores side by side: a map of names to numbers, or a list of {dimension, score}. */
  | { readonly kind: 'bars'; readonly title: string; readonly member: string; readonly max: number }
  /** The same as a web, for at least three scores. */
  | { readonly kind: 'radar'; readonly title: string; readonly member: string; readonly max: number }
  /** How many of something come to each value: a map of values to counts. */
  | {
      readonly kind: 'distribution';
      readonly title: string;
      readonly member: string;
      /** What is counted, as one and as many. */
      readonly counted: readonly [one: string, many: string];
      readonly of: number;
    }
  /** Moments in their order: members that hold one, or a list of objects with `at`. */
  | {
      readonly kind: 'timeline';
      readonly title: string;
      readonly members: readonly string[];
      readonly at?: string;
      readonly label?: string;
    }
  /** Objects that name the one above them. */
  | {
      readonly kind: 'tree';
      readonly title: string;
      readonly member: string;
      readonly id: string;
      readonly parent: string;
      readonly label: string;
    };

export interface Display {
  /** What the eye meets first in a row; left out: the member that orders the list. */
  readonly headline?: string | null;
  /** What a row tells beside its name and its line. */
  readonly columns?: readonly string[];
  /** A list of slugs, shown as such. */
  readonly tags?: string;
  /** Where the pages of its tags are, where they are no labels, and what they are called. */
  readonly tagPages?: { readonly path: string; readonly title: string };
  /** What a link of a page says, for members that hold an address. */
  readonly actions?: Readonly<Record<string, string>>;
  readonly pictures?: readonly Picture[];
  /** The sections of a page in this order; what is not named follows in the order of the fields. */
  readonly sections?: readonly string[];
  /** Members, or members of a member (`dossier.scoring`), that a page leaves to others: they are shown elsewhere, or say nothing to people. */
  readonly leftOut?: readonly string[];
}

/** The value of a member of a record; a dot leads into a nested one. */
export function memberOf(record: Readonly<Record<string, unknown>>, path: string): unknown {
  let at: unknown = record;
  for (const step of path.split('.')) {
    if (at === null || typeof at !== 'object') return undefined;
    at = (at as Readonly<Record<string, unknown>>)[step];
  }
  return at;
}
