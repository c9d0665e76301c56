// What an operator knows better than a source. A correction is kept in the record itself, beside what the source
// says at its place, so that it goes wherever the record goes and is gone when the record is. Whoever writes the
// record again (a harvest, an import) brings the source's word alone; the correction is laid over it within
// the same transaction, so that none is lost between two writers.

import type { Doc } from '../kernel/family.ts';

/** One corrected member. `path` is a member of the record, or one of its detail as `detail.funding`. */
export interface Correction {
  readonly path: string;
  /** Null where the member is to say nothing. */
  readonly value: unknown;
  /** What the source says now; left out where it says nothing. */
  readonly harvested?: unknown;
  readonly reason: string;
  readonly at: string;
}

/** What somebody asks for: a correction, or (without a value) that the source's word counts again. */
export type Correcting = Omit<Correction, 'harvested' | 'value'> & { readonly value?: unknown };

export function correctionsOf(record: Doc | null): readonly Correction[] {
  return (record?.corrections as readonly Correction[] | undefined) ?? [];
}

/** The record as its source has it. */
export function beneath(record: Doc): Doc {
  const corrections = correctionsOf(record);
  if (corrections.length === 0) return record;
  const { corrections: _corrections, ...whole } = record;
  return corrections.reduce<Doc>((doc, { path, harvested }) => withMember(doc, path, harvested), whole);
}

/** A record of a source with these corrections over it; they note what it says. */
export function corrected(record: Doc, corrections: readonly Correction[]): Doc {
  if (corrections.length === 0) return record;
  const noted = corrections.map(({ harvested: _harvested, ...correction }) => {
    const harvested = memberOf(record, correction.path);
    return harvested === undefined ? correction : { ...correction, harvested };
  });
  const over = noted.reduce<Doc>((doc, { path, value }) => withMember(doc, path, value ?? undefined), record);
  return { ...over, corrections: noted };
}

/** The corrections after one more, or one less. */
export function amended(
  corrections: readonly Correction[],
  { value, ...correcting }: Correcting,
): readonly Correction[] {
  const otherCorrections = corrections.filter(({ path }) => path !== correcting.path);
  return value === undefined ? otherCorrections : [...otherCorrections, { ...correcting, value }];
}

function memberOf(record: Doc, path: string): unknown {
  const [member, inner] = path.split('.') as [string, string?];
  return inner === undefined ? record[member] : (record[member] as Doc | undefined)?.[inner];
}

/** The record with this member, at its place where it had one; undefined takes it out. */
function withMember(record: Doc, path: string, value: unknown): Doc {
  const [member, inner] = path.split('.') as [string, string?];
  if (inner !== undefined) {
    return withMember(record, member, withMember((record[member] as Doc | undefined) ?? {}, inner, value));
  }
  if (value !== undefined) return { ...record, [member]: value };
  const { [member]: _before, ...others } = record;
  return others;
}
