// Two texts that began from the same one, put together line by line. What only one of them changed is taken;
// where both changed the same lines, both stand in the result, one after the other, so nothing is lost.

import { diff3Merge } from 'node-diff3';

export interface Overlap {
  readonly before: string;
  readonly theirs: string;
  readonly yours: string;
}

interface Merged {
  /** Everything, with both texts where they overlap. */
  readonly text: string;
  readonly overlaps: readonly Overlap[];
}

/** Comparing costs lines times lines; longer middles count as one overlap. */
const maxComparisons = 1_000_000;

export function mergeTexts(before: string, theirs: string, yours: string): Merged {
  const [base, a, b] = [before, theirs, yours].map((text) => text.split('\n')) as [
    string[],
    string[],
    string[],
  ];
  const start = commonStart(base, a, b);
  const end = commonStart(...([base, a, b].map((lines) => lines.slice(start).reverse()) as Three));
  const middle = (lines: string[]) => lines.slice(start, lines.length - end);
  const [o, x, y] = [middle(base), middle(a), middle(b)];
  const lines = base.slice(0, start);
  const overlaps: Overlap[] = [];
  const overlap = (was: readonly string[], one: readonly string[], other: readonly string[]) => {
    overlaps.push({ before: was.join('\n'), theirs: one.join('\n'), yours: other.join('\n') });
    lines.push(...one, ...other);
  };
  if (o.length * Math.max(x.length, y.length) > maxComparisons) overlap(o, x, y);
  else {
    for (const part of diff3Merge(x, o, y, { excludeFalseConflicts: true })) {
      if (part.conflict) overlap(part.conflict.o, part.conflict.a, part.conflict.b);
      else lines.push(...(part.ok ?? []));
    }
  }
  lines.push(...base.slice(base.length - end));
  return { text: lines.join('\n'), overlaps };
}

type Three = [string[], string[], string[]];

function commonStart(base: string[], ...others: string[][]): number {
  const most = Math.min(base.length, ...others.map(({ length }) => length));
  let at = 0;
  while (at < most && others.every((lines) => lines[at] === base[at])) at++;
  return at;
}
