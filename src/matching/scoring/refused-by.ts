// What of a record was not wanted: by its title, by who pays, by its labels. What its text says in passing is not held
// against it.

import type { Doc } from '../../kernel/family.ts';
import type { Aspect } from '../question/read-query.ts';
import { finderOf } from './matches-in.ts';
import type { Facts } from './row-facts.ts';
import { share } from './score-weights.ts';

/** A trial that a call allows is none that it asks for. */
const allowed = /clinical trials? (?:optional|not[- ]allowed)/gi;

/** Tells of a record, with its labels, what of it was refused, in the words of the question. */
export function refusedBy(
  unwanted: readonly Aspect[],
  facts: Facts | undefined,
): (record: Doc, labels: readonly string[]) => readonly string[] {
  if (unwanted.length === 0) return () => [];
  const find = finderOf(unwanted.map((aspect) => ({ ...aspect, near: [], related: [], whole: [] })));
  const matchesIn = (text: unknown) =>
    typeof text === 'string'
      ? find(text.replace(allowed, ' ')).filter(({ weight }) => weight >= share.alike)
      : [];
  return (record, labels) => {
    const titled = new Set(matchesIn(record.title).map(({ aspect }) => aspect));
    const paid = new Set(matchesIn(record.funder_name ?? record.location).map(({ aspect }) => aspect));
    const paying = unwanted.some(({ funder }) => funder !== undefined)
      ? facts?.fundersOf(String(record.id))
      : undefined;
    return unwanted.flatMap((aspect, at) => {
      const { asked, kind, funder } = aspect;
      const isOf =
        kind === 'place'
          ? paid.has(at)
          : titled.has(at) ||
            (funder !== undefined && paying?.includes(funder) === true) ||
            aspect.labels.some((label) => labels.includes(label));
      return isOf ? [asked] : [];
    });
  };
}
