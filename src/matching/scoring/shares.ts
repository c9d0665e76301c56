// How much of each thing that is asked for a record has, by what it says and by the labels that it carries.

import type { Doc } from '../../kernel/family.ts';
import { saysRolling } from '../calls/says-rolling.ts';
import { closesIn } from '../question/months-in.ts';
import type { Aspect } from '../question/read-query.ts';
import { kindOf } from '../words/diseases.ts';
import { isOutsideLife } from '../words/of-life.ts';
import { isWithoutFunders } from './countries.ts';
import type { Found } from './found-in.ts';
import type { Match } from './matches-in.ts';
import { isForAnotherPart, isForBiology, isOnSomethingElse } from './misfits.ts';
import {
  earlyChars,
  inOtherPart,
  inPassing,
  isTheField,
  isTopic,
  ofAnotherKind,
  ofItsKind,
  ofItsWiderKind,
  otherPart,
  outsideLife,
  saidLate,
  share,
  shareIn,
} from './score-weights.ts';
import { isForOtherStudents, isForPupils, takesAnyCountry } from './unmet-frame.ts';

/** What a fellowship for a doctorate has of a student. */
const otherStudents = 0.3;
/** What a call for students has of pupils, where it does not speak of them. */
const ofStudents = 0.2;
/** What a text says of whoever gives the money counts as their name does: a US funder. */
const itsFunder = ' funder';
/** What is said more often counts no more. */
const maxAgain = 2;

/** The share of each aspect, by its number, and the labels of the question that the record carries. */
export function sharesOf(
  record: Doc,
  labels: readonly string[],
  found: readonly Found[],
  aspects: readonly Aspect[],
): { readonly shares: number[]; readonly carried: ReadonlySet<string> } {
  const shares = aspects.map(() => 0);
  const raise = (at: number, to: number) => {
    shares[at] = Math.max(shares[at] as number, to);
  };
  const onOther = isOnSomethingElse(record);
  const isEarly = (at: number) =>
    found.some(({ place, matches }) =>
      matches.some(({ aspect, start }) => aspect === at && (place === 'title' || start < earlyChars)),
    );
  const passing = (aspect: Aspect, at: number) =>
    onOther && aspect.ageing && aspect.labels.length > 0 && (aspect.field || !isEarly(at)) ? inPassing : 1;
  const kind = (aspect: Aspect) => (aspect.narrower ? leftForAKind(aspect, labels) : 1);
  let outside: boolean | undefined;
  const isOutside = () => (outside ??= isOutsideLife(record));
  // Several words as they were asked mean the same everywhere.
  const astray = ({ ofLife, asked }: Aspect, weight: number) =>
    ofLife && !(weight === share.exact && asked.includes(' ')) && isOutside() ? outsideLife : 1;
  const another = isForAnotherPart(labels, aspects);
  const isCarried = (label: string) => labels.includes(label);
  // What is for the biology of ageing as a whole takes whatever part of it it names.
  const takesParts = isForBiology(labels);
  const carries = (aspect: Aspect) =>
    aspect.labels.some(isCarried) || aspect.wholeLabels.some(isCarried) || aspect.nearLabels.some(isCarried);
  for (const { place, text, matches } of found) {
    const stress = place === 'text' ? stressOf(matches, aspects) : null;
    const late = place === 'text' && !takesParts ? lateIn(matches, aspects) : null;
    for (const { aspect: at, weight, together, start, end } of matches) {
      const aspect = aspects[at] as Aspect;
      if (aspect.kind === 'place' && text.slice(start, end + itsFunder.length).includes(itsFunder))
        raise(at, share.exact);
      const weak = place === 'text' || (weight === share.near && !carries(aspect));
      const aside = another && place === 'text' && isTopic(aspect) && !isTheField(aspect) ? inOtherPart : 1;
      const own = shareIn(aspect, place, together && weight === share.exact);
      const stressed =
        stress === null ? own : Math.max(own, Math.min(share.wordsInText, own + (stress.get(at) ?? 0)));
      const wide = weight < share.exact ? kind(aspect) : 1;
      const left = (weak ? passing(aspect, at) : 1) * astray(aspect, weight);
      const once = late?.has(at) ? saidLate : 1;
      raise(at, aside * weight * wide * stressed * left * once);
    }
  }
  const carried = new Set<string>();
  aspects.forEach((aspect, at) => {
    const { bearers, closes } = aspect;
    if (bearers?.includes(String(record.id))) raise(at, share.exact);
    if (closes !== undefined && closesIn(closes, record.deadline, saysRolling(record)))
      raise(at, share.inTitle);
    const own = aspect.labels.filter(isCarried);
    if (own.length > 0) raise(at, share.byLabel * passing(aspect, at) * kind(aspect));
    const near = aspect.nearLabels.filter(isCarried);
    if (near.length > 0)
      raise(at, share.near * share.byLabel * passing(aspect, at) * (another ? otherPart : 1));
    const whole = aspect.wholeLabels.filter(isCarried);
    if (whole.length > 0) raise(at, share.whole * share.byLabel * passing(aspect, at));
    for (const label of [...own, ...whole, ...near]) carried.add(label);
    if (isForOtherStudents(aspect, labels)) shares[at] = Math.min(shares[at] as number, otherStudents);
    if (isForPupils(aspect, labels)) raise(at, (shares[at] as number) > 0 ? share.byLabel : ofStudents);
    if (isWithoutFunders(aspect) && takesAnyCountry(record)) raise(at, share.anyCountry);
  });
  return { shares, carried };
}

/** What a call for a disease has of a kind of it; less where it is for another kind too. */
function leftForAKind(aspect: Aspect, labels: readonly string[]): number {
  const isForAnother = labels.some((label) => aspect.labels.includes(kindOf.get(label) ?? ''));
  if (isForAnother) return ofAnotherKind;
  return aspect.labels.includes('dementia') ? ofItsKind : ofItsWiderKind;
}

/** The topics that a text names once, and not at its beginning; those of ageing are its own in any case. */
function lateIn(matches: readonly Match[], aspects: readonly Aspect[]): ReadonlySet<number> {
  const once = new Set<number>();
  if ((matches.at(-1)?.start ?? 0) < earlyChars) return once;
  const seen = new Set<number>();
  for (const { aspect, start } of matches) {
    const one = aspects[aspect] as Aspect;
    if (seen.has(aspect)) once.delete(aspect);
    else if (start >= earlyChars && isTopic(one) && !one.ageing) once.add(aspect);
    seen.add(aspect);
  }
  return once;
}

/** What topics of a text have beyond being named in it: they are said again. */
function stressOf(matches: readonly Match[], aspects: readonly Aspect[]): ReadonlyMap<number, number> {
  const mentions = new Map<number, number>();
  for (const { aspect, weight } of matches)
    if (weight >= share.alike && isTopic(aspects[aspect] as Aspect))
      mentions.set(aspect, (mentions.get(aspect) ?? 0) + 1);
  return new Map(
    [...mentions].map(([aspect, times]) => [aspect, share.again * Math.min(maxAgain, times - 1)]),
  );
}
