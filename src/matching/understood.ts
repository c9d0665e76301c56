// What was understood of a question, for whoever asked it.

import { counted } from '../kernel/counted.ts';
import { dayMs } from '../kernel/durations.ts';
import type { Doc } from '../kernel/family.ts';
import { shape } from '../kernel/shape.ts';
import type { Matches } from './match.ts';
import { isFrame, isTopic } from './scoring/score-weights.ts';
import { isOfStudents } from './scoring/unmet-frame.ts';

export const readSchema = {
  ...shape(
    `{words: text[], labels: text[], topics: Understood[], frame: Framed[], corrected: Correction[],
      unnamed: text[], unwanted: text[], left_out: text[], closing_within_days?: int, notes: text[]}`,
    {
      Understood: shape('{asked: text, as: text[]}'),
      Framed: shape('{asked: text, kind: text, as: text[]}'),
      Correction: shape('{asked: text, read_as: text}'),
    },
  ),
  description:
    'What was understood: words without those that say nothing; topics and what they were taken for; the frame (stage, scheme, purpose, place, code, …); words that stand nowhere, and ages in years, and how they were read; topics that no grant names which was looked at; what is not wanted, by which a grant stands behind (“but not Alzheimer”, “no US funding”); words of a long question that were not looked for, because others say more, and for how long money is asked; what else is to be said of the answer.',
};

/** Where a funder was asked for and a topic, and no call of that funder on it is among the best. */
function notOf({ aspects }: Matches['read'], best: Matches['best']): readonly string[] {
  const funders = aspects.filter(({ funder }) => funder !== undefined).map(({ asked }) => asked);
  const topics = aspects.filter(isTopic).map(({ asked }) => asked);
  if (funders.length === 0 || topics.length === 0) return [];
  const isMet = best.some(
    ({ payers, named }) => payers.length > 0 && topics.some((one) => named.includes(one)),
  );
  return isMet
    ? []
    : [`None of these is a call of ${funders.join(' or ')} that names ${topics.join(' or ')}.`];
}

/** Where two things or more were asked for, and none of the best names most of them; what nothing names is told by itself. */
function notTogether({ read: { aspects }, unnamed, best, isAnswered }: Asked): readonly string[] {
  const parts = aspects.filter((one) => (isTopic(one) && !one.light) || isFrame(one));
  if (isAnswered || unnamed.length > 0 || best.length === 0 || parts.length < 2) return [];
  if (best.some(({ named }) => parts.every(({ asked }) => named.includes(asked)))) return [];
  return [`None of these names all of it: ${parts.map(({ asked }) => asked).join(', ')}.`];
}

/** What is told of by itself where no call has it. */
const toldApart: ReadonlySet<string> = new Set(['year', 'number', 'funder']);

/** Where a part of the frame was asked for (a place, an amount, a kind of money) that none of the best names. */
function notFramed({ read: { aspects }, unnamed, best }: Asked): readonly string[] {
  const missing = aspects
    .filter((one) => !isTopic(one) && !toldApart.has(one.kind) && !isOfStudents(one))
    .map(({ asked }) => asked)
    .filter((asked) => !unnamed.includes(asked) && best.every(({ named }) => !named.includes(asked)));
  return best.length === 0 || missing.length === 0 ? [] : [`None of these names ${missing.join(', ')}.`];
}

/** Where it was said when a call is to close, and none of the best closes then; days from now are told by themselves. */
function notClosing(
  { aspects, closing_within_days: days }: Matches['read'],
  best: Matches['best'],
): readonly string[] {
  const askedMonths = aspects.filter(({ kind, closes }) => kind === 'year' && closes !== undefined);
  const isMet =
    askedMonths.length === 0 ||
    best.some(({ named }) => askedMonths.some((one) => named.includes(one.asked)));
  if (isMet || days !== null || best.length === 0) return [];
  return [`None of these closes as it was asked: ${askedMonths.map((one) => one.asked).join(', ')}.`];
}

/** Where students ask, for whom hardly a call is, and none of the best is for them. */
function notForStudents({ aspects }: Matches['read'], best: Matches['best']): readonly string[] {
  return aspects
    .filter((aspect) => isOfStudents(aspect) && !best.some(({ named }) => named.includes(aspect.asked)))
    .map(({ asked }) => `None of these says that it is for this stage: ${asked}.`);
}

type Asked = Pick<Matches, 'read' | 'unnamed' | 'best' | 'isAnswered'>;

/** The same with the letters that were typed. */
function inTypedLetters({ read, unnamed, best, isAnswered }: Asked, typed: (read: string) => string): Asked {
  const ofAll = <One extends { readonly asked: string }>(all: readonly One[]) =>
    all.map((one) => ({ ...one, asked: typed(one.asked) }));
  return {
    read: {
      ...read,
      aspects: ofAll(read.aspects),
      corrected: ofAll([...(read.ages ?? []), ...read.corrected]),
      unwanted: ofAll(read.unwanted ?? []),
      left_out: read.left_out.map(typed),
    },
    unnamed: unnamed.map(typed),
    best: best.map((one) => ({ ...one, named: one.named.map(typed) })),
    isAnswered,
  };
}

/**
 * @param shown the records that are answered
 * @param typed gives words of the question back as they were typed
 */
export function understood(
  folded: Asked,
  shown: readonly Doc[],
  { now, typed }: { readonly now: Date; readonly typed: (read: string) => string },
) {
  const asked = inTypedLetters(folded, typed);
  const { read, unnamed, best } = asked;
  const topics = read.aspects.filter(isTopic);
  const frame = read.aspects.filter((aspect) => !isTopic(aspect));
  const days = read.closing_within_days;
  const closing = shown.filter(({ deadline }) => {
    return (
      typeof deadline === 'string' && days !== null && Date.parse(deadline) <= now.getTime() + days * dayMs
    );
  });
  const few = shown.length > 0 ? ' What is nearest is listed.' : '';
  return {
    words: read.aspects.map(({ asked }) => asked),
    labels: [...new Set(read.aspects.flatMap(({ labels }) => labels))],
    topics: topics.map(({ asked, meanings }) => ({ asked, as: meanings })),
    frame: frame.map(({ asked, kind, meanings }) => ({ asked, kind, as: meanings })),
    corrected: read.corrected,
    unnamed,
    unwanted: (read.unwanted ?? []).map(({ asked }) => asked),
    left_out: read.left_out,
    closing_within_days: days,
    notes: [
      ...(unnamed.length > 0 ? [`No grant that was looked at names ${unnamed.join(', ')}.${few}`] : []),
      ...notTogether(asked),
      ...notFramed(asked),
      ...notOf(read, best),
      ...notClosing(read, best),
      ...(best.length > 0 ? notForStudents(read, best) : []),
      ...(days !== null && closing.length === 0
        ? [`None of these closes within ${counted(days, 'day')}.`]
        : []),
    ],
  };
}
