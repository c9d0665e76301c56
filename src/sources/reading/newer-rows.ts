// Sources list a row twice now and then. The first counts, unless a later one says that it is newer.

/** What a row says of its age, the surest first: moments (ms) or numbers of versions; null where it says nothing. */
export type RowAge = readonly (number | null)[];

/** Whether a row is to be taken: the first of its id, or one that says it is newer than the one that was taken. */
export function takingNewer(): (id: string, age?: RowAge) => boolean {
  const taken = new Map<string, RowAge>();
  return (id, age = []) => {
    const held = taken.get(id);
    if (held !== undefined && !isNewer(age, held)) return false;
    taken.set(id, age);
    return true;
  };
}

/** What both say and say differently decides. */
export function isNewer(age: RowAge, held: RowAge): boolean {
  for (const [at, one] of age.entries()) {
    const other = held[at] ?? null;
    if (one !== null && other !== null && one !== other) return one > other;
  }
  return false;
}

/** A moment as a source writes it, in ms; null for what is none. */
export function ageIn(written: unknown): number | null {
  const at = typeof written === 'string' ? Date.parse(written) : Number.NaN;
  return Number.isNaN(at) ? null : at;
}
