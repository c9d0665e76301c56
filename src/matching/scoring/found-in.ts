// Where a record speaks of what was asked: in which member, and what of it only to say that it is not paid for.

import type { Doc } from '../../kernel/family.ts';
import { exclusionsOf } from '../calls/excluded-in.ts';
import type { Aspect } from '../question/read-query.ts';
import type { Match } from './matches-in.ts';
import type { ItemKind } from './score.ts';
import { isTopic, share } from './score-weights.ts';
import type { Traits } from './traits.ts';

/** Where is looked for what was asked, and what a word there counts. */
const places: Readonly<
  Record<ItemKind, readonly (readonly [member: string, place: 'title' | 'text' | 'name'])[]>
> = {
  grant: [
    ['title', 'title'],
    ['description', 'text'],
    ['funder_name', 'name'],
  ],
  event: [
    ['title', 'title'],
    ['description', 'text'],
    ['organizer', 'name'],
    ['location', 'name'],
  ],
};

const searched = [...new Set(Object.values(places).flatMap((all) => all.map(([member]) => member)))];

/** A title that says so says nothing of trials, and the state of the art is no art. */
const saysNothing =
  /clinical trials? not allowed|state[- ]of[- ]the[- ]art|start-up (?=(?:grants?|funds|awards?|packages?)\b)/gi;
/** Names of institutes of the United States. */
const ofInstitutes =
  /\bNational (?:Institutes? (?:of|on|for)|Center for|Cancer|Eye|Heart)(?:,? (?:[A-Z][\w-]*|and|of|the|on|for|&|other))+/g;
const beginsInstitute = 'National ';

const blank = (said: string) => ' '.repeat(said.length);

/** Whether some words of a record say nothing; most records have none of these. */
export function hasEmptyWords(record: Doc): boolean {
  return searched.some((member) => String(record[member] ?? '').search(saysNothing) >= 0);
}

export interface Found {
  readonly member: string;
  readonly place: 'title' | 'text' | 'name';
  readonly text: string;
  readonly matches: readonly Match[];
}

/** What a record names of what was asked, and what it only says not to pay for. */
export function foundIn(
  record: Doc,
  kind: ItemKind,
  find: (text: string) => readonly Match[],
  { mayExclude, mayBeEmpty }: Traits,
): { readonly found: readonly Found[]; readonly excluded: readonly Match[] } {
  const found: Found[] = [];
  let excluded: readonly Match[] = [];
  for (const [member, place] of places[kind]) {
    const text = record[member];
    if (typeof text !== 'string') continue;
    let matches = find(text);
    if (mayBeEmpty && matches.length > 0) matches = find(text.replace(saysNothing, blank));
    if (matches.length > 0 && place === 'text') {
      if (mayExclude) {
        const isInside = exclusionsOf(text);
        excluded = matches.filter(isInside);
        if (excluded.length > 0) matches = matches.filter((one) => !isInside(one));
      }
      matches = outsideNames(text, matches);
    }
    if (matches.length > 0) found.push({ member, place, text, matches });
  }
  return { found, excluded };
}

/** The same, where what stands in the name of an institute says less: that one of kidney diseases pays for blood too. */
function outsideNames(text: string, matches: readonly Match[]): readonly Match[] {
  if (!text.includes(beginsInstitute)) return matches;
  const names = [...text.matchAll(ofInstitutes)].map(
    ({ 0: said, index }) => [index, index + said.length] as const,
  );
  if (names.length === 0) return matches;
  return matches.map((one) =>
    one.weight > share.whole && names.some(([from, to]) => one.start >= from && one.end <= to)
      ? { ...one, weight: share.whole }
      : one,
  );
}

/** Whether a call says of a topic that was asked for that it is not paid for, and names it nowhere else. */
export function isExcluded(
  excluded: readonly Match[],
  found: readonly Found[],
  aspects: readonly Aspect[],
): boolean {
  return excluded.some(({ aspect: at, weight }) => {
    const aspect = aspects[at] as Aspect;
    if (!isTopic(aspect) || aspect.light || weight < share.alike) return false;
    return found.every(({ matches }) =>
      matches.every((one) => one.aspect !== at || one.weight < share.alike),
    );
  });
}
