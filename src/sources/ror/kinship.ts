// The first pass over ROR files: which records are taken, and which organization continues another.
//
// ROR does not always tell a closed organization who continues it; the successor then names it as a
// predecessor. Both directions are read before the first record is mapped. What is remembered is a
// few words per organization, so that the whole registry fits in little memory.

import type { rorOutline } from './record.ts';

type Outline = ReturnType<typeof rorOutline>;

interface Known {
  readonly modified: string;
  /** Where the newest record of its id stands. */
  readonly where: string;
  readonly isActive: boolean;
  readonly isFunder: boolean;
}

export interface Kinship {
  /** True where a record to be mapped stands: the newest of its id, and one that is taken. */
  readonly takes: (where: string) => boolean;
  /** True when the catalogue gets a record of this id. */
  readonly has: (id: string) => boolean;
  /** The active organization that continues a closed one, or null when there is none or several. */
  readonly successorOf: (id: string) => string | null;
}

/**
 * Collects outlines in the order in which the files give them. With `all` every record is taken, else
 * the funders, and the organizations that continue a closed funder, so that its old address leads on.
 */
export function gatherKinship(all: boolean): {
  readonly add: (outline: Outline, where: string) => void;
  readonly finish: () => Kinship;
} {
  const known = new Map<string, Known>();
  const successors = new Map<string, Set<string>>();
  const continues = (before: string, after: string) => {
    const known = successors.get(before);
    if (known) known.add(after);
    else successors.set(before, new Set([after]));
  };

  function add(outline: Outline, where: string): void {
    const before = known.get(outline.id);
    if (before && before.modified > outline.modified) return;
    known.set(outline.id, {
      modified: outline.modified,
      where,
      isActive: outline.status === 'active',
      isFunder: outline.types.includes('funder'),
    });
    for (const { type, id } of outline.relations) {
      if (type === 'successor') continues(outline.id, id);
      if (type === 'predecessor') continues(id, outline.id);
    }
  }

  /** Follows a chain of closed organizations; a circle and a split lead nowhere. */
  function successorOf(id: string): string | null {
    if (known.get(id)?.isActive !== false) return null;
    const seen = new Set([id]);
    let at = id;
    for (;;) {
      const [next, second] = [...(successors.get(at) ?? [])].filter((other) => known.has(other));
      if (next === undefined || second !== undefined || seen.has(next)) return null;
      if (known.get(next)?.isActive) return next;
      seen.add(next);
      at = next;
    }
  }

  function finish(): Kinship {
    const taken = new Set<string>();
    for (const [id, { isFunder }] of known) {
      if (!all && !isFunder) continue;
      taken.add(id);
      const successor = successorOf(id);
      if (successor !== null) taken.add(successor);
    }
    const places = new Set([...taken].map((id) => known.get(id)?.where));
    return {
      takes: (where) => places.has(where),
      has: (id) => taken.has(id),
      successorOf,
    };
  }

  return { add, finish };
}
