// What a record says of what was asked in other words: who asks for air pollution and is shown a call on toxicology,
// because both are exposures, is told so.

import type { Aspect } from '../question/read-query.ts';
import type { Match } from './matches-in.ts';
import { isTopic, share } from './score-weights.ts';

export interface InOtherWords {
  readonly member: string;
  /** How nearly it says what was asked: the same topic, one it is a part of, one near it, a related word. */
  readonly way: string;
  readonly asked: string;
  readonly said: string;
}

interface Seen {
  readonly member: string;
  readonly text: string;
  readonly matches: readonly Match[];
}

/** How what was asked is said in other words, by how nearly: see share. */
const ways: ReadonlyMap<number, string> = new Map([
  [share.alike, 'same topic'],
  [share.whole, 'wider topic'],
  [share.near, 'near topic'],
  [share.related, 'related'],
]);

/** What is said in other words alone, and by no label of its own, each with the first of the nearest of them. */
export function inOtherWords(
  seen: readonly Seen[],
  aspects: readonly Aspect[],
  carried: ReadonlySet<string>,
): readonly InOtherWords[] {
  return aspects.flatMap(({ asked, labels, meanings, kind, light }, at) => {
    if (light || !isTopic({ kind }) || labels.some((label) => carried.has(label))) return [];
    const mentions = seen.flatMap(({ member, text, matches }) =>
      matches.filter(({ aspect }) => aspect === at).map((match) => ({ member, text, ...match })),
    );
    const [nearest] = mentions.toSorted((a, b) => b.weight - a.weight);
    const way = nearest && ways.get(nearest.weight);
    if (!nearest || way === undefined) return [];
    const { member, text, start, end } = nearest;
    // Names of one topic are not one thing, so the topic is named: imaging and early signs are both of "diagnostic".
    const topic = nearest.weight === share.alike ? meanings.map((slug) => slug.replaceAll('-', ' ')) : [];
    const named = topic.length > 0 ? `${way} (${topic.join(', ')})` : way;
    return [{ member, way: named, asked, said: text.slice(start, end) }];
  });
}
